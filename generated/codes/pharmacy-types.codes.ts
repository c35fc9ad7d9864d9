// GENERATED from schemas/codes/pharmacy-types.codes.json sha256:8e3aa3785e87ff40 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product.ts';

export const pharmacyTypesCodes: ValueSet = freeze({
  name: "pharmacy-types",
  title: "Pharmacy types",
  codes: [
    {
      code: "Community",
      display: "Community",
    },
    {
      code: "Mail-Order",
      display: "Mail-Order",
    },
    {
      code: "Compounding",
      display: "Compounding",
    },
  ],
});
