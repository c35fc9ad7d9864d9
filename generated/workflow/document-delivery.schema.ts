// GENERATED from schemas/workflow/document-delivery.schema.json sha256:d8d6449e415badc9 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './document-delivery.validator.js';

export const documentDeliveryEntity: Entity = freeze<Entity>({
  name: "document-delivery",
  title: "Delivery of Documents",
  description: "To whom the documents of a review were sent.",
  schema: {
    title: "Delivery of Documents",
    description: "To whom the documents of a review were sent.",
    type: "object",
    required: [
      "recipient",
    ],
    properties: {
      recipient: {
        title: "Recipient",
        description: "The member or the prescriber.",
        enum: [
          "member",
          "prescriber",
        ],
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/recipient": {
      title: "Recipient",
      description: "The member or the prescriber.",
      type: "string",
      words: {
        member: "Member",
        prescriber: "Prescriber",
      },
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
