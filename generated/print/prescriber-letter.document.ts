// GENERATED from schemas/print/prescriber-letter.document.json sha256:d14d5f1589ef50c6 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { DocumentDescriptor } from '../../engine/core/product/document.ts';

export const prescriberLetterDocument: DocumentDescriptor = freeze<DocumentDescriptor>({
  name: "prescriber-letter",
  title: {
    "*": [
      "Letter to the prescriber",
    ],
  },
  entity: "patient",
  languages: [
    "en",
  ],
  size: "normal",
  with: {
    review: {
      entity: "review",
      by: "reviewId",
      latest: [
        "publishedDate",
        "reviewDate",
      ],
    },
    medications: {
      entity: "medication",
      where: { source: "isTaken(item)", evaluate: (s) => r.blank(r.at(r.at(s.item, "discontinued"), "date")) },
      sort: "medication.name.full",
    },
  },
  refuses: [
    {
      when: { source: "blank(review._id)", evaluate: (s) => r.blank(r.at(r.at(s.records, "review"), "_id")) },
      message: {
        "*": [
          "There is no medication safety review of this patient yet. Write one and save it, then print again.",
        ],
      },
    },
  ],
  warnings: [
    {
      when: { source: "!review.published", evaluate: (s) => !r.bool(r.at(r.at(s.records, "review"), "published")) },
      message: {
        "*": [
          "The review is a draft. Publish it before the letter goes out.",
        ],
      },
    },
    {
      when: { source: "!blank(inputs.kind) && column('review-types', review.reviewType, 'abbreviation') != inputs.kind", evaluate: (s) => (!r.blank(r.at(s.inputs, "kind")) && !r.equal(r.column({"Medication Safety Review (MSR)":"MSR","Medication Safety Review Lite (MSR Lite)":"MSR Lite","Medication Safety Advisory (MSA)":"MSA"}, r.text(r.at(r.at(s.records, "review"), "reviewType"))), r.text(r.at(s.inputs, "kind")))) },
      message: {
        "*": [
          "The review is of the type ",
          { source: "review.reviewType", evaluate: (s) => r.text(r.at(r.at(s.records, "review"), "reviewType")) },
          ", the letter is one for ",
          { source: "inputs.kind", evaluate: (s) => r.text(r.at(s.inputs, "kind")) },
          ".",
        ],
      },
    },
    {
      when: { source: "size(patient.prescribers) == 0", evaluate: (s) => r.same(r.size(r.at(r.at(s.records, "patient"), "prescribers")), 0) },
      message: {
        "*": [
          "The patient has no prescriber: the letter has no address.",
        ],
      },
    },
  ],
  header: [
    {
      words: {
        "*": [
          { source: "review.published ? '' : 'DRAFT, NOT PUBLISHED'", evaluate: (s) => (r.bool(r.at(r.at(s.records, "review"), "published")) ? "" : "DRAFT, NOT PUBLISHED") },
        ],
      },
      isStrong: true,
    },
    {
      words: {
        "*": [
          { source: "organization.name", evaluate: (s) => r.text(r.at(r.at(s.records, "organization"), "name")) },
        ],
      },
      isStrong: false,
    },
    {
      words: {
        "*": [
          "Patient: ",
          { source: "patient.name.first", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "first")) },
          " ",
          { source: "patient.name.middle", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "middle")) },
          " ",
          { source: "patient.name.last", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "last")) },
        ],
      },
      isStrong: true,
    },
    {
      words: {
        "*": [
          "Date of birth: ",
          { source: "shortDate(patient.dob)", evaluate: (s) => r.shortDate(r.day(r.at(r.at(s.records, "patient"), "dob"))) },
        ],
      },
      isStrong: false,
    },
  ],
  footer: [
    {
      words: {
        "*": [
          { source: "blank(organization.contact.phone) ? '' : 'Questions? Call ' + organization.contact.phone", evaluate: (s) => (r.blank(r.at(r.at(r.at(s.records, "organization"), "contact"), "phone")) ? "" : ("Questions? Call " + r.text(r.at(r.at(r.at(s.records, "organization"), "contact"), "phone")))) },
          { source: "blank(organization.contact.hours) ? '' : ', ' + organization.contact.hours", evaluate: (s) => (r.blank(r.at(r.at(r.at(s.records, "organization"), "contact"), "hours")) ? "" : (", " + r.text(r.at(r.at(r.at(s.records, "organization"), "contact"), "hours")))) },
          { source: "blank(organization.contact.fax) ? '' : ' · Fax ' + organization.contact.fax", evaluate: (s) => (r.blank(r.at(r.at(r.at(s.records, "organization"), "contact"), "fax")) ? "" : (" · Fax " + r.text(r.at(r.at(r.at(s.records, "organization"), "contact"), "fax")))) },
        ],
      },
      isStrong: false,
    },
    {
      words: {
        "*": [
          "Confidential health information for the addressee only.",
        ],
      },
      isStrong: false,
    },
    {
      words: {
        "*": [
          "Printed ",
          { source: "shortDate(today())", evaluate: (s) => r.shortDate(r.day(s.today)) },
          " by ",
          { source: "user.firstName", evaluate: (s) => r.text(r.at(s.user, "firstName")) },
          " ",
          { source: "user.lastName", evaluate: (s) => r.text(r.at(s.user, "lastName")) },
        ],
      },
      isStrong: false,
    },
  ],
  number: {
    "*": [
      "Page ",
      { source: "page", evaluate: (s) => r.text(r.at(s.records, "page")) },
      " of ",
      { source: "pages", evaluate: (s) => r.text(r.at(s.records, "pages")) },
    ],
  },
  blocks: [
    {
      kind: "lines",
      items: [
        {
          "*": [
            { source: "shortDate(today())", evaluate: (s) => r.shortDate(r.day(s.today)) },
          ],
        },
      ],
    },
    {
      kind: "each",
      rows: {
        from: { source: "patient.prescribers", evaluate: (s) => r.list(r.at(r.at(s.records, "patient"), "prescribers")) },
        where: { source: "item.id == (patient.prescribers.exists(p, p.isPrimary) ? patient.prescribers.filter(p, p.isPrimary)[0].id : patient.prescribers[0].id)", evaluate: (s) => r.equal(r.text(r.at(s.item, "id")), (r.list(r.at(r.at(s.records, "patient"), "prescribers")).some((_p) => r.bool(r.at(_p, "isPrimary"))) ? r.text(r.at(r.itemAt(r.list(r.at(r.at(s.records, "patient"), "prescribers")).filter((_p) => r.bool(r.at(_p, "isPrimary"))), 0), "id")) : r.text(r.at(r.itemAt(r.at(r.at(s.records, "patient"), "prescribers"), 0), "id")))) },
      },
      empty: {
        "*": [
          "Dear prescriber:",
        ],
      },
      blocks: [
        {
          kind: "lines",
          items: [
            {
              "*": [
                { source: "item.firstName", evaluate: (s) => r.text(r.at(s.item, "firstName")) },
                " ",
                { source: "item.lastName", evaluate: (s) => r.text(r.at(s.item, "lastName")) },
              ],
            },
            {
              "*": [
                { source: "item.addressLine1", evaluate: (s) => r.text(r.at(s.item, "addressLine1")) },
              ],
            },
            {
              "*": [
                { source: "item.addressLine2", evaluate: (s) => r.text(r.at(s.item, "addressLine2")) },
              ],
            },
            {
              "*": [
                { source: "item.city", evaluate: (s) => r.text(r.at(s.item, "city")) },
                { source: "blank(item.city) ? '' : ', '", evaluate: (s) => (r.blank(r.at(s.item, "city")) ? "" : ", ") },
                { source: "item.state", evaluate: (s) => r.text(r.at(s.item, "state")) },
                " ",
                { source: "item.zip", evaluate: (s) => r.text(r.at(s.item, "zip")) },
              ],
            },
            {
              "*": [
                { source: "blank(item.faxNumber) ? '' : 'Fax ' + phoneNumber(item.faxNumber)", evaluate: (s) => (r.blank(r.at(s.item, "faxNumber")) ? "" : ("Fax " + r.phoneNumber(r.text(r.at(s.item, "faxNumber"))))) },
              ],
            },
          ],
        },
        {
          kind: "text",
          words: {
            "*": [
              "Dear ",
              { source: "item.firstName", evaluate: (s) => r.text(r.at(s.item, "firstName")) },
              " ",
              { source: "item.lastName", evaluate: (s) => r.text(r.at(s.item, "lastName")) },
              ":",
            ],
          },
          style: "normal",
        },
      ],
    },
    {
      kind: "heading",
      words: {
        "*": [
          { source: "review.reviewType", evaluate: (s) => r.text(r.at(r.at(s.records, "review"), "reviewType")) },
        ],
      },
      level: 1,
    },
    {
      when: { source: "inputs.kind == 'MSR'", evaluate: (s) => r.equal(r.text(r.at(s.inputs, "kind")), "MSR") },
      kind: "text",
      words: {
        "*": [
          "A pharmacist of ",
          { source: "organization.name", evaluate: (s) => r.text(r.at(r.at(s.records, "organization"), "name")) },
          " has reviewed the medications of your patient ",
          { source: "patient.name.first", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "first")) },
          " ",
          { source: "patient.name.last", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "last")) },
          " (born ",
          { source: "shortDate(patient.dob)", evaluate: (s) => r.shortDate(r.day(r.at(r.at(s.records, "patient"), "dob"))) },
          ") together with the patient on ",
          { source: "shortDate(review.reviewDate)", evaluate: (s) => r.shortDate(r.day(r.at(r.at(s.records, "review"), "reviewDate"))) },
          ".",
        ],
      },
      style: "normal",
    },
    {
      when: { source: "inputs.kind != 'MSR'", evaluate: (s) => !r.equal(r.text(r.at(s.inputs, "kind")), "MSR") },
      kind: "text",
      words: {
        "*": [
          "A pharmacist of ",
          { source: "organization.name", evaluate: (s) => r.text(r.at(r.at(s.records, "organization"), "name")) },
          " has reviewed the medications of your patient ",
          { source: "patient.name.first", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "first")) },
          " ",
          { source: "patient.name.last", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "last")) },
          " (born ",
          { source: "shortDate(patient.dob)", evaluate: (s) => r.shortDate(r.day(r.at(r.at(s.records, "patient"), "dob"))) },
          ") on ",
          { source: "shortDate(review.reviewDate)", evaluate: (s) => r.shortDate(r.day(r.at(r.at(s.records, "review"), "reviewDate"))) },
          ". The patient could not be reached: the list of medications has not been confirmed.",
        ],
      },
      style: "normal",
    },
    {
      when: { source: "inputs.for == 'ECPN'", evaluate: (s) => r.equal(r.text(r.at(s.inputs, "for")), "ECPN") },
      kind: "text",
      words: {
        "*": [
          "The review was made by a community pharmacy of the network. Answers go to the pharmacy, which passes on what you decide.",
        ],
      },
      style: "normal",
    },
    {
      when: { source: "!blank(review.riskScoresNormalized.total)", evaluate: (s) => !r.blank(r.at(r.at(r.at(s.records, "review"), "riskScoresNormalized"), "total")) },
      kind: "text",
      words: {
        "*": [
          "Medication risk score: ",
          { source: "review.riskScoresNormalized.total", evaluate: (s) => r.number(r.at(r.at(r.at(s.records, "review"), "riskScoresNormalized"), "total")) },
          " of ",
          { source: "limit('risk-greatest')", evaluate: () => 50 },
          " (",
          { source: "column('risk-levels', band('risk-levels', review.riskScoresNormalized.total), 'display')", evaluate: (s) => r.column({"very-low":"Very Low","low":"Low","moderate":"Moderate","high":"High","very-high":"Very High"}, r.band([{"code":"very-low","from":0,"through":5},{"code":"low","from":6,"through":12},{"code":"moderate","from":13,"through":19},{"code":"high","from":20,"through":34},{"code":"very-high","from":35,"through":50}], r.number(r.at(r.at(r.at(s.records, "review"), "riskScoresNormalized"), "total")))) },
          ").",
        ],
      },
      style: "strong",
    },
    {
      kind: "lines",
      items: [
        {
          "*": [
            "Medications on record: ",
            { source: "size(medications)", evaluate: (s) => r.size(r.at(s.records, "medications")) },
          ],
        },
        {
          "*": [
            "Recommendations for you: ",
            { source: "size(review.recommendations.filter(r, r.includeInPrescriber))", evaluate: (s) => r.size(r.list(r.at(r.at(s.records, "review"), "recommendations")).filter((_r) => r.bool(r.at(_r, "includeInPrescriber")))) },
          ],
        },
      ],
    },
    {
      kind: "each",
      rows: {
        from: { source: "review.recommendations", evaluate: (s) => r.list(r.at(r.at(s.records, "review"), "recommendations")) },
        where: { source: "item.includeInPrescriber", evaluate: (s) => r.bool(r.at(s.item, "includeInPrescriber")) },
      },
      empty: {
        "*": [
          "There are no recommendations that need your decision. This letter is for your information.",
        ],
      },
      blocks: [
        {
          kind: "list",
          items: [
            {
              "*": [
                { source: "item.prescriberText", evaluate: (s) => r.text(r.at(s.item, "prescriberText")) },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "whole",
      blocks: [
        {
          when: { source: "review.recommendations.exists(r, r.includeInPrescriber)", evaluate: (s) => r.list(r.at(r.at(s.records, "review"), "recommendations")).some((_r) => r.bool(r.at(_r, "includeInPrescriber"))) },
          kind: "text",
          words: {
            "*": [
              "Please answer on the enclosed form by ",
              { source: "shortDate(addBusinessDays(today(), 10))", evaluate: (s) => r.shortDate(r.addBusinessDays(r.day(s.today), 10, [{"name":"New Year's Day","month":1,"day":1},{"name":"Memorial Day","month":5,"weekday":"Monday","week":"last"},{"name":"Independence Day","month":7,"day":4},{"name":"Labor Day","month":9,"weekday":"Monday","week":1},{"name":"Thanksgiving Day","month":11,"weekday":"Thursday","week":4},{"name":"Christmas Day","month":12,"day":25}])) },
              { source: "blank(organization.contact.fax) ? '' : ', by fax to ' + organization.contact.fax", evaluate: (s) => (r.blank(r.at(r.at(r.at(s.records, "organization"), "contact"), "fax")) ? "" : (", by fax to " + r.text(r.at(r.at(r.at(s.records, "organization"), "contact"), "fax")))) },
              ".",
            ],
          },
          style: "normal",
        },
        {
          kind: "lines",
          items: [
            {
              "*": [
                "Sincerely,",
              ],
            },
            {
              "*": [
                { source: "user.firstName", evaluate: (s) => r.text(r.at(s.user, "firstName")) },
                " ",
                { source: "user.lastName", evaluate: (s) => r.text(r.at(s.user, "lastName")) },
              ],
            },
            {
              "*": [
                { source: "organization.name", evaluate: (s) => r.text(r.at(r.at(s.records, "organization"), "name")) },
              ],
            },
          ],
        },
      ],
    },
  ],
});
