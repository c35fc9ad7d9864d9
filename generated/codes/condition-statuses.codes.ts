// GENERATED from schemas/codes/condition-statuses.codes.json sha256:b2ba9ac5554fbeb7 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const conditionStatusesCodes: ValueSet = freeze<ValueSet>({
  name: "condition-statuses",
  title: "Condition statuses",
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
