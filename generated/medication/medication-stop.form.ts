// GENERATED from schemas/medication/medication-stop.form.json sha256:5a1d614c4454246b by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const medicationStopForm: FormDescriptor = freeze<FormDescriptor>({
  name: "medication-stop",
  entity: "medication",
  layout: [
    {
      row: [
        "discontinued.reason",
        "discontinued.date",
      ],
    },
    {
      row: [
        "discontinued.note",
      ],
    },
  ],
  fields: {
    "discontinued.reason": {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    "discontinued.date": {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    "discontinued.note": {
      uiSchema: {},
      widget: "textarea",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {
    type: "patient.medication",
  },
  prefill: {
    "discontinued.date": { source: "today()", evaluate: (s) => r.day(s.today) },
  },
});
