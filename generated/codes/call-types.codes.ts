// GENERATED from schemas/codes/call-types.codes.json sha256:e2f42d080fed2b3f by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const callTypesCodes: ValueSet = freeze<ValueSet>({
  name: "call-types",
  title: "Call types",
  codes: [
    {
      code: "initiating",
      display: "Initiating Interaction",
      app: "Initiating Call",
    },
    {
      code: "medicationreview",
      display: "Medication Review",
      app: "Medication Review",
    },
    {
      code: "medicationsafetyreview",
      display: "Medication Safety Review",
      app: "Medication Safety Review",
    },
  ],
});
