// GENERATED from schemas/shared/coded-concept.schema.json sha256:68754afe3bb72699 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './coded-concept.validator.js';

export const codedConceptEntity: Entity = freeze<Entity>({
  name: "coded-concept",
  title: "Coded concept",
  description: "Something with its name and, where known, its codes.",
  schema: {
    title: "Coded concept",
    description: "Something with its name and, where known, its codes.",
    type: "object",
    required: [
      "text",
    ],
    properties: {
      text: {
        title: "Name",
        description: "The name as chosen or imported.",
        type: "string",
        minLength: 1,
        maxLength: 300,
      },
      coding: {
        title: "Codes",
        description: "The same thing in one or more code systems.",
        type: "array",
        maxItems: 20,
        items: {
          type: "object",
          required: [
            "code",
          ],
          properties: {
            system: {
              title: "System",
              description: "URI of the code system.",
              type: "string",
            },
            display: {
              title: "Display",
              description: "The code system's own name.",
              type: "string",
            },
            code: {
              title: "Code",
              description: "The code.",
              type: "string",
              minLength: 1,
            },
          },
          additionalProperties: false,
        },
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/text": {
      title: "Name",
      description: "The name as chosen or imported.",
      type: "string",
      maxLength: 300,
    },
    "/coding": {
      title: "Codes",
      description: "The same thing in one or more code systems.",
      type: "array",
    },
    "/coding/*": {
      title: "*",
      type: "object",
    },
    "/coding/*/system": {
      title: "System",
      description: "URI of the code system.",
      type: "string",
    },
    "/coding/*/display": {
      title: "Display",
      description: "The code system's own name.",
      type: "string",
    },
    "/coding/*/code": {
      title: "Code",
      description: "The code.",
      type: "string",
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
