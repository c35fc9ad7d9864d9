// GENERATED from schemas/codes/relationships.codes.json sha256:e5248757cec68dfe by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const relationshipsCodes: ValueSet = freeze<ValueSet>({
  name: "relationships",
  title: "Relationships",
  codes: [
    {
      code: "spouse",
      display: "Spouse",
      roles: [
        "SPS",
        "HUSB",
        "WIFE",
      ],
    },
    {
      code: "partner",
      display: "Partner",
      roles: [
        "DOMPART",
        "SIGOTHR",
      ],
    },
    {
      code: "child",
      display: "Son or Daughter",
      roles: [
        "CHILD",
        "SON",
        "DAU",
        "NCHILD",
        "SONC",
        "DAUC",
        "CHLDADOPT",
        "STPCHLD",
      ],
    },
    {
      code: "parent",
      display: "Parent",
      roles: [
        "PRN",
        "MTH",
        "FTH",
        "NPRN",
        "STPPRN",
      ],
    },
    {
      code: "sibling",
      display: "Brother or Sister",
      roles: [
        "SIB",
        "BRO",
        "SIS",
        "NSIB",
      ],
    },
    {
      code: "grandchild",
      display: "Grandchild",
      roles: [
        "GRNDCHILD",
        "GRNDSON",
        "GRNDDAU",
      ],
    },
    {
      code: "other-relative",
      display: "Other Relative",
      roles: [
        "FAMMEMB",
        "EXT",
        "COUSN",
        "AUNT",
        "UNCLE",
        "NIECE",
        "NEPHEW",
        "GRPRN",
      ],
    },
    {
      code: "friend",
      display: "Friend",
      roles: [
        "FRND",
      ],
    },
    {
      code: "neighbor",
      display: "Neighbor",
      roles: [
        "NBOR",
      ],
    },
    {
      code: "guardian",
      display: "Legal Guardian",
      roles: [
        "GUARD",
      ],
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
