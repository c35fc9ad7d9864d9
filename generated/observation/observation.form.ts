// GENERATED from schemas/observation/observation.form.json sha256:a82ff1fb2cd8a67e by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const observationForm: FormDescriptor = freeze<FormDescriptor>({
  name: "observation",
  entity: "observation",
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
