// GENERATED from schemas/codes/roles.codes.json sha256:adbac4a6ab08571c by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const rolesCodes: ValueSet = freeze<ValueSet>({
  name: "roles",
  title: "Roles",
  codes: [
    {
      code: "pharmacist",
      display: "Pharmacist",
    },
    {
      code: "support",
      display: "Support",
    },
    {
      code: "clinical_admin",
      display: "Clinical Admin",
    },
    {
      code: "user_admin",
      display: "User Admin",
    },
  ],
});
