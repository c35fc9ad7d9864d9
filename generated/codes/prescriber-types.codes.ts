// GENERATED from schemas/codes/prescriber-types.codes.json sha256:cf9e5e5116070f97 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const prescriberTypesCodes: ValueSet = freeze<ValueSet>({
  name: "prescriber-types",
  title: "Prescriber types",
  codes: [
    {
      code: "pcp",
      display: "Primary Care Provider",
    },
    {
      code: "specialist",
      display: "Specialist",
    },
    {
      code: "nurse-practitioner",
      display: "Nurse Practitioner",
    },
    {
      code: "physician-assistant",
      display: "Physician Assistant",
    },
    {
      code: "dentist",
      display: "Dentist",
    },
    {
      code: "other",
      display: "Other",
    },
  ],
});
