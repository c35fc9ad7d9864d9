// GENERATED from schemas/condition/condition.form.json sha256:b48c10795296418a by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const conditionForm: FormDescriptor = freeze<FormDescriptor>({
  name: "condition",
  entity: "condition",
  layout: [
    {
      row: [
        "code",
      ],
    },
    {
      row: [
        "onsetDate",
        "status",
      ],
    },
    {
      row: [
        "note",
      ],
    },
  ],
  fields: {
    code: {
      uiSchema: {
        "ui:help": "A code like E11, or a name",
      },
      widget: "code-search",
      options: {
        call: "terminology.condition",
        minLength: 3,
        debounce: 300,
        invalid: "Missing valid condition",
      },
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
      query: {
        _filter: { source: "matches(inputs.text, '^[A-Za-z][0-9]{2}') ? 'byCode' : 'byName'", evaluate: (s) => (r.matches(r.text(r.at(s.inputs, "text")), "^[A-Za-z][0-9]{2}") ? "byCode" : "byName") },
        code: { source: "matches(inputs.text, '^[A-Za-z][0-9]{2}') ? inputs.text : ''", evaluate: (s) => (r.matches(r.text(r.at(s.inputs, "text")), "^[A-Za-z][0-9]{2}") ? r.text(r.at(s.inputs, "text")) : "") },
        version: { source: "matches(inputs.text, '^[A-Za-z][0-9]{2}') ? text('condition-code-version') : ''", evaluate: (s) => (r.matches(r.text(r.at(s.inputs, "text")), "^[A-Za-z][0-9]{2}") ? "ICD-10-CM" : "") },
        _content: { source: "matches(inputs.text, '^[A-Za-z][0-9]{2}') ? '' : inputs.text", evaluate: (s) => (r.matches(r.text(r.at(s.inputs, "text")), "^[A-Za-z][0-9]{2}") ? "" : r.text(r.at(s.inputs, "text"))) },
      },
    },
    onsetDate: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    status: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    note: {
      uiSchema: {},
      widget: "textarea",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {
    status: "active",
    type: "patient.condition",
  },
});
