// GENERATED from schemas/session/session.calls.json sha256:43b4f98369db56e3 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './session.end.body.validator.js';

export const sessionEndBody: Entity = freeze<Entity>({
  name: "session.end",
  title: "End one of one's own sessions, at once and everywhere",
  description: "",
  schema: {
    title: "End one of one's own sessions, at once and everywhere",
    type: "object",
    required: [
      "_id",
    ],
    properties: {
      _id: {
        title: "Session",
        description: "The _id of the session.",
        type: "string",
        maxLength: 128,
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/_id": {
      title: "Session",
      description: "The _id of the session.",
      type: "string",
      maxLength: 128,
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
