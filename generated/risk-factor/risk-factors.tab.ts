// GENERATED from schemas/risk-factor/risk-factors.tab.json sha256:b8f67607e0a6d007 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const riskFactorsTab: TabDescriptor = freeze<TabDescriptor>({
  name: "risk-factors",
  title: "Risk Factors",
  item: "Risk Factor",
  entity: "risk-factor",
  form: "risk-factor",
  source: {
    kind: "record",
    record: "patient",
    at: "/riskFactors",
    key: "id",
    save: "patient.save",
  },
  table: {
    pageSize: 5,
    pageButtons: 5,
    sort: [
      {
        by: "category",
        descending: false,
      },
    ],
    columns: [
      {
        field: "category",
        title: "Category",
        cell: "code",
        codes: "risk-factor-categories",
        isSortable: true,
      },
      {
        field: "riskFactor",
        title: "Risk Factor",
        cell: "code",
        codes: "risk-factors",
        isSortable: true,
      },
      {
        field: "riskFactorNote",
        title: "Note",
        cell: "text",
        isSortable: true,
      },
      {
        field: "reportedBy",
        title: "Reported By",
        cell: "code",
        codes: "risk-factor-sources",
        isSortable: true,
      },
      {
        field: "verified",
        title: "Verified",
        cell: "boolean",
        isSortable: true,
      },
    ],
    children: {
      at: "/changes",
      title: "Earlier entries",
      item: "Change",
      least: 1,
      columns: [
        {
          field: "date",
          title: "Date",
          cell: "date-time",
          isSortable: true,
        },
        {
          field: "performedBy",
          title: "Changed By",
          cell: "person",
          isSortable: true,
        },
        {
          field: "riskFactor",
          title: "Risk Factor",
          cell: "code",
          codes: "risk-factors",
          isSortable: true,
        },
        {
          field: "riskFactorNote",
          title: "Note",
          cell: "text",
          isSortable: true,
        },
        {
          field: "verified",
          title: "Verified",
          cell: "boolean",
          isSortable: true,
        },
      ],
    },
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
      title: "History of this Risk Factor",
      call: "history.list",
    },
  },
  hasCount: true,
  empty: "No risk factors recorded.",
  messages: {
    conflict: {
      message: "Could not find existing risk factor",
    },
  },
});
