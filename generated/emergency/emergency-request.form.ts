// GENERATED from schemas/emergency/emergency-request.form.json sha256:6762578de0fdbb8b by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const emergencyRequestForm: FormDescriptor = freeze<FormDescriptor>({
  name: "emergency-request",
  entity: "emergency-request",
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
