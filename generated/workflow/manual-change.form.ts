// GENERATED from schemas/workflow/manual-change.form.json sha256:a71001c5142be041 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const manualChangeForm: FormDescriptor = freeze<FormDescriptor>({
  name: "manual-change",
  entity: "manual-change",
  schema: {
    title: "Manual Workflow Change",
    description: "What a user says who moves a patient to another workflow state by hand.",
    type: "object",
    required: [
      "to",
      "reason",
    ],
    properties: {
      from: {
        title: "From",
        description: "The state that the user saw when they chose.",
        type: "string",
        enum: [
          "STAGED",
          "Imported",
          "Waiting for Mailer",
          "Ready for Initiating Call",
          "Ready for Medication Review",
          "Ready for Medication Safety Review",
          "Ready for ECPN Medication Safety Review",
          "Ready for MSR Preceptor Review",
          "Ready for Consult",
          "Ready for Printing",
          "Ready for Mailing",
          "Complete",
          "Hospice Do Not Call",
          "Disenrolled",
          "Not Eligible",
          "Member Opt Out at Initiating Call",
          "Member Opt Out at Medication Review",
          "Member Opt Out at Medication Safety Review",
          "Decline of Service at Initiating Interaction",
          "Decline of Service at Medication Review",
          "Decline of Service at MSR",
          "Failure to Engage at Initiating Call",
          "Failure to Engage at Medication Review",
          "Failure to Engage at Medication Safety Review",
          "Unknown",
        ],
        "x-codes": "workflow-states",
      },
      to: {
        title: "To",
        description: "The state to move to.",
        type: "string",
        enum: [
          "STAGED",
          "Imported",
          "Waiting for Mailer",
          "Ready for Initiating Call",
          "Ready for Medication Review",
          "Ready for Medication Safety Review",
          "Ready for ECPN Medication Safety Review",
          "Ready for MSR Preceptor Review",
          "Ready for Consult",
          "Ready for Printing",
          "Ready for Mailing",
          "Complete",
          "Hospice Do Not Call",
          "Disenrolled",
          "Not Eligible",
          "Member Opt Out at Initiating Call",
          "Member Opt Out at Medication Review",
          "Member Opt Out at Medication Safety Review",
          "Decline of Service at Initiating Interaction",
          "Decline of Service at Medication Review",
          "Decline of Service at MSR",
          "Failure to Engage at Initiating Call",
          "Failure to Engage at Medication Review",
          "Failure to Engage at Medication Safety Review",
          "Unknown",
        ],
        "x-codes": "workflow-states",
      },
      reason: {
        title: "Reason",
        description: "Why.",
        type: "string",
        enum: [
          "correction",
          "member-request",
          "prescriber-request",
          "hospice",
          "deceased",
          "not-eligible",
          "new-documents",
          "mailer-sent",
          "other",
        ],
        "x-codes": "manual-change-reasons",
      },
      reasonOther: {
        title: "Other Reason",
        description: "Why, where no reason of the list fits.",
        type: "string",
        maxLength: 500,
      },
      nextIteration: {
        title: "Begin the Next Engagement",
        description: "Counts the engagement up by one.",
        type: "boolean",
      },
    },
    additionalProperties: false,
  },
  layout: [
    {
      row: [
        "from",
      ],
    },
    {
      row: [
        "to",
      ],
    },
    {
      row: [
        "reason",
      ],
    },
    {
      row: [
        "reasonOther",
      ],
    },
    {
      row: [
        "nextIteration",
      ],
    },
  ],
  fields: {
    from: {
      uiSchema: {
        "ui:readonly": true,
      },
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    to: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
      choices: {
        where: { source: "item.code != 'STAGED' && item.code != 'Unknown' && item.code != self.from", evaluate: (s) => ((!r.equal(r.text(r.at(s.item, "code")), "STAGED") && !r.equal(r.text(r.at(s.item, "code")), "Unknown")) && !r.equal(r.text(r.at(s.item, "code")), r.text(r.at(s.self, "from")))) },
      },
    },
    reason: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    reasonOther: {
      uiSchema: {},
      widget: "textarea",
      options: {},
      visibleWhen: { source: "self.reason == 'other'", evaluate: (s) => r.equal(r.text(r.at(s.self, "reason")), "other") },
      requiredWhen: { source: "self.reason == 'other'", evaluate: (s) => r.equal(r.text(r.at(s.self, "reason")), "other") },
      whenHidden: "clear",
      clears: [],
    },
    nextIteration: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {},
  prefill: {
    from: { source: "patient.currentWorkflowState.name", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "currentWorkflowState"), "name")) },
  },
});
