// GENERATED from schemas/emergency/emergency-request.schema.json and 3 more sha256:d8ca3b0b6aec495b by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './emergency-request.validator.js';

export const emergencyRequestEntity: Entity = freeze<Entity>({
  name: "emergency-request",
  title: "Emergency Request",
  description: "Whom somebody needs to read in an emergency, and why; sent with the call that opens the patient.",
  schema: {
    title: "Emergency Request",
    description: "Whom somebody needs to read in an emergency, and why; sent with the call that opens the patient.",
    "x-origin": "assumed",
    type: "object",
    required: [
      "externalId",
      "dob",
      "reason",
    ],
    properties: {
      externalId: {
        title: "Patient ID",
        description: "The id at the patient's organization, complete.",
        type: "string",
        minLength: 1,
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
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/externalId": {
      title: "Patient ID",
      description: "The id at the patient's organization, complete.",
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
      id: "emergency-request.dob",
      on: "",
      at: "/dob",
      severity: "error",
      message: "Date cannot be in the future",
      kind: "unless",
      test: { source: "self.dob <= today()", evaluate: (s) => r.atMost(r.day(r.at(s.self, "dob")), r.day(s.today)) },
    },
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
