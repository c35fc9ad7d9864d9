// GENERATED from schemas/codes/interaction-types.codes.json sha256:f46d86844ba9b445 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const interactionTypesCodes: ValueSet = freeze<ValueSet>({
  name: "interaction-types",
  title: "Interaction types",
  codes: [
    {
      code: "Initiating Call",
      display: "Initiating Interaction",
      kind: "workflow",
    },
    {
      code: "Medication Review",
      display: "Medication Review",
      kind: "workflow",
    },
    {
      code: "Medication Safety Review",
      display: "Medication Safety Review",
      kind: "workflow",
    },
    {
      code: "Follow-up Call",
      display: "Follow-up Call",
      kind: "nonworkflow",
    },
    {
      code: "Resend Documents",
      display: "Resend Documents",
      kind: "nonworkflow",
    },
    {
      code: "Question for pharmacist",
      display: "Question for pharmacist",
      kind: "nonworkflow",
    },
    {
      code: "Question for technician",
      display: "Question for technician",
      kind: "nonworkflow",
    },
    {
      code: "Fax issues",
      display: "Fax issues",
      kind: "nonworkflow",
    },
    {
      code: "Direct Communication",
      display: "Direct Communication",
      kind: "nonworkflow",
    },
    {
      code: "Other",
      display: "Other",
      kind: "nonworkflow",
    },
  ],
});
