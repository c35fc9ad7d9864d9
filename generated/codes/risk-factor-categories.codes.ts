// GENERATED from schemas/codes/risk-factor-categories.codes.json sha256:c4ff92430ea04c44 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const riskFactorCategoriesCodes: ValueSet = freeze<ValueSet>({
  name: "risk-factor-categories",
  title: "Risk factor categories",
  codes: [
    {
      code: "lifestyle",
      display: "Lifestyle",
    },
    {
      code: "function",
      display: "Function and Cognition",
    },
    {
      code: "falls",
      display: "Falls and Mobility",
    },
    {
      code: "utilization",
      display: "Use of Care",
    },
    {
      code: "adherence",
      display: "Medication Adherence",
    },
    {
      code: "social",
      display: "Social Situation",
    },
    {
      code: "clinical",
      display: "Clinical",
    },
  ],
});
