// GENERATED from schemas/session/session.calls.json sha256:43b4f98369db56e3 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './session.active.body.validator.js';

export const sessionActiveBody: Entity = freeze<Entity>({
  name: "session.active",
  title: "Report when somebody was at the computer last",
  description: "",
  schema: {
    title: "Report when somebody was at the computer last",
    type: "object",
    additionalProperties: false,
    required: [
      "idle",
    ],
    properties: {
      idle: {
        title: "Idle",
        description: "Milliseconds since then.",
        type: "integer",
        minimum: 0,
        maximum: 86400000,
      },
    },
  },
  validate: validate as StructuralValidator,
  fields: {
    "/idle": {
      title: "Idle",
      description: "Milliseconds since then.",
      type: "integer",
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
