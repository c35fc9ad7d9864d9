// GENERATED from schemas/pharmacy/pharmacies.tab.json sha256:5f6a201aad8c744a by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const pharmaciesTab: TabDescriptor = freeze<TabDescriptor>({
  name: "pharmacies",
  title: "Pharmacies",
  item: "Pharmacy",
  rowName: { source: "item.name", evaluate: (s) => r.text(r.at(s.item, "name")) },
  entity: "pharmacy",
  form: "pharmacy",
  source: {
    kind: "record",
    record: "patient",
    at: "/pharmacies",
    key: "id",
    save: "patient.save",
  },
  table: {
    pageSize: 5,
    pageButtons: 5,
    sort: [
      {
        by: "name",
        descending: false,
      },
    ],
    columns: [
      {
        field: "name",
        title: "Name",
        cell: "text",
        isSortable: true,
      },
      {
        field: "pharmacyType",
        title: "Type",
        cell: "code",
        codes: "pharmacy-types",
        isSortable: true,
      },
      {
        field: "telephoneNumber",
        title: "Phone",
        cell: "phone",
        isSortable: true,
      },
      {
        field: "city",
        title: "City",
        cell: "text",
        isSortable: true,
      },
      {
        field: "isPrimary",
        title: "Primary",
        cell: "boolean",
        isSortable: true,
      },
      {
        field: "isSecondary",
        title: "Secondary",
        cell: "boolean",
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
    history: {
      title: "History of this Pharmacy",
      call: "history.list",
    },
    export: {
      access: "patient.read",
    },
  },
  hasCount: true,
  empty: "No pharmacies recorded.",
});
