// GENERATED from schemas/emergency/emergency.calls.json sha256:d1824672277ad626 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './emergency.end.body.validator.js';

export const emergencyEndBody: Entity = freeze<Entity>({
  name: "emergency.end",
  title: "End an emergency access before its time: one's own, or one to a patient of one's organizations",
  description: "",
  schema: {
    title: "End an emergency access before its time: one's own, or one to a patient of one's organizations",
    type: "object",
    required: [
      "emergencyId",
    ],
    properties: {
      emergencyId: {
        title: "Emergency Access",
        description: "The _id of the access.",
        type: "string",
        maxLength: 128,
        "x-record": "emergency-access",
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/emergencyId": {
      title: "Emergency Access",
      description: "The _id of the access.",
      type: "string",
      maxLength: 128,
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
