// GENERATED from schemas/codes/referral-options.codes.json sha256:82f5235fca897b97 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const referralOptionsCodes: ValueSet = freeze<ValueSet>({
  name: "referral-options",
  title: "Referral options",
  codes: [
    {
      code: "Health Plan",
      display: "Health Plan",
    },
    {
      code: "Primary Care Provider",
      display: "Primary Care Provider",
    },
    {
      code: "Specialist",
      display: "Specialist",
    },
    {
      code: "Hospital Discharge",
      display: "Hospital Discharge",
    },
    {
      code: "Pharmacy",
      display: "Pharmacy",
    },
    {
      code: "Care Manager",
      display: "Care Manager",
    },
    {
      code: "Facility",
      display: "Facility",
    },
    {
      code: "Family or Caregiver",
      display: "Family or Caregiver",
    },
    {
      code: "Self-Referral",
      display: "Self-Referral",
    },
    {
      code: "Other",
      display: "Other",
    },
  ],
});
