// GENERATED from schemas/interaction/interaction.form.json sha256:75e4c2594a671e57 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const interactionForm: FormDescriptor = freeze<FormDescriptor>({
  name: "interaction",
  entity: "interaction",
  layout: [
    {
      row: [
        "app",
        "record.interaction",
      ],
    },
    {
      row: [
        "record.dateRecorded",
      ],
    },
    {
      row: [
        "currentYear",
        "workflowIteration",
        "record.attempt",
      ],
    },
    {
      row: [
        "record.direction",
        "record.spokeTo",
      ],
    },
    {
      row: [
        "record.successful",
      ],
    },
    {
      row: [
        "record.reason",
        "record.lvm",
      ],
    },
    {
      row: [
        "record.decision",
        "record.decisionReason",
      ],
    },
    {
      row: [
        "record.forPrimaryProject",
      ],
    },
    {
      row: [
        "record.overrideWorkflow",
      ],
    },
    {
      row: [
        "record.description",
      ],
    },
  ],
  fields: {
    app: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
      choices: {
        where: { source: "item.code != 'Medication Safety Review' || may('interaction.safety-review')", evaluate: (s) => (!r.equal(r.text(r.at(s.item, "code")), "Medication Safety Review") || (s.user !== undefined && ((r.hasRole(s.user, "pharmacist") || r.hasRole(s.user, "support")) || r.hasRole(s.user, "clinical_admin")))) },
      },
    },
    "record.interaction": {
      uiSchema: {},
      widget: "radio",
      options: {},
      visibleWhen: { source: "column('interaction-types', self.app, 'kind') == 'workflow'", evaluate: (s) => r.equal(r.column({"Initiating Call":"workflow","Medication Review":"workflow","Medication Safety Review":"workflow","Follow-up Call":"nonworkflow","Resend Documents":"nonworkflow","Question for pharmacist":"nonworkflow","Question for technician":"nonworkflow","Fax issues":"nonworkflow","Direct Communication":"nonworkflow","Other":"nonworkflow"}, r.text(r.at(s.self, "app"))), "workflow") },
      whenHidden: "keep",
      clears: [],
      choices: {
        where: { source: "item.code != 'nonworkflow'", evaluate: (s) => !r.equal(r.text(r.at(s.item, "code")), "nonworkflow") },
      },
    },
    "record.dateRecorded": {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
      says: { source: "blank(self.record.dateRecorded) || localTime(homeZip(patient), self.record.dateRecorded) == 'Unknown' ? '' : localTime(homeZip(patient), self.record.dateRecorded) + ' where the patient is'", evaluate: (s) => ((r.blank(r.at(r.at(s.self, "record"), "dateRecorded")) || r.equal(r.localTime(((r.bool(r.at(r.at(r.at(s.records, "patient"), "address2"), "primary")) && !r.bool(r.at(r.at(r.at(s.records, "patient"), "address"), "primary"))) ? r.text(r.at(r.at(r.at(s.records, "patient"), "address2"), "zip")) : r.text(r.at(r.at(r.at(s.records, "patient"), "address"), "zip"))), r.instant(r.at(r.at(s.self, "record"), "dateRecorded"))), "Unknown")) ? "" : (r.localTime(((r.bool(r.at(r.at(r.at(s.records, "patient"), "address2"), "primary")) && !r.bool(r.at(r.at(r.at(s.records, "patient"), "address"), "primary"))) ? r.text(r.at(r.at(r.at(s.records, "patient"), "address2"), "zip")) : r.text(r.at(r.at(r.at(s.records, "patient"), "address"), "zip"))), r.instant(r.at(r.at(s.self, "record"), "dateRecorded"))) + " where the patient is")) },
    },
    currentYear: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    workflowIteration: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    "record.attempt": {
      uiSchema: {
        "ui:readonly": true,
        "ui:help": "Counts the unsuccessful ones of this type within the engagement",
      },
      options: {},
      visibleWhen: { source: "column('interaction-types', self.app, 'kind') == 'workflow'", evaluate: (s) => r.equal(r.column({"Initiating Call":"workflow","Medication Review":"workflow","Medication Safety Review":"workflow","Follow-up Call":"nonworkflow","Resend Documents":"nonworkflow","Question for pharmacist":"nonworkflow","Question for technician":"nonworkflow","Fax issues":"nonworkflow","Direct Communication":"nonworkflow","Other":"nonworkflow"}, r.text(r.at(s.self, "app"))), "workflow") },
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    "record.direction": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "record.spokeTo": {
      uiSchema: {},
      options: {},
      visibleWhen: { source: "self.record.direction == 'user'", evaluate: (s) => r.equal(r.text(r.at(r.at(s.self, "record"), "direction")), "user") },
      requiredWhen: { source: "self.record.direction == 'user'", evaluate: (s) => r.equal(r.text(r.at(r.at(s.self, "record"), "direction")), "user") },
      whenHidden: "clear",
      clears: [],
    },
    "record.successful": {
      uiSchema: {
        "ui:help": "Somebody was spoken to",
      },
      widget: "checkbox",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "record.reason": {
      uiSchema: {
        "ui:title": "Reason for No Contact",
      },
      options: {},
      visibleWhen: { source: "!self.record.successful", evaluate: (s) => !r.bool(r.at(r.at(s.self, "record"), "successful")) },
      whenHidden: "clear",
      clears: [],
    },
    "record.lvm": {
      uiSchema: {},
      options: {},
      visibleWhen: { source: "!self.record.successful", evaluate: (s) => !r.bool(r.at(r.at(s.self, "record"), "successful")) },
      whenHidden: "clear",
      clears: [],
    },
    "record.decision": {
      uiSchema: {},
      widget: "radio",
      options: {},
      visibleWhen: { source: "self.record.successful && column('interaction-types', self.app, 'kind') == 'workflow'", evaluate: (s) => (r.bool(r.at(r.at(s.self, "record"), "successful")) && r.equal(r.column({"Initiating Call":"workflow","Medication Review":"workflow","Medication Safety Review":"workflow","Follow-up Call":"nonworkflow","Resend Documents":"nonworkflow","Question for pharmacist":"nonworkflow","Question for technician":"nonworkflow","Fax issues":"nonworkflow","Direct Communication":"nonworkflow","Other":"nonworkflow"}, r.text(r.at(s.self, "app"))), "workflow")) },
      requiredWhen: { source: "column('interaction-types', self.app, 'kind') == 'workflow' && self.record.successful && (self.record.spokeToMember || self.record.spokeToCaregiver ||  self.record.spokeTo in ['member', 'caregiver'] || self.record.direction in ['member', 'caregiver'])", evaluate: (s) => ((r.equal(r.column({"Initiating Call":"workflow","Medication Review":"workflow","Medication Safety Review":"workflow","Follow-up Call":"nonworkflow","Resend Documents":"nonworkflow","Question for pharmacist":"nonworkflow","Question for technician":"nonworkflow","Fax issues":"nonworkflow","Direct Communication":"nonworkflow","Other":"nonworkflow"}, r.text(r.at(s.self, "app"))), "workflow") && r.bool(r.at(r.at(s.self, "record"), "successful"))) && (((r.bool(r.at(r.at(s.self, "record"), "spokeToMember")) || r.bool(r.at(r.at(s.self, "record"), "spokeToCaregiver"))) || r.isIn(r.text(r.at(r.at(s.self, "record"), "spokeTo")), ["member", "caregiver"])) || r.isIn(r.text(r.at(r.at(s.self, "record"), "direction")), ["member", "caregiver"]))) },
      whenHidden: "clear",
      clears: [],
    },
    "record.decisionReason": {
      uiSchema: {},
      options: {},
      visibleWhen: { source: "self.record.decision == 'no'", evaluate: (s) => r.equal(r.text(r.at(r.at(s.self, "record"), "decision")), "no") },
      requiredWhen: { source: "self.record.decision == 'no'", evaluate: (s) => r.equal(r.text(r.at(r.at(s.self, "record"), "decision")), "no") },
      whenHidden: "clear",
      clears: [],
    },
    "record.forPrimaryProject": {
      uiSchema: {},
      widget: "radio",
      options: {},
      visibleWhen: { source: "self.record.decision == 'no'", evaluate: (s) => r.equal(r.text(r.at(r.at(s.self, "record"), "decision")), "no") },
      whenHidden: "clear",
      clears: [],
    },
    "record.overrideWorkflow": {
      uiSchema: {},
      options: {},
      visibleWhen: { source: "!self.record.successful && column('interaction-types', self.app, 'kind') == 'workflow' && !organization.usesNewWorkflow", evaluate: (s) => ((!r.bool(r.at(r.at(s.self, "record"), "successful")) && r.equal(r.column({"Initiating Call":"workflow","Medication Review":"workflow","Medication Safety Review":"workflow","Follow-up Call":"nonworkflow","Resend Documents":"nonworkflow","Question for pharmacist":"nonworkflow","Question for technician":"nonworkflow","Fax issues":"nonworkflow","Direct Communication":"nonworkflow","Other":"nonworkflow"}, r.text(r.at(s.self, "app"))), "workflow")) && !r.bool(r.at(r.at(s.records, "organization"), "usesNewWorkflow"))) },
      whenHidden: "clear",
      clears: [],
    },
    "record.description": {
      uiSchema: {},
      widget: "textarea",
      options: {},
      requiredWhen: { source: "column('interaction-types', self.app, 'kind') == 'nonworkflow' || self.record.reason == 'other' || self.record.decisionReason == 'other'", evaluate: (s) => ((r.equal(r.column({"Initiating Call":"workflow","Medication Review":"workflow","Medication Safety Review":"workflow","Follow-up Call":"nonworkflow","Resend Documents":"nonworkflow","Question for pharmacist":"nonworkflow","Question for technician":"nonworkflow","Fax issues":"nonworkflow","Direct Communication":"nonworkflow","Other":"nonworkflow"}, r.text(r.at(s.self, "app"))), "nonworkflow") || r.equal(r.text(r.at(r.at(s.self, "record"), "reason")), "other")) || r.equal(r.text(r.at(r.at(s.self, "record"), "decisionReason")), "other")) },
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {
    type: "patient.interaction",
    record: {
      interaction: "call",
      direction: "user",
      successful: false,
    },
  },
  prefill: {
    "record.dateRecorded": { source: "now()", evaluate: (s) => r.instant(s.now) },
    currentYear: { source: "patient.currentWorkflowState.year", evaluate: (s) => r.number(r.at(r.at(r.at(s.records, "patient"), "currentWorkflowState"), "year")) },
    workflowIteration: { source: "patient.workflowIteration", evaluate: (s) => r.number(r.at(r.at(s.records, "patient"), "workflowIteration")) },
  },
  confirm: [
    {
      when: { source: "self.record.decision == 'no' && blank(self.record.forPrimaryProject)", evaluate: (s) => (r.equal(r.text(r.at(r.at(s.self, "record"), "decision")), "no") && r.blank(r.at(r.at(s.self, "record"), "forPrimaryProject"))) },
      title: "Service Declination",
      text: "You have not chosen what is declined. Saving then withdraws the member from the whole program. Do you want to save it?",
      yes: "Withdraw from the program",
      no: "Go back",
    },
    {
      when: { source: "self.record.decision == 'no' && !blank(self.record.forPrimaryProject)", evaluate: (s) => (r.equal(r.text(r.at(r.at(s.self, "record"), "decision")), "no") && !r.blank(r.at(r.at(s.self, "record"), "forPrimaryProject"))) },
      title: "Service Declination",
      text: "The member's decision is no. Saving ends the enrollment that you chose. Do you want to save it?",
      yes: "Save",
      no: "Go back",
    },
  ],
});
