// GENERATED from schemas/prescriber/prescribers.tab.json sha256:cb9deb4ec8be262d by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const prescribersTab: TabDescriptor = freeze<TabDescriptor>({
  name: "prescribers",
  title: "Prescribers",
  item: "Prescriber",
  rowName: { source: "item.firstName + ' ' + item.lastName", evaluate: (s) => ((r.text(r.at(s.item, "firstName")) + " ") + r.text(r.at(s.item, "lastName"))) },
  entity: "prescriber",
  form: "prescriber",
  source: {
    kind: "record",
    record: "patient",
    at: "/prescribers",
    key: "id",
    save: "patient.save",
  },
  table: {
    pageSize: 5,
    pageButtons: 5,
    sort: [
      {
        by: "lastName",
        descending: false,
      },
    ],
    columns: [
      {
        field: "lastName",
        title: "Last Name",
        cell: "text",
        isSortable: true,
      },
      {
        field: "firstName",
        title: "First Name",
        cell: "text",
        isSortable: true,
      },
      {
        field: "prescriberType",
        title: "Type",
        cell: "code",
        codes: "prescriber-types",
        isSortable: true,
      },
      {
        field: "phone",
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
      title: "History of this Prescriber",
      call: "history.list",
    },
    export: {
      access: "patient.read",
    },
  },
  hasCount: true,
  empty: "No prescribers recorded.",
});
