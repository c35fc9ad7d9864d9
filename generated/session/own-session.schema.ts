// GENERATED from schemas/session/own-session.schema.json and 2 more sha256:463f2a9b9d20536f by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './own-session.validator.js';

export const ownSessionEntity: Entity = freeze<Entity>({
  name: "own-session",
  title: "Own Session",
  description: "A user's stay from signing in until the end, on one device.",
  schema: {
    title: "Own Session",
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
      openedWith: {
        title: "Device",
        description: "Browser and system, as the browser names them.",
        type: "string",
        maxLength: 100,
      },
      loggedInAt: {
        title: "Logged In",
        description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
        type: "string",
        format: "date-time",
        examples: [
          "2026-03-14T15:09:00-06:00",
        ],
      },
      lastActiveAt: {
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
    "/openedWith": {
      title: "Device",
      description: "Browser and system, as the browser names them.",
      type: "string",
      maxLength: 100,
    },
    "/loggedInAt": {
      title: "Logged In",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
    "/lastActiveAt": {
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
      on: "/loggedInAt",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
    {
      id: "instant.minimum",
      on: "/lastActiveAt",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
  ],
  messages: {
    "/loggedInAt": {
      format: "Invalid date or time",
    },
    "/lastActiveAt": {
      format: "Invalid date or time",
    },
  },
  keyedArrays: {},
});
