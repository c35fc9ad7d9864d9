// GENERATED from schemas/codes/patient-statuses.codes.json sha256:e6c340422337ff66 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const patientStatusesCodes: ValueSet = freeze<ValueSet>({
  name: "patient-statuses",
  title: "Patient statuses",
  codes: [
    {
      code: "active",
      display: "Active",
    },
    {
      code: "inactive",
      display: "Inactive",
    },
  ],
});
