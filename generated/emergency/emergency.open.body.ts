// GENERATED from schemas/emergency/emergency.calls.json and 2 more sha256:e0b0438879f3a86a by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './emergency.open.body.validator.js';

export const emergencyOpenBody: Entity = freeze<Entity>({
  name: "emergency.open",
  title: "Open a patient of another organization for reading, in an emergency; the organization is told",
  description: "",
  schema: {
    title: "Open a patient of another organization for reading, in an emergency; the organization is told",
    type: "object",
    required: [
      "reason",
    ],
    properties: {
      patientId: {
        title: "Patient",
        description: "The patient's _id, where it is known.",
        type: "string",
        maxLength: 128,
        "x-record": "patient",
      },
      externalId: {
        title: "Patient ID",
        description: "With the date of birth it finds the patient too.",
        type: "string",
        maxLength: 100,
      },
      dob: {
        title: "Date of Birth",
        description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
        type: "string",
        format: "date",
      },
      reason: {
        title: "Reason",
        description: "Why it cannot wait; the patient's organization reads it.",
        type: "string",
        minLength: 10,
        maxLength: 1000,
        examples: [
          "Unconscious at our counter; the medications are needed.",
        ],
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/patientId": {
      title: "Patient",
      description: "The patient's _id, where it is known.",
      type: "string",
      maxLength: 128,
    },
    "/externalId": {
      title: "Patient ID",
      description: "With the date of birth it finds the patient too.",
      type: "string",
      maxLength: 100,
    },
    "/dob": {
      title: "Date of Birth",
      description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
      type: "string",
      format: "date",
    },
    "/reason": {
      title: "Reason",
      description: "Why it cannot wait; the patient's organization reads it.",
      type: "string",
      maxLength: 1000,
    },
  },
  rules: [
    {
      id: "date.minimum",
      on: "/dob",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "self >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.day(s.self)) },
    },
  ],
  messages: {
    "/dob": {
      format: "Invalid Date",
    },
  },
  keyedArrays: {},
});
