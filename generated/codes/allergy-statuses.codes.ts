// GENERATED from schemas/codes/allergy-statuses.codes.json sha256:4c7253e4f0165bb0 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const allergyStatusesCodes: ValueSet = freeze<ValueSet>({
  name: "allergy-statuses",
  title: "Allergy statuses",
  codes: [
    {
      code: "active",
      display: "Active",
    },
    {
      code: "inactive",
      display: "Inactive",
    },
  ],
});
