// GENERATED from schemas/shared/instant.schema.json and 1 more sha256:4ed0408b10f1a103 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './instant.validator.js';

export const instantEntity: Entity = freeze<Entity>({
  name: "instant",
  title: "Date and Time",
  description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
  schema: {
    title: "Date and Time",
    description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
    type: "string",
    format: "date-time",
    examples: [
      "2026-03-14T15:09:00-06:00",
    ],
  },
  validate: validate as StructuralValidator,
  fields: {},
  rules: [
    {
      id: "instant.minimum",
      on: "",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
  ],
  messages: {
    "": {
      format: "Invalid date or time",
    },
  },
  keyedArrays: {},
});
