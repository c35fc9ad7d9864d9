// GENERATED from schemas/codes/risk-factor-sources.codes.json sha256:9fdcb1936ddbf08f by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const riskFactorSourcesCodes: ValueSet = freeze<ValueSet>({
  name: "risk-factor-sources",
  title: "Sources of a risk factor",
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
      code: "prescriber",
      display: "Prescriber",
    },
    {
      code: "pharmacy",
      display: "Pharmacy",
    },
    {
      code: "facility",
      display: "Facility",
    },
    {
      code: "records",
      display: "Medical records",
    },
    {
      code: "user",
      display: "User",
    },
  ],
});
