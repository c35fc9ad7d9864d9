// GENERATED from schemas/codes/reconciliation-lists.codes.json sha256:c3e4b1bbb8888dd9 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const reconciliationListsCodes: ValueSet = freeze<ValueSet>({
  name: "reconciliation-lists",
  title: "Reconciliation lists",
  codes: [
    {
      code: "reconciled",
      display: "Reconciled",
    },
    {
      code: "unreconciled",
      display: "Unreconciled",
    },
  ],
});
