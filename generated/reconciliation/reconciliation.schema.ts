// GENERATED from schemas/reconciliation/reconciliation.schema.json and 6 more sha256:ea9c1e8d8401aaa0 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './reconciliation.validator.js';

export const reconciliationEntity: Entity = freeze<Entity>({
  name: "reconciliation",
  title: "Medication Reconciliation",
  description: "A list of medications: one of a source (unreconciled), or what came of going through them with the patient (reconciled).",
  schema: {
    title: "Medication Reconciliation",
    description: "A list of medications: one of a source (unreconciled), or what came of going through them with the patient (reconciled).",
    type: "object",
    required: [
      "type",
      "list",
      "medications",
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
        const: "patient.reconciliation",
      },
      list: {
        title: "List",
        description: "Reconciled or unreconciled.",
        type: "string",
        enum: [
          "reconciled",
          "unreconciled",
        ],
        "x-codes": "reconciliation-lists",
      },
      source: {
        title: "Source",
        description: "Where an unreconciled list comes from.",
        type: "string",
        enum: [
          "claims",
          "patient",
          "caregiver",
          "prescriber",
          "pharmacy",
          "facility",
        ],
        "x-codes": "reconciliation-sources",
        "x-origin": "assumed",
      },
      workflowIteration: {
        title: "Engagement",
        description: "Which engagement of the patient it belongs to.",
        "x-origin": "assumed",
        type: "integer",
        minimum: 1,
      },
      completedAt: {
        title: "Completed",
        description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
        type: "string",
        format: "date-time",
        examples: [
          "2026-03-14T15:09:00-06:00",
        ],
        "x-origin": "assumed",
      },
      takesNone: {
        title: "Patient reports taking no medications",
        description: "Lets an empty list be completed.",
        "x-origin": "assumed",
        type: "boolean",
      },
      medications: {
        title: "Medications",
        description: "The medications of the list.",
        type: "array",
        maxItems: 500,
        "x-key": "uuid",
        items: {
          title: "Medication of a list",
          description: "One medication of a reconciliation with what was found about it.",
          type: "object",
          required: [
            "uuid",
            "name",
          ],
          properties: {
            uuid: {
              title: "Id",
              description: "Identifies the medication within the lists; given on writing.",
              type: "string",
              format: "uuid",
            },
            status: {
              title: "Status",
              description: "What the reconciliation found.",
              type: "string",
              enum: [
                "VERIFIED",
                "MODIFIED",
                "ADDED",
                "DISCONTINUED",
                "WARNING",
              ],
              "x-codes": "medication-statuses",
            },
            name: {
              title: "Medication",
              description: "The name with strength and form.",
              type: "string",
              minLength: 1,
              maxLength: 300,
            },
            rxNormId: {
              title: "RxNorm Id",
              description: "The RxNorm id, where known.",
              "x-origin": "assumed",
              type: "string",
              maxLength: 20,
            },
            directions: {
              title: "Directions as listed",
              description: "As the source says.",
              "x-origin": "assumed",
              type: "string",
              maxLength: 1000,
            },
            directionsTaken: {
              title: "Directions as taken",
              description: "As the patient says.",
              "x-origin": "assumed",
              type: "string",
              maxLength: 1000,
            },
            reason: {
              title: "Reason",
              description: "Why it was discontinued.",
              "x-origin": "assumed",
              type: "string",
              maxLength: 500,
            },
            comment: {
              title: "Comment",
              description: "What the review should know.",
              "x-origin": "assumed",
              type: "string",
              maxLength: 2000,
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
    "/list": {
      title: "List",
      description: "Reconciled or unreconciled.",
      type: "string",
      codes: "reconciliation-lists",
    },
    "/source": {
      title: "Source",
      description: "Where an unreconciled list comes from.",
      type: "string",
      codes: "reconciliation-sources",
    },
    "/workflowIteration": {
      title: "Engagement",
      description: "Which engagement of the patient it belongs to.",
      type: "integer",
    },
    "/completedAt": {
      title: "Completed",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
    "/takesNone": {
      title: "Patient reports taking no medications",
      description: "Lets an empty list be completed.",
      type: "boolean",
    },
    "/medications": {
      title: "Medications",
      description: "The medications of the list.",
      type: "array",
    },
    "/medications/*": {
      title: "Medication of a list",
      description: "One medication of a reconciliation with what was found about it.",
      type: "object",
    },
    "/medications/*/uuid": {
      title: "Id",
      description: "Identifies the medication within the lists; given on writing.",
      type: "string",
      format: "uuid",
    },
    "/medications/*/status": {
      title: "Status",
      description: "What the reconciliation found.",
      type: "string",
      codes: "medication-statuses",
    },
    "/medications/*/name": {
      title: "Medication",
      description: "The name with strength and form.",
      type: "string",
      maxLength: 300,
    },
    "/medications/*/rxNormId": {
      title: "RxNorm Id",
      description: "The RxNorm id, where known.",
      type: "string",
      maxLength: 20,
    },
    "/medications/*/directions": {
      title: "Directions as listed",
      description: "As the source says.",
      type: "string",
      maxLength: 1000,
    },
    "/medications/*/directionsTaken": {
      title: "Directions as taken",
      description: "As the patient says.",
      type: "string",
      maxLength: 1000,
    },
    "/medications/*/reason": {
      title: "Reason",
      description: "Why it was discontinued.",
      type: "string",
      maxLength: 500,
    },
    "/medications/*/comment": {
      title: "Comment",
      description: "What the review should know.",
      type: "string",
      maxLength: 2000,
    },
  },
  rules: [
    {
      id: "instant.minimum",
      on: "/completedAt",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
  ],
  messages: {
    "/completedAt": {
      format: "Invalid date or time",
    },
  },
  keyedArrays: {
    "/medications": "uuid",
  },
  record: {
    subject: "patient",
    display: "{list}",
    type: "patient.reconciliation",
  },
});
