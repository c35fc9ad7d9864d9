// GENERATED from schemas/codes/likenesses.codes.json sha256:7cddb8bd93771527 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const likenessesCodes: ValueSet = freeze<ValueSet>({
  name: "likenesses",
  title: "Likenesses",
  codes: [
    {
      code: "id",
      display: "Same Patient ID",
    },
    {
      code: "name",
      display: "Same name",
    },
    {
      code: "similar-name",
      display: "Similar name",
    },
    {
      code: "last-name",
      display: "Same last name",
    },
    {
      code: "first-name",
      display: "Same first name",
    },
    {
      code: "dob",
      display: "Same date of birth",
    },
  ],
});
