// GENERATED from schemas/codes/formulary-tiers.codes.json sha256:c63ce21b2fa2c3cb by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const formularyTiersCodes: ValueSet = freeze<ValueSet>({
  name: "formulary-tiers",
  title: "Formulary tiers",
  codes: [
    {
      code: "N",
      display: "None",
    },
    {
      code: "1",
      display: "Tier 1",
      "x-origin": "assumed",
    },
    {
      code: "2",
      display: "Tier 2",
      "x-origin": "assumed",
    },
    {
      code: "3",
      display: "Tier 3",
      "x-origin": "assumed",
    },
    {
      code: "4",
      display: "Tier 4",
      "x-origin": "assumed",
    },
    {
      code: "5",
      display: "Tier 5",
      "x-origin": "assumed",
    },
    {
      code: "6",
      display: "Tier 6",
      "x-origin": "assumed",
    },
  ],
});
