// GENERATED from schemas/workflow/manual-change.form.json sha256:a71001c5142be041 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const manualChangeForm: FormDescriptor = freeze<FormDescriptor>({
  name: "manual-change",
  entity: "manual-change",
  layout: [
    {
      row: [
        "from",
      ],
    },
    {
      row: [
        "to",
      ],
    },
    {
      row: [
        "reason",
      ],
    },
    {
      row: [
        "reasonOther",
      ],
    },
    {
      row: [
        "nextIteration",
      ],
    },
  ],
  fields: {
    from: {
      uiSchema: {
        "ui:readonly": true,
      },
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    to: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
      choices: {
        where: { source: "item.code != 'STAGED' && item.code != 'Unknown' && item.code != self.from", evaluate: (s) => ((!r.equal(r.text(r.at(s.item, "code")), "STAGED") && !r.equal(r.text(r.at(s.item, "code")), "Unknown")) && !r.equal(r.text(r.at(s.item, "code")), r.text(r.at(s.self, "from")))) },
      },
    },
    reason: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    reasonOther: {
      uiSchema: {},
      widget: "textarea",
      options: {},
      visibleWhen: { source: "self.reason == 'other'", evaluate: (s) => r.equal(r.text(r.at(s.self, "reason")), "other") },
      requiredWhen: { source: "self.reason == 'other'", evaluate: (s) => r.equal(r.text(r.at(s.self, "reason")), "other") },
      whenHidden: "clear",
      clears: [],
    },
    nextIteration: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {},
  prefill: {
    from: { source: "patient.currentWorkflowState.name", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "currentWorkflowState"), "name")) },
  },
});
