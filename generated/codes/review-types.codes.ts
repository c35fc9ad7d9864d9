// GENERATED from schemas/codes/review-types.codes.json sha256:c30be070079927f9 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const reviewTypesCodes: ValueSet = freeze<ValueSet>({
  name: "review-types",
  title: "Review types",
  codes: [
    {
      code: "Medication Safety Review (MSR)",
      display: "Medication Safety Review (MSR)",
      abbreviation: "MSR",
    },
    {
      code: "Medication Safety Review Lite (MSR Lite)",
      display: "Medication Safety Review Lite (MSR Lite)",
      abbreviation: "MSR Lite",
    },
    {
      code: "Medication Safety Advisory (MSA)",
      display: "Medication Safety Advisory (MSA)",
      abbreviation: "MSA",
    },
  ],
});
