// GENERATED from schemas/shared/date.schema.json and 1 more sha256:342fce5d4fb7cd08 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './date.validator.js';

export const dateEntity: Entity = freeze<Entity>({
  name: "date",
  title: "Date",
  description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
  schema: {
    title: "Date",
    description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
    type: "string",
    format: "date",
  },
  validate: validate as StructuralValidator,
  fields: {},
  rules: [
    {
      id: "date.minimum",
      on: "",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "self >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.day(s.self)) },
    },
  ],
  messages: {
    "": {
      format: "Invalid Date",
    },
  },
  keyedArrays: {},
});
