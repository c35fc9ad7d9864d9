// GENERATED from schemas/codes/medication-kinds.codes.json sha256:975f23901bfd20dc by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const medicationKindsCodes: ValueSet = freeze<ValueSet>({
  name: "medication-kinds",
  title: "Medication types",
  codes: [
    {
      code: "prescription",
      display: "Prescription",
      "x-origin": "assumed",
    },
    {
      code: "over-the-counter",
      display: "Over the counter",
      "x-origin": "assumed",
    },
    {
      code: "supplement",
      display: "Herbal or supplement",
      "x-origin": "assumed",
    },
  ],
});
