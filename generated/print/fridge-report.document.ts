// GENERATED from schemas/print/fridge-report.document.json sha256:a8190555f84f6e08 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { DocumentDescriptor } from '../../engine/core/product/document.ts';

export const fridgeReportDocument: DocumentDescriptor = freeze<DocumentDescriptor>({
  name: "fridge-report",
  title: {
    en: [
      "Fridge Report",
    ],
    es: [
      "Informe para el refrigerador",
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
    medications: {
      entity: "medication",
      where: { source: "isTaken(item)", evaluate: (s) => r.blank(r.at(r.at(s.item, "discontinued"), "date")) },
      sort: "medication.name.full",
    },
    allergies: {
      entity: "allergy",
      sort: "substance.text",
    },
  },
  refuses: [],
  warnings: [
    {
      when: { source: "size(medications) == 0", evaluate: (s) => r.same(r.size(r.at(s.records, "medications")), 0) },
      message: {
        "*": [
          "The Fridge Report has no medications: the patient's medication list is empty.",
        ],
      },
    },
    {
      when: { source: "size(medications) > 0 && medications.all(m, !m.dosageInstructions.prn && blank(m.dosageInstructions.times.morning) && blank(m.dosageInstructions.times.noon) && blank(m.dosageInstructions.times.evening) && blank(m.dosageInstructions.times.bedtime))", evaluate: (s) => (r.less(0, r.size(r.at(s.records, "medications"))) && r.list(r.at(s.records, "medications")).every((_m) => ((((!r.bool(r.at(r.at(_m, "dosageInstructions"), "prn")) && r.blank(r.at(r.at(r.at(_m, "dosageInstructions"), "times"), "morning"))) && r.blank(r.at(r.at(r.at(_m, "dosageInstructions"), "times"), "noon"))) && r.blank(r.at(r.at(r.at(_m, "dosageInstructions"), "times"), "evening"))) && r.blank(r.at(r.at(r.at(_m, "dosageInstructions"), "times"), "bedtime"))))) },
      message: {
        "*": [
          "The Fridge Report has no administration times: no medication says when it is taken.",
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
      kind: "heading",
      words: {
        en: [
          "My medications",
        ],
        es: [
          "Mis medicamentos",
        ],
      },
      level: 1,
    },
    {
      kind: "table",
      rows: {
        from: { source: "medications", evaluate: (s) => r.list(r.at(s.records, "medications")) },
      },
      empty: {
        en: [
          "No medications are recorded.",
        ],
        es: [
          "No hay medicamentos registrados.",
        ],
      },
      columns: [
        {
          title: {
            en: [
              "Medication",
            ],
            es: [
              "Medicamento",
            ],
          },
          value: {
            "*": [
              { source: "item.medication.name.full", evaluate: (s) => r.text(r.at(r.at(r.at(s.item, "medication"), "name"), "full")) },
            ],
          },
          width: 3.2,
        },
        {
          title: {
            en: [
              "Morning",
            ],
            es: [
              "Mañana",
            ],
          },
          value: {
            "*": [
              { source: "item.dosageInstructions.times.morning", evaluate: (s) => r.text(r.at(r.at(r.at(s.item, "dosageInstructions"), "times"), "morning")) },
            ],
          },
          width: 1.6,
        },
        {
          title: {
            en: [
              "Noon",
            ],
            es: [
              "Mediodía",
            ],
          },
          value: {
            "*": [
              { source: "item.dosageInstructions.times.noon", evaluate: (s) => r.text(r.at(r.at(r.at(s.item, "dosageInstructions"), "times"), "noon")) },
            ],
          },
          width: 1.6,
        },
        {
          title: {
            en: [
              "Evening",
            ],
            es: [
              "Tarde",
            ],
          },
          value: {
            "*": [
              { source: "item.dosageInstructions.times.evening", evaluate: (s) => r.text(r.at(r.at(r.at(s.item, "dosageInstructions"), "times"), "evening")) },
            ],
          },
          width: 1.6,
        },
        {
          title: {
            en: [
              "Bedtime",
            ],
            es: [
              "Noche",
            ],
          },
          value: {
            "*": [
              { source: "item.dosageInstructions.times.bedtime", evaluate: (s) => r.text(r.at(r.at(r.at(s.item, "dosageInstructions"), "times"), "bedtime")) },
            ],
          },
          width: 1.6,
        },
        {
          title: {
            en: [
              "As needed",
            ],
            es: [
              "Si hace falta",
            ],
          },
          value: {
            en: [
              { source: "item.dosageInstructions.prn ? 'yes' : ''", evaluate: (s) => (r.bool(r.at(r.at(s.item, "dosageInstructions"), "prn")) ? "yes" : "") },
            ],
            es: [
              { source: "item.dosageInstructions.prn ? 'sí' : ''", evaluate: (s) => (r.bool(r.at(r.at(s.item, "dosageInstructions"), "prn")) ? "sí" : "") },
            ],
          },
          width: 1.4,
        },
      ],
    },
    {
      kind: "heading",
      words: {
        en: [
          "Allergies",
        ],
        es: [
          "Alergias",
        ],
      },
      level: 2,
    },
    {
      kind: "each",
      rows: {
        from: { source: "allergies", evaluate: (s) => r.list(r.at(s.records, "allergies")) },
        where: { source: "!item.isSideEffect && item.status != 'inactive'", evaluate: (s) => (!r.bool(r.at(s.item, "isSideEffect")) && !r.equal(r.text(r.at(s.item, "status")), "inactive")) },
      },
      empty: {
        en: [
          { source: "patient.regimen_meta.nkda ? 'No known drug allergies.' : 'None recorded.'", evaluate: (s) => (r.bool(r.at(r.at(r.at(s.records, "patient"), "regimen_meta"), "nkda")) ? "No known drug allergies." : "None recorded.") },
        ],
        es: [
          { source: "patient.regimen_meta.nkda ? 'Sin alergias conocidas a medicamentos.' : 'Ninguna registrada.'", evaluate: (s) => (r.bool(r.at(r.at(r.at(s.records, "patient"), "regimen_meta"), "nkda")) ? "Sin alergias conocidas a medicamentos." : "Ninguna registrada.") },
        ],
      },
      blocks: [
        {
          kind: "list",
          items: [
            {
              "*": [
                { source: "item.substance.text", evaluate: (s) => r.text(r.at(r.at(s.item, "substance"), "text")) },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "heading",
      words: {
        en: [
          "In an emergency",
        ],
        es: [
          "En una emergencia",
        ],
      },
      level: 2,
    },
    {
      kind: "lines",
      items: [
        {
          en: [
            "Call 911.",
          ],
          es: [
            "Llame al 911.",
          ],
        },
        {
          "*": [
            { source: "patient.caregiver.name.first", evaluate: (s) => r.text(r.at(r.at(r.at(r.at(s.records, "patient"), "caregiver"), "name"), "first")) },
            " ",
            { source: "patient.caregiver.name.last", evaluate: (s) => r.text(r.at(r.at(r.at(r.at(s.records, "patient"), "caregiver"), "name"), "last")) },
            " ",
            { source: "phoneNumber(patient.caregiver.address.phone)", evaluate: (s) => r.phoneNumber(r.text(r.at(r.at(r.at(r.at(s.records, "patient"), "caregiver"), "address"), "phone"))) },
          ],
        },
      ],
    },
    {
      kind: "text",
      words: {
        en: [
          "As of ",
          { source: "shortDate(today())", evaluate: (s) => r.shortDate(r.day(s.today)) },
          ". Throw away older reports.",
        ],
        es: [
          "Al ",
          { source: "shortDate(today())", evaluate: (s) => r.shortDate(r.day(s.today)) },
          ". Tire los informes anteriores.",
        ],
      },
      style: "small",
    },
  ],
});
