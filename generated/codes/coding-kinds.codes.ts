// GENERATED from schemas/codes/coding-kinds.codes.json sha256:ec7203b75d5e34b5 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const codingKindsCodes: ValueSet = freeze<ValueSet>({
  name: "coding-kinds",
  title: "Kinds of substance",
  codes: [
    {
      code: "allergen",
      display: "Allergen",
    },
    {
      code: "medication",
      display: "Medication",
    },
  ],
});
