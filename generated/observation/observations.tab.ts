// GENERATED from schemas/observation/observations.tab.json sha256:9e08f7b9c07e0ee5 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const observationsTab: TabDescriptor = freeze<TabDescriptor>({
  name: "observations",
  title: "Observation",
  item: "Observation",
  rowName: { source: "item.text", evaluate: (s) => r.text(r.at(s.item, "text")) },
  entity: "observation",
  form: "observation",
  addForm: "observation-entry",
  source: {
    kind: "call",
    list: "observation.list",
    save: "observation.save",
    remove: "observation.remove",
  },
  table: {
    pageSize: 5,
    pageButtons: 5,
    sort: [
      {
        by: "issued",
        descending: true,
      },
    ],
    columns: [
      {
        field: "issued",
        title: "Date and Time",
        cell: "date-time",
        isSortable: true,
      },
      {
        field: "text",
        title: "Observation",
        cell: "text",
        isSortable: true,
      },
      {
        field: "valueQuantity",
        title: "Value",
        cell: "quantity",
        isSortable: true,
      },
      {
        field: "performedBy",
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
      title: "History of this Observation",
      call: "history.list",
    },
  },
  hasCount: true,
  empty: "No observations recorded.",
});
