// GENERATED from schemas/codes/workflow-states.codes.json sha256:6bb504a62089334c by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const workflowStatesCodes: ValueSet = freeze<ValueSet>({
  name: "workflow-states",
  title: "Workflow states",
  codes: [
    {
      code: "STAGED",
      display: "Imported",
      kind: "before",
    },
    {
      code: "Imported",
      display: "Imported",
      kind: "before",
    },
    {
      code: "Waiting for Mailer",
      display: "Waiting for Mailer",
      kind: "before",
    },
    {
      code: "Ready for Initiating Call",
      display: "Scheduled for Initiating Interaction",
      kind: "ready",
    },
    {
      code: "Ready for Medication Review",
      display: "Scheduled for Medication Review",
      kind: "ready",
    },
    {
      code: "Ready for Medication Safety Review",
      display: "Scheduled for Medication Safety Review",
      kind: "ready",
    },
    {
      code: "Ready for ECPN Medication Safety Review",
      display: "Ready for ECPN Medication Safety Review",
      kind: "ready",
      aliases: [
        "Ready for eCPN Medication Safety Review",
      ],
    },
    {
      code: "Ready for MSR Preceptor Review",
      display: "Ready for MSR Preceptor Review",
      kind: "ready",
    },
    {
      code: "Ready for Consult",
      display: "Ready for Consult",
      kind: "ready",
    },
    {
      code: "Ready for Printing",
      display: "Ready for Printing",
      kind: "sending",
      aliases: [
        "Ready for Printing (MSA)",
      ],
      showsReviewType: true,
    },
    {
      code: "Ready for Mailing",
      display: "Ready for Mailing",
      kind: "sending",
      showsReviewType: true,
    },
    {
      code: "Complete",
      display: "Complete",
      kind: "terminal",
      showsReviewType: true,
    },
    {
      code: "Hospice Do Not Call",
      display: "Hospice Do Not Call",
      kind: "terminal",
      aliases: [
        "Hospice",
      ],
    },
    {
      code: "Disenrolled",
      display: "Disenrolled",
      kind: "terminal",
    },
    {
      code: "Not Eligible",
      display: "Not Eligible",
      kind: "terminal",
    },
    {
      code: "Member Opt Out at Initiating Call",
      display: "Member Opt Out at Initiating Call",
      kind: "terminal",
      group: "opt-out",
      app: "Initiating Call",
    },
    {
      code: "Member Opt Out at Medication Review",
      display: "Member Opt Out at Medication Review",
      kind: "terminal",
      group: "opt-out",
      app: "Medication Review",
    },
    {
      code: "Member Opt Out at Medication Safety Review",
      display: "Member Opt Out at Medication Safety Review",
      kind: "terminal",
      group: "opt-out",
      app: "Medication Safety Review",
    },
    {
      code: "Decline of Service at Initiating Interaction",
      display: "Decline of Service at Initiating Interaction",
      kind: "terminal",
      group: "decline",
    },
    {
      code: "Decline of Service at Medication Review",
      display: "Decline of Service at Medication Review",
      kind: "terminal",
      group: "decline",
    },
    {
      code: "Decline of Service at MSR",
      display: "Decline of Service at MSR",
      kind: "terminal",
      group: "decline",
    },
    {
      code: "Failure to Engage at Initiating Call",
      display: "Failure to Engage at Initiating Call",
      kind: "terminal",
      group: "failure-to-engage",
      app: "Initiating Call",
    },
    {
      code: "Failure to Engage at Medication Review",
      display: "Failure to Engage at Medication Review",
      kind: "terminal",
      group: "failure-to-engage",
      app: "Medication Review",
    },
    {
      code: "Failure to Engage at Medication Safety Review",
      display: "Failure to Engage at Medication Safety Review",
      kind: "terminal",
      group: "failure-to-engage",
      app: "Medication Safety Review",
    },
    {
      code: "Unknown",
      display: "Unknown",
      kind: "unknown",
    },
  ],
});
