// GENERATED from schemas/codes/decisions.codes.json sha256:3b7b32f20f4ec961 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const decisionsCodes: ValueSet = freeze<ValueSet>({
  name: "decisions",
  title: "Decisions",
  codes: [
    {
      code: "yes",
      display: "Yes",
    },
    {
      code: "no",
      display: "No",
    },
  ],
});
