// GENERATED from schemas/review/recommendation.schema.json and 5 more sha256:28c04fed426f9350 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './recommendation.validator.js';

export const recommendationEntity: Entity = freeze<Entity>({
  name: "recommendation",
  title: "Recommendation",
  description: "Something that a review recommends to the prescriber, to the patient, or to both.",
  schema: {
    title: "Recommendation",
    description: "Something that a review recommends to the prescriber, to the patient, or to both.",
    type: "object",
    required: [
      "id",
    ],
    properties: {
      id: {
        title: "Id",
        description: "Identifies the recommendation within the review.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
      problem: {
        title: "Problem",
        description: "A problem that is not about a medication.",
        type: "string",
        enum: [
          "Untreated condition",
          "Immunization due",
          "Laboratory monitoring due",
          "Fall risk",
          "Nutrition or hydration",
          "Need for education",
          "Cost or coverage",
          "Access to care",
          "Caregiver support",
          "Device or supply needed",
          "Other",
        ],
        "x-codes": "problem-options",
        "x-origin": "assumed",
      },
      medications: {
        title: "Medications",
        description: "Names of the medications that it is about.",
        "x-origin": "assumed",
        type: "array",
        maxItems: 500,
        items: {
          type: "string",
          minLength: 1,
          maxLength: 300,
        },
      },
      prescriberText: {
        title: "To the Prescriber",
        description: "What is recommended.",
        "x-origin": "assumed",
        type: "string",
        maxLength: 4000,
      },
      rationale: {
        title: "Rationale",
        description: "Why it is recommended, with its evidence.",
        "x-origin": "assumed",
        type: "string",
        maxLength: 4000,
      },
      patientTopic: {
        title: "What We Talked About",
        description: "In plain words.",
        "x-origin": "assumed",
        type: "string",
        maxLength: 2000,
      },
      patientAction: {
        title: "What I Should Do",
        description: "In plain words.",
        "x-origin": "assumed",
        type: "string",
        maxLength: 2000,
      },
      includeInPrescriber: {
        title: "For the Prescriber",
        description: "Goes into the prescriber's letter.",
        type: "boolean",
      },
      includeInMap: {
        title: "For the Patient",
        description: "Goes into the patient's action plan.",
        type: "boolean",
      },
      prescriberResponse: {
        title: "Prescriber's Response",
        description: "How somebody answered a recommendation.",
        type: "object",
        properties: {
          status: {
            title: "Status",
            description: "The answer.",
            type: "object",
            properties: {
              snowMedCode: {
                title: "Response",
                description: "The answer as a code.",
                type: "string",
                enum: [
                  "385645004",
                  "accepted-with-change",
                  "443390004",
                  "385660001",
                  "not-applicable",
                  "89925002",
                  "385643006",
                ],
                "x-codes": "response-codes",
              },
            },
            additionalProperties: false,
          },
          date: {
            title: "Date",
            description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
            type: "string",
            format: "date",
            "x-origin": "assumed",
          },
          comment: {
            title: "Comment",
            description: "What else was said.",
            "x-origin": "assumed",
            type: "string",
            maxLength: 2000,
          },
        },
        additionalProperties: false,
      },
      patientResponse: {
        title: "Patient's Response",
        description: "How somebody answered a recommendation.",
        type: "object",
        properties: {
          status: {
            title: "Status",
            description: "The answer.",
            type: "object",
            properties: {
              snowMedCode: {
                title: "Response",
                description: "The answer as a code.",
                type: "string",
                enum: [
                  "385645004",
                  "accepted-with-change",
                  "443390004",
                  "385660001",
                  "not-applicable",
                  "89925002",
                  "385643006",
                ],
                "x-codes": "response-codes",
              },
            },
            additionalProperties: false,
          },
          date: {
            title: "Date",
            description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
            type: "string",
            format: "date",
            "x-origin": "assumed",
          },
          comment: {
            title: "Comment",
            description: "What else was said.",
            "x-origin": "assumed",
            type: "string",
            maxLength: 2000,
          },
        },
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/id": {
      title: "Id",
      description: "Identifies the recommendation within the review.",
      type: "string",
      maxLength: 100,
    },
    "/problem": {
      title: "Problem",
      description: "A problem that is not about a medication.",
      type: "string",
      codes: "problem-options",
    },
    "/medications": {
      title: "Medications",
      description: "Names of the medications that it is about.",
      type: "array",
    },
    "/medications/*": {
      title: "*",
      type: "string",
      maxLength: 300,
    },
    "/prescriberText": {
      title: "To the Prescriber",
      description: "What is recommended.",
      type: "string",
      maxLength: 4000,
    },
    "/rationale": {
      title: "Rationale",
      description: "Why it is recommended, with its evidence.",
      type: "string",
      maxLength: 4000,
    },
    "/patientTopic": {
      title: "What We Talked About",
      description: "In plain words.",
      type: "string",
      maxLength: 2000,
    },
    "/patientAction": {
      title: "What I Should Do",
      description: "In plain words.",
      type: "string",
      maxLength: 2000,
    },
    "/includeInPrescriber": {
      title: "For the Prescriber",
      description: "Goes into the prescriber's letter.",
      type: "boolean",
    },
    "/includeInMap": {
      title: "For the Patient",
      description: "Goes into the patient's action plan.",
      type: "boolean",
    },
    "/prescriberResponse": {
      title: "Prescriber's Response",
      description: "How somebody answered a recommendation.",
      type: "object",
    },
    "/prescriberResponse/status": {
      title: "Status",
      description: "The answer.",
      type: "object",
    },
    "/prescriberResponse/status/snowMedCode": {
      title: "Response",
      description: "The answer as a code.",
      type: "string",
      codes: "response-codes",
    },
    "/prescriberResponse/date": {
      title: "Date",
      description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
      type: "string",
      format: "date",
    },
    "/prescriberResponse/comment": {
      title: "Comment",
      description: "What else was said.",
      type: "string",
      maxLength: 2000,
    },
    "/patientResponse": {
      title: "Patient's Response",
      description: "How somebody answered a recommendation.",
      type: "object",
    },
    "/patientResponse/status": {
      title: "Status",
      description: "The answer.",
      type: "object",
    },
    "/patientResponse/status/snowMedCode": {
      title: "Response",
      description: "The answer as a code.",
      type: "string",
      codes: "response-codes",
    },
    "/patientResponse/date": {
      title: "Date",
      description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
      type: "string",
      format: "date",
    },
    "/patientResponse/comment": {
      title: "Comment",
      description: "What else was said.",
      type: "string",
      maxLength: 2000,
    },
  },
  rules: [
    {
      id: "date.minimum",
      on: "/prescriberResponse/date",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "self >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.day(s.self)) },
    },
    {
      id: "date.minimum",
      on: "/patientResponse/date",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "self >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.day(s.self)) },
    },
  ],
  messages: {
    "/prescriberResponse/date": {
      format: "Invalid Date",
    },
    "/patientResponse/date": {
      format: "Invalid Date",
    },
  },
  keyedArrays: {},
});
