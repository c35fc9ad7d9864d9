// GENERATED from schemas/patient/invitation.form.json sha256:4597658e7ef90ea6 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const invitationForm: FormDescriptor = freeze<FormDescriptor>({
  name: "invitation",
  entity: "invitation",
  schema: {
    title: "Invitation",
    description: "What is asked to invite a patient to the app for patients by e-mail. It is sent, not stored.",
    type: "object",
    required: [
      "email",
      "os",
    ],
    properties: {
      email: {
        title: "Email",
        description: "An e-mail address of the simple form x@y.z.",
        type: "string",
        pattern: "^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$",
        maxLength: 254,
        examples: [
          "a.person@example.org",
        ],
      },
      os: {
        title: "Phone System",
        description: "The operating system of the patient's phone.",
        type: "string",
        enum: [
          "ios",
          "android",
          "other",
        ],
        "x-codes": "phone-systems",
      },
    },
    additionalProperties: false,
  },
  layout: [
    {
      row: [
        "email",
        "os",
      ],
    },
  ],
  fields: {
    email: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    os: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {},
  prefill: {
    email: { source: "patient.telecom.email", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "telecom"), "email")) },
    os: { source: "patient.telecom.cellphone.os", evaluate: (s) => r.text(r.at(r.at(r.at(r.at(s.records, "patient"), "telecom"), "cellphone"), "os")) },
  },
});
