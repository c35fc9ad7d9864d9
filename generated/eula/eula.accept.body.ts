// GENERATED from schemas/eula/eula.calls.json sha256:e0cff2788c898da0 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './eula.accept.body.validator.js';

export const eulaAcceptBody: Entity = freeze<Entity>({
  name: "eula.accept",
  title: "Accept a version of the terms",
  description: "",
  schema: {
    title: "Accept a version of the terms",
    type: "object",
    required: [
      "eulaVersionId",
    ],
    properties: {
      eulaVersionId: {
        title: "Version",
        description: "The accepted version.",
        type: "string",
        minLength: 1,
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/eulaVersionId": {
      title: "Version",
      description: "The accepted version.",
      type: "string",
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
