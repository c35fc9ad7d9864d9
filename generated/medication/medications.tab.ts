// GENERATED from schemas/medication/medications.tab.json sha256:f771467d07382ec1 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const medicationsTab: TabDescriptor = freeze<TabDescriptor>({
  name: "medications",
  title: "Medication List",
  item: "Medication",
  rowName: { source: "item.medication.name.full", evaluate: (s) => r.text(r.at(r.at(r.at(s.item, "medication"), "name"), "full")) },
  entity: "medication",
  form: "medication",
  source: {
    kind: "call",
    list: "medication.list",
    save: "medication.save",
    remove: "medication.remove",
  },
  table: {
    pageSize: 5,
    pageButtons: 5,
    sort: [
      {
        by: "medication.name.full",
        descending: false,
      },
    ],
    columns: [
      {
        field: "medication.name.full",
        title: "Medication",
        cell: "text",
        isSortable: true,
        badges: [
          {
            when: { source: "item.medication.isCustom", evaluate: (s) => r.bool(r.at(r.at(s.item, "medication"), "isCustom")) },
            text: "Custom",
            tone: "warning",
          },
          {
            when: { source: "item.medication.isBrand", evaluate: (s) => r.bool(r.at(r.at(s.item, "medication"), "isBrand")) },
            text: "Brand",
            tone: "info",
          },
          {
            when: { source: "!blank(item.medication.code.coding)", evaluate: (s) => !r.blank(r.at(r.at(r.at(s.item, "medication"), "code"), "coding")) },
            text: "Generic",
            tone: "info",
          },
        ],
      },
      {
        field: "medication.product.strength",
        title: "Strength / Form",
        cell: "text",
        isSortable: true,
        value: { source: "[item.medication.product.strength, item.medication.product.form].filter(part, !blank(part)).join(' ')", evaluate: (s) => r.joined(r.list([r.text(r.at(r.at(r.at(s.item, "medication"), "product"), "strength")), r.text(r.at(r.at(r.at(s.item, "medication"), "product"), "form"))]).filter((_part) => !r.blank(_part)), " ") },
      },
      {
        field: "dosageInstructions.text",
        title: "Directions",
        cell: "text",
        isSortable: true,
        value: { source: "directions(item)", evaluate: (s) => r.joined(r.list([(r.blank(r.at(r.at(s.item, "dosageInstructions"), "text")) ? r.joined(r.list(r.list([["in the morning", r.text(r.at(r.at(r.at(s.item, "dosageInstructions"), "times"), "morning"))], ["at noon", r.text(r.at(r.at(r.at(s.item, "dosageInstructions"), "times"), "noon"))], ["in the evening", r.text(r.at(r.at(r.at(s.item, "dosageInstructions"), "times"), "evening"))], ["at bedtime", r.text(r.at(r.at(r.at(s.item, "dosageInstructions"), "times"), "bedtime"))]]).filter((_t) => !r.blank(r.itemAt(_t, 1)))).map((_t) => ((r.text(r.itemAt(_t, 1)) + " ") + r.text(r.itemAt(_t, 0)))), ", ") : r.text(r.at(r.at(s.item, "dosageInstructions"), "text"))), ((r.bool(r.at(r.at(s.item, "dosageInstructions"), "prn")) && !r.text(r.at(r.at(s.item, "dosageInstructions"), "text")).includes("needed")) ? "as needed" : "")]).filter((_part) => !r.blank(_part)), ", ") },
      },
      {
        field: "dosageInstructions.route.Name",
        title: "Route",
        cell: "text",
        isSortable: true,
      },
      {
        field: "indication",
        title: "Indication",
        cell: "text",
        isSortable: true,
      },
      {
        field: "prescriberId",
        title: "Prescriber",
        cell: "text",
        isSortable: true,
        value: { source: "patient.prescribers.filter(p, !blank(p.id) && p.id == item.prescriberId).map(p, p.firstName + ' ' + p.lastName).join(', ')", evaluate: (s) => r.joined(r.list(r.list(r.at(r.at(s.records, "patient"), "prescribers")).filter((_p) => (!r.blank(r.at(_p, "id")) && r.equal(r.text(r.at(_p, "id")), r.text(r.at(s.item, "prescriberId")))))).map((_p) => ((r.text(r.at(_p, "firstName")) + " ") + r.text(r.at(_p, "lastName")))), ", ") },
      },
      {
        field: "kind",
        title: "Type",
        cell: "text",
        codes: "medication-kinds",
        isSortable: true,
        value: { source: "(item.dosageInstructions.prn ? 'As needed' : 'Routine') + (blank(item.kind) ? '' : ', ' + label(item.kind))", evaluate: (s) => ((r.bool(r.at(r.at(s.item, "dosageInstructions"), "prn")) ? "As needed" : "Routine") + (r.blank(r.at(s.item, "kind")) ? "" : (", " + r.label({"prescription":"Prescription","over-the-counter":"Over the counter","supplement":"Herbal or supplement"}, r.at(s.item, "kind"))))) },
      },
      {
        field: "startDate",
        title: "Start",
        cell: "date",
        isSortable: true,
      },
      {
        field: "medication.tierLevel",
        title: "Formulary / Tier",
        cell: "text",
        codes: "formulary-tiers",
        isSortable: true,
        value: { source: "(item.medication.isFormulary ? '✓ ' : blank(item.medication.isFormulary) ? '' : '✗ ') + item.medication.tierLevel", evaluate: (s) => ((r.bool(r.at(r.at(s.item, "medication"), "isFormulary")) ? "✓ " : (r.blank(r.at(r.at(s.item, "medication"), "isFormulary")) ? "" : "✗ ")) + r.text(r.at(r.at(s.item, "medication"), "tierLevel"))) },
      },
      {
        field: "discontinued.date",
        title: "Status",
        cell: "text",
        isSortable: true,
        value: { source: "isTaken(item) ? 'Active' : 'Stopped ' + shortDate(item.discontinued.date) + ': ' + label(item.discontinued.reason)", evaluate: (s) => (r.blank(r.at(r.at(s.item, "discontinued"), "date")) ? "Active" : ((("Stopped " + r.shortDate(r.day(r.at(r.at(s.item, "discontinued"), "date")))) + ": ") + r.label({"prescriber-stopped":"Prescriber stopped it","side-effect":"Side effect","cost":"Cost","not-needed":"Felt not needed","completed":"Course completed","never-started":"Never started","duplicate":"Duplicate","other":"Other"}, r.at(r.at(s.item, "discontinued"), "reason")))) },
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
    change: {
      access: "patient.write",
      when: { source: "isTaken(item)", evaluate: (s) => r.blank(r.at(r.at(s.item, "discontinued"), "date")) },
      title: "Discontinue",
      form: "medication-stop",
    },
    copy: {
      access: "patient.write",
    },
    remove: {
      access: "patient.write",
    },
    history: {
      title: "History of this Medication",
      call: "history.list",
    },
    export: {
      access: "patient.read",
    },
  },
  hasCount: true,
  empty: "No medications recorded",
  views: [
    {
      title: "Active",
      when: { source: "isTaken(item)", evaluate: (s) => r.blank(r.at(r.at(s.item, "discontinued"), "date")) },
    },
    {
      title: "Past",
      when: { source: "!isTaken(item)", evaluate: (s) => !r.blank(r.at(r.at(s.item, "discontinued"), "date")) },
    },
    {
      title: "All",
    },
  ],
  tallies: [
    {
      when: { source: "!item.dosageInstructions.prn", evaluate: (s) => !r.bool(r.at(r.at(s.item, "dosageInstructions"), "prn")) },
      text: "{n} routine",
    },
    {
      when: { source: "item.dosageInstructions.prn", evaluate: (s) => r.bool(r.at(r.at(s.item, "dosageInstructions"), "prn")) },
      text: "{n} as needed",
    },
  ],
});
