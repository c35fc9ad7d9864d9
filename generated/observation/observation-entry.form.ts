// GENERATED from schemas/observation/observation-entry.form.json sha256:80b0ee8323ff4e16 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const observationEntryForm: FormDescriptor = freeze<FormDescriptor>({
  name: "observation-entry",
  entity: "observation-entry",
  layout: [
    {
      row: [
        "observationType",
        "issued",
      ],
    },
    {
      row: [
        "weight",
        "weightUnits",
      ],
    },
    {
      row: [
        "height",
        "heightUnits",
      ],
    },
    {
      row: [
        "name",
      ],
    },
    {
      row: [
        "value",
        "units",
      ],
    },
  ],
  fields: {
    observationType: {
      uiSchema: {},
      widget: "radio",
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    issued: {
      uiSchema: {},
      widget: "date-time",
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    weight: {
      uiSchema: {},
      options: {
        maxCharacters: 3,
      },
      visibleWhen: { source: "self.observationType == 'BMI'", evaluate: (s) => r.equal(r.text(r.at(s.self, "observationType")), "BMI") },
      requiredWhen: { source: "self.observationType == 'BMI'", evaluate: (s) => r.equal(r.text(r.at(s.self, "observationType")), "BMI") },
      whenHidden: "clear",
      clears: [],
    },
    weightUnits: {
      uiSchema: {},
      widget: "radio",
      options: {},
      visibleWhen: { source: "self.observationType == 'BMI'", evaluate: (s) => r.equal(r.text(r.at(s.self, "observationType")), "BMI") },
      whenHidden: "keep",
      clears: [],
    },
    height: {
      uiSchema: {},
      options: {},
      visibleWhen: { source: "self.observationType == 'BMI'", evaluate: (s) => r.equal(r.text(r.at(s.self, "observationType")), "BMI") },
      whenHidden: "clear",
      clears: [],
    },
    heightUnits: {
      uiSchema: {},
      widget: "radio",
      options: {},
      visibleWhen: { source: "self.observationType == 'BMI'", evaluate: (s) => r.equal(r.text(r.at(s.self, "observationType")), "BMI") },
      whenHidden: "keep",
      clears: [],
    },
    name: {
      uiSchema: {},
      options: {},
      visibleWhen: { source: "self.observationType == 'Custom'", evaluate: (s) => r.equal(r.text(r.at(s.self, "observationType")), "Custom") },
      requiredWhen: { source: "self.observationType == 'Custom'", evaluate: (s) => r.equal(r.text(r.at(s.self, "observationType")), "Custom") },
      whenHidden: "clear",
      clears: [],
    },
    value: {
      uiSchema: {},
      options: {},
      visibleWhen: { source: "self.observationType in ['Creatinine Serum', 'Custom']", evaluate: (s) => r.isIn(r.text(r.at(s.self, "observationType")), ["Creatinine Serum", "Custom"]) },
      requiredWhen: { source: "self.observationType in ['Creatinine Serum', 'Custom']", evaluate: (s) => r.isIn(r.text(r.at(s.self, "observationType")), ["Creatinine Serum", "Custom"]) },
      whenHidden: "clear",
      clears: [],
    },
    units: {
      uiSchema: {},
      options: {},
      visibleWhen: { source: "self.observationType == 'Custom'", evaluate: (s) => r.equal(r.text(r.at(s.self, "observationType")), "Custom") },
      whenHidden: "clear",
      clears: [],
    },
  },
  initial: {
    weightUnits: "lb",
    heightUnits: "in",
  },
  prefill: {
    issued: { source: "now()", evaluate: (s) => r.instant(s.now) },
  },
  yields: [
    {
      entity: "observation",
      when: { source: "self.observationType == 'BMI'", evaluate: (s) => r.equal(r.text(r.at(s.self, "observationType")), "BMI") },
      record: {
        type: { source: "'patient.observation'", evaluate: () => "patient.observation" },
        text: { source: "'Weight'", evaluate: () => "Weight" },
        name: {
          coding: [
            {
              system: { source: "'http://snomed.info/sct'", evaluate: () => "http://snomed.info/sct" },
              code: { source: "column('measurements', 'Weight', 'snomed')", evaluate: () => r.column({"Height":"50373000","Weight":"27113001","Creatinine Serum":"113075003"}, "Weight") },
              display: { source: "'Weight'", evaluate: () => "Weight" },
            },
          ],
        },
        issued: { source: "self.issued", evaluate: (s) => r.instant(r.at(s.self, "issued")) },
        valueQuantity: {
          value: { source: "self.weight", evaluate: (s) => r.number(r.at(s.self, "weight")) },
          units: { source: "self.weightUnits", evaluate: (s) => r.text(r.at(s.self, "weightUnits")) },
        },
        isCustom: { source: "false", evaluate: () => false },
      },
    },
    {
      entity: "observation",
      when: { source: "self.observationType == 'BMI' && !blank(self.height)", evaluate: (s) => (r.equal(r.text(r.at(s.self, "observationType")), "BMI") && !r.blank(r.at(s.self, "height"))) },
      record: {
        type: { source: "'patient.observation'", evaluate: () => "patient.observation" },
        text: { source: "'Height'", evaluate: () => "Height" },
        name: {
          coding: [
            {
              system: { source: "'http://snomed.info/sct'", evaluate: () => "http://snomed.info/sct" },
              code: { source: "column('measurements', 'Height', 'snomed')", evaluate: () => r.column({"Height":"50373000","Weight":"27113001","Creatinine Serum":"113075003"}, "Height") },
              display: { source: "'Height'", evaluate: () => "Height" },
            },
          ],
        },
        issued: { source: "self.issued", evaluate: (s) => r.instant(r.at(s.self, "issued")) },
        valueQuantity: {
          value: { source: "self.height", evaluate: (s) => r.number(r.at(s.self, "height")) },
          units: { source: "self.heightUnits", evaluate: (s) => r.text(r.at(s.self, "heightUnits")) },
        },
        isCustom: { source: "false", evaluate: () => false },
      },
    },
    {
      entity: "observation",
      when: { source: "self.observationType == 'Creatinine Serum'", evaluate: (s) => r.equal(r.text(r.at(s.self, "observationType")), "Creatinine Serum") },
      record: {
        type: { source: "'patient.observation'", evaluate: () => "patient.observation" },
        text: { source: "'Creatinine Serum'", evaluate: () => "Creatinine Serum" },
        name: {
          coding: [
            {
              system: { source: "'http://snomed.info/sct'", evaluate: () => "http://snomed.info/sct" },
              code: { source: "column('measurements', 'Creatinine Serum', 'snomed')", evaluate: () => r.column({"Height":"50373000","Weight":"27113001","Creatinine Serum":"113075003"}, "Creatinine Serum") },
              display: { source: "'Creatinine Serum'", evaluate: () => "Creatinine Serum" },
            },
          ],
        },
        issued: { source: "self.issued", evaluate: (s) => r.instant(r.at(s.self, "issued")) },
        valueQuantity: {
          value: { source: "self.value", evaluate: (s) => r.number(r.at(s.self, "value")) },
          units: { source: "'mg/dL'", evaluate: () => "mg/dL" },
        },
        isCustom: { source: "false", evaluate: () => false },
      },
    },
    {
      entity: "observation",
      when: { source: "self.observationType == 'Custom'", evaluate: (s) => r.equal(r.text(r.at(s.self, "observationType")), "Custom") },
      record: {
        type: { source: "'patient.observation'", evaluate: () => "patient.observation" },
        text: { source: "self.name", evaluate: (s) => r.text(r.at(s.self, "name")) },
        issued: { source: "self.issued", evaluate: (s) => r.instant(r.at(s.self, "issued")) },
        valueQuantity: {
          value: { source: "self.value", evaluate: (s) => r.number(r.at(s.self, "value")) },
          units: { source: "self.units", evaluate: (s) => r.text(r.at(s.self, "units")) },
        },
        isCustom: { source: "true", evaluate: () => true },
      },
    },
  ],
});
