// GENERATED from schemas/note/note.form.json sha256:3b270c3d1ddf9f90 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const noteForm: FormDescriptor = freeze<FormDescriptor>({
  name: "note",
  entity: "note",
  layout: [
    {
      row: [
        "title",
      ],
    },
    {
      row: [
        "dateAdded",
        "year",
        "engagement",
      ],
    },
    {
      row: [
        "description",
      ],
    },
  ],
  fields: {
    title: {
      uiSchema: {},
      options: {
        counter: true,
      },
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    dateAdded: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    year: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    engagement: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    description: {
      uiSchema: {},
      widget: "textarea",
      options: {
        rows: 6,
      },
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {
    type: "patient.note",
  },
  prefill: {
    dateAdded: { source: "today()", evaluate: (s) => r.day(s.today) },
    year: { source: "patient.currentWorkflowState.year", evaluate: (s) => r.number(r.at(r.at(r.at(s.records, "patient"), "currentWorkflowState"), "year")) },
    engagement: { source: "patient.workflowIteration", evaluate: (s) => r.number(r.at(r.at(s.records, "patient"), "workflowIteration")) },
  },
});
