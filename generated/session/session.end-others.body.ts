// GENERATED from schemas/session/session.calls.json sha256:43b4f98369db56e3 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './session.end-others.body.validator.js';

export const sessionEndOthersBody: Entity = freeze<Entity>({
  name: "session.end-others",
  title: "End all of one's own sessions but the one that asks",
  description: "",
  schema: {
    title: "End all of one's own sessions but the one that asks",
    type: "object",
    properties: {},
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {},
  rules: [],
  messages: {},
  keyedArrays: {},
});
