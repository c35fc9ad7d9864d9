// GENERATED from schemas/medication/medication.form.json sha256:fa80e11bb0fda978 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const medicationForm: FormDescriptor = freeze<FormDescriptor>({
  name: "medication",
  entity: "medication",
  layout: [
    {
      row: [
        "medication.name.full",
      ],
    },
    {
      row: [
        "medication.isCustom",
      ],
    },
    {
      row: [
        "medication.product.strength",
        "medication.product.form",
      ],
    },
    {
      row: [
        "dosageInstructions.text",
      ],
    },
    {
      row: [
        "dosageInstructions.times.morning",
        "dosageInstructions.times.noon",
        "dosageInstructions.times.evening",
        "dosageInstructions.times.bedtime",
      ],
    },
    {
      row: [
        "dosageInstructions.prn",
        "dosageInstructions.route.Id",
      ],
    },
    {
      row: [
        "indication",
        "prescriberId",
      ],
    },
    {
      row: [
        "kind",
        "startDate",
      ],
    },
  ],
  fields: {
    "medication.name.full": {
      uiSchema: {
        "ui:help": "The first letters of a name, or an NDC as on the package",
      },
      widget: "code-search",
      options: {
        call: "terminology.medication",
        minLength: 3,
        debounce: 300,
        invalid: "Missing valid medication",
      },
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
      query: {
        _content: { source: "matches(inputs.text, '^[0-9][0-9-]*$') ? '' : inputs.text", evaluate: (s) => (r.matches(r.text(r.at(s.inputs, "text")), "^[0-9][0-9-]*$") ? "" : r.text(r.at(s.inputs, "text"))) },
        searchType: { source: "matches(inputs.text, '^[0-9][0-9-]*$') ? '' : 'StartsWith'", evaluate: (s) => (r.matches(r.text(r.at(s.inputs, "text")), "^[0-9][0-9-]*$") ? "" : "StartsWith") },
        searchTermTypeCodes: { source: "matches(inputs.text, '^[0-9][0-9-]*$') ? '' : '4'", evaluate: (s) => (r.matches(r.text(r.at(s.inputs, "text")), "^[0-9][0-9-]*$") ? "" : "4") },
        includeFormularyMedications: { source: "matches(inputs.text, '^[0-9][0-9-]*$') ? '' : 'true'", evaluate: (s) => (r.matches(r.text(r.at(s.inputs, "text")), "^[0-9][0-9-]*$") ? "" : "true") },
        orgId: { source: "matches(inputs.text, '^[0-9][0-9-]*$') ? '' : patient.managingOrganization.id", evaluate: (s) => (r.matches(r.text(r.at(s.inputs, "text")), "^[0-9][0-9-]*$") ? "" : r.text(r.at(r.at(r.at(s.records, "patient"), "managingOrganization"), "id"))) },
        code: { source: "matches(inputs.text, '^[0-9][0-9-]*$') ? inputs.text : ''", evaluate: (s) => (r.matches(r.text(r.at(s.inputs, "text")), "^[0-9][0-9-]*$") ? r.text(r.at(s.inputs, "text")) : "") },
      },
      fills: {
        mark: "/medication/code/coding",
        with: {
          medication: {
            name: {
              full: { source: "item.display", evaluate: (s) => r.at(s.item, "display") },
            },
            code: {
              coding: [
                {
                  system: { source: "item.system", evaluate: (s) => r.at(s.item, "system") },
                  value: { source: "item.code", evaluate: (s) => r.at(s.item, "code") },
                },
              ],
            },
            isBrand: { source: "item.medication.isBrand", evaluate: (s) => r.at(r.at(s.item, "medication"), "isBrand") },
            isCustom: { source: "false", evaluate: () => false },
            isFormulary: { source: "item.medication.isFormulary", evaluate: (s) => r.at(r.at(s.item, "medication"), "isFormulary") },
            tierLevel: { source: "item.medication.tierLevel", evaluate: (s) => r.at(r.at(s.item, "medication"), "tierLevel") },
            product: {
              drug: { source: "item.medication.product.drug", evaluate: (s) => r.at(r.at(r.at(s.item, "medication"), "product"), "drug") },
              form: { source: "item.medication.product.form", evaluate: (s) => r.at(r.at(r.at(s.item, "medication"), "product"), "form") },
              strength: { source: "item.medication.product.strength", evaluate: (s) => r.at(r.at(r.at(s.item, "medication"), "product"), "strength") },
            },
          },
        },
      },
    },
    "medication.isCustom": {
      uiSchema: {
        "ui:title": "Custom medication",
        "ui:help": "Not in the drug search: it is kept without a code, and nothing is checked against it",
      },
      options: {},
      visibleWhen: { source: "blank(self.medication.code.coding)", evaluate: (s) => r.blank(r.at(r.at(r.at(s.self, "medication"), "code"), "coding")) },
      whenHidden: "keep",
      clears: [],
    },
    "medication.product.strength": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "medication.product.form": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "dosageInstructions.text": {
      uiSchema: {},
      widget: "textarea",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "dosageInstructions.times.morning": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "dosageInstructions.times.noon": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "dosageInstructions.times.evening": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "dosageInstructions.times.bedtime": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "dosageInstructions.prn": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "dosageInstructions.route.Id": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    indication: {
      uiSchema: {
        "ui:placeholder": "Such as high blood pressure",
      },
      widget: "text",
      options: {},
      whenHidden: "keep",
      clears: [],
      choices: {
        where: { source: "item.status == 'active'", evaluate: (s) => r.equal(r.text(r.at(s.item, "status")), "active") },
        call: "condition.list",
        value: "code.text",
        label: "code.text",
      },
      query: {
        patientId: { source: "patient._id", evaluate: (s) => r.text(r.at(r.at(s.records, "patient"), "_id")) },
      },
    },
    prescriberId: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
      choices: {
        says: { source: "[item.firstName, item.lastName].filter(part, !blank(part)).join(' ')", evaluate: (s) => r.joined(r.list([r.text(r.at(s.item, "firstName")), r.text(r.at(s.item, "lastName"))]).filter((_part) => !r.blank(_part)), " ") },
      },
    },
    kind: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    startDate: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {
    type: "patient.medication",
    kind: "prescription",
  },
});
