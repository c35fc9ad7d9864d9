// GENERATED from schemas/codes/manual-change-reasons.codes.json sha256:009b2dd4a932d739 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const manualChangeReasonsCodes: ValueSet = freeze<ValueSet>({
  name: "manual-change-reasons",
  title: "Reasons for a manual workflow change",
  codes: [
    {
      code: "correction",
      display: "Correction of an error",
    },
    {
      code: "member-request",
      display: "Member's request",
    },
    {
      code: "prescriber-request",
      display: "Prescriber's request",
    },
    {
      code: "hospice",
      display: "Hospice",
    },
    {
      code: "deceased",
      display: "Deceased",
    },
    {
      code: "not-eligible",
      display: "No longer eligible",
    },
    {
      code: "new-documents",
      display: "New documents received",
    },
    {
      code: "mailer-sent",
      display: "Mailer sent",
    },
    {
      code: "other",
      display: "Other",
    },
  ],
});
