// GENERATED from schemas/codes/next-call-types.codes.json sha256:426b07b93df567ea by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const nextCallTypesCodes: ValueSet = freeze<ValueSet>({
  name: "next-call-types",
  title: "Next-call types",
  codes: [
    {
      code: "initiatinginteraction",
      display: "Initiating Interaction",
      app: "Initiating Call",
    },
    {
      code: "medicationreviewinteraction",
      display: "Medication Review",
      app: "Medication Review",
    },
    {
      code: "medicationsafetyreviewinteraction",
      display: "Medication Safety Review",
      app: "Medication Safety Review",
    },
  ],
});
