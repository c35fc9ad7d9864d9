// GENERATED from schemas/reservation/reservation.schema.json and 2 more sha256:3f387e31f7656792 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './reservation.validator.js';

export const reservationEntity: Entity = freeze<Entity>({
  name: "reservation",
  title: "Reservation",
  description: "Somebody works on a patient and asks others to wait.",
  schema: {
    title: "Reservation",
    description: "Somebody works on a patient and asks others to wait.",
    type: "object",
    required: [
      "type",
      "patientId",
      "email",
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
      subject: {
        title: "Subject",
        description: "The _id of the patient whom the record is about.",
        type: "string",
        minLength: 1,
      },
      type: {
        title: "Type",
        description: "The kind of record.",
        const: "patient.reservation",
      },
      patientId: {
        title: "Patient",
        description: "The _id of the reserved patient.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
      user: {
        title: "User",
        description: "The id of the user who has reserved.",
        type: "string",
        maxLength: 254,
      },
      email: {
        title: "Email",
        description: "An e-mail address of the simple form x@y.z.",
        type: "string",
        pattern: "^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$",
        maxLength: 254,
        examples: [
          "a.person@example.org",
        ],
      },
      override: {
        title: "Override",
        description: "Takes over another user's reservation.",
        type: "boolean",
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
    "/subject": {
      title: "Subject",
      description: "The _id of the patient whom the record is about.",
      type: "string",
    },
    "/type": {
      title: "Type",
      description: "The kind of record.",
      type: "string",
    },
    "/patientId": {
      title: "Patient",
      description: "The _id of the reserved patient.",
      type: "string",
      maxLength: 100,
    },
    "/user": {
      title: "User",
      description: "The id of the user who has reserved.",
      type: "string",
      maxLength: 254,
    },
    "/email": {
      title: "Email",
      description: "An e-mail address of the simple form x@y.z.",
      type: "string",
      maxLength: 254,
    },
    "/override": {
      title: "Override",
      description: "Takes over another user's reservation.",
      type: "boolean",
    },
  },
  rules: [],
  messages: {
    "/email": {
      pattern: "Invalid email format",
    },
  },
  keyedArrays: {},
  record: {
    subject: "patient",
    display: "{email}",
    type: "patient.reservation",
  },
});
