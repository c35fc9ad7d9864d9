// GENERATED from schemas/codes/reactions.codes.json sha256:37fa860abe2a68df by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product.ts';

export const reactionsCodes: ValueSet = freeze({
  name: "reactions",
  title: "Reactions",
  codes: [
    {
      code: "rash",
      display: "Rash",
    },
    {
      code: "shock",
      display: "Shock",
    },
    {
      code: "asthma",
      display: "Asthma",
    },
    {
      code: "nausea",
      display: "Nausea",
    },
    {
      code: "anemia",
      display: "Anemia",
    },
    {
      code: "dizziness",
      display: "Dizziness",
    },
    {
      code: "other",
      display: "Other",
    },
  ],
});
