// GENERATED from schemas/codes/reconciliation-sources.codes.json sha256:e0547f7dba2f5586 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const reconciliationSourcesCodes: ValueSet = freeze<ValueSet>({
  name: "reconciliation-sources",
  title: "Sources of a medication list",
  codes: [
    {
      code: "claims",
      display: "Claims",
    },
    {
      code: "patient",
      display: "Patient",
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
      display: "Facility or Discharge",
    },
    {
      code: "record",
      display: "Medication List",
    },
    {
      code: "reconciled",
      display: "Last Reconciliation",
    },
  ],
});
