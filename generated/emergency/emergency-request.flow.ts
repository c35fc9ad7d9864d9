// GENERATED from schemas/emergency/emergency-request.flow.json sha256:f82ed0fce186facc by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FlowDescriptor } from '../../engine/core/product/flow.ts';

export const emergencyRequestFlow: FlowDescriptor = freeze<FlowDescriptor>({
  name: "emergency-request",
  title: "Emergency Access",
  steps: [
    {
      name: "request",
      title: "Open a patient of another organization",
      text: "For emergencies only. You can read the record for one hour and change nothing in it. The patient's organization is notified at once of who you are and of your reason, and everything you open is recorded.",
      form: "emergency-request",
      lists: [],
      checks: [],
    },
  ],
  finish: {
    label: "Open for one hour",
    call: "emergency.open",
    sends: { source: "inputs.request", evaluate: (s) => r.at(s.inputs, "request") },
    open: "/dashboard/patient/{record.patientId}",
  },
  actions: [],
});
