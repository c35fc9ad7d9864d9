// GENERATED from schemas/print/printed.schema.json sha256:0881eb04dd534713 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './printed.validator.js';

export const printedEntity: Entity = freeze<Entity>({
  name: "printed",
  title: "Printed document",
  description: "Where a printed document can be fetched; one of the two addresses is there.",
  schema: {
    title: "Printed document",
    description: "Where a printed document can be fetched; one of the two addresses is there.",
    type: "object",
    properties: {
      s3Location: {
        title: "Location",
        description: "Address of the document.",
        type: "string",
      },
      artifact: {
        title: "Artifacts",
        description: "The documents.",
        type: "array",
        maxItems: 20,
        items: {
          type: "object",
          required: [
            "ephemeralUrl",
          ],
          properties: {
            ephemeralUrl: {
              title: "Address",
              description: "Works once and for the same user only.",
              type: "string",
            },
          },
          additionalProperties: false,
        },
      },
      warnings: {
        title: "Warnings",
        description: "What the document lacks.",
        "x-origin": "assumed",
        type: "array",
        maxItems: 100,
        items: {
          type: "string",
        },
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/s3Location": {
      title: "Location",
      description: "Address of the document.",
      type: "string",
    },
    "/artifact": {
      title: "Artifacts",
      description: "The documents.",
      type: "array",
    },
    "/artifact/*": {
      title: "*",
      type: "object",
    },
    "/artifact/*/ephemeralUrl": {
      title: "Address",
      description: "Works once and for the same user only.",
      type: "string",
    },
    "/warnings": {
      title: "Warnings",
      description: "What the document lacks.",
      type: "array",
    },
    "/warnings/*": {
      title: "*",
      type: "string",
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
