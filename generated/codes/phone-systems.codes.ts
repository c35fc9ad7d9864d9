// GENERATED from schemas/codes/phone-systems.codes.json sha256:7804f231353af6f3 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const phoneSystemsCodes: ValueSet = freeze<ValueSet>({
  name: "phone-systems",
  title: "Phone systems",
  codes: [
    {
      code: "ios",
      display: "iOS",
      invites: true,
    },
    {
      code: "android",
      display: "Android",
      invites: true,
    },
    {
      code: "other",
      display: "Other",
      invites: false,
    },
  ],
});
