// GENERATED from schemas/codes/response-codes.codes.json sha256:517fdee12f7983e2 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const responseCodesCodes: ValueSet = freeze<ValueSet>({
  name: "response-codes",
  title: "Response codes",
  system: "http://snomed.info/sct",
  codes: [
    {
      code: "385645004",
      display: "Accepted",
      answered: true,
    },
    {
      code: "accepted-with-change",
      display: "Accepted with a change",
      answered: true,
    },
    {
      code: "443390004",
      display: "Declined",
      answered: true,
    },
    {
      code: "385660001",
      display: "No response, or could not be reached",
      answered: true,
    },
    {
      code: "not-applicable",
      display: "Not applicable",
      answered: true,
    },
    {
      code: "89925002",
      display: "Withdrawn",
      answered: true,
    },
    {
      code: "385643006",
      display: "No answer yet",
      answered: false,
    },
  ],
});
