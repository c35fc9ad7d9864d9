// GENERATED from schemas/scheduled-interaction/scheduled-interaction.form.json sha256:5c3e726e0ff2eeba by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const scheduledInteractionForm: FormDescriptor = freeze<FormDescriptor>({
  name: "scheduled-interaction",
  entity: "scheduled-interaction",
  layout: [
    {
      row: [
        "callType",
      ],
    },
    {
      row: [
        "scheduledForDate",
      ],
    },
    {
      row: [
        "currentYear",
        "workflowIteration",
      ],
    },
    {
      row: [
        "record.description",
      ],
    },
  ],
  fields: {
    callType: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    scheduledForDate: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
      says: { source: "blank(self.scheduledForDate) || localTime(homeZip(patient), self.scheduledForDate) == 'Unknown' ? '' : localTime(homeZip(patient), self.scheduledForDate) + ' where the patient is'", evaluate: (s) => ((r.blank(r.at(s.self, "scheduledForDate")) || r.equal(r.localTime(((r.bool(r.at(r.at(r.at(s.records, "patient"), "address2"), "primary")) && !r.bool(r.at(r.at(r.at(s.records, "patient"), "address"), "primary"))) ? r.text(r.at(r.at(r.at(s.records, "patient"), "address2"), "zip")) : r.text(r.at(r.at(r.at(s.records, "patient"), "address"), "zip"))), r.instant(r.at(s.self, "scheduledForDate"))), "Unknown")) ? "" : (r.localTime(((r.bool(r.at(r.at(r.at(s.records, "patient"), "address2"), "primary")) && !r.bool(r.at(r.at(r.at(s.records, "patient"), "address"), "primary"))) ? r.text(r.at(r.at(r.at(s.records, "patient"), "address2"), "zip")) : r.text(r.at(r.at(r.at(s.records, "patient"), "address"), "zip"))), r.instant(r.at(s.self, "scheduledForDate"))) + " where the patient is")) },
    },
    currentYear: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    workflowIteration: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    "record.description": {
      uiSchema: {},
      widget: "textarea",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {
    type: "patient.scheduled-interaction",
  },
  prefill: {
    currentYear: { source: "patient.currentWorkflowState.year", evaluate: (s) => r.number(r.at(r.at(r.at(s.records, "patient"), "currentWorkflowState"), "year")) },
    workflowIteration: { source: "patient.workflowIteration", evaluate: (s) => r.number(r.at(r.at(s.records, "patient"), "workflowIteration")) },
  },
});
