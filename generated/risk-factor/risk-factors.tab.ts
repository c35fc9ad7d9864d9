// GENERATED from schemas/risk-factor/risk-factors.tab.json sha256:0ec087aed3cd6851 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const riskFactorsTab: TabDescriptor = freeze<TabDescriptor>({
  name: "risk-factors",
  title: "Risk Factors",
  item: "Risk Factor",
  rowName: { source: "label(item.riskFactor)", evaluate: (s) => r.label({"tobacco":"Tobacco use","alcohol":"Alcohol use","cannabis":"Cannabis use","other-substances":"Use of other substances","caffeine":"High caffeine intake","inactivity":"Little physical activity","diet":"Special or restricted diet","memory":"Memory problems","vision":"Poor vision","hearing":"Poor hearing","dexterity":"Poor dexterity","swallowing":"Difficulty swallowing","fall":"Fall within the last 12 months","gait":"Unsteady gait","assistive-device":"Uses a walking aid","hospital-stay":"Hospital stay within the last 6 months","emergency-visit":"Emergency visit within the last 6 months","many-prescribers":"Several prescribers","many-pharmacies":"Several pharmacies","missed-doses":"Misses doses","cost":"Cannot afford medications","complex-regimen":"Complex regimen","stops-early":"Stops medications on their own","lives-alone":"Lives alone","transport":"No transport","food":"Food insecurity","literacy":"Limited health literacy","no-caregiver":"Needs a caregiver and has none","renal":"Impaired kidney function","hepatic":"Impaired liver function","pregnancy":"Pregnancy","breastfeeding":"Breastfeeding","dialysis":"Dialysis"}, r.at(s.item, "riskFactor")) },
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
