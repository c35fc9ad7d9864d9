// GENERATED from schemas/codes/interaction-kinds.codes.json sha256:0bdc79efe1d0c06a by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const interactionKindsCodes: ValueSet = freeze<ValueSet>({
  name: "interaction-kinds",
  title: "Kinds of interaction",
  codes: [
    {
      code: "call",
      display: "Call",
    },
    {
      code: "encounter",
      display: "Encounter",
    },
    {
      code: "nonworkflow",
      display: "Non-workflow",
    },
  ],
});
