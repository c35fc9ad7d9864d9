// GENERATED from schemas/codes/yes-no.codes.json sha256:35d717694cf84bfc by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const yesNoCodes: ValueSet = freeze<ValueSet>({
  name: "yes-no",
  title: "Yes or no",
  codes: [
    {
      code: "true",
      display: "Yes",
    },
    {
      code: "false",
      display: "No",
    },
  ],
});
