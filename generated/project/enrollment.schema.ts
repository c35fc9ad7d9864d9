// GENERATED from schemas/project/enrollment.schema.json and 7 more sha256:162fe1a2deaefe40 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './enrollment.validator.js';

export const enrollmentEntity: Entity = freeze<Entity>({
  name: "enrollment",
  title: "Enrollment",
  description: "Where a patient stands in one project; kept in the patient's record by project id.",
  schema: {
    title: "Enrollment",
    description: "Where a patient stands in one project; kept in the patient's record by project id.",
    type: "object",
    required: [
      "enrolled",
    ],
    properties: {
      enrolled: {
        title: "Enrolled",
        description: "Activated or declined.",
        type: "boolean",
        oneOf: [
          {
            const: true,
            title: "Activated",
          },
          {
            const: false,
            title: "Declined",
          },
        ],
      },
      enrollDate: {
        title: "Enroll Date",
        description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
        type: "string",
        format: "date",
      },
      reason: {
        title: "Reason",
        description: "Why the enrollment changes; stored with the change.",
        type: "string",
        enum: [
          "member-declined",
          "member-opted-out",
          "not-eligible",
          "moved",
          "hospice",
          "deceased",
          "unreachable",
          "transferred",
          "member-agreed",
          "entered-in-error",
          "other",
        ],
        "x-codes": "disenroll-reasons",
        "x-transient": true,
      },
      changes: {
        title: "History",
        description: "Every change of the enrollment, oldest first.",
        type: "array",
        maxItems: 500,
        items: {
          type: "object",
          required: [
            "date",
            "enrolled",
          ],
          properties: {
            date: {
              title: "Date",
              description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
              type: "string",
              format: "date-time",
              examples: [
                "2026-03-14T15:09:00-06:00",
              ],
            },
            performedBy: {
              title: "Changed By",
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
            userId: {
              title: "User Id",
              description: "Who changed it, in older entries.",
              type: "string",
              maxLength: 200,
            },
            enrolled: {
              title: "Enrolled",
              description: "Activated or declined.",
              type: "boolean",
              oneOf: [
                {
                  const: true,
                  title: "Activated",
                },
                {
                  const: false,
                  title: "Declined",
                },
              ],
            },
            reason: {
              title: "Reason",
              description: "Why it was changed.",
              type: "string",
              maxLength: 500,
            },
            snowmedCode: {
              title: "SNOMED Code",
              description: "The SNOMED CT code of the change.",
              type: "string",
              maxLength: 20,
            },
          },
          additionalProperties: false,
        },
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/enrolled": {
      title: "Enrolled",
      description: "Activated or declined.",
      type: "boolean",
      words: {
        true: "Activated",
        false: "Declined",
      },
    },
    "/enrollDate": {
      title: "Enroll Date",
      description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
      type: "string",
      format: "date",
    },
    "/reason": {
      title: "Reason",
      description: "Why the enrollment changes; stored with the change.",
      type: "string",
      codes: "disenroll-reasons",
    },
    "/changes": {
      title: "History",
      description: "Every change of the enrollment, oldest first.",
      type: "array",
    },
    "/changes/*": {
      title: "*",
      type: "object",
    },
    "/changes/*/date": {
      title: "Date",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
    "/changes/*/performedBy": {
      title: "Changed By",
      description: "The user who did it, as they were named at the time; shown as first initial plus last name.",
      type: "object",
    },
    "/changes/*/performedBy/firstName": {
      title: "First Name",
      description: "Given name of the user.",
      type: "string",
      maxLength: 100,
    },
    "/changes/*/performedBy/lastName": {
      title: "Last Name",
      description: "Family name of the user.",
      type: "string",
      maxLength: 100,
    },
    "/changes/*/performedBy/email": {
      title: "Email",
      description: "E-mail address of the user.",
      type: "string",
      maxLength: 254,
    },
    "/changes/*/userId": {
      title: "User Id",
      description: "Who changed it, in older entries.",
      type: "string",
      maxLength: 200,
    },
    "/changes/*/enrolled": {
      title: "Enrolled",
      description: "Activated or declined.",
      type: "boolean",
      words: {
        true: "Activated",
        false: "Declined",
      },
    },
    "/changes/*/reason": {
      title: "Reason",
      description: "Why it was changed.",
      type: "string",
      maxLength: 500,
    },
    "/changes/*/snowmedCode": {
      title: "SNOMED Code",
      description: "The SNOMED CT code of the change.",
      type: "string",
      maxLength: 20,
    },
  },
  rules: [
    {
      id: "enrollment.reason",
      on: "",
      at: "/reason",
      severity: "error",
      message: "Reason is required",
      kind: "require",
      test: { source: "blank(old) ? !self.enrolled : self.enrolled != old.enrolled", evaluate: (s) => (r.blank(s.old) ? !r.bool(r.at(s.self, "enrolled")) : !r.equal(r.bool(r.at(s.self, "enrolled")), r.bool(r.at(s.old, "enrolled")))) },
      loads: "warning",
    },
    {
      id: "enrollment.project-ended",
      on: "",
      at: "/enrolled",
      severity: "error",
      message: "This project has ended. Its enrollments cannot be changed",
      kind: "when",
      test: { source: "!blank(project.projectEnd) && project.projectEnd < today() && (blank(old) || self.enrolled != old.enrolled)", evaluate: (s) => ((!r.blank(r.at(r.at(s.records, "project"), "projectEnd")) && r.less(r.day(r.at(r.at(s.records, "project"), "projectEnd")), r.day(s.today))) && (r.blank(s.old) || !r.equal(r.bool(r.at(s.self, "enrolled")), r.bool(r.at(s.old, "enrolled"))))) },
      loads: "warning",
    },
    {
      id: "date.minimum",
      on: "/enrollDate",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "self >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.day(s.self)) },
    },
    {
      id: "instant.minimum",
      on: "/changes/*/date",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
  ],
  messages: {
    "/enrollDate": {
      format: "Invalid Date",
    },
    "/changes/*/date": {
      format: "Invalid date or time",
    },
  },
  keyedArrays: {},
  derived: [
    {
      id: "enrollment.enroll-date",
      on: "",
      at: "/enrollDate",
      guard: { source: "self.enrolled && !old.enrolled && (blank(self.enrollDate) || self.enrollDate == old.enrollDate)", evaluate: (s) => ((r.bool(r.at(s.self, "enrolled")) && !r.bool(r.at(s.old, "enrolled"))) && (r.blank(r.at(s.self, "enrollDate")) || r.same(r.day(r.at(s.self, "enrollDate")), r.day(r.at(s.old, "enrollDate"))))) },
      value: { source: "today()", evaluate: (s) => r.day(s.today) },
    },
    {
      id: "enrollment.history",
      on: "",
      at: "/changes",
      guard: { source: "blank(old) || self.enrolled != old.enrolled || !blank(self.reason) && self.reason != old.reason", evaluate: (s) => ((r.blank(s.old) || !r.equal(r.bool(r.at(s.self, "enrolled")), r.bool(r.at(s.old, "enrolled")))) || (!r.blank(r.at(s.self, "reason")) && !r.equal(r.text(r.at(s.self, "reason")), r.text(r.at(s.old, "reason"))))) },
      append: {
        date: { source: "now()", evaluate: (s) => r.instant(s.now) },
        performedBy: {
          firstName: { source: "user.firstName", evaluate: (s) => r.text(r.at(s.user, "firstName")) },
          lastName: { source: "user.lastName", evaluate: (s) => r.text(r.at(s.user, "lastName")) },
          email: { source: "user.email", evaluate: (s) => r.text(r.at(s.user, "email")) },
        },
        enrolled: { source: "self.enrolled", evaluate: (s) => r.bool(r.at(s.self, "enrolled")) },
        reason: { source: "self.reason", evaluate: (s) => r.text(r.at(s.self, "reason")) },
        snowmedCode: { source: "self.enrolled ? '' : text('unenroll-code')", evaluate: (s) => (r.bool(r.at(s.self, "enrolled")) ? "" : "412725004") },
      },
    },
  ],
  hides: [
    {
      on: "",
      at: "/reason",
      shownWhen: [
        { source: "blank(old) ? !blank(self) && !self.enrolled : self.enrolled != old.enrolled", evaluate: (s) => (r.blank(s.old) ? (!r.blank(s.self) && !r.bool(r.at(s.self, "enrolled"))) : !r.equal(r.bool(r.at(s.self, "enrolled")), r.bool(r.at(s.old, "enrolled")))) },
      ],
    },
  ],
  transients: {
    "/reason": {},
  },
});
