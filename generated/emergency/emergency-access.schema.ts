// GENERATED from schemas/emergency/emergency-access.schema.json and 2 more sha256:778c235e37acadea by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './emergency-access.validator.js';

export const emergencyAccessEntity: Entity = freeze<Entity>({
  name: "emergency-access",
  title: "Emergency Access",
  description: "Somebody of another organization has opened a patient in an emergency. Belongs to the patient's organization, which reviews it.",
  schema: {
    title: "Emergency Access",
    description: "Somebody of another organization has opened a patient in an emergency. Belongs to the patient's organization, which reviews it.",
    "x-origin": "assumed",
    type: "object",
    required: [
      "type",
      "user",
      "email",
      "patientId",
      "organization",
      "reason",
      "openedAt",
      "until",
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
        const: "emergency-access",
      },
      user: {
        title: "User",
        description: "Id of who opened the patient.",
        type: "string",
        minLength: 1,
        maxLength: 128,
      },
      email: {
        title: "Email",
        description: "E-mail address of who opened the patient.",
        type: "string",
        maxLength: 254,
      },
      patientId: {
        title: "Patient",
        description: "The patient's _id.",
        type: "string",
        minLength: 1,
        maxLength: 128,
      },
      organization: {
        title: "Organization",
        description: "The patient's organization.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
      reason: {
        title: "Reason",
        description: "Why it could not wait.",
        type: "string",
        minLength: 10,
        maxLength: 1000,
      },
      openedAt: {
        title: "Opened",
        description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
        type: "string",
        format: "date-time",
        examples: [
          "2026-03-14T15:09:00-06:00",
        ],
      },
      until: {
        title: "Until",
        description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
        type: "string",
        format: "date-time",
        examples: [
          "2026-03-14T15:09:00-06:00",
        ],
      },
      endedAt: {
        title: "Ended",
        description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
        type: "string",
        format: "date-time",
        examples: [
          "2026-03-14T15:09:00-06:00",
        ],
      },
      endedBy: {
        title: "Ended By",
        description: "E-mail address of who ended it early.",
        type: "string",
        maxLength: 254,
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
    "/user": {
      title: "User",
      description: "Id of who opened the patient.",
      type: "string",
      maxLength: 128,
    },
    "/email": {
      title: "Email",
      description: "E-mail address of who opened the patient.",
      type: "string",
      maxLength: 254,
    },
    "/patientId": {
      title: "Patient",
      description: "The patient's _id.",
      type: "string",
      maxLength: 128,
    },
    "/organization": {
      title: "Organization",
      description: "The patient's organization.",
      type: "string",
      maxLength: 100,
    },
    "/reason": {
      title: "Reason",
      description: "Why it could not wait.",
      type: "string",
      maxLength: 1000,
    },
    "/openedAt": {
      title: "Opened",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
    "/until": {
      title: "Until",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
    "/endedAt": {
      title: "Ended",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
    "/endedBy": {
      title: "Ended By",
      description: "E-mail address of who ended it early.",
      type: "string",
      maxLength: 254,
    },
  },
  rules: [
    {
      id: "instant.minimum",
      on: "/openedAt",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
    {
      id: "instant.minimum",
      on: "/until",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
    {
      id: "instant.minimum",
      on: "/endedAt",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
  ],
  messages: {
    "/openedAt": {
      format: "Invalid date or time",
    },
    "/until": {
      format: "Invalid date or time",
    },
    "/endedAt": {
      format: "Invalid date or time",
    },
  },
  keyedArrays: {},
  record: {
    organizationAt: "/organization",
    display: "{email}",
    type: "emergency-access",
  },
});
