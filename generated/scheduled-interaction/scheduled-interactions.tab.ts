// GENERATED from schemas/scheduled-interaction/scheduled-interactions.tab.json sha256:0d71076715b19df6 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const scheduledInteractionsTab: TabDescriptor = freeze<TabDescriptor>({
  name: "scheduled-interactions",
  title: "Scheduled Interactions",
  item: "Scheduled Interaction",
  rowName: { source: "label(item.callType)", evaluate: (s) => r.label({"initiatinginteraction":"Initiating Interaction","medicationreviewinteraction":"Medication Review","medicationsafetyreviewinteraction":"Medication Safety Review"}, r.at(s.item, "callType")) },
  entity: "scheduled-interaction",
  form: "scheduled-interaction",
  source: {
    kind: "call",
    list: "outreach.list",
    save: "outreach.save-scheduled",
    remove: "outreach.remove-scheduled",
  },
  table: {
    pageSize: 5,
    pageButtons: 5,
    sort: [
      {
        by: "scheduledForDate",
        descending: false,
      },
    ],
    columns: [
      {
        field: "scheduledForDate",
        title: "Scheduled For",
        cell: "date-time",
        isSortable: true,
      },
      {
        field: "callType",
        title: "Interaction Type",
        cell: "code",
        codes: "next-call-types",
        isSortable: true,
      },
      {
        field: "record.description",
        title: "Note",
        cell: "text",
        isSortable: true,
      },
      {
        field: "currentYear",
        title: "Year",
        cell: "number",
        isSortable: true,
      },
      {
        field: "workflowIteration",
        title: "Engagement",
        cell: "number",
        isSortable: true,
      },
      {
        field: "userMetadata",
        title: "By",
        cell: "person",
        isSortable: true,
      },
    ],
  },
  actions: {
    add: {
      access: "patient.write",
    },
    edit: {
      access: "patient.write",
    },
    remove: {
      access: "patient.write",
    },
    export: {
      access: "patient.read",
    },
    history: {
      title: "History of this Scheduled Interaction",
      call: "history.list",
    },
  },
  hasCount: true,
  empty: "No interactions scheduled.",
  messages: {
    conflict: {
      message: "Unable to save {item}. The item was updated by another user before saving. Please try editing the item again",
      item: "interaction",
    },
  },
});
