// GENERATED from schemas/codes/sexes.codes.json sha256:d7e69e83776ac8ba by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const sexesCodes: ValueSet = freeze<ValueSet>({
  name: "sexes",
  title: "Sexes",
  codes: [
    {
      code: "female",
      display: "Female",
    },
    {
      code: "male",
      display: "Male",
    },
  ],
});
