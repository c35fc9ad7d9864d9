// GENERATED from schemas/allergy/allergies.tab.json sha256:b2e0bd50341d26fe by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const allergiesTab: TabDescriptor = freeze<TabDescriptor>({
  name: "allergies",
  title: "Allergies",
  item: "Allergy",
  rowName: { source: "allergyName(item)", evaluate: (s) => (r.blank(r.at(r.at(s.item, "substance"), "text")) ? (("Unnamed (" + r.column({"rash":"Rash","shock":"Shock","asthma":"Asthma","nausea":"Nausea","anemia":"Anemia","dizziness":"Dizziness","other":"Other"}, r.text(r.at(s.item, "reaction")))) + ")") : r.text(r.at(r.at(s.item, "substance"), "text"))) },
  entity: "allergy",
  form: "allergy",
  source: {
    kind: "call",
    list: "allergy.list",
    save: "allergy.save",
    remove: "allergy.remove",
    where: { source: "!item.isSideEffect", evaluate: (s) => !r.bool(r.at(s.item, "isSideEffect")) },
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
        field: "substance.text",
        title: "Allergy",
        cell: "text",
        isSortable: true,
      },
      {
        field: "reaction",
        title: "Reaction",
        cell: "code",
        codes: "reactions",
        isSortable: true,
      },
      {
        field: "onsetDate",
        title: "Onset Date",
        cell: "date",
        isSortable: true,
      },
      {
        field: "description",
        title: "Description",
        cell: "text",
        isSortable: true,
      },
      {
        field: "substance.coding",
        title: "Code",
        cell: "text",
        isSortable: true,
        value: { source: "blank(item.substance.coding) ? 'Not coded' : item.substance.coding.map(c, c.code).join(', ')", evaluate: (s) => (r.blank(r.at(r.at(s.item, "substance"), "coding")) ? "Not coded" : r.joined(r.list(r.at(r.at(s.item, "substance"), "coding")).map((_c) => r.text(r.at(_c, "code"))), ", ")) },
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
      title: "History of this Allergy",
      call: "history.list",
    },
    export: {
      access: "patient.read",
    },
  },
  hasCount: true,
  empty: "No allergies recorded.",
  notices: [
    {
      when: { source: "patient.regimen_meta.nkda", evaluate: (s) => r.bool(r.at(r.at(r.at(s.records, "patient"), "regimen_meta"), "nkda")) },
      text: "The patient is marked “No Known Drug Allergies”. What is recorded here still counts.",
      tone: "warning",
    },
  ],
});
