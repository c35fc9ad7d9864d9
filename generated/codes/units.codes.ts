// GENERATED from schemas/codes/units.codes.json sha256:3e01a463d3661b79 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const unitsCodes: ValueSet = freeze<ValueSet>({
  name: "units",
  title: "Units",
  system: "http://unitsofmeasure.org",
  codes: [
    {
      code: "in",
      display: "in",
      ucum: "[in_i]",
    },
    {
      code: "cm",
      display: "cm",
      ucum: "cm",
    },
    {
      code: "lb",
      display: "lb",
      ucum: "[lb_av]",
    },
    {
      code: "kg",
      display: "kg",
      ucum: "kg",
    },
    {
      code: "mg/dL",
      display: "mg/dL",
      ucum: "mg/dL",
    },
    {
      code: "kg/m2",
      display: "kg/m²",
      ucum: "kg/m2",
    },
    {
      code: "mL/min",
      display: "mL/min",
      ucum: "mL/min",
    },
    {
      code: "mmHg",
      display: "mmHg",
      ucum: "mm[Hg]",
      "x-origin": "assumed",
    },
    {
      code: "%",
      display: "%",
      ucum: "%",
      "x-origin": "assumed",
    },
    {
      code: "bpm",
      display: "beats/min",
      ucum: "/min",
      "x-origin": "assumed",
    },
    {
      code: "mmol/L",
      display: "mmol/L",
      ucum: "mmol/L",
      "x-origin": "assumed",
    },
  ],
});
