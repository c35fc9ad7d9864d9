// GENERATED from schemas/codes/problem-options.codes.json sha256:bfd0bea8a0167fe6 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const problemOptionsCodes: ValueSet = freeze<ValueSet>({
  name: "problem-options",
  title: "Problems that are not about a medication",
  codes: [
    {
      code: "Untreated condition",
      display: "Untreated condition",
    },
    {
      code: "Immunization due",
      display: "Immunization due",
    },
    {
      code: "Laboratory monitoring due",
      display: "Laboratory monitoring due",
    },
    {
      code: "Fall risk",
      display: "Fall risk",
    },
    {
      code: "Nutrition or hydration",
      display: "Nutrition or hydration",
    },
    {
      code: "Need for education",
      display: "Need for education",
    },
    {
      code: "Cost or coverage",
      display: "Cost or coverage",
    },
    {
      code: "Access to care",
      display: "Access to care",
    },
    {
      code: "Caregiver support",
      display: "Caregiver support",
    },
    {
      code: "Device or supply needed",
      display: "Device or supply needed",
    },
    {
      code: "Other",
      display: "Other",
    },
  ],
});
