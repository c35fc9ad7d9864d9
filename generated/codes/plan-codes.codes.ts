// GENERATED from schemas/codes/plan-codes.codes.json sha256:0b1a517c1ea03e95 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const planCodesCodes: ValueSet = freeze<ValueSet>({
  name: "plan-codes",
  title: "Plans",
  codes: [
    {
      code: "EMTM-01",
      display: "Demonstration Health Plan Northeast",
    },
    {
      code: "EMTM-02",
      display: "Demonstration Health Plan Southeast",
    },
    {
      code: "EMTM-03",
      display: "Demonstration Health Plan Midwest",
    },
    {
      code: "EMTM-04",
      display: "Demonstration Health Plan Mountain",
    },
    {
      code: "EMTM-05",
      display: "Demonstration Health Plan Pacific",
    },
    {
      code: "EMTM-99",
      display: "Other Plan",
    },
  ],
});
