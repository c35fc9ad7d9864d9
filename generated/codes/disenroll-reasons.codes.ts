// GENERATED from schemas/codes/disenroll-reasons.codes.json sha256:dd6a67dd7146e367 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const disenrollReasonsCodes: ValueSet = freeze<ValueSet>({
  name: "disenroll-reasons",
  title: "Reasons for a change of enrollment",
  codes: [
    {
      code: "member-declined",
      display: "Member declined",
    },
    {
      code: "member-opted-out",
      display: "Member opted out",
    },
    {
      code: "not-eligible",
      display: "No longer eligible",
    },
    {
      code: "moved",
      display: "Moved away",
    },
    {
      code: "hospice",
      display: "Hospice",
    },
    {
      code: "deceased",
      display: "Deceased",
    },
    {
      code: "unreachable",
      display: "Could not be reached",
    },
    {
      code: "transferred",
      display: "Transferred to another organization",
    },
    {
      code: "member-agreed",
      display: "Member agreed again",
    },
    {
      code: "entered-in-error",
      display: "Entered in error",
    },
    {
      code: "other",
      display: "Other",
    },
  ],
});
