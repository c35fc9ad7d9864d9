// GENERATED from schemas/shared/expansion.schema.json and 1 more sha256:47eb3cbba9a166e8 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './expansion.validator.js';

export const expansionEntity: Entity = freeze<Entity>({
  name: "expansion",
  title: "Expansion",
  description: "What a search for drugs, substances or conditions answers; shown sorted by the display in lower case.",
  schema: {
    title: "Expansion",
    description: "What a search for drugs, substances or conditions answers; shown sorted by the display in lower case.",
    type: "object",
    required: [
      "expansion",
    ],
    properties: {
      expansion: {
        title: "Expansion",
        description: "The search's result.",
        type: "object",
        required: [
          "contains",
        ],
        properties: {
          caution: {
            title: "Caution",
            description: "A sentence about the source that everybody should read, such as that it is for demonstration.",
            type: "string",
          },
          total: {
            title: "Total",
            description: "How many there are, also those that are not listed.",
            type: "integer",
            minimum: 0,
          },
          contains: {
            title: "Entries",
            description: "What was found.",
            type: "array",
            maxItems: 1000,
            items: {
              type: "object",
              required: [
                "code",
                "display",
              ],
              properties: {
                system: {
                  title: "System",
                  description: "URI of the code system.",
                  type: "string",
                },
                code: {
                  title: "Code",
                  description: "The code.",
                  type: "string",
                },
                display: {
                  title: "Display",
                  description: "The name to show and to sort by.",
                  type: "string",
                },
                type: {
                  title: "Kind",
                  description: "Allergen or medication.",
                  type: "string",
                  enum: [
                    "allergen",
                    "medication",
                  ],
                  "x-codes": "coding-kinds",
                },
                note: {
                  title: "Note",
                  description: "What to know before choosing it, such as that a category is not billable.",
                  type: "string",
                },
                medication: {
                  title: "Medication",
                  description: "The drug as a medication's record holds it.",
                  type: "object",
                  maxProperties: 100,
                  additionalProperties: true,
                },
              },
              additionalProperties: false,
            },
          },
        },
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/expansion": {
      title: "Expansion",
      description: "The search's result.",
      type: "object",
    },
    "/expansion/caution": {
      title: "Caution",
      description: "A sentence about the source that everybody should read, such as that it is for demonstration.",
      type: "string",
    },
    "/expansion/total": {
      title: "Total",
      description: "How many there are, also those that are not listed.",
      type: "integer",
    },
    "/expansion/contains": {
      title: "Entries",
      description: "What was found.",
      type: "array",
    },
    "/expansion/contains/*": {
      title: "*",
      type: "object",
    },
    "/expansion/contains/*/system": {
      title: "System",
      description: "URI of the code system.",
      type: "string",
    },
    "/expansion/contains/*/code": {
      title: "Code",
      description: "The code.",
      type: "string",
    },
    "/expansion/contains/*/display": {
      title: "Display",
      description: "The name to show and to sort by.",
      type: "string",
    },
    "/expansion/contains/*/type": {
      title: "Kind",
      description: "Allergen or medication.",
      type: "string",
      codes: "coding-kinds",
    },
    "/expansion/contains/*/note": {
      title: "Note",
      description: "What to know before choosing it, such as that a category is not billable.",
      type: "string",
    },
    "/expansion/contains/*/medication": {
      title: "Medication",
      description: "The drug as a medication's record holds it.",
      type: "object",
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
