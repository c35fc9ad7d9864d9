// GENERATED from schemas/codes/contact-failures.codes.json sha256:105d0358c64cdacb by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const contactFailuresCodes: ValueSet = freeze<ValueSet>({
  name: "contact-failures",
  title: "Reasons for no contact",
  codes: [
    {
      code: "no-answer",
      display: "No Answer",
      badNumber: false,
    },
    {
      code: "busy",
      display: "Busy",
      badNumber: false,
    },
    {
      code: "left-message",
      display: "Left Message",
      badNumber: false,
    },
    {
      code: "bad-number",
      display: "Bad Number",
      badNumber: true,
    },
    {
      code: "unavailable",
      display: "Member Unavailable",
      badNumber: false,
    },
    {
      code: "call-back",
      display: "Asked to Call Back",
      badNumber: false,
    },
    {
      code: "language",
      display: "Language Barrier",
      badNumber: false,
    },
    {
      code: "other",
      display: "Other",
      badNumber: false,
    },
  ],
});
