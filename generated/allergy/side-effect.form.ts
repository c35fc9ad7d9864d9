// GENERATED from schemas/allergy/side-effect.form.json sha256:93599610c225ab2a by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const sideEffectForm: FormDescriptor = freeze<FormDescriptor>({
  name: "side-effect",
  entity: "allergy",
  layout: [
    {
      row: [
        "substance",
      ],
    },
    {
      row: [
        "reaction",
        "onsetDate",
      ],
    },
    {
      row: [
        "description",
      ],
    },
    {
      row: [
        "allergyNote",
      ],
    },
  ],
  fields: {
    substance: {
      uiSchema: {
        "ui:title": "Medication or Substance",
      },
      widget: "code-search",
      options: {
        call: "terminology.allergy",
        minLength: 3,
        debounce: 300,
        invalid: "Missing valid allergy",
      },
      requiredWhen: { source: "!patient.regimen_meta.nkda", evaluate: (s) => !r.bool(r.at(r.at(r.at(s.records, "patient"), "regimen_meta"), "nkda")) },
      whenHidden: "keep",
      clears: [],
    },
    reaction: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "!patient.regimen_meta.nkda", evaluate: (s) => !r.bool(r.at(r.at(r.at(s.records, "patient"), "regimen_meta"), "nkda")) },
      whenHidden: "keep",
      clears: [],
    },
    onsetDate: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    description: {
      uiSchema: {},
      options: {
        counter: true,
      },
      whenHidden: "keep",
      clears: [],
    },
    allergyNote: {
      uiSchema: {},
      widget: "textarea",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {
    isSideEffect: true,
    type: "patient.allergy",
    status: "active",
    sensitivityType: "allergy",
  },
});
