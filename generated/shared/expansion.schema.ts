// GENERATED from schemas/shared/expansion.schema.json and 1 more sha256:25ce1c8b2b950753 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product.ts';
import type { StructuralValidator } from '../../engine/core/product.ts';
import { validate } from './expansion.validator.js';

export const expansionEntity: Entity = freeze({
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
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
