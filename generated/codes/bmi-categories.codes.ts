// GENERATED from schemas/codes/bmi-categories.codes.json sha256:421924c9e7ca507d by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const bmiCategoriesCodes: ValueSet = freeze<ValueSet>({
  name: "bmi-categories",
  title: "BMI categories",
  codes: [
    {
      code: "severely-underweight",
      display: "Severely Underweight",
      limits: {
        below: 16.5,
      },
    },
    {
      code: "underweight",
      display: "Underweight",
      limits: {
        from: 16.5,
        below: 18.5,
      },
    },
    {
      code: "normal",
      display: "Normal",
      limits: {
        from: 18.5,
        below: 25,
      },
    },
    {
      code: "overweight",
      display: "Overweight",
      limits: {
        from: 25,
        below: 30,
      },
    },
    {
      code: "obese-1",
      display: "Obese Class I",
      limits: {
        from: 30,
        below: 35,
      },
    },
    {
      code: "obese-2",
      display: "Obese Class II",
      limits: {
        from: 35,
        below: 40,
      },
    },
    {
      code: "obese-3",
      display: "Obese Class III",
      limits: {
        from: 40,
      },
    },
  ],
});
