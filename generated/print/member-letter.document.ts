// GENERATED from schemas/print/member-letter.document.json sha256:565d00a635ad99d8 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { DocumentDescriptor } from '../../engine/core/product/document.ts';

export const memberLetterDocument: DocumentDescriptor = freeze<DocumentDescriptor>({
  name: "member-letter",
  title: {
    en: [
      "Your medication review",
    ],
    es: [
      "Revisión de sus medicamentos",
    ],
  },
  entity: "patient",
  languages: [
    "en",
    "es",
  ],
  language: { source: "patient.languagePreference", evaluate: (s) => r.text(r.at(r.at(s.records, "patient"), "languagePreference")) },
  size: "large",
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
      when: { source: "column('review-types', review.reviewType, 'abbreviation') != inputs.kind", evaluate: (s) => !r.equal(r.column({"Medication Safety Review (MSR)":"MSR","Medication Safety Review Lite (MSR Lite)":"MSR Lite","Medication Safety Advisory (MSA)":"MSA"}, r.text(r.at(r.at(s.records, "review"), "reviewType"))), r.text(r.at(s.inputs, "kind"))) },
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
      when: { source: "!(patient.languagePreference in ['', 'en', 'es'])", evaluate: (s) => !r.isIn(r.text(r.at(r.at(s.records, "patient"), "languagePreference")), ["", "en", "es"]) },
      message: {
        "*": [
          "There is no such letter in the patient's language: it is printed in English.",
        ],
      },
    },
  ],
  header: [
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
        en: [
          "Date of birth: ",
          { source: "shortDate(patient.dob)", evaluate: (s) => r.shortDate(r.day(r.at(r.at(s.records, "patient"), "dob"))) },
        ],
        es: [
          "Fecha de nacimiento: ",
          { source: "shortDate(patient.dob)", evaluate: (s) => r.shortDate(r.day(r.at(r.at(s.records, "patient"), "dob"))) },
        ],
      },
      isStrong: false,
    },
    {
      words: {
        "*": [
          { source: "review.published ? '' : 'DRAFT, NOT PUBLISHED'", evaluate: (s) => (r.bool(r.at(r.at(s.records, "review"), "published")) ? "" : "DRAFT, NOT PUBLISHED") },
        ],
      },
      isStrong: true,
    },
  ],
  footer: [
    {
      words: {
        en: [
          { source: "blank(organization.contact.phone) ? '' : 'Questions? Call ' + organization.contact.phone", evaluate: (s) => (r.blank(r.at(r.at(r.at(s.records, "organization"), "contact"), "phone")) ? "" : ("Questions? Call " + r.text(r.at(r.at(r.at(s.records, "organization"), "contact"), "phone")))) },
          { source: "blank(organization.contact.hours) ? '' : ', ' + organization.contact.hours", evaluate: (s) => (r.blank(r.at(r.at(r.at(s.records, "organization"), "contact"), "hours")) ? "" : (", " + r.text(r.at(r.at(r.at(s.records, "organization"), "contact"), "hours")))) },
          { source: "blank(organization.contact.tty) ? '' : ' · TTY ' + organization.contact.tty", evaluate: (s) => (r.blank(r.at(r.at(r.at(s.records, "organization"), "contact"), "tty")) ? "" : (" · TTY " + r.text(r.at(r.at(r.at(s.records, "organization"), "contact"), "tty")))) },
        ],
        es: [
          { source: "blank(organization.contact.phone) ? '' : '¿Preguntas? Llame al ' + organization.contact.phone", evaluate: (s) => (r.blank(r.at(r.at(r.at(s.records, "organization"), "contact"), "phone")) ? "" : ("¿Preguntas? Llame al " + r.text(r.at(r.at(r.at(s.records, "organization"), "contact"), "phone")))) },
          { source: "blank(organization.contact.hours) ? '' : ', ' + organization.contact.hours", evaluate: (s) => (r.blank(r.at(r.at(r.at(s.records, "organization"), "contact"), "hours")) ? "" : (", " + r.text(r.at(r.at(r.at(s.records, "organization"), "contact"), "hours")))) },
          { source: "blank(organization.contact.tty) ? '' : ' · TTY ' + organization.contact.tty", evaluate: (s) => (r.blank(r.at(r.at(r.at(s.records, "organization"), "contact"), "tty")) ? "" : (" · TTY " + r.text(r.at(r.at(r.at(s.records, "organization"), "contact"), "tty")))) },
        ],
      },
      isStrong: false,
    },
    {
      words: {
        en: [
          "Printed ",
          { source: "shortDate(today())", evaluate: (s) => r.shortDate(r.day(s.today)) },
          " by ",
          { source: "user.firstName", evaluate: (s) => r.text(r.at(s.user, "firstName")) },
          " ",
          { source: "user.lastName", evaluate: (s) => r.text(r.at(s.user, "lastName")) },
        ],
        es: [
          "Impreso el ",
          { source: "shortDate(today())", evaluate: (s) => r.shortDate(r.day(s.today)) },
          " por ",
          { source: "user.firstName", evaluate: (s) => r.text(r.at(s.user, "firstName")) },
          " ",
          { source: "user.lastName", evaluate: (s) => r.text(r.at(s.user, "lastName")) },
        ],
      },
      isStrong: false,
    },
  ],
  number: {
    en: [
      "Page ",
      { source: "page", evaluate: (s) => r.text(r.at(s.records, "page")) },
      " of ",
      { source: "pages", evaluate: (s) => r.text(r.at(s.records, "pages")) },
    ],
    es: [
      "Página ",
      { source: "page", evaluate: (s) => r.text(r.at(s.records, "page")) },
      " de ",
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
      when: { source: "!livesAtSecondAddress(patient)", evaluate: (s) => !(r.bool(r.at(r.at(r.at(s.records, "patient"), "address2"), "primary")) && !r.bool(r.at(r.at(r.at(s.records, "patient"), "address"), "primary"))) },
      kind: "lines",
      items: [
        {
          "*": [
            { source: "patient.name.first", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "first")) },
            " ",
            { source: "patient.name.last", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "last")) },
          ],
        },
        {
          "*": [
            { source: "patient.address.line1", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "address"), "line1")) },
          ],
        },
        {
          "*": [
            { source: "patient.address.line2", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "address"), "line2")) },
          ],
        },
        {
          "*": [
            { source: "patient.address.line3", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "address"), "line3")) },
          ],
        },
        {
          "*": [
            { source: "patient.address.city", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "address"), "city")) },
            { source: "blank(patient.address.city) ? '' : ', '", evaluate: (s) => (r.blank(r.at(r.at(r.at(s.records, "patient"), "address"), "city")) ? "" : ", ") },
            { source: "patient.address.state", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "address"), "state")) },
            " ",
            { source: "patient.address.zip", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "address"), "zip")) },
          ],
        },
      ],
    },
    {
      when: { source: "livesAtSecondAddress(patient)", evaluate: (s) => (r.bool(r.at(r.at(r.at(s.records, "patient"), "address2"), "primary")) && !r.bool(r.at(r.at(r.at(s.records, "patient"), "address"), "primary"))) },
      kind: "lines",
      items: [
        {
          "*": [
            { source: "patient.name.first", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "first")) },
            " ",
            { source: "patient.name.last", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "last")) },
          ],
        },
        {
          "*": [
            { source: "patient.address2.line1", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "address2"), "line1")) },
          ],
        },
        {
          "*": [
            { source: "patient.address2.line2", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "address2"), "line2")) },
          ],
        },
        {
          "*": [
            { source: "patient.address2.line3", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "address2"), "line3")) },
          ],
        },
        {
          "*": [
            { source: "patient.address2.city", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "address2"), "city")) },
            { source: "blank(patient.address2.city) ? '' : ', '", evaluate: (s) => (r.blank(r.at(r.at(r.at(s.records, "patient"), "address2"), "city")) ? "" : ", ") },
            { source: "patient.address2.state", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "address2"), "state")) },
            " ",
            { source: "patient.address2.zip", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "address2"), "zip")) },
          ],
        },
      ],
    },
    {
      kind: "heading",
      words: {
        en: [
          "Your medication review",
        ],
        es: [
          "Revisión de sus medicamentos",
        ],
      },
      level: 1,
    },
    {
      kind: "text",
      words: {
        en: [
          "Dear ",
          { source: "patient.name.first", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "first")) },
          " ",
          { source: "patient.name.last", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "last")) },
          ":",
        ],
        es: [
          "Estimado/a ",
          { source: "patient.name.first", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "first")) },
          " ",
          { source: "patient.name.last", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "last")) },
          ":",
        ],
      },
      style: "normal",
    },
    {
      when: { source: "inputs.kind == 'MSR'", evaluate: (s) => r.equal(r.text(r.at(s.inputs, "kind")), "MSR") },
      kind: "text",
      words: {
        en: [
          "Thank you for talking with us on ",
          { source: "shortDate(review.reviewDate)", evaluate: (s) => r.shortDate(r.day(r.at(r.at(s.records, "review"), "reviewDate"))) },
          " about your health and your medications. This letter is a summary of that talk. It can help you and those who care for you to use your medications safely.",
        ],
        es: [
          "Gracias por hablar con nosotros el ",
          { source: "shortDate(review.reviewDate)", evaluate: (s) => r.shortDate(r.day(r.at(r.at(s.records, "review"), "reviewDate"))) },
          " sobre su salud y sus medicamentos. Esta carta es un resumen de esa conversación. Puede ayudarle a usted y a quienes le cuidan a usar sus medicamentos con seguridad.",
        ],
      },
      style: "normal",
    },
    {
      when: { source: "inputs.kind != 'MSR'", evaluate: (s) => !r.equal(r.text(r.at(s.inputs, "kind")), "MSR") },
      kind: "text",
      words: {
        en: [
          "We tried to reach you to talk about your medications, and could not. A pharmacist has therefore looked at the medications that we know of, on ",
          { source: "shortDate(review.reviewDate)", evaluate: (s) => r.shortDate(r.day(r.at(r.at(s.records, "review"), "reviewDate"))) },
          ", without asking you. Please call us: you know best how you take them.",
        ],
        es: [
          "Intentamos comunicarnos con usted para hablar de sus medicamentos y no lo logramos. Por eso un farmacéutico revisó, el ",
          { source: "shortDate(review.reviewDate)", evaluate: (s) => r.shortDate(r.day(r.at(r.at(s.records, "review"), "reviewDate"))) },
          ", los medicamentos que conocemos, sin preguntarle. Por favor llámenos: usted sabe mejor cómo los toma.",
        ],
      },
      style: "normal",
    },
    {
      when: { source: "inputs.kind != 'MSA'", evaluate: (s) => !r.equal(r.text(r.at(s.inputs, "kind")), "MSA") },
      kind: "text",
      words: {
        en: [
          "With this letter you get:",
        ],
        es: [
          "Con esta carta recibe:",
        ],
      },
      style: "strong",
    },
    {
      when: { source: "inputs.kind != 'MSA'", evaluate: (s) => !r.equal(r.text(r.at(s.inputs, "kind")), "MSA") },
      kind: "list",
      items: [
        {
          en: [
            "Your recommended to-do list: what to do to get the best out of your medications.",
          ],
          es: [
            "Su lista de cosas que hacer: qué hacer para obtener el mayor beneficio de sus medicamentos.",
          ],
        },
        {
          en: [
            "Your medication list: what you take, how, and why.",
          ],
          es: [
            "Su lista de medicamentos: qué toma, cómo y para qué.",
          ],
        },
      ],
    },
    {
      when: { source: "inputs.kind != 'MSA'", evaluate: (s) => !r.equal(r.text(r.at(s.inputs, "kind")), "MSA") },
      kind: "text",
      words: {
        en: [
          "Take both with you to every visit, to your doctors, to the pharmacy and to the hospital. Tell us when your medications change.",
        ],
        es: [
          "Llévelas a todas sus citas, a sus médicos, a la farmacia y al hospital. Avísenos cuando cambien sus medicamentos.",
        ],
      },
      style: "normal",
    },
    {
      when: { source: "inputs.kind == 'MSA'", evaluate: (s) => r.equal(r.text(r.at(s.inputs, "kind")), "MSA") },
      kind: "each",
      rows: {
        from: { source: "review.recommendations", evaluate: (s) => r.list(r.at(r.at(s.records, "review"), "recommendations")) },
        where: { source: "item.includeInMap", evaluate: (s) => r.bool(r.at(s.item, "includeInMap")) },
      },
      blocks: [
        {
          kind: "text",
          words: {
            "*": [
              { source: "item.patientTopic", evaluate: (s) => r.text(r.at(s.item, "patientTopic")) },
            ],
          },
          style: "strong",
        },
        {
          kind: "text",
          words: {
            "*": [
              { source: "item.patientAction", evaluate: (s) => r.text(r.at(s.item, "patientAction")) },
            ],
          },
          style: "normal",
        },
      ],
    },
    {
      kind: "text",
      words: {
        en: [
          "Do not stop or change a medication on your own. Talk to your doctor or to your pharmacist first.",
        ],
        es: [
          "No deje de tomar ni cambie un medicamento por su cuenta. Hable primero con su médico o con su farmacéutico.",
        ],
      },
      style: "normal",
    },
    {
      kind: "whole",
      blocks: [
        {
          when: { source: "!blank(organization.contact.phone)", evaluate: (s) => !r.blank(r.at(r.at(r.at(s.records, "organization"), "contact"), "phone")) },
          kind: "text",
          words: {
            en: [
              "Do you have questions about this letter? Call ",
              { source: "organization.name", evaluate: (s) => r.text(r.at(r.at(s.records, "organization"), "name")) },
              " at ",
              { source: "organization.contact.phone", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "organization"), "contact"), "phone")) },
              ".",
            ],
            es: [
              "¿Tiene preguntas sobre esta carta? Llame a ",
              { source: "organization.name", evaluate: (s) => r.text(r.at(r.at(s.records, "organization"), "name")) },
              " al ",
              { source: "organization.contact.phone", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "organization"), "contact"), "phone")) },
              ".",
            ],
          },
          style: "normal",
        },
        {
          kind: "lines",
          items: [
            {
              en: [
                "Sincerely,",
              ],
              es: [
                "Atentamente,",
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
