// GENERATED from schemas/codes/risk-levels.codes.json sha256:e73f15a94335153e by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const riskLevelsCodes: ValueSet = freeze<ValueSet>({
  name: "risk-levels",
  title: "Risk levels",
  codes: [
    {
      code: "very-low",
      display: "Very Low",
      limits: {
        from: 0,
        through: 5,
      },
    },
    {
      code: "low",
      display: "Low",
      limits: {
        from: 6,
        through: 12,
      },
    },
    {
      code: "moderate",
      display: "Moderate",
      limits: {
        from: 13,
        through: 19,
      },
    },
    {
      code: "high",
      display: "High",
      limits: {
        from: 20,
        through: 34,
      },
    },
    {
      code: "very-high",
      display: "Very High",
      limits: {
        from: 35,
        through: 50,
      },
    },
  ],
});
