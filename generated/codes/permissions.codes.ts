// GENERATED from schemas/codes/permissions.codes.json sha256:b52d6e0f7a280693 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const permissionsCodes: ValueSet = freeze<ValueSet>({
  name: "permissions",
  title: "Permissions",
  codes: [
    {
      code: "regimen-advisor.edit-patient",
      display: "Edit patients",
    },
    {
      code: "regimen-advisor.reset-workflow",
      display: "Reset the workflow",
    },
    {
      code: "edit-discharge-date",
      display: "Edit discharge date and home care flag",
    },
    {
      code: "early-access-features",
      display: "Early-access features",
    },
  ],
});
