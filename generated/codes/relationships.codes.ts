// GENERATED from schemas/codes/relationships.codes.json sha256:24903e8067842bc8 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product.ts';

export const relationshipsCodes: ValueSet = freeze({
  name: "relationships",
  title: "Relationships",
  codes: [
    {
      code: "spouse",
      display: "Spouse",
    },
    {
      code: "partner",
      display: "Partner",
    },
    {
      code: "child",
      display: "Son or Daughter",
    },
    {
      code: "parent",
      display: "Parent",
    },
    {
      code: "sibling",
      display: "Brother or Sister",
    },
    {
      code: "grandchild",
      display: "Grandchild",
    },
    {
      code: "other-relative",
      display: "Other Relative",
    },
    {
      code: "friend",
      display: "Friend",
    },
    {
      code: "neighbor",
      display: "Neighbor",
    },
    {
      code: "guardian",
      display: "Legal Guardian",
    },
    {
      code: "facility-staff",
      display: "Facility Staff",
    },
    {
      code: "paid-caregiver",
      display: "Paid Caregiver",
    },
    {
      code: "other",
      display: "Other",
    },
  ],
});
