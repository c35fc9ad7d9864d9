// GENERATED from schemas/patient/profile.card.json sha256:8f1e0279697cbe05 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { CardDescriptor } from '../../engine/core/product.ts';

export const profileCard: CardDescriptor = freeze({
  name: "profile",
  title: "Profile",
  entity: "patient",
  access: "patient.read",
  save: "patient.save",
  with: {
    organization: {
      call: "organization.list",
      query: {},
      where: { source: "item._id == self.managingOrganization.id", evaluate: (s) => r.equal(r.text(r.at(s.item, "_id")), r.text(r.at(r.at(s.self, "managingOrganization"), "id"))) },
      one: true,
    },
    height: {
      call: "observation.list",
      query: {},
      where: { source: "item.text == 'Height'", evaluate: (s) => r.equal(r.text(r.at(s.item, "text")), "Height") },
      latest: "issued",
    },
    weight: {
      call: "observation.list",
      query: {},
      where: { source: "item.text == 'Weight'", evaluate: (s) => r.equal(r.text(r.at(s.item, "text")), "Weight") },
      latest: "issued",
    },
    creatinine: {
      call: "observation.list",
      query: {},
      where: { source: "item.text == 'Creatinine Serum'", evaluate: (s) => r.equal(r.text(r.at(s.item, "text")), "Creatinine Serum") },
      latest: "issued",
    },
  },
  columns: [
    {
      title: "Risk and Care",
      facts: [
        {
          title: "Risk Score",
          part: "patient-risk",
          cell: "text",
        },
        {
          title: "Caregiver",
          value: { source: "[self.caregiver.name.first, self.caregiver.name.last].filter(part, !blank(part)).join(' ')", evaluate: (s) => r.joined(r.list([r.text(r.at(r.at(r.at(s.self, "caregiver"), "name"), "first")), r.text(r.at(r.at(r.at(s.self, "caregiver"), "name"), "last"))]).filter((_part) => !r.blank(_part)), " ") },
          cell: "text",
          empty: "Not recorded",
        },
        {
          title: "Caregiver Phone",
          value: { source: "self.caregiver.address.phone", evaluate: (s) => r.text(r.at(r.at(r.at(s.self, "caregiver"), "address"), "phone")) },
          when: { source: "!blank(self.caregiver.address.phone)", evaluate: (s) => !r.blank(r.at(r.at(r.at(s.self, "caregiver"), "address"), "phone")) },
          cell: "phone",
        },
        {
          title: "Medications Managed By",
          value: { source: "self.medManager == 'false' ? self.medManagerOther : self.medManager == 'true' ? 'Patient' : ''", evaluate: (s) => (r.equal(r.text(r.at(s.self, "medManager")), "false") ? r.text(r.at(s.self, "medManagerOther")) : (r.equal(r.text(r.at(s.self, "medManager")), "true") ? "Patient" : "")) },
          cell: "text",
          empty: "Not recorded",
        },
      ],
    },
    {
      title: "Patient",
      facts: [
        {
          title: "Name",
          value: { source: "[self.name.first, self.name.middle, self.name.last].filter(part, !blank(part)).join(' ')", evaluate: (s) => r.joined(r.list([r.text(r.at(r.at(s.self, "name"), "first")), r.text(r.at(r.at(s.self, "name"), "middle")), r.text(r.at(r.at(s.self, "name"), "last"))]).filter((_part) => !r.blank(_part)), " ") },
          cell: "text",
        },
        {
          title: "Date of Birth",
          field: "dob",
          cell: "date",
        },
        {
          title: "Discharge Date",
          field: "dischargeDate",
          cell: "date",
          access: "patient.discharge",
          empty: "None",
        },
        {
          title: "Address",
          value: { source: "self.address2.primary && !self.address.primary ? [self.address2.line1, self.address2.line2, self.address2.line3, self.address2.city, self.address2.state, self.address2.zip]   .filter(part, !blank(part)).join(', ') : [self.address.line1, self.address.line2, self.address.line3, self.address.city, self.address.state, self.address.zip]   .filter(part, !blank(part)).join(', ')", evaluate: (s) => ((r.bool(r.at(r.at(s.self, "address2"), "primary")) && !r.bool(r.at(r.at(s.self, "address"), "primary"))) ? r.joined(r.list([r.text(r.at(r.at(s.self, "address2"), "line1")), r.text(r.at(r.at(s.self, "address2"), "line2")), r.text(r.at(r.at(s.self, "address2"), "line3")), r.text(r.at(r.at(s.self, "address2"), "city")), r.text(r.at(r.at(s.self, "address2"), "state")), r.text(r.at(r.at(s.self, "address2"), "zip"))]).filter((_part) => !r.blank(_part)), ", ") : r.joined(r.list([r.text(r.at(r.at(s.self, "address"), "line1")), r.text(r.at(r.at(s.self, "address"), "line2")), r.text(r.at(r.at(s.self, "address"), "line3")), r.text(r.at(r.at(s.self, "address"), "city")), r.text(r.at(r.at(s.self, "address"), "state")), r.text(r.at(r.at(s.self, "address"), "zip"))]).filter((_part) => !r.blank(_part)), ", ")) },
          cell: "text",
          empty: "Not recorded",
        },
        {
          title: "Phone",
          value: { source: "self.address.primary && !blank(self.address.phone) ? self.address.phone : self.address2.primary && !blank(self.address2.phone) ? self.address2.phone : self.telecom.phone", evaluate: (s) => ((r.bool(r.at(r.at(s.self, "address"), "primary")) && !r.blank(r.at(r.at(s.self, "address"), "phone"))) ? r.text(r.at(r.at(s.self, "address"), "phone")) : ((r.bool(r.at(r.at(s.self, "address2"), "primary")) && !r.blank(r.at(r.at(s.self, "address2"), "phone"))) ? r.text(r.at(r.at(s.self, "address2"), "phone")) : r.text(r.at(r.at(s.self, "telecom"), "phone")))) },
          note: { source: "self.badNumber ? 'Bad number: it does not reach the patient' : ''", evaluate: (s) => (r.bool(r.at(s.self, "badNumber")) ? "Bad number: it does not reach the patient" : "") },
          cell: "phone",
          empty: "Not recorded",
        },
        {
          title: "Year",
          field: "currentWorkflowState.year",
          cell: "number",
        },
        {
          title: "Engagement",
          field: "workflowIteration",
          cell: "number",
        },
        {
          title: "Eligibility",
          field: "eligibility",
          cell: "text",
          empty: "Not recorded",
        },
        {
          title: "Status",
          field: "status",
          note: { source: "stateText", evaluate: (s) => r.text(s.stateText) },
          cell: "code",
          codes: "patient-statuses",
        },
        {
          title: "Patient ID",
          field: "externalId",
          cell: "text",
          empty: "Not recorded",
        },
      ],
    },
    {
      title: "Clinical",
      facts: [
        {
          title: "Time Zone",
          value: { source: "localTime(self.address2.primary && !self.address.primary ? self.address2.zip : self.address.zip)", evaluate: (s) => r.localTime(((r.bool(r.at(r.at(s.self, "address2"), "primary")) && !r.bool(r.at(r.at(s.self, "address"), "primary"))) ? r.text(r.at(r.at(s.self, "address2"), "zip")) : r.text(r.at(r.at(s.self, "address"), "zip"))), r.instant(s.now)) },
          note: { source: "localTime(self.address2.primary && !self.address.primary ? self.address2.zip : self.address.zip) == 'Unknown' ? '' : 'Local time by zip'", evaluate: (s) => (r.equal(r.localTime(((r.bool(r.at(r.at(s.self, "address2"), "primary")) && !r.bool(r.at(r.at(s.self, "address"), "primary"))) ? r.text(r.at(r.at(s.self, "address2"), "zip")) : r.text(r.at(r.at(s.self, "address"), "zip"))), r.instant(s.now)), "Unknown") ? "" : "Local time by zip") },
          cell: "text",
        },
        {
          title: "Sex",
          field: "sex",
          cell: "code",
          codes: "sexes",
        },
        {
          title: "Height",
          value: { source: "height.valueQuantity", evaluate: (s) => r.at(r.at(s.records, "height"), "valueQuantity") },
          note: { source: "blank(height.issued) ? '' : 'Measured ' + shortDate(dayOf(height.issued))", evaluate: (s) => (r.blank(r.at(r.at(s.records, "height"), "issued")) ? "" : ("Measured " + r.shortDate(r.dayOf(r.at(r.at(s.records, "height"), "issued"), s)))) },
          cell: "quantity",
          empty: "Not recorded",
          reads: [
            "height",
          ],
        },
        {
          title: "Weight",
          value: { source: "weight.valueQuantity", evaluate: (s) => r.at(r.at(s.records, "weight"), "valueQuantity") },
          note: { source: "blank(weight.issued) ? '' : 'Measured ' + shortDate(dayOf(weight.issued))", evaluate: (s) => (r.blank(r.at(r.at(s.records, "weight"), "issued")) ? "" : ("Measured " + r.shortDate(r.dayOf(r.at(r.at(s.records, "weight"), "issued"), s)))) },
          cell: "quantity",
          empty: "Not recorded",
          reads: [
            "weight",
          ],
        },
        {
          title: "BMI",
          value: { source: "round(bodyMassIndex(weight.valueQuantity.value, weight.valueQuantity.units, height.valueQuantity.value, height.valueQuantity.units), 1)", evaluate: (s) => r.round(r.bodyMassIndex({ weight: r.number(r.at(r.at(r.at(s.records, "weight"), "valueQuantity"), "value")), weightUnit: r.text(r.at(r.at(r.at(s.records, "weight"), "valueQuantity"), "units")), height: r.number(r.at(r.at(r.at(s.records, "height"), "valueQuantity"), "value")), heightUnit: r.text(r.at(r.at(r.at(s.records, "height"), "valueQuantity"), "units")) }, {"pounds":2.2,"inches":0.39,"factor":703}), 1) },
          note: { source: "blank(round(bodyMassIndex(weight.valueQuantity.value, weight.valueQuantity.units, height.valueQuantity.value, height.valueQuantity.units), 1)) ? '' :column('bmi-categories', band('bmi-categories', round(bodyMassIndex(weight.valueQuantity.value, weight.valueQuantity.units, height.valueQuantity.value, height.valueQuantity.units), 1)), 'display') + ', from the latest height and weight'", evaluate: (s) => (r.blank(r.round(r.bodyMassIndex({ weight: r.number(r.at(r.at(r.at(s.records, "weight"), "valueQuantity"), "value")), weightUnit: r.text(r.at(r.at(r.at(s.records, "weight"), "valueQuantity"), "units")), height: r.number(r.at(r.at(r.at(s.records, "height"), "valueQuantity"), "value")), heightUnit: r.text(r.at(r.at(r.at(s.records, "height"), "valueQuantity"), "units")) }, {"pounds":2.2,"inches":0.39,"factor":703}), 1)) ? "" : (r.column({"severely-underweight":"Severely Underweight","underweight":"Underweight","normal":"Normal","overweight":"Overweight","obese-1":"Obese Class I","obese-2":"Obese Class II","obese-3":"Obese Class III"}, r.band([{"code":"severely-underweight","below":16.5},{"code":"underweight","from":16.5,"below":18.5},{"code":"normal","from":18.5,"below":25},{"code":"overweight","from":25,"below":30},{"code":"obese-1","from":30,"below":35},{"code":"obese-2","from":35,"below":40},{"code":"obese-3","from":40}], r.round(r.bodyMassIndex({ weight: r.number(r.at(r.at(r.at(s.records, "weight"), "valueQuantity"), "value")), weightUnit: r.text(r.at(r.at(r.at(s.records, "weight"), "valueQuantity"), "units")), height: r.number(r.at(r.at(r.at(s.records, "height"), "valueQuantity"), "value")), heightUnit: r.text(r.at(r.at(r.at(s.records, "height"), "valueQuantity"), "units")) }, {"pounds":2.2,"inches":0.39,"factor":703}), 1))) + ", from the latest height and weight")) },
          cell: "number",
          empty: "Needs a height and a weight",
          reads: [
            "height",
            "weight",
          ],
        },
        {
          title: "Creatinine Clearance",
          value: { source: "round(creatinineClearance(age(self.dob), self.sex, height.valueQuantity.value, height.valueQuantity.units, creatinine.valueQuantity.value), 1)", evaluate: (s) => r.round(r.creatinineClearance({ age: r.age(r.day(r.at(s.self, "dob")), s), sex: r.text(r.at(s.self, "sex")), height: r.number(r.at(r.at(r.at(s.records, "height"), "valueQuantity"), "value")), heightUnit: r.text(r.at(r.at(r.at(s.records, "height"), "valueQuantity"), "units")), creatinine: r.number(r.at(r.at(r.at(s.records, "creatinine"), "valueQuantity"), "value")) }, {"pounds":2.2,"inches":0.39,"years":140,"divisor":72,"female":0.85,"idealMale":50,"idealFemale":45.5,"idealInch":2.3,"idealBase":60}), 1) },
          note: { source: "blank(creatinineClearance(age(self.dob), self.sex, height.valueQuantity.value, height.valueQuantity.units, creatinine.valueQuantity.value)) ? '' : 'mL/min by Cockcroft–Gault with the ideal weight; creatinine of ' + shortDate(dayOf(creatinine.issued))", evaluate: (s) => (r.blank(r.creatinineClearance({ age: r.age(r.day(r.at(s.self, "dob")), s), sex: r.text(r.at(s.self, "sex")), height: r.number(r.at(r.at(r.at(s.records, "height"), "valueQuantity"), "value")), heightUnit: r.text(r.at(r.at(r.at(s.records, "height"), "valueQuantity"), "units")), creatinine: r.number(r.at(r.at(r.at(s.records, "creatinine"), "valueQuantity"), "value")) }, {"pounds":2.2,"inches":0.39,"years":140,"divisor":72,"female":0.85,"idealMale":50,"idealFemale":45.5,"idealInch":2.3,"idealBase":60})) ? "" : ("mL/min by Cockcroft–Gault with the ideal weight; creatinine of " + r.shortDate(r.dayOf(r.at(r.at(s.records, "creatinine"), "issued"), s)))) },
          cell: "number",
          empty: "Needs height, sex, creatinine, and an age of 18 or more",
          reads: [
            "height",
            "creatinine",
          ],
        },
        {
          title: "Language",
          field: "languagePreference",
          cell: "code",
          codes: "languages",
          empty: "Not recorded",
        },
        {
          title: "Plan",
          field: "metadata.planCode",
          cell: "code",
          codes: "plan-codes",
          empty: "Not recorded",
        },
        {
          title: "Spouse",
          field: "spouse",
          cell: "text",
          empty: "Not recorded",
        },
      ],
    },
    {
      title: "Place",
      facts: [
        {
          title: "Location",
          field: "locationType",
          cell: "code",
          codes: "residence-types",
          empty: "Not recorded",
        },
        {
          title: "Facility",
          field: "facility",
          cell: "text",
          empty: "Not recorded",
        },
        {
          title: "Referrals",
          value: { source: "self.referralType.map(referral, referral.text).join('; ')", evaluate: (s) => r.joined(r.list(r.at(s.self, "referralType")).map((_referral) => r.text(r.at(_referral, "text"))), "; ") },
          cell: "text",
          empty: "None",
        },
        {
          title: "Organization",
          value: { source: "organization.name", evaluate: (s) => r.text(r.at(r.at(s.records, "organization"), "name")) },
          cell: "text",
          reads: [
            "organization",
          ],
        },
      ],
    },
  ],
  workflow: {
    name: "patient",
    call: "workflow.event",
    body: {
      eventType: { source: "inputs.event", evaluate: (s) => r.text(r.at(s.inputs, "event")) },
      patientId: { source: "self._id", evaluate: (s) => r.text(r.at(s.self, "_id")) },
      payload: { source: "inputs.payload", evaluate: (s) => r.at(s.inputs, "payload") },
    },
    forms: {
      "state.changed": "manual-change",
    },
  },
  actions: [
    {
      name: "edit",
      title: "Edit Profile",
      in: "bar",
      access: "patient.edit",
      form: "patient",
    },
    {
      name: "reservation",
      in: "bar",
      part: "reservation",
    },
    {
      name: "chart",
      title: "View Chart",
      in: "bar",
      when: { source: "organization.workflows.chartViewer", evaluate: (s) => r.bool(r.at(r.at(r.at(s.records, "organization"), "workflows"), "chartViewer")) },
      open: "/chart/{_id}",
    },
    {
      name: "inactivate",
      title: "Inactivate",
      in: "menu",
      access: "patient.edit",
      when: { source: "self.status == 'active'", evaluate: (s) => r.equal(r.text(r.at(s.self, "status")), "active") },
      set: {
        "/status": { source: "'inactive'", evaluate: () => "inactive" },
      },
      confirm: {
        title: "Inactivate Patient",
        text: "Are you sure you want to inactivate this patient? An inactive patient is left out of the work lists. Nothing is deleted, and the patient can be activated again at any time.",
        yes: "Yes, inactivate",
        no: "No, keep active",
      },
    },
    {
      name: "activate",
      title: "Activate",
      in: "menu",
      access: "patient.edit",
      when: { source: "self.status == 'inactive'", evaluate: (s) => r.equal(r.text(r.at(s.self, "status")), "inactive") },
      set: {
        "/status": { source: "'active'", evaluate: () => "active" },
      },
    },
    {
      name: "invite",
      title: "Invite to MyRegimen",
      in: "menu",
      access: "patient.write",
      form: "invitation",
      call: "patient.invite",
      body: {
        patientId: { source: "self._id", evaluate: (s) => r.text(r.at(s.self, "_id")) },
        email: { source: "inputs.email", evaluate: (s) => r.text(r.at(s.inputs, "email")) },
        os: { source: "inputs.os", evaluate: (s) => r.text(r.at(s.inputs, "os")) },
      },
    },
  ],
});
