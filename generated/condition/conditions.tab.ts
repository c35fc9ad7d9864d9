// GENERATED from schemas/condition/conditions.tab.json sha256:083fe53fcca97a75 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const conditionsTab: TabDescriptor = freeze<TabDescriptor>({
  name: "conditions",
  title: "Conditions",
  item: "Condition",
  rowName: { source: "item.code.text", evaluate: (s) => r.text(r.at(r.at(s.item, "code"), "text")) },
  entity: "condition",
  form: "condition",
  source: {
    kind: "call",
    list: "condition.list",
    save: "condition.save",
    remove: "condition.remove",
  },
  table: {
    pageSize: 5,
    pageButtons: 5,
    sort: [
      {
        by: "onsetDate",
        descending: true,
      },
    ],
    columns: [
      {
        field: "code.text",
        title: "Condition",
        cell: "text",
        isSortable: true,
      },
      {
        field: "code.coding",
        title: "Code",
        cell: "text",
        isSortable: true,
        value: { source: "blank(item.code.coding) ? 'Not coded' : item.code.coding.map(c, c.code).join(', ')", evaluate: (s) => (r.blank(r.at(r.at(s.item, "code"), "coding")) ? "Not coded" : r.joined(r.list(r.at(r.at(s.item, "code"), "coding")).map((_c) => r.text(r.at(_c, "code"))), ", ")) },
      },
      {
        field: "onsetDate",
        title: "Onset Date",
        cell: "date",
        isSortable: true,
      },
      {
        field: "status",
        title: "Status",
        cell: "code",
        codes: "condition-statuses",
        isSortable: true,
      },
      {
        field: "note",
        title: "Note",
        cell: "text",
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
      title: "History of this Condition",
      call: "history.list",
    },
  },
  hasCount: true,
  empty: "No conditions recorded.",
});
