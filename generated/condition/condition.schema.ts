// GENERATED from schemas/condition/condition.schema.json and 5 more sha256:00ece897489c672d by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './condition.validator.js';

export const conditionEntity: Entity = freeze<Entity>({
  name: "condition",
  title: "Condition",
  description: "A diagnosis or another condition of the patient.",
  schema: {
    title: "Condition",
    description: "A diagnosis or another condition of the patient.",
    type: "object",
    required: [
      "type",
      "code",
      "status",
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
        const: "patient.condition",
      },
      code: {
        title: "Condition",
        description: "Something with its name and, where known, its codes.",
        type: "object",
        required: [
          "text",
        ],
        properties: {
          text: {
            title: "Name",
            description: "The name as chosen or imported.",
            type: "string",
            minLength: 1,
            maxLength: 300,
          },
          coding: {
            title: "Codes",
            description: "The same thing in one or more code systems.",
            type: "array",
            maxItems: 20,
            items: {
              type: "object",
              required: [
                "code",
              ],
              properties: {
                system: {
                  title: "System",
                  description: "URI of the code system.",
                  type: "string",
                },
                display: {
                  title: "Display",
                  description: "The code system's own name.",
                  type: "string",
                },
                code: {
                  title: "Code",
                  description: "The code.",
                  type: "string",
                  minLength: 1,
                },
              },
              additionalProperties: false,
            },
          },
        },
        additionalProperties: false,
      },
      onsetDate: {
        title: "Onset Date",
        description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
        type: "string",
        format: "date",
      },
      note: {
        title: "Note",
        description: "Anything else worth knowing.",
        type: "string",
        maxLength: 2000,
      },
      status: {
        title: "Status",
        description: "Whether the condition is still there.",
        type: "string",
        enum: [
          "active",
          "inactive",
        ],
        "x-codes": "condition-statuses",
        default: "active",
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
    "/code": {
      title: "Condition",
      description: "Something with its name and, where known, its codes.",
      type: "object",
    },
    "/code/text": {
      title: "Name",
      description: "The name as chosen or imported.",
      type: "string",
      maxLength: 300,
    },
    "/code/coding": {
      title: "Codes",
      description: "The same thing in one or more code systems.",
      type: "array",
    },
    "/code/coding/*": {
      title: "*",
      type: "object",
    },
    "/code/coding/*/system": {
      title: "System",
      description: "URI of the code system.",
      type: "string",
    },
    "/code/coding/*/display": {
      title: "Display",
      description: "The code system's own name.",
      type: "string",
    },
    "/code/coding/*/code": {
      title: "Code",
      description: "The code.",
      type: "string",
    },
    "/onsetDate": {
      title: "Onset Date",
      description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
      type: "string",
      format: "date",
    },
    "/note": {
      title: "Note",
      description: "Anything else worth knowing.",
      type: "string",
      maxLength: 2000,
    },
    "/status": {
      title: "Status",
      description: "Whether the condition is still there.",
      type: "string",
      codes: "condition-statuses",
    },
  },
  rules: [
    {
      id: "condition.not-coded",
      on: "",
      at: "/code",
      severity: "info",
      message: "Not coded: this is free text, which is not compared with anything. Choose a suggestion to code it.",
      kind: "when",
      test: { source: "!blank(self.code.text) && blank(self.code.coding)", evaluate: (s) => (!r.blank(r.at(r.at(s.self, "code"), "text")) && r.blank(r.at(r.at(s.self, "code"), "coding"))) },
      loads: "ignored",
    },
    {
      id: "date.minimum",
      on: "/onsetDate",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "self >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.day(s.self)) },
    },
  ],
  messages: {
    "/code": {
      required: "Required",
    },
    "/onsetDate": {
      format: "Invalid Date",
    },
  },
  keyedArrays: {},
  aliases: {
    "/code": [
      "/substance",
    ],
  },
  record: {
    type: "patient.condition",
    subject: "patient",
    display: "{code.text}",
  },
});
