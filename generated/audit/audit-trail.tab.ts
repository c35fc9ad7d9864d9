// GENERATED from schemas/audit/audit-trail.tab.json sha256:83d90727b1d79d10 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const auditTrailTab: TabDescriptor = freeze<TabDescriptor>({
  name: "audit-trail",
  title: "Access Log",
  item: "Access",
  entity: "audit-entry",
  source: {
    kind: "search",
    call: "audit.search",
    about: {
      record: "patient",
      as: "patientId",
    },
    inputs: [
      {
        name: "who",
        label: "Who",
        description: "A part of the name or e-mail address",
        widget: "text",
        queries: [
          {
            field: "who",
          },
        ],
        minLength: 1,
        debounce: 250,
      },
      {
        name: "what",
        label: "What",
        widget: "select",
        codes: "audit-actions",
        debounce: 0,
        queries: [
          {
            field: "what",
          },
        ],
        minLength: 1,
      },
      {
        name: "since",
        label: "From",
        widget: "date",
        queries: [
          {
            field: "since",
          },
        ],
        minLength: 1,
        debounce: 250,
      },
      {
        name: "until",
        label: "To",
        widget: "date",
        queries: [
          {
            field: "until",
          },
        ],
        minLength: 1,
        debounce: 250,
      },
    ],
  },
  table: {
    pageSize: 25,
    pageButtons: 5,
    sort: [
      {
        by: "at",
        descending: true,
      },
    ],
    columns: [
      {
        field: "at",
        title: "When",
        cell: "date-time",
        isSortable: true,
      },
      {
        field: "by",
        title: "Who",
        cell: "text",
        isSortable: false,
      },
      {
        field: "email",
        title: "Email",
        cell: "text",
        isSortable: false,
      },
      {
        field: "action",
        title: "What",
        cell: "code",
        codes: "audit-actions",
        isSortable: false,
      },
      {
        field: "of",
        title: "Of What",
        cell: "text",
        isSortable: false,
      },
      {
        field: "how",
        title: "By Way Of",
        cell: "text",
        isSortable: false,
      },
      {
        field: "note",
        title: "Details",
        cell: "text",
        isSortable: false,
      },
    ],
  },
  actions: {},
  hasCount: false,
  access: "audit.read",
  empty: "Nobody has done anything of this kind.",
});
