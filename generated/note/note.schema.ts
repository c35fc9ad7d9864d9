// GENERATED from schemas/note/note.schema.json and 3 more sha256:ee0b0969cda26cae by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './note.validator.js';

export const noteEntity: Entity = freeze<Entity>({
  name: "note",
  title: "Note",
  description: "Something that staff want each other to know about a patient.",
  schema: {
    title: "Note",
    description: "Something that staff want each other to know about a patient.",
    type: "object",
    required: [
      "type",
      "title",
      "dateAdded",
      "year",
      "engagement",
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
        const: "patient.note",
      },
      title: {
        title: "Title",
        description: "What the note is about.",
        type: "string",
        minLength: 1,
        maxLength: 60,
      },
      description: {
        title: "Description",
        description: "The note itself.",
        type: "string",
        maxLength: 10000,
      },
      dateAdded: {
        title: "Date Added",
        description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
        type: "string",
        format: "date",
      },
      year: {
        title: "Year",
        description: "The year of the engagement.",
        type: "integer",
        minimum: 1900,
        maximum: 9999,
      },
      engagement: {
        title: "Engagement",
        description: "Which engagement of the patient it belongs to.",
        type: "integer",
        minimum: 1,
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
    "/title": {
      title: "Title",
      description: "What the note is about.",
      type: "string",
      maxLength: 60,
    },
    "/description": {
      title: "Description",
      description: "The note itself.",
      type: "string",
      maxLength: 10000,
    },
    "/dateAdded": {
      title: "Date Added",
      description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
      type: "string",
      format: "date",
    },
    "/year": {
      title: "Year",
      description: "The year of the engagement.",
      type: "integer",
    },
    "/engagement": {
      title: "Engagement",
      description: "Which engagement of the patient it belongs to.",
      type: "integer",
    },
  },
  rules: [
    {
      id: "note.date-added",
      on: "",
      at: "/dateAdded",
      severity: "error",
      message: "Date cannot be in the future",
      kind: "unless",
      test: { source: "self.dateAdded <= today()", evaluate: (s) => r.atMost(r.day(r.at(s.self, "dateAdded")), r.day(s.today)) },
    },
    {
      id: "date.minimum",
      on: "/dateAdded",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "self >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.day(s.self)) },
    },
  ],
  messages: {
    "/title": {
      required: "{label} is required",
    },
    "/dateAdded": {
      format: "Invalid Date",
    },
  },
  keyedArrays: {},
  record: {
    type: "patient.note",
    subject: "patient",
    display: "{title}",
  },
});
