// GENERATED from schemas/audit/audit-entry.schema.json and 3 more sha256:f9150b9ae70e0d01 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './audit-entry.validator.js';

export const auditEntryEntity: Entity = freeze<Entity>({
  name: "audit-entry",
  title: "Access",
  description: "Somebody has seen, changed, printed or exported something of a patient, or has tried to. An entry of the audit trail, in words.",
  schema: {
    title: "Access",
    description: "Somebody has seen, changed, printed or exported something of a patient, or has tried to. An entry of the audit trail, in words.",
    "x-origin": "assumed",
    type: "object",
    required: [
      "id",
      "at",
      "by",
      "action",
    ],
    properties: {
      id: {
        title: "Number",
        description: "The entry's number in the trail.",
        type: "string",
      },
      at: {
        title: "When",
        description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
        type: "string",
        format: "date-time",
        examples: [
          "2026-03-14T15:09:00-06:00",
        ],
      },
      by: {
        title: "Who",
        description: "The user as named now, or what acted without one, such as import.",
        type: "string",
      },
      email: {
        title: "Email",
        description: "The user's e-mail address.",
        type: "string",
      },
      action: {
        title: "What",
        description: "What was done.",
        type: "string",
        enum: [
          "read",
          "write",
          "remove",
          "restore",
          "print",
          "export",
          "emergency",
          "refused",
          "failed",
        ],
        "x-codes": "audit-actions",
      },
      of: {
        title: "Of What",
        description: "The kind of record; blank for a list of search results.",
        type: "string",
      },
      how: {
        title: "By Way Of",
        description: "What was asked of the gateway.",
        type: "string",
      },
      note: {
        title: "Details",
        description: "The fields that were changed, the document that was printed, the reason that was given, or the status of a refusal. None of their values.",
        type: "string",
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/id": {
      title: "Number",
      description: "The entry's number in the trail.",
      type: "string",
    },
    "/at": {
      title: "When",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
    "/by": {
      title: "Who",
      description: "The user as named now, or what acted without one, such as import.",
      type: "string",
    },
    "/email": {
      title: "Email",
      description: "The user's e-mail address.",
      type: "string",
    },
    "/action": {
      title: "What",
      description: "What was done.",
      type: "string",
      codes: "audit-actions",
    },
    "/of": {
      title: "Of What",
      description: "The kind of record; blank for a list of search results.",
      type: "string",
    },
    "/how": {
      title: "By Way Of",
      description: "What was asked of the gateway.",
      type: "string",
    },
    "/note": {
      title: "Details",
      description: "The fields that were changed, the document that was printed, the reason that was given, or the status of a refusal. None of their values.",
      type: "string",
    },
  },
  rules: [
    {
      id: "instant.minimum",
      on: "/at",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
  ],
  messages: {
    "/at": {
      format: "Invalid date or time",
    },
  },
  keyedArrays: {},
});
