// GENERATED from schemas/codes/reactions.codes.json sha256:f8b0a91ab59ba5b8 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const reactionsCodes: ValueSet = freeze<ValueSet>({
  name: "reactions",
  title: "Reactions",
  codes: [
    {
      code: "rash",
      display: "Rash",
      snomed: "271807003",
    },
    {
      code: "shock",
      display: "Shock",
      snomed: "39579001",
    },
    {
      code: "asthma",
      display: "Asthma",
      snomed: "195967001",
    },
    {
      code: "nausea",
      display: "Nausea",
      snomed: "422587007",
    },
    {
      code: "anemia",
      display: "Anemia",
      snomed: "271737000",
    },
    {
      code: "dizziness",
      display: "Dizziness",
      snomed: "404640003",
    },
    {
      code: "other",
      display: "Other",
    },
  ],
});
