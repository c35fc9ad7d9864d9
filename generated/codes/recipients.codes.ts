// GENERATED from schemas/codes/recipients.codes.json sha256:2fcf399a80b4eb1c by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const recipientsCodes: ValueSet = freeze<ValueSet>({
  name: "recipients",
  title: "Recipients",
  codes: [
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
