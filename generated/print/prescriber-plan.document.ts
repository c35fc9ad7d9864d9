// GENERATED from schemas/print/prescriber-plan.document.json sha256:d01bb7a860e4a4af by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { DocumentDescriptor } from '../../engine/core/product/document.ts';

export const prescriberPlanDocument: DocumentDescriptor = freeze<DocumentDescriptor>({
  name: "prescriber-plan",
  title: {
    "*": [
      "Recommendations for the prescriber",
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
          "Recommendations for ",
          { source: "patient.name.first", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "first")) },
          " ",
          { source: "patient.name.last", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "last")) },
        ],
      },
      level: 1,
    },
    {
      kind: "text",
      words: {
        "*": [
          { source: "review.reviewType", evaluate: (s) => r.text(r.at(r.at(s.records, "review"), "reviewType")) },
          " of ",
          { source: "shortDate(review.reviewDate)", evaluate: (s) => r.shortDate(r.day(r.at(r.at(s.records, "review"), "reviewDate"))) },
        ],
      },
      style: "normal",
    },
    {
      kind: "each",
      rows: {
        from: { source: "review.recommendations", evaluate: (s) => r.list(r.at(r.at(s.records, "review"), "recommendations")) },
        where: { source: "item.includeInPrescriber", evaluate: (s) => r.bool(r.at(s.item, "includeInPrescriber")) },
      },
      empty: {
        "*": [
          "The review recommends nothing to the prescriber.",
        ],
      },
      blocks: [
        {
          kind: "heading",
          words: {
            "*": [
              { source: "blank(item.medications) ? 'Recommendation' : item.medications.join(', ')", evaluate: (s) => (r.blank(r.at(s.item, "medications")) ? "Recommendation" : r.joined(r.at(s.item, "medications"), ", ")) },
            ],
          },
          level: 3,
        },
        {
          kind: "text",
          words: {
            "*": [
              { source: "item.prescriberText", evaluate: (s) => r.text(r.at(s.item, "prescriberText")) },
            ],
          },
          style: "normal",
        },
        {
          when: { source: "inputs.rationale == 'yes' && !blank(item.rationale)", evaluate: (s) => (r.equal(r.text(r.at(s.inputs, "rationale")), "yes") && !r.blank(r.at(s.item, "rationale"))) },
          kind: "text",
          words: {
            "*": [
              "Rationale: ",
              { source: "item.rationale", evaluate: (s) => r.text(r.at(s.item, "rationale")) },
            ],
          },
          style: "small",
        },
        {
          kind: "choices",
          items: [
            {
              "*": [
                "Accept",
              ],
            },
            {
              "*": [
                "Accept with change",
              ],
            },
            {
              "*": [
                "Decline",
              ],
            },
          ],
        },
        {
          kind: "write",
          words: {
            "*": [
              "Comment",
            ],
          },
          lines: 2,
        },
      ],
    },
    {
      kind: "whole",
      blocks: [
        {
          kind: "write",
          words: {
            "*": [
              "Signature and date",
            ],
          },
          lines: 1,
        },
        {
          when: { source: "!blank(organization.contact.fax)", evaluate: (s) => !r.blank(r.at(r.at(r.at(s.records, "organization"), "contact"), "fax")) },
          kind: "text",
          words: {
            "*": [
              "Please send this form back by fax to ",
              { source: "organization.contact.fax", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "organization"), "contact"), "fax")) },
              ".",
            ],
          },
          style: "normal",
        },
      ],
    },
  ],
});
