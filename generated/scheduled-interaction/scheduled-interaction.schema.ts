// GENERATED from schemas/scheduled-interaction/scheduled-interaction.schema.json and 5 more sha256:bdff514b1b83a656 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './scheduled-interaction.validator.js';

export const scheduledInteractionEntity: Entity = freeze<Entity>({
  name: "scheduled-interaction",
  title: "Scheduled Interaction",
  description: "A call that is planned.",
  schema: {
    title: "Scheduled Interaction",
    description: "A call that is planned.",
    type: "object",
    required: [
      "type",
      "callType",
      "scheduledForDate",
      "workflowIteration",
      "currentYear",
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
        const: "patient.scheduled-interaction",
      },
      callType: {
        title: "Interaction Type",
        description: "What the call will be about.",
        type: "string",
        enum: [
          "initiatinginteraction",
          "medicationreviewinteraction",
          "medicationsafetyreviewinteraction",
        ],
        "x-codes": "next-call-types",
      },
      scheduledForDate: {
        title: "Scheduled For",
        description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
        type: "string",
        format: "date-time",
        examples: [
          "2026-03-14T15:09:00-06:00",
        ],
      },
      workflowIteration: {
        title: "Engagement",
        description: "Which engagement of the patient it belongs to.",
        type: "integer",
        minimum: 1,
      },
      currentYear: {
        title: "Year",
        description: "The year of the engagement.",
        type: "integer",
        minimum: 1900,
        maximum: 9999,
      },
      user: {
        title: "User",
        description: "The id of the user who scheduled it.",
        type: "string",
        maxLength: 254,
      },
      userMetadata: {
        title: "Scheduled By",
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
      record: {
        title: "Record",
        description: "What is planned.",
        type: "object",
        properties: {
          description: {
            title: "Note",
            description: "Anything worth knowing.",
            type: "string",
            maxLength: 10000,
          },
        },
        additionalProperties: false,
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
    "/callType": {
      title: "Interaction Type",
      description: "What the call will be about.",
      type: "string",
      codes: "next-call-types",
    },
    "/scheduledForDate": {
      title: "Scheduled For",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
    "/workflowIteration": {
      title: "Engagement",
      description: "Which engagement of the patient it belongs to.",
      type: "integer",
    },
    "/currentYear": {
      title: "Year",
      description: "The year of the engagement.",
      type: "integer",
    },
    "/user": {
      title: "User",
      description: "The id of the user who scheduled it.",
      type: "string",
      maxLength: 254,
    },
    "/userMetadata": {
      title: "Scheduled By",
      description: "The user who did it, as they were named at the time; shown as first initial plus last name.",
      type: "object",
    },
    "/userMetadata/firstName": {
      title: "First Name",
      description: "Given name of the user.",
      type: "string",
      maxLength: 100,
    },
    "/userMetadata/lastName": {
      title: "Last Name",
      description: "Family name of the user.",
      type: "string",
      maxLength: 100,
    },
    "/userMetadata/email": {
      title: "Email",
      description: "E-mail address of the user.",
      type: "string",
      maxLength: 254,
    },
    "/record": {
      title: "Record",
      description: "What is planned.",
      type: "object",
    },
    "/record/description": {
      title: "Note",
      description: "Anything worth knowing.",
      type: "string",
      maxLength: 10000,
    },
  },
  rules: [
    {
      id: "scheduled-interaction.date",
      on: "",
      at: "/scheduledForDate",
      severity: "error",
      message: "Date must be today or in the future",
      kind: "when",
      test: { source: "!(self.scheduledForDate == old.scheduledForDate) && dayOf(self.scheduledForDate) < today()", evaluate: (s) => (!r.same(r.instant(r.at(s.self, "scheduledForDate")), r.instant(r.at(s.old, "scheduledForDate"))) && r.less(r.dayOf(r.at(s.self, "scheduledForDate"), s), r.day(s.today))) },
      loads: "ignored",
    },
    {
      id: "instant.minimum",
      on: "/scheduledForDate",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
  ],
  messages: {
    "/scheduledForDate": {
      format: "Invalid date or time",
    },
  },
  keyedArrays: {},
  derived: [
    {
      id: "scheduled-interaction.user",
      on: "",
      at: "/user",
      guard: { source: "blank(old)", evaluate: (s) => r.blank(s.old) },
      value: { source: "user.id", evaluate: (s) => r.text(r.at(s.user, "id")) },
    },
    {
      id: "scheduled-interaction.user-email",
      on: "",
      at: "/userMetadata/email",
      guard: { source: "blank(old)", evaluate: (s) => r.blank(s.old) },
      value: { source: "user.email", evaluate: (s) => r.text(r.at(s.user, "email")) },
    },
    {
      id: "scheduled-interaction.user-first-name",
      on: "",
      at: "/userMetadata/firstName",
      guard: { source: "blank(old)", evaluate: (s) => r.blank(s.old) },
      value: { source: "user.firstName", evaluate: (s) => r.text(r.at(s.user, "firstName")) },
    },
    {
      id: "scheduled-interaction.user-last-name",
      on: "",
      at: "/userMetadata/lastName",
      guard: { source: "blank(old)", evaluate: (s) => r.blank(s.old) },
      value: { source: "user.lastName", evaluate: (s) => r.text(r.at(s.user, "lastName")) },
    },
  ],
  record: {
    subject: "patient",
    display: "{callType}",
    type: "patient.scheduled-interaction",
  },
});
