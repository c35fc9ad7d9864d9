// GENERATED from schemas/codes/queue-access.codes.json sha256:303937df18969d4e by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const queueAccessCodes: ValueSet = freeze<ValueSet>({
  name: "queue-access",
  title: "Organization Access",
  codes: [
    {
      code: "private",
      display: "Private",
    },
    {
      code: "organization",
      display: "Organization-wide public",
    },
  ],
});
