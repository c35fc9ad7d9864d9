// GENERATED from schemas/shared/email.schema.json and 1 more sha256:cccb1f032620d45e by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './email.validator.js';

export const emailEntity: Entity = freeze<Entity>({
  name: "email",
  title: "Email",
  description: "An e-mail address of the simple form x@y.z.",
  schema: {
    title: "Email",
    description: "An e-mail address of the simple form x@y.z.",
    type: "string",
    pattern: "^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$",
    maxLength: 254,
    examples: [
      "a.person@example.org",
    ],
  },
  validate: validate as StructuralValidator,
  fields: {},
  rules: [],
  messages: {
    "": {
      pattern: "Invalid email format",
    },
  },
  keyedArrays: {},
});
