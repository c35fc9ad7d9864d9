// GENERATED from schemas/shared/zip.schema.json sha256:95bf47f9a310e474 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './zip.validator.js';

export const zipEntity: Entity = freeze<Entity>({
  name: "zip",
  title: "Zip",
  description: "A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay.",
  schema: {
    title: "Zip",
    description: "A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay.",
    type: "string",
    pattern: "^[0-9]{5}(-[0-9]{4})?$",
    examples: [
      "80202",
      "80202-1234",
    ],
  },
  validate: validate as StructuralValidator,
  fields: {},
  rules: [],
  messages: {},
  keyedArrays: {},
});
