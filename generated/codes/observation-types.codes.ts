// GENERATED from schemas/codes/observation-types.codes.json sha256:37379c98d775be93 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const observationTypesCodes: ValueSet = freeze<ValueSet>({
  name: "observation-types",
  title: "Observation types",
  codes: [
    {
      code: "BMI",
      display: "BMI",
    },
    {
      code: "Creatinine Serum",
      display: "Creatinine Serum",
    },
    {
      code: "Custom",
      display: "Custom",
    },
  ],
});
