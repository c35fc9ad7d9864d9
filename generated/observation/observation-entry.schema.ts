// GENERATED from schemas/observation/observation-entry.schema.json and 5 more sha256:ec33a68c51335fb0 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './observation-entry.validator.js';

export const observationEntryEntity: Entity = freeze<Entity>({
  name: "observation-entry",
  title: "Observation",
  description: "What the observation form asks. It is stored as one or two observations.",
  schema: {
    title: "Observation",
    description: "What the observation form asks. It is stored as one or two observations.",
    type: "object",
    required: [
      "observationType",
      "issued",
    ],
    properties: {
      observationType: {
        title: "Type",
        description: "What is recorded.",
        type: "string",
        enum: [
          "BMI",
          "Creatinine Serum",
          "Custom",
        ],
        "x-codes": "observation-types",
      },
      issued: {
        title: "Date and Time",
        description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
        type: "string",
        format: "date-time",
        examples: [
          "2026-03-14T15:09:00-06:00",
        ],
      },
      weight: {
        title: "Weight",
        description: "The patient's weight: at most three characters.",
        "x-unit": {
          at: "/weightUnits",
        },
        type: "number",
        exclusiveMinimum: 0,
        maximum: 999,
      },
      weightUnits: {
        title: "Weight Unit",
        description: "The unit of the weight.",
        type: "string",
        enum: [
          "lb",
          "kg",
        ],
        "x-codes": "units",
      },
      height: {
        title: "Height",
        description: "The patient's height, if it was measured.",
        "x-unit": {
          at: "/heightUnits",
        },
        type: "number",
        exclusiveMinimum: 0,
        maximum: 300,
      },
      heightUnits: {
        title: "Height Unit",
        description: "The unit of the height.",
        type: "string",
        enum: [
          "in",
          "cm",
        ],
        "x-codes": "units",
      },
      name: {
        title: "Name",
        description: "What was measured.",
        type: "string",
        maxLength: 200,
      },
      value: {
        title: "Value",
        description: "The measured value.",
        "x-unit": {
          at: "/units",
        },
        type: "number",
      },
      units: {
        title: "Units",
        description: "The unit of the value.",
        type: "string",
        enum: [
          "in",
          "cm",
          "lb",
          "kg",
          "mg/dL",
          "kg/m2",
          "mL/min",
          "mmHg",
          "%",
          "bpm",
          "mmol/L",
        ],
        "x-codes": "units",
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/observationType": {
      title: "Type",
      description: "What is recorded.",
      type: "string",
      codes: "observation-types",
    },
    "/issued": {
      title: "Date and Time",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
    "/weight": {
      title: "Weight",
      description: "The patient's weight: at most three characters.",
      type: "number",
      unitAt: "/weightUnits",
    },
    "/weightUnits": {
      title: "Weight Unit",
      description: "The unit of the weight.",
      type: "string",
      codes: "units",
    },
    "/height": {
      title: "Height",
      description: "The patient's height, if it was measured.",
      type: "number",
      unitAt: "/heightUnits",
    },
    "/heightUnits": {
      title: "Height Unit",
      description: "The unit of the height.",
      type: "string",
      codes: "units",
    },
    "/name": {
      title: "Name",
      description: "What was measured.",
      type: "string",
      maxLength: 200,
    },
    "/value": {
      title: "Value",
      description: "The measured value.",
      type: "number",
      unitAt: "/units",
    },
    "/units": {
      title: "Units",
      description: "The unit of the value.",
      type: "string",
      codes: "units",
    },
  },
  rules: [
    {
      id: "observation-entry.issued",
      on: "",
      at: "/issued",
      severity: "error",
      message: "Date cannot be in the future",
      kind: "unless",
      test: { source: "dayOf(self.issued) <= today()", evaluate: (s) => r.atMost(r.dayOf(r.at(s.self, "issued"), s), r.day(s.today)) },
    },
    {
      id: "observation-entry.weight",
      on: "",
      at: "/weight",
      severity: "error",
      message: "Required",
      kind: "require",
      test: { source: "self.observationType == 'BMI'", evaluate: (s) => r.equal(r.text(r.at(s.self, "observationType")), "BMI") },
    },
    {
      id: "observation-entry.value",
      on: "",
      at: "/value",
      severity: "error",
      message: "Required",
      kind: "require",
      test: { source: "self.observationType in ['Creatinine Serum', 'Custom']", evaluate: (s) => r.isIn(r.text(r.at(s.self, "observationType")), ["Creatinine Serum", "Custom"]) },
    },
    {
      id: "observation-entry.name",
      on: "",
      at: "/name",
      severity: "error",
      message: "Required",
      kind: "require",
      test: { source: "self.observationType == 'Custom'", evaluate: (s) => r.equal(r.text(r.at(s.self, "observationType")), "Custom") },
    },
    {
      id: "instant.minimum",
      on: "/issued",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
  ],
  messages: {
    "/weight": {
      exclusiveMinimum: "The value must be more than 0",
    },
    "/height": {
      exclusiveMinimum: "The value must be more than 0",
    },
    "/issued": {
      format: "Invalid date or time",
    },
  },
  keyedArrays: {},
});
