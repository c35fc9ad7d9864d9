// GENERATED from schemas/patient/chart.card.json sha256:b9f6b7e5adc33be2 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { CardDescriptor } from '../../engine/core/product/card.ts';

export const chartCard: CardDescriptor = freeze<CardDescriptor>({
  name: "chart",
  title: "Chart",
  entity: "patient",
  access: "patient.read",
  with: {
    allergies: {
      call: "allergy.list",
      query: {},
      where: { source: "item.status == 'active' && !item.isSideEffect", evaluate: (s) => (r.equal(r.text(r.at(s.item, "status")), "active") && !r.bool(r.at(s.item, "isSideEffect"))) },
    },
    effects: {
      call: "allergy.list",
      query: {},
      where: { source: "item.status == 'active' && item.isSideEffect", evaluate: (s) => (r.equal(r.text(r.at(s.item, "status")), "active") && r.bool(r.at(s.item, "isSideEffect"))) },
    },
    conditions: {
      call: "condition.list",
      query: {},
    },
    medications: {
      call: "medication.list",
      query: {},
      where: { source: "isTaken(item)", evaluate: (s) => r.blank(r.at(r.at(s.item, "discontinued"), "date")) },
    },
    observations: {
      call: "observation.list",
      query: {},
    },
  },
  columns: [
    {
      title: "Person",
      facts: [
        {
          title: "Name",
          value: { source: "fullName(self)", evaluate: (s) => r.joined(r.list([r.text(r.at(r.at(s.self, "name"), "first")), r.text(r.at(r.at(s.self, "name"), "middle")), r.text(r.at(r.at(s.self, "name"), "last"))]).filter((_part) => !r.blank(_part)), " ") },
          cell: "text",
        },
        {
          title: "Date of Birth",
          field: "dob",
          cell: "date",
        },
        {
          title: "Sex",
          field: "sex",
          cell: "code",
          codes: "sexes",
        },
        {
          title: "Patient ID",
          field: "externalId",
          cell: "text",
          empty: "Not recorded",
        },
      ],
    },
    {
      title: "History",
      facts: [
        {
          title: "Allergies",
          value: { source: "size(allergies) > 0 ? allergies.map(row, allergyName(row)).join('; ') : self.regimen_meta.nkda ? 'No known drug allergies' : ''", evaluate: (s) => (r.less(0, r.size(r.at(s.records, "allergies"))) ? r.joined(r.list(r.at(s.records, "allergies")).map((_row) => (r.blank(r.at(r.at(_row, "substance"), "text")) ? (("Unnamed (" + r.column({"rash":"Rash","shock":"Shock","asthma":"Asthma","nausea":"Nausea","anemia":"Anemia","dizziness":"Dizziness","other":"Other"}, r.text(r.at(_row, "reaction")))) + ")") : r.text(r.at(r.at(_row, "substance"), "text")))), "; ") : (r.bool(r.at(r.at(s.self, "regimen_meta"), "nkda")) ? "No known drug allergies" : "")) },
          note: { source: "self.regimen_meta.nkda && size(allergies) > 0 ? 'The patient is also marked “No Known Drug Allergies”' : ''", evaluate: (s) => ((r.bool(r.at(r.at(s.self, "regimen_meta"), "nkda")) && r.less(0, r.size(r.at(s.records, "allergies")))) ? "The patient is also marked “No Known Drug Allergies”" : "") },
          cell: "text",
          empty: "Not recorded",
          reads: [
            "allergies",
          ],
        },
        {
          title: "Side Effects",
          value: { source: "effects.map(row, row.substance.text).join('; ')", evaluate: (s) => r.joined(r.list(r.at(s.records, "effects")).map((_row) => r.text(r.at(r.at(_row, "substance"), "text"))), "; ") },
          cell: "text",
          empty: "Not recorded",
          reads: [
            "effects",
          ],
        },
        {
          title: "Conditions",
          value: { source: "conditions.map(row, row.code.text).join('; ')", evaluate: (s) => r.joined(r.list(r.at(s.records, "conditions")).map((_row) => r.text(r.at(r.at(_row, "code"), "text"))), "; ") },
          cell: "text",
          empty: "Not recorded",
          reads: [
            "conditions",
          ],
        },
      ],
    },
    {
      title: "Medications",
      facts: [
        {
          title: "Current",
          value: { source: "medications.map(row, row.medication.name.full).join('; ')", evaluate: (s) => r.joined(r.list(r.at(s.records, "medications")).map((_row) => r.text(r.at(r.at(r.at(_row, "medication"), "name"), "full"))), "; ") },
          cell: "text",
          empty: "Not recorded",
          reads: [
            "medications",
          ],
        },
        {
          title: "Observations",
          value: { source: "observations.map(row, [row.text, string(row.valueQuantity.value), row.valueQuantity.units, '(' + shortDate(dayOf(row.issued)) + ')'].filter(part, !blank(part)).join(' ')).join('; ')", evaluate: (s) => r.joined(r.list(r.at(s.records, "observations")).map((_row) => r.joined(r.list([r.text(r.at(_row, "text")), r.string(r.at(r.at(_row, "valueQuantity"), "value")), r.text(r.at(r.at(_row, "valueQuantity"), "units")), (("(" + r.shortDate(r.dayOf(r.at(_row, "issued"), s))) + ")")]).filter((_part) => !r.blank(_part)), " ")), "; ") },
          cell: "text",
          empty: "Not recorded",
          reads: [
            "observations",
          ],
        },
      ],
    },
    {
      title: "Care",
      facts: [
        {
          title: "Prescribers",
          value: { source: "self.prescribers.map(row, row.firstName + ' ' + row.lastName).join('; ')", evaluate: (s) => r.joined(r.list(r.at(s.self, "prescribers")).map((_row) => ((r.text(r.at(_row, "firstName")) + " ") + r.text(r.at(_row, "lastName")))), "; ") },
          cell: "text",
          empty: "Not recorded",
        },
        {
          title: "Pharmacies",
          value: { source: "self.pharmacies.map(row, row.name).join('; ')", evaluate: (s) => r.joined(r.list(r.at(s.self, "pharmacies")).map((_row) => r.text(r.at(_row, "name"))), "; ") },
          cell: "text",
          empty: "Not recorded",
        },
      ],
    },
  ],
  menus: {},
  actions: [],
});
