// GENERATED from schemas/codes/medication-statuses.codes.json sha256:6ba47dd0c8071c6c by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const medicationStatusesCodes: ValueSet = freeze<ValueSet>({
  name: "medication-statuses",
  title: "Medication list item statuses",
  codes: [
    {
      code: "VERIFIED",
      display: "Verified",
      icon: "check",
      tone: "green",
    },
    {
      code: "MODIFIED",
      display: "Modified",
      icon: "pencil",
      tone: "blue",
    },
    {
      code: "ADDED",
      display: "Added",
      icon: "plus",
      tone: "teal",
    },
    {
      code: "DISCONTINUED",
      display: "Discontinued",
      icon: "minus",
      tone: "grey-red",
    },
    {
      code: "WARNING",
      display: "Warning",
      icon: "triangle",
      tone: "amber",
    },
  ],
});
