// GENERATED from schemas/interaction/interactions.tab.json sha256:d208fb6fdeb75055 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const interactionsTab: TabDescriptor = freeze<TabDescriptor>({
  name: "interactions",
  title: "Interactions",
  item: "Interaction",
  rowName: { source: "label(item.app)", evaluate: (s) => r.label({"Initiating Call":"Initiating Interaction","Medication Review":"Medication Review","Medication Safety Review":"Medication Safety Review","Follow-up Call":"Follow-up Call","Resend Documents":"Resend Documents","Question for pharmacist":"Question for pharmacist","Question for technician":"Question for technician","Fax issues":"Fax issues","Direct Communication":"Direct Communication","Other":"Other"}, r.at(s.item, "app")) },
  entity: "interaction",
  form: "interaction",
  source: {
    kind: "call",
    list: "outreach.list",
    save: "outreach.save-interaction",
    remove: "outreach.remove-interaction",
  },
  table: {
    pageSize: 5,
    pageButtons: 5,
    sort: [
      {
        by: "record.dateRecorded",
        descending: true,
      },
    ],
    columns: [
      {
        field: "record.dateRecorded",
        title: "Date Added",
        cell: "date-time",
        isSortable: true,
      },
      {
        field: "app",
        title: "Type",
        cell: "code",
        codes: "interaction-types",
        isSortable: true,
      },
      {
        field: "record.direction",
        title: "Direction",
        cell: "code",
        codes: "directions",
        isSortable: true,
      },
      {
        field: "record.spokeTo",
        title: "Recipient",
        cell: "code",
        codes: "recipients",
        isSortable: true,
      },
      {
        field: "record.successful",
        title: "Successful",
        cell: "code",
        isSortable: true,
        words: {
          true: "Yes",
          false: "No",
        },
      },
      {
        field: "record.attempt",
        title: "Attempt",
        cell: "number",
        isSortable: true,
      },
      {
        field: "record.decision",
        title: "Decision",
        cell: "code",
        codes: "decisions",
        isSortable: true,
      },
      {
        field: "record.description",
        title: "Note",
        cell: "text",
        isSortable: true,
      },
      {
        field: "userMetadata",
        title: "By",
        cell: "person",
        isSortable: true,
      },
    ],
    filter: "Find in interactions",
  },
  actions: {
    add: {
      access: "patient.write",
    },
    remove: {
      access: "patient.write",
    },
    export: {
      access: "patient.read",
    },
    history: {
      title: "History of this Interaction",
      call: "history.list",
    },
  },
  hasCount: true,
  empty: "No interactions recorded.",
});
