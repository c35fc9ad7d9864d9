// GENERATED from schemas/codes/home-care-flags.codes.json sha256:119d8301d8bca599 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const homeCareFlagsCodes: ValueSet = freeze<ValueSet>({
  name: "home-care-flags",
  title: "Home care flags",
  codes: [
    {
      code: "",
      display: "Unknown",
    },
    {
      code: "1",
      display: "Home",
    },
    {
      code: "0",
      display: "Call",
    },
  ],
});
