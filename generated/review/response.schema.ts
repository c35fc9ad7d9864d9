// GENERATED from schemas/review/response.schema.json and 3 more sha256:835ea1aaacabf949 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './response.validator.js';

export const responseEntity: Entity = freeze<Entity>({
  name: "response",
  title: "Response",
  description: "How somebody answered a recommendation.",
  schema: {
    title: "Response",
    description: "How somebody answered a recommendation.",
    type: "object",
    properties: {
      status: {
        title: "Status",
        description: "The answer.",
        type: "object",
        properties: {
          snowMedCode: {
            title: "Response",
            description: "The answer as a code.",
            type: "string",
            enum: [
              "385645004",
              "accepted-with-change",
              "443390004",
              "385660001",
              "not-applicable",
              "89925002",
              "385643006",
            ],
            "x-codes": "response-codes",
          },
        },
        additionalProperties: false,
      },
      date: {
        title: "Date",
        description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
        type: "string",
        format: "date",
        "x-origin": "assumed",
      },
      comment: {
        title: "Comment",
        description: "What else was said.",
        "x-origin": "assumed",
        type: "string",
        maxLength: 2000,
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/status": {
      title: "Status",
      description: "The answer.",
      type: "object",
    },
    "/status/snowMedCode": {
      title: "Response",
      description: "The answer as a code.",
      type: "string",
      codes: "response-codes",
    },
    "/date": {
      title: "Date",
      description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
      type: "string",
      format: "date",
    },
    "/comment": {
      title: "Comment",
      description: "What else was said.",
      type: "string",
      maxLength: 2000,
    },
  },
  rules: [
    {
      id: "date.minimum",
      on: "/date",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "self >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.day(s.self)) },
    },
  ],
  messages: {
    "/date": {
      format: "Invalid Date",
    },
  },
  keyedArrays: {},
});
