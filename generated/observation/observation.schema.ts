// GENERATED from schemas/observation/observation.schema.json and 3 more sha256:5d1e854d14394acd by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './observation.validator.js';

export const observationEntity: Entity = freeze<Entity>({
  name: "observation",
  title: "Observation",
  description: "A measured value. The body mass index is derived from the latest height and weight and is not stored.",
  schema: {
    title: "Observation",
    description: "A measured value. The body mass index is derived from the latest height and weight and is not stored.",
    type: "object",
    required: [
      "type",
      "text",
      "issued",
      "valueQuantity",
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
        const: "patient.observation",
      },
      text: {
        title: "Observation",
        description: "What was measured: Height, Weight, Creatinine Serum, BMI or a name of one's own.",
        type: "string",
        minLength: 1,
        maxLength: 200,
        examples: [
          "Height",
          "Weight",
          "Creatinine Serum",
          "BMI",
          "Grip strength",
        ],
      },
      name: {
        title: "Codes",
        description: "What was measured, as codes.",
        type: "object",
        properties: {
          coding: {
            title: "Codes",
            description: "The same observation in one or more code systems.",
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
                code: {
                  title: "Code",
                  description: "The code.",
                  type: "string",
                  minLength: 1,
                },
                display: {
                  title: "Display",
                  description: "The code system's own name.",
                  type: "string",
                },
              },
              additionalProperties: false,
            },
          },
        },
        additionalProperties: false,
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
      valueQuantity: {
        title: "Value",
        description: "The value with its unit.",
        type: "object",
        required: [
          "value",
        ],
        properties: {
          value: {
            title: "Value",
            description: "The number.",
            "x-unit": {
              at: "/units",
            },
            type: "number",
          },
          units: {
            title: "Units",
            description: "The unit of the number.",
            type: "string",
            maxLength: 20,
          },
        },
        additionalProperties: false,
      },
      isCustom: {
        title: "Custom",
        description: "An observation with a name of one's own.",
        type: "boolean",
        default: false,
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
    "/text": {
      title: "Observation",
      description: "What was measured: Height, Weight, Creatinine Serum, BMI or a name of one's own.",
      type: "string",
      maxLength: 200,
    },
    "/name": {
      title: "Codes",
      description: "What was measured, as codes.",
      type: "object",
    },
    "/name/coding": {
      title: "Codes",
      description: "The same observation in one or more code systems.",
      type: "array",
    },
    "/name/coding/*": {
      title: "*",
      type: "object",
    },
    "/name/coding/*/system": {
      title: "System",
      description: "URI of the code system.",
      type: "string",
    },
    "/name/coding/*/code": {
      title: "Code",
      description: "The code.",
      type: "string",
    },
    "/name/coding/*/display": {
      title: "Display",
      description: "The code system's own name.",
      type: "string",
    },
    "/issued": {
      title: "Date and Time",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
    "/valueQuantity": {
      title: "Value",
      description: "The value with its unit.",
      type: "object",
    },
    "/valueQuantity/value": {
      title: "Value",
      description: "The number.",
      type: "number",
      unitAt: "/units",
    },
    "/valueQuantity/units": {
      title: "Units",
      description: "The unit of the number.",
      type: "string",
      maxLength: 20,
    },
    "/isCustom": {
      title: "Custom",
      description: "An observation with a name of one's own.",
      type: "boolean",
    },
  },
  rules: [
    {
      id: "observation.issued",
      on: "",
      at: "/issued",
      severity: "error",
      message: "Date cannot be in the future",
      kind: "unless",
      test: { source: "dayOf(self.issued) <= today()", evaluate: (s) => r.atMost(r.dayOf(r.at(s.self, "issued"), s), r.day(s.today)) },
    },
    {
      id: "observation.height-unit",
      on: "",
      at: "/valueQuantity/units",
      severity: "error",
      message: "A height is given in in or cm",
      kind: "when",
      test: { source: "self.text == 'Height' && !(self.valueQuantity.units in ['in', 'cm'])", evaluate: (s) => (r.equal(r.text(r.at(s.self, "text")), "Height") && !r.isIn(r.text(r.at(r.at(s.self, "valueQuantity"), "units")), ["in", "cm"])) },
    },
    {
      id: "observation.weight-unit",
      on: "",
      at: "/valueQuantity/units",
      severity: "error",
      message: "A weight is given in lb or kg",
      kind: "when",
      test: { source: "self.text == 'Weight' && !(self.valueQuantity.units in ['lb', 'kg'])", evaluate: (s) => (r.equal(r.text(r.at(s.self, "text")), "Weight") && !r.isIn(r.text(r.at(r.at(s.self, "valueQuantity"), "units")), ["lb", "kg"])) },
    },
    {
      id: "observation.creatinine-unit",
      on: "",
      at: "/valueQuantity/units",
      severity: "error",
      message: "Creatinine is given in mg/dL",
      kind: "when",
      test: { source: "self.text == 'Creatinine Serum' && self.valueQuantity.units != 'mg/dL'", evaluate: (s) => (r.equal(r.text(r.at(s.self, "text")), "Creatinine Serum") && !r.equal(r.text(r.at(r.at(s.self, "valueQuantity"), "units")), "mg/dL")) },
    },
    {
      id: "observation.positive",
      on: "",
      at: "/valueQuantity/value",
      severity: "error",
      message: "The value must be more than 0",
      kind: "when",
      test: { source: "self.text in ['Height', 'Weight', 'Creatinine Serum', 'BMI'] && self.valueQuantity.value <= 0.0", evaluate: (s) => (r.isIn(r.text(r.at(s.self, "text")), ["Height", "Weight", "Creatinine Serum", "BMI"]) && r.atMost(r.number(r.at(r.at(s.self, "valueQuantity"), "value")), 0)) },
    },
    {
      id: "observation.height-plausible",
      on: "",
      at: "/valueQuantity/value",
      severity: "warning",
      message: "Is this height right?",
      kind: "when",
      test: { source: "self.text == 'Height' && self.valueQuantity.value > 0.0 && (self.valueQuantity.units == 'in' && (self.valueQuantity.value < 20.0 || self.valueQuantity.value > 100.0) ||  self.valueQuantity.units == 'cm' && (self.valueQuantity.value < 50.0 || self.valueQuantity.value > 254.0))", evaluate: (s) => ((r.equal(r.text(r.at(s.self, "text")), "Height") && r.less(0, r.number(r.at(r.at(s.self, "valueQuantity"), "value")))) && ((r.equal(r.text(r.at(r.at(s.self, "valueQuantity"), "units")), "in") && (r.less(r.number(r.at(r.at(s.self, "valueQuantity"), "value")), 20) || r.less(100, r.number(r.at(r.at(s.self, "valueQuantity"), "value"))))) || (r.equal(r.text(r.at(r.at(s.self, "valueQuantity"), "units")), "cm") && (r.less(r.number(r.at(r.at(s.self, "valueQuantity"), "value")), 50) || r.less(254, r.number(r.at(r.at(s.self, "valueQuantity"), "value"))))))) },
    },
    {
      id: "observation.weight-plausible",
      on: "",
      at: "/valueQuantity/value",
      severity: "warning",
      message: "Is this weight right?",
      kind: "when",
      test: { source: "self.text == 'Weight' && self.valueQuantity.value > 0.0 && (self.valueQuantity.units == 'lb' && (self.valueQuantity.value < 40.0 || self.valueQuantity.value > 999.0) ||  self.valueQuantity.units == 'kg' && (self.valueQuantity.value < 18.0 || self.valueQuantity.value > 453.0))", evaluate: (s) => ((r.equal(r.text(r.at(s.self, "text")), "Weight") && r.less(0, r.number(r.at(r.at(s.self, "valueQuantity"), "value")))) && ((r.equal(r.text(r.at(r.at(s.self, "valueQuantity"), "units")), "lb") && (r.less(r.number(r.at(r.at(s.self, "valueQuantity"), "value")), 40) || r.less(999, r.number(r.at(r.at(s.self, "valueQuantity"), "value"))))) || (r.equal(r.text(r.at(r.at(s.self, "valueQuantity"), "units")), "kg") && (r.less(r.number(r.at(r.at(s.self, "valueQuantity"), "value")), 18) || r.less(453, r.number(r.at(r.at(s.self, "valueQuantity"), "value"))))))) },
    },
    {
      id: "observation.creatinine-plausible",
      on: "",
      at: "/valueQuantity/value",
      severity: "warning",
      message: "Is this creatinine right?",
      kind: "when",
      test: { source: "self.text == 'Creatinine Serum' && self.valueQuantity.value > 0.0 && (self.valueQuantity.value < 0.2 || self.valueQuantity.value > 15.0)", evaluate: (s) => ((r.equal(r.text(r.at(s.self, "text")), "Creatinine Serum") && r.less(0, r.number(r.at(r.at(s.self, "valueQuantity"), "value")))) && (r.less(r.number(r.at(r.at(s.self, "valueQuantity"), "value")), 0.2) || r.less(15, r.number(r.at(r.at(s.self, "valueQuantity"), "value"))))) },
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
    "/issued": {
      format: "Invalid date or time",
    },
  },
  keyedArrays: {},
  record: {
    type: "patient.observation",
    subject: "patient",
    display: "{text}",
  },
});
