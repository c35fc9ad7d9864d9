// GENERATED from schemas/eula/eula-acceptance.schema.json and 2 more sha256:0009a7907c7f532e by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './eula-acceptance.validator.js';

export const eulaAcceptanceEntity: Entity = freeze<Entity>({
  name: "eula-acceptance",
  title: "Acceptance of the terms",
  description: "A user's acceptance of one version of the terms of use.",
  schema: {
    title: "Acceptance of the terms",
    description: "A user's acceptance of one version of the terms of use.",
    type: "object",
    required: [
      "type",
      "userId",
      "EulaVersionId",
      "acceptedAt",
    ],
    properties: {
      _id: {
        title: "Id",
        description: "Identifies the record.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
      _rev: {
        title: "Revision",
        description: "Counts the versions of the record, from 1.",
        type: "integer",
        minimum: 1,
      },
      performedBy: {
        title: "Performed By",
        description: "The user who did it, as they were named at the time; shown as first initial plus last name.",
        type: "object",
        properties: {
          firstName: {
            title: "First Name",
            description: "Given name of the user.",
            type: "string",
            maxLength: 100,
          },
          lastName: {
            title: "Last Name",
            description: "Family name of the user.",
            type: "string",
            maxLength: 100,
          },
          email: {
            title: "Email",
            description: "E-mail address of the user.",
            type: "string",
            maxLength: 254,
          },
        },
        additionalProperties: false,
      },
      updatedAt: {
        title: "Updated",
        description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
        type: "string",
        format: "date-time",
        examples: [
          "2026-03-14T15:09:00-06:00",
        ],
      },
      type: {
        title: "Type",
        description: "The kind of record.",
        const: "eula-acceptance",
      },
      userId: {
        title: "User",
        description: "Who accepted.",
        "x-origin": "assumed",
        type: "string",
        minLength: 1,
        maxLength: 254,
      },
      EulaVersionId: {
        title: "Version",
        description: "The accepted version.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
      acceptedAt: {
        title: "Accepted",
        description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
        type: "string",
        format: "date-time",
        examples: [
          "2026-03-14T15:09:00-06:00",
        ],
        "x-origin": "assumed",
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/_id": {
      title: "Id",
      description: "Identifies the record.",
      type: "string",
      maxLength: 100,
    },
    "/_rev": {
      title: "Revision",
      description: "Counts the versions of the record, from 1.",
      type: "integer",
    },
    "/performedBy": {
      title: "Performed By",
      description: "The user who did it, as they were named at the time; shown as first initial plus last name.",
      type: "object",
    },
    "/performedBy/firstName": {
      title: "First Name",
      description: "Given name of the user.",
      type: "string",
      maxLength: 100,
    },
    "/performedBy/lastName": {
      title: "Last Name",
      description: "Family name of the user.",
      type: "string",
      maxLength: 100,
    },
    "/performedBy/email": {
      title: "Email",
      description: "E-mail address of the user.",
      type: "string",
      maxLength: 254,
    },
    "/updatedAt": {
      title: "Updated",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
    "/type": {
      title: "Type",
      description: "The kind of record.",
      type: "string",
    },
    "/userId": {
      title: "User",
      description: "Who accepted.",
      type: "string",
      maxLength: 254,
    },
    "/EulaVersionId": {
      title: "Version",
      description: "The accepted version.",
      type: "string",
      maxLength: 100,
    },
    "/acceptedAt": {
      title: "Accepted",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
  },
  rules: [
    {
      id: "instant.minimum",
      on: "/acceptedAt",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
  ],
  messages: {
    "/acceptedAt": {
      format: "Invalid date or time",
    },
  },
  keyedArrays: {},
  record: {
    display: "{EulaVersionId}",
    remembered: true,
    type: "eula-acceptance",
  },
});
