// GENERATED from schemas/observation/observation.form.json sha256:a82ff1fb2cd8a67e by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const observationForm: FormDescriptor = freeze<FormDescriptor>({
  name: "observation",
  entity: "observation",
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
    },
    additionalProperties: false,
  },
  layout: [
    {
      row: [
        "text",
      ],
    },
    {
      row: [
        "issued",
      ],
    },
    {
      row: [
        "valueQuantity.value",
        "valueQuantity.units",
      ],
    },
  ],
  fields: {
    text: {
      uiSchema: {
        "ui:readonly": true,
      },
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    issued: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    "valueQuantity.value": {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    "valueQuantity.units": {
      uiSchema: {
        "ui:readonly": true,
      },
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {
    type: "patient.observation",
  },
});
