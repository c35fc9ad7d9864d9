// GENERATED from schemas/codes/measurements.codes.json sha256:6e31002e72049a52 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const measurementsCodes: ValueSet = freeze<ValueSet>({
  name: "measurements",
  title: "Measurements",
  system: "http://snomed.info/sct",
  codes: [
    {
      code: "Height",
      display: "Height",
      snomed: "50373000",
      units: [
        "in",
        "cm",
      ],
      loinc: "8302-2",
    },
    {
      code: "Weight",
      display: "Weight",
      snomed: "27113001",
      units: [
        "lb",
        "kg",
      ],
      loinc: "29463-7",
    },
    {
      code: "Creatinine Serum",
      display: "Creatinine Serum",
      snomed: "113075003",
      units: [
        "mg/dL",
      ],
      loinc: "2160-0",
    },
  ],
});
