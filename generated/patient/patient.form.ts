// GENERATED from schemas/patient/patient.form.json sha256:bd980bc79971949a by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const patientForm: FormDescriptor = freeze<FormDescriptor>({
  name: "patient",
  entity: "patient",
  layout: [
    {
      tab: "Patient Form",
      rows: [
        {
          row: [
            "name.first",
            "name.middle",
            "name.last",
          ],
        },
        {
          row: [
            "dob",
            "sex",
            "languagePreference",
          ],
        },
        {
          row: [
            "externalId",
            "spouse",
          ],
        },
        {
          row: [
            "managingOrganization.id",
            "programId",
          ],
        },
        {
          row: [
            "transferTo",
            "transferReason",
          ],
        },
        {
          row: [
            "medManager",
            "medManagerOther",
          ],
        },
        {
          row: [
            "locationType",
            "facility",
          ],
        },
        {
          row: [
            "referralType",
          ],
        },
        {
          row: [
            "metadata.planCode",
            "eligibility",
          ],
        },
        {
          row: [
            "regimen_meta.nkda",
          ],
        },
        {
          group: "Last discharge",
          rows: [
            {
              row: [
                "dischargeDate",
                "homeCareFlag",
              ],
            },
            {
              row: [
                "dischargeReason",
              ],
            },
          ],
        },
      ],
    },
    {
      tab: "Contact Information",
      rows: [
        {
          group: "Address",
          rows: [
            {
              row: [
                "address.line1",
                "address.line2",
                "address.line3",
              ],
            },
            {
              row: [
                "address.city",
                "address.state",
                "address.zip",
              ],
            },
            {
              row: [
                "address.phone",
                "address.phonePreferred",
                "address.phoneMobile",
              ],
            },
            {
              row: [
                "address.primary",
                "address.verified",
              ],
            },
          ],
        },
        {
          group: "Address 2",
          rows: [
            {
              row: [
                "address2.line1",
                "address2.line2",
                "address2.line3",
              ],
            },
            {
              row: [
                "address2.city",
                "address2.state",
                "address2.zip",
              ],
            },
            {
              row: [
                "address2.phone",
                "address2.phonePreferred",
                "address2.phoneMobile",
              ],
            },
            {
              row: [
                "address2.primary",
                "address2.verified",
              ],
            },
          ],
        },
        {
          group: "Phone, email and services",
          rows: [
            {
              row: [
                "telecom.phone",
                "telecom.phonePreferred",
                "telecom.phoneMobile",
              ],
            },
            {
              row: [
                "telecom.cellphone.number",
                "telecom.cellphone.os",
              ],
            },
            {
              row: [
                "telecom.cellphone.preferred",
                "telecom.cellphone.isSmartPhone",
                "telecom.cellphone.receiveSMS",
              ],
            },
            {
              row: [
                "telecom.email",
                "serviceOptions.myregimenServices",
              ],
            },
          ],
        },
      ],
    },
  ],
  fields: {
    "name.first": {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    "name.middle": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "name.last": {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
      check: {
        call: "import.match",
        body: {
          firstName: { source: "self.name.first", evaluate: (s) => r.text(r.at(r.at(s.self, "name"), "first")) },
          lastName: { source: "self.name.last", evaluate: (s) => r.text(r.at(r.at(s.self, "name"), "last")) },
          dob: { source: "self.dob", evaluate: (s) => r.day(r.at(s.self, "dob")) },
          except: { source: "self._id", evaluate: (s) => r.text(r.at(s.self, "_id")) },
        },
        when: { source: "!blank(self.name.first) && (self.name.first != old.name.first || self.name.last != old.name.last || self.dob != old.dob)", evaluate: (s) => (!r.blank(r.at(r.at(s.self, "name"), "first")) && ((!r.equal(r.text(r.at(r.at(s.self, "name"), "first")), r.text(r.at(r.at(s.old, "name"), "first"))) || !r.equal(r.text(r.at(r.at(s.self, "name"), "last")), r.text(r.at(r.at(s.old, "name"), "last")))) || r.differs(r.day(r.at(s.self, "dob")), r.day(r.at(s.old, "dob"))))) },
        warns: { source: "size(answer.rows) > 0", evaluate: (s) => r.less(0, r.size(r.at(s.answer, "rows"))) },
        message: "Other patients may be the same person. Compare the date of birth before you save.",
        failure: "The check for existing records of this patient failed. Search for the patient before you save.",
        also: [
          "name.first",
          "dob",
        ],
        lists: {
          rows: "rows",
          says: { source: "item.first + ' ' + item.last + (blank(item.dob) ? '' : ', ' + shortDate(item.dob)) + (blank(item.externalId) ? '' : ', ' + item.externalId)", evaluate: (s) => ((((r.text(r.at(s.item, "first")) + " ") + r.text(r.at(s.item, "last"))) + (r.blank(r.at(s.item, "dob")) ? "" : (", " + r.shortDate(r.day(r.at(s.item, "dob")))))) + (r.blank(r.at(s.item, "externalId")) ? "" : (", " + r.text(r.at(s.item, "externalId"))))) },
          link: "/dashboard/patient/{_id}",
        },
      },
    },
    dob: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    sex: {
      uiSchema: {},
      widget: "radio",
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    languagePreference: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    externalId: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
      check: {
        call: "patient.exists",
        body: {
          externalId: { source: "self.externalId", evaluate: (s) => r.text(r.at(s.self, "externalId")) },
        },
        when: { source: "self.externalId != old.externalId", evaluate: (s) => !r.equal(r.text(r.at(s.self, "externalId")), r.text(r.at(s.old, "externalId"))) },
        warns: { source: "answer.patientExists", evaluate: (s) => r.bool(r.at(s.answer, "patientExists")) },
        message: "Another patient already has this Patient ID. Check the number, or look for that patient in Member Search.",
        messageWhen: [
          {
            when: { source: "blank(old)", evaluate: (s) => r.blank(s.old) },
            message: "A patient with this ID has already been imported. Close the Add Patient modal to preview the patient.",
          },
        ],
        failure: "The Patient ID could not be checked. Check it yourself before you save, or try again.",
        also: [],
      },
    },
    spouse: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "managingOrganization.id": {
      uiSchema: {},
      options: {},
      enabledWhen: { source: "blank(old)", evaluate: (s) => r.blank(s.old) },
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
      choices: {
        call: "organization.list",
        value: "_id",
        label: "name",
      },
    },
    programId: {
      uiSchema: {},
      options: {},
      visibleWhen: { source: "blank(old)", evaluate: (s) => r.blank(s.old) },
      requiredWhen: { source: "blank(old) && blank(self.projects) && organization.hasProjects", evaluate: (s) => ((r.blank(s.old) && r.blank(r.at(s.self, "projects"))) && r.bool(r.at(r.at(s.records, "organization"), "hasProjects"))) },
      whenHidden: "clear",
      clears: [],
      choices: {
        where: { source: "item.Organization.externalId == self.managingOrganization.id && (blank(item.projectEnd) || item.projectEnd >= today())", evaluate: (s) => (r.equal(r.text(r.at(r.at(s.item, "Organization"), "externalId")), r.text(r.at(r.at(s.self, "managingOrganization"), "id"))) && (r.blank(r.at(s.item, "projectEnd")) || r.atMost(r.day(s.today), r.day(r.at(s.item, "projectEnd"))))) },
        call: "project.list",
        value: "couchId",
        label: "name",
      },
    },
    transferTo: {
      uiSchema: {},
      options: {},
      visibleWhen: { source: "!blank(old)", evaluate: (s) => !r.blank(s.old) },
      whenHidden: "clear",
      clears: [],
      choices: {
        where: { source: "item._id != self.managingOrganization.id", evaluate: (s) => !r.equal(r.text(r.at(s.item, "_id")), r.text(r.at(r.at(s.self, "managingOrganization"), "id"))) },
        call: "organization.list",
        value: "_id",
        label: "name",
      },
    },
    transferReason: {
      uiSchema: {},
      options: {},
      visibleWhen: { source: "!blank(self.transferTo)", evaluate: (s) => !r.blank(r.at(s.self, "transferTo")) },
      requiredWhen: { source: "!blank(self.transferTo)", evaluate: (s) => !r.blank(r.at(s.self, "transferTo")) },
      whenHidden: "clear",
      clears: [],
    },
    medManager: {
      uiSchema: {},
      widget: "radio",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    medManagerOther: {
      uiSchema: {},
      options: {},
      visibleWhen: { source: "self.medManager == 'false'", evaluate: (s) => r.equal(r.text(r.at(s.self, "medManager")), "false") },
      requiredWhen: { source: "self.medManager == 'false'", evaluate: (s) => r.equal(r.text(r.at(s.self, "medManager")), "false") },
      whenHidden: "clear",
      clears: [],
    },
    locationType: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    facility: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    referralType: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
      rows: {
        item: "Referral",
        least: 1,
        columns: [
          "text",
          "date",
          "isNew",
        ],
      },
    },
    "metadata.planCode": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    eligibility: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "regimen_meta.nkda": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
      check: {
        call: "allergy.list",
        query: {
          patientId: { source: "self._id", evaluate: (s) => r.text(r.at(s.self, "_id")) },
        },
        when: { source: "self.regimen_meta.nkda && !blank(self._id)", evaluate: (s) => (r.bool(r.at(r.at(s.self, "regimen_meta"), "nkda")) && !r.blank(r.at(s.self, "_id"))) },
        warns: { source: "answer.rows.exists(row, row.status == 'active' && !row.isSideEffect)", evaluate: (s) => r.list(r.at(s.answer, "rows")).some((_row) => (r.equal(r.text(r.at(_row, "status")), "active") && !r.bool(r.at(_row, "isSideEffect")))) },
        message: "Allergies are recorded for this patient. They stay recorded and are still shown.",
        failure: "The recorded allergies could not be looked up. Please look at the Allergies tab before you save.",
        also: [],
        lists: {
          rows: "rows",
          says: { source: "allergyName(item)", evaluate: (s) => (r.blank(r.at(r.at(s.item, "substance"), "text")) ? (("Unnamed (" + r.column({"rash":"Rash","shock":"Shock","asthma":"Asthma","nausea":"Nausea","anemia":"Anemia","dizziness":"Dizziness","other":"Other"}, r.text(r.at(s.item, "reaction")))) + ")") : r.text(r.at(r.at(s.item, "substance"), "text"))) },
        },
      },
    },
    dischargeDate: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    homeCareFlag: {
      uiSchema: {},
      widget: "radio",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    dischargeReason: {
      uiSchema: {},
      options: {},
      visibleWhen: { source: "self.dischargeDate != old.dischargeDate || blank(self.dischargeDate) != blank(old.dischargeDate) || self.homeCareFlag != old.homeCareFlag", evaluate: (s) => ((r.differs(r.day(r.at(s.self, "dischargeDate")), r.day(r.at(s.old, "dischargeDate"))) || !r.equal(r.blank(r.at(s.self, "dischargeDate")), r.blank(r.at(s.old, "dischargeDate")))) || !r.equal(r.text(r.at(s.self, "homeCareFlag")), r.text(r.at(s.old, "homeCareFlag")))) },
      requiredWhen: { source: "self.dischargeDate != old.dischargeDate || blank(self.dischargeDate) != blank(old.dischargeDate) || self.homeCareFlag != old.homeCareFlag", evaluate: (s) => ((r.differs(r.day(r.at(s.self, "dischargeDate")), r.day(r.at(s.old, "dischargeDate"))) || !r.equal(r.blank(r.at(s.self, "dischargeDate")), r.blank(r.at(s.old, "dischargeDate")))) || !r.equal(r.text(r.at(s.self, "homeCareFlag")), r.text(r.at(s.old, "homeCareFlag")))) },
      whenHidden: "clear",
      clears: [],
    },
    "address.line1": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address.line2": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address.line3": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address.city": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address.state": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address.zip": {
      uiSchema: {},
      widget: "zip",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address.phone": {
      uiSchema: {},
      widget: "phone",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address.phonePreferred": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address.phoneMobile": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address.primary": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address.verified": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.line1": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.line2": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.line3": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.city": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.state": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.zip": {
      uiSchema: {},
      widget: "zip",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.phone": {
      uiSchema: {},
      widget: "phone",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.phonePreferred": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.phoneMobile": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.primary": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "address2.verified": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "telecom.phone": {
      uiSchema: {},
      widget: "phone",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "telecom.phonePreferred": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "telecom.phoneMobile": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "telecom.cellphone.number": {
      uiSchema: {},
      widget: "phone",
      options: {},
      requiredWhen: { source: "self.telecom.cellphone.receiveSMS", evaluate: (s) => r.bool(r.at(r.at(r.at(s.self, "telecom"), "cellphone"), "receiveSMS")) },
      whenHidden: "keep",
      clears: [],
    },
    "telecom.cellphone.os": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "telecom.cellphone.preferred": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "telecom.cellphone.isSmartPhone": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "telecom.cellphone.receiveSMS": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "telecom.email": {
      uiSchema: {},
      widget: "email",
      options: {},
      requiredWhen: { source: "self.serviceOptions.myregimenServices", evaluate: (s) => r.bool(r.at(r.at(s.self, "serviceOptions"), "myregimenServices")) },
      whenHidden: "keep",
      clears: [],
    },
    "serviceOptions.myregimenServices": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "referralType.*.text": {
      uiSchema: {},
      widget: "select",
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
      choices: {
        call: "schema.list",
        value: "code",
        label: "display",
      },
      query: {
        id: { source: "'patientReferralOptions'", evaluate: () => "patientReferralOptions" },
      },
    },
    "referralType.*.date": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "referralType.*.isNew": {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {
    status: "active",
    type: "patient",
  },
  confirm: [
    {
      when: { source: "self.regimen_meta.nkda && !old.regimen_meta.nkda", evaluate: (s) => (r.bool(r.at(r.at(s.self, "regimen_meta"), "nkda")) && !r.bool(r.at(r.at(s.old, "regimen_meta"), "nkda"))) },
      title: "No known drug allergies?",
      text: "You are about to mark the patient “No Known Drug Allergies”. Allergies that are recorded stay recorded and are still shown. Is the mark right?",
      yes: "Save the mark",
      no: "Go back",
    },
  ],
});
