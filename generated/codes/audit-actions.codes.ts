// GENERATED from schemas/codes/audit-actions.codes.json sha256:a6f39388d1544108 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const auditActionsCodes: ValueSet = freeze<ValueSet>({
  name: "audit-actions",
  title: "Audit actions",
  codes: [
    {
      code: "read",
      display: "Seen",
    },
    {
      code: "write",
      display: "Changed",
    },
    {
      code: "remove",
      display: "Removed",
    },
    {
      code: "restore",
      display: "Restored",
    },
    {
      code: "print",
      display: "Printed",
    },
    {
      code: "export",
      display: "Exported",
    },
    {
      code: "emergency",
      display: "Emergency access",
    },
    {
      code: "refused",
      display: "Refused",
    },
    {
      code: "failed",
      display: "Failed",
    },
  ],
});
