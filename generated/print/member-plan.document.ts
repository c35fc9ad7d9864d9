// GENERATED from schemas/print/member-plan.document.json sha256:3e33baa03f79bc3c by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { DocumentDescriptor } from '../../engine/core/product/document.ts';

export const memberPlanDocument: DocumentDescriptor = freeze<DocumentDescriptor>({
  name: "member-plan",
  title: {
    en: [
      "Recommended to-do list and medication list",
    ],
    es: [
      "Lista de cosas que hacer y lista de medicamentos",
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
          "The review is a draft. Publish it before the plan goes out.",
        ],
      },
    },
    {
      when: { source: "!review.recommendations.exists(r, r.includeInMap)", evaluate: (s) => !r.list(r.at(r.at(s.records, "review"), "recommendations")).some((_r) => r.bool(r.at(_r, "includeInMap"))) },
      message: {
        "*": [
          "The review recommends nothing to the patient: the to-do list is empty.",
        ],
      },
    },
    {
      when: { source: "size(medications) == 0", evaluate: (s) => r.same(r.size(r.at(s.records, "medications")), 0) },
      message: {
        "*": [
          "The medication list is empty.",
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
      kind: "heading",
      words: {
        en: [
          "My recommended to-do list",
        ],
        es: [
          "Mi lista de cosas que hacer",
        ],
      },
      level: 1,
    },
    {
      kind: "text",
      words: {
        en: [
          "Prepared for ",
          { source: "patient.name.first", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "first")) },
          " ",
          { source: "patient.name.last", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "last")) },
          " after the review of ",
          { source: "shortDate(review.reviewDate)", evaluate: (s) => r.shortDate(r.day(r.at(r.at(s.records, "review"), "reviewDate"))) },
          ". Talk to your doctor before you change anything.",
        ],
        es: [
          "Preparada para ",
          { source: "patient.name.first", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "first")) },
          " ",
          { source: "patient.name.last", evaluate: (s) => r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "last")) },
          " después de la revisión del ",
          { source: "shortDate(review.reviewDate)", evaluate: (s) => r.shortDate(r.day(r.at(r.at(s.records, "review"), "reviewDate"))) },
          ". Hable con su médico antes de cambiar algo.",
        ],
      },
      style: "normal",
    },
    {
      kind: "table",
      rows: {
        from: { source: "review.recommendations", evaluate: (s) => r.list(r.at(r.at(s.records, "review"), "recommendations")) },
        where: { source: "item.includeInMap", evaluate: (s) => r.bool(r.at(s.item, "includeInMap")) },
      },
      empty: {
        en: [
          "There is nothing to do at the moment.",
        ],
        es: [
          "No hay nada que hacer por ahora.",
        ],
      },
      columns: [
        {
          title: {
            en: [
              { source: "inputs.kind == 'MSR' ? 'What we talked about' : 'What we noticed'", evaluate: (s) => (r.equal(r.text(r.at(s.inputs, "kind")), "MSR") ? "What we talked about" : "What we noticed") },
            ],
            es: [
              { source: "inputs.kind == 'MSR' ? 'De qué hablamos' : 'Qué notamos'", evaluate: (s) => (r.equal(r.text(r.at(s.inputs, "kind")), "MSR") ? "De qué hablamos" : "Qué notamos") },
            ],
          },
          value: {
            "*": [
              { source: "item.patientTopic", evaluate: (s) => r.text(r.at(s.item, "patientTopic")) },
            ],
          },
          width: 1,
        },
        {
          title: {
            en: [
              "What I should do",
            ],
            es: [
              "Qué debo hacer",
            ],
          },
          value: {
            "*": [
              { source: "item.patientAction", evaluate: (s) => r.text(r.at(s.item, "patientAction")) },
            ],
          },
          width: 1,
        },
      ],
    },
    {
      kind: "write",
      words: {
        en: [
          "My notes and questions",
        ],
        es: [
          "Mis notas y preguntas",
        ],
      },
      lines: 5,
    },
    {
      kind: "break",
    },
    {
      kind: "heading",
      words: {
        en: [
          "My medication list",
        ],
        es: [
          "Mi lista de medicamentos",
        ],
      },
      level: 2,
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
          width: 3,
        },
        {
          title: {
            en: [
              "How I take it",
            ],
            es: [
              "Cómo lo tomo",
            ],
          },
          value: {
            en: [
              { source: "item.dosageInstructions.text", evaluate: (s) => r.text(r.at(r.at(s.item, "dosageInstructions"), "text")) },
              { source: "item.dosageInstructions.prn ? ' (as needed)' : ''", evaluate: (s) => (r.bool(r.at(r.at(s.item, "dosageInstructions"), "prn")) ? " (as needed)" : "") },
            ],
            es: [
              { source: "item.dosageInstructions.text", evaluate: (s) => r.text(r.at(r.at(s.item, "dosageInstructions"), "text")) },
              { source: "item.dosageInstructions.prn ? ' (cuando sea necesario)' : ''", evaluate: (s) => (r.bool(r.at(r.at(s.item, "dosageInstructions"), "prn")) ? " (cuando sea necesario)" : "") },
            ],
          },
          width: 3,
        },
        {
          title: {
            en: [
              "Why I take it",
            ],
            es: [
              "Para qué lo tomo",
            ],
          },
          value: {
            "*": [
              { source: "item.indication", evaluate: (s) => r.text(r.at(s.item, "indication")) },
            ],
          },
          width: 2,
        },
        {
          title: {
            en: [
              "Prescriber",
            ],
            es: [
              "Quien lo receta",
            ],
          },
          value: {
            "*": [
              { source: "patient.prescribers.filter(p, !blank(p.id) && p.id == item.prescriberId).map(p, p.firstName + ' ' + p.lastName).join(', ')", evaluate: (s) => r.joined(r.list(r.list(r.at(r.at(s.records, "patient"), "prescribers")).filter((_p) => (!r.blank(r.at(_p, "id")) && r.equal(r.text(r.at(_p, "id")), r.text(r.at(s.item, "prescriberId")))))).map((_p) => ((r.text(r.at(_p, "firstName")) + " ") + r.text(r.at(_p, "lastName")))), ", ") },
            ],
          },
          width: 2,
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
      level: 3,
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
                { source: "blank(item.reaction) ? '' : ': ' + column('reactions', item.reaction, 'display')", evaluate: (s) => (r.blank(r.at(s.item, "reaction")) ? "" : (": " + r.column({"rash":"Rash","shock":"Shock","asthma":"Asthma","nausea":"Nausea","anemia":"Anemia","dizziness":"Dizziness","other":"Other"}, r.text(r.at(s.item, "reaction"))))) },
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
          "Side effects I have had",
        ],
        es: [
          "Efectos secundarios que he tenido",
        ],
      },
      level: 3,
    },
    {
      kind: "each",
      rows: {
        from: { source: "allergies", evaluate: (s) => r.list(r.at(s.records, "allergies")) },
        where: { source: "item.isSideEffect && item.status != 'inactive'", evaluate: (s) => (r.bool(r.at(s.item, "isSideEffect")) && !r.equal(r.text(r.at(s.item, "status")), "inactive")) },
      },
      empty: {
        en: [
          "None recorded.",
        ],
        es: [
          "Ninguno registrado.",
        ],
      },
      blocks: [
        {
          kind: "list",
          items: [
            {
              "*": [
                { source: "item.substance.text", evaluate: (s) => r.text(r.at(r.at(s.item, "substance"), "text")) },
                { source: "blank(item.reaction) ? '' : ': ' + column('reactions', item.reaction, 'display')", evaluate: (s) => (r.blank(r.at(s.item, "reaction")) ? "" : (": " + r.column({"rash":"Rash","shock":"Shock","asthma":"Asthma","nausea":"Nausea","anemia":"Anemia","dizziness":"Dizziness","other":"Other"}, r.text(r.at(s.item, "reaction"))))) },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "break",
    },
    {
      kind: "heading",
      words: {
        en: [
          "How to dispose of medications safely",
        ],
        es: [
          "Cómo desechar medicamentos de forma segura",
        ],
      },
      level: 2,
    },
    {
      kind: "list",
      items: [
        {
          en: [
            "Take medications that you no longer need to a collection site. Ask your pharmacy, or look for one on the pages of the DEA (www.deadiversion.usdoj.gov).",
          ],
          es: [
            "Lleve los medicamentos que ya no necesita a un sitio de recolección. Pregunte en su farmacia o busque uno en las páginas de la DEA (www.deadiversion.usdoj.gov).",
          ],
        },
        {
          en: [
            "Where there is none: mix them with something unappealing such as used coffee grounds, close them in a bag, and put the bag into the trash.",
          ],
          es: [
            "Donde no haya ninguno: mézclelos con algo desagradable, como café usado, ciérrelos en una bolsa y tire la bolsa a la basura.",
          ],
        },
        {
          en: [
            "Flush a medication only when its label says so.",
          ],
          es: [
            "Tire un medicamento por el inodoro solo si la etiqueta lo indica.",
          ],
        },
        {
          en: [
            "Take your name and the prescription number off empty packages.",
          ],
          es: [
            "Borre su nombre y el número de la receta de los envases vacíos.",
          ],
        },
      ],
    },
  ],
});
