// GENERATED from schemas/patient/invitation.form.json sha256:4597658e7ef90ea6 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const invitationForm: FormDescriptor = freeze<FormDescriptor>({
  name: "invitation",
  entity: "invitation",
  layout: [
    {
      row: [
        "email",
        "os",
      ],
    },
  ],
  fields: {
    email: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    os: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {},
  prefill: {
    email: { source: "patient.telecom.email", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "telecom"), "email")) },
    os: { source: "patient.telecom.cellphone.os", evaluate: (s) => r.text(r.at(r.at(r.at(r.at(s.records, "patient"), "telecom"), "cellphone"), "os")) },
  },
});
