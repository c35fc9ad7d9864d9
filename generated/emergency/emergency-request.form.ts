// GENERATED from schemas/emergency/emergency-request.form.json sha256:6762578de0fdbb8b by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const emergencyRequestForm: FormDescriptor = freeze<FormDescriptor>({
  name: "emergency-request",
  entity: "emergency-request",
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
  layout: [
    {
      row: [
        "externalId",
        "dob",
      ],
    },
    {
      row: [
        "reason",
      ],
    },
  ],
  fields: {
    externalId: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    dob: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    reason: {
      uiSchema: {},
      widget: "textarea",
      options: {
        rows: 3,
      },
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {},
});
