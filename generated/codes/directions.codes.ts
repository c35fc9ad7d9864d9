// GENERATED from schemas/codes/directions.codes.json sha256:2199707781a83924 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const directionsCodes: ValueSet = freeze<ValueSet>({
  name: "directions",
  title: "Directions",
  codes: [
    {
      code: "user",
      display: "User",
    },
    {
      code: "member",
      display: "Member",
    },
    {
      code: "caregiver",
      display: "Caregiver",
    },
    {
      code: "pharmacy",
      display: "Pharmacy",
    },
    {
      code: "prescriber",
      display: "Prescriber",
    },
    {
      code: "facility",
      display: "Facility",
    },
  ],
});
