// GENERATED from schemas/codes/decision-reasons.codes.json sha256:bdfd8a18f746cbae by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const decisionReasonsCodes: ValueSet = freeze<ValueSet>({
  name: "decision-reasons",
  title: "Reasons for declining",
  codes: [
    {
      code: "not-interested",
      display: "Not interested",
    },
    {
      code: "too-busy",
      display: "No time",
    },
    {
      code: "has-pharmacist",
      display: "Already has a pharmacist who reviews medications",
    },
    {
      code: "privacy",
      display: "Concerned about privacy",
    },
    {
      code: "in-hospice",
      display: "In hospice",
    },
    {
      code: "in-facility",
      display: "Cared for by a facility",
    },
    {
      code: "few-medications",
      display: "Takes few or no medications",
    },
    {
      code: "plan-change",
      display: "Leaves the plan",
    },
    {
      code: "other",
      display: "Other",
    },
  ],
});
