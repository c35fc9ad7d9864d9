// GENERATED from schemas/codes/discontinue-reasons.codes.json sha256:4ae9a9a9fb45190f by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const discontinueReasonsCodes: ValueSet = freeze<ValueSet>({
  name: "discontinue-reasons",
  title: "Reasons to discontinue",
  codes: [
    {
      code: "prescriber-stopped",
      display: "Prescriber stopped it",
      "x-origin": "assumed",
    },
    {
      code: "side-effect",
      display: "Side effect",
      "x-origin": "assumed",
    },
    {
      code: "cost",
      display: "Cost",
      "x-origin": "assumed",
    },
    {
      code: "not-needed",
      display: "Felt not needed",
      "x-origin": "assumed",
    },
    {
      code: "completed",
      display: "Course completed",
      "x-origin": "assumed",
    },
    {
      code: "never-started",
      display: "Never started",
      "x-origin": "assumed",
    },
    {
      code: "duplicate",
      display: "Duplicate",
      "x-origin": "assumed",
    },
    {
      code: "other",
      display: "Other",
      "x-origin": "assumed",
    },
  ],
});
