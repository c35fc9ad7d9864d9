// GENERATED from schemas/shared/phone.schema.json and 1 more sha256:69bceccf5ce06f81 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './phone.validator.js';

export const phoneEntity: Entity = freeze<Entity>({
  name: "phone",
  title: "Phone",
  description: "A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.",
  schema: {
    title: "Phone",
    description: "A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.",
    type: "string",
    pattern: "^[0-9]{10}$",
    examples: [
      "3035550134",
    ],
  },
  validate: validate as StructuralValidator,
  fields: {},
  rules: [],
  messages: {
    "": {
      pattern: "Number must be 10 digits long",
    },
  },
  keyedArrays: {},
});
