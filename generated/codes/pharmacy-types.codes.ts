// GENERATED from schemas/codes/pharmacy-types.codes.json sha256:179406811df3a6e3 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const pharmacyTypesCodes: ValueSet = freeze<ValueSet>({
  name: "pharmacy-types",
  title: "Pharmacy types",
  codes: [
    {
      code: "Community",
      display: "Community",
      nucc: "3336C0003X",
    },
    {
      code: "Mail-Order",
      display: "Mail-Order",
      nucc: "3336M0002X",
    },
    {
      code: "Compounding",
      display: "Compounding",
      nucc: "3336C0004X",
    },
  ],
});
