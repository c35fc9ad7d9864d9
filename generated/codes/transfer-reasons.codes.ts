// GENERATED from schemas/codes/transfer-reasons.codes.json sha256:8149ec3d87800297 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const transferReasonsCodes: ValueSet = freeze<ValueSet>({
  name: "transfer-reasons",
  title: "Transfer reasons",
  codes: [
    {
      code: "moved",
      display: "Member moved",
    },
    {
      code: "facility-change",
      display: "Change of facility",
    },
    {
      code: "plan-change",
      display: "Change of plan",
    },
    {
      code: "member-request",
      display: "Member's request",
    },
    {
      code: "capacity",
      display: "Capacity of the organization",
    },
    {
      code: "entered-in-error",
      display: "Entered in error",
    },
    {
      code: "other",
      display: "Other",
    },
  ],
});
