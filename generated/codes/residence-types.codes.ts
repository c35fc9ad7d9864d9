// GENERATED from schemas/codes/residence-types.codes.json sha256:581f8ffd97a05625 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const residenceTypesCodes: ValueSet = freeze<ValueSet>({
  name: "residence-types",
  title: "Residence types",
  codes: [
    {
      code: "Assisted Living Facility",
      display: "Assisted Living Facility",
    },
    {
      code: "Memory Care Unit",
      display: "Memory Care Unit",
    },
    {
      code: "Own Home",
      display: "Own Home",
    },
    {
      code: "Senior Living Facility",
      display: "Senior Living Facility",
    },
    {
      code: "Foster Care/Group Home",
      display: "Foster Care/Group Home",
    },
    {
      code: "Other",
      display: "Other",
    },
  ],
});
