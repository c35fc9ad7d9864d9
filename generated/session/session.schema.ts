// GENERATED from schemas/session/session.schema.json and 2 more sha256:f5426520bf4232c3 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './session.validator.js';

export const sessionEntity: Entity = freeze<Entity>({
  name: "session",
  title: "Session",
  description: "A user's stay from signing in until the end, on one device.",
  schema: {
    title: "Session",
    description: "A user's stay from signing in until the end, on one device.",
    "x-origin": "assumed",
    type: "object",
    required: [
      "_id",
      "isThis",
    ],
    properties: {
      _id: {
        title: "Id",
        description: "Names the session; it opens nothing.",
        type: "string",
        maxLength: 128,
      },
      device: {
        title: "Device",
        description: "Browser and system, as the browser names them.",
        type: "string",
        maxLength: 100,
      },
      startedAt: {
        title: "Logged In",
        description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
        type: "string",
        format: "date-time",
        examples: [
          "2026-03-14T15:09:00-06:00",
        ],
      },
      activeAt: {
        title: "Last Active",
        description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
        type: "string",
        format: "date-time",
        examples: [
          "2026-03-14T15:09:00-06:00",
        ],
      },
      isThis: {
        title: "This Session",
        description: "The session that asks.",
        type: "boolean",
      },
      isElsewhere: {
        title: "Kept Elsewhere",
        description: "An outside identity provider keeps the sessions; the product knows none of them.",
        type: "boolean",
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/_id": {
      title: "Id",
      description: "Names the session; it opens nothing.",
      type: "string",
      maxLength: 128,
    },
    "/device": {
      title: "Device",
      description: "Browser and system, as the browser names them.",
      type: "string",
      maxLength: 100,
    },
    "/startedAt": {
      title: "Logged In",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
    "/activeAt": {
      title: "Last Active",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
    "/isThis": {
      title: "This Session",
      description: "The session that asks.",
      type: "boolean",
    },
    "/isElsewhere": {
      title: "Kept Elsewhere",
      description: "An outside identity provider keeps the sessions; the product knows none of them.",
      type: "boolean",
    },
  },
  rules: [
    {
      id: "instant.minimum",
      on: "/startedAt",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
    {
      id: "instant.minimum",
      on: "/activeAt",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
  ],
  messages: {
    "/startedAt": {
      format: "Invalid date or time",
    },
    "/activeAt": {
      format: "Invalid date or time",
    },
  },
  keyedArrays: {},
});
