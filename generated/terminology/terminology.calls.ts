// GENERATED from schemas/terminology/terminology.calls.json sha256:bab266baa7390640 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';
import * as r from '../../engine/core/expressions/runtime.ts';

export const terminologyAllergyCall: CallContract = freeze<CallContract>({
  name: "terminology.allergy",
  title: "Substances that people are allergic to, by the start of a word",
  methods: [
    "GET",
  ],
  path: "/api/fdb/allergy",
  query: {
    _content: {
      type: "string",
      isRequired: true,
      description: "What the user typed.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      title: "Expansion",
      description: "What a search for drugs, substances or conditions answers; shown sorted by the display in lower case.",
      type: "object",
      required: [
        "expansion",
      ],
      properties: {
        expansion: {
          title: "Expansion",
          description: "The search's result.",
          type: "object",
          required: [
            "contains",
          ],
          properties: {
            caution: {
              title: "Caution",
              description: "A sentence about the source that everybody should read, such as that it is for demonstration.",
              type: "string",
            },
            total: {
              title: "Total",
              description: "How many there are, also those that are not listed.",
              type: "integer",
              minimum: 0,
            },
            contains: {
              title: "Entries",
              description: "What was found.",
              type: "array",
              maxItems: 1000,
              items: {
                type: "object",
                required: [
                  "code",
                  "display",
                ],
                properties: {
                  system: {
                    title: "System",
                    description: "URI of the code system.",
                    type: "string",
                  },
                  code: {
                    title: "Code",
                    description: "The code.",
                    type: "string",
                  },
                  display: {
                    title: "Display",
                    description: "The name to show and to sort by.",
                    type: "string",
                  },
                  type: {
                    title: "Kind",
                    description: "Allergen or medication.",
                    type: "string",
                    enum: [
                      "allergen",
                      "medication",
                    ],
                    "x-codes": "coding-kinds",
                  },
                  note: {
                    title: "Note",
                    description: "What to know before choosing it, such as that a category is not billable.",
                    type: "string",
                  },
                  medication: {
                    title: "Medication",
                    description: "The drug as a medication's record holds it.",
                    type: "object",
                    maxProperties: 100,
                    additionalProperties: true,
                  },
                },
                additionalProperties: false,
              },
            },
          },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "terminology-search",
    options: {
      catalogue: "allergens",
    },
  },
  cacheSeconds: 1800,
  failure: "An error occurred fetching allergy information",
});

export const terminologyConditionCall: CallContract = freeze<CallContract>({
  name: "terminology.condition",
  title: "Conditions, by code or by name",
  methods: [
    "GET",
  ],
  path: "/api/fdb/condition",
  query: {
    _filter: {
      type: "string",
      isRequired: true,
      description: "byCode or byName.",
      choices: [
        "byCode",
        "byName",
      ],
    },
    code: {
      type: "string",
      isRequired: false,
      description: "The beginning of a code, for byCode, with or without its dot.",
      examples: [
        "E11",
        "e11.9",
      ],
    },
    version: {
      type: "string",
      isRequired: false,
      description: "The edition of the code system, such as 2021; its name (ICD-10-CM) or nothing asks the newest.",
      examples: [
        "ICD-10-CM",
        "demonstration",
      ],
    },
    _content: {
      type: "string",
      isRequired: false,
      description: "What the user typed, for byName.",
      examples: [
        "hypertens",
        "COPD",
      ],
    },
  },
  answer: {
    kind: "free",
    schema: {
      title: "Expansion",
      description: "What a search for drugs, substances or conditions answers; shown sorted by the display in lower case.",
      type: "object",
      required: [
        "expansion",
      ],
      properties: {
        expansion: {
          title: "Expansion",
          description: "The search's result.",
          type: "object",
          required: [
            "contains",
          ],
          properties: {
            caution: {
              title: "Caution",
              description: "A sentence about the source that everybody should read, such as that it is for demonstration.",
              type: "string",
            },
            total: {
              title: "Total",
              description: "How many there are, also those that are not listed.",
              type: "integer",
              minimum: 0,
            },
            contains: {
              title: "Entries",
              description: "What was found.",
              type: "array",
              maxItems: 1000,
              items: {
                type: "object",
                required: [
                  "code",
                  "display",
                ],
                properties: {
                  system: {
                    title: "System",
                    description: "URI of the code system.",
                    type: "string",
                  },
                  code: {
                    title: "Code",
                    description: "The code.",
                    type: "string",
                  },
                  display: {
                    title: "Display",
                    description: "The name to show and to sort by.",
                    type: "string",
                  },
                  type: {
                    title: "Kind",
                    description: "Allergen or medication.",
                    type: "string",
                    enum: [
                      "allergen",
                      "medication",
                    ],
                    "x-codes": "coding-kinds",
                  },
                  note: {
                    title: "Note",
                    description: "What to know before choosing it, such as that a category is not billable.",
                    type: "string",
                  },
                  medication: {
                    title: "Medication",
                    description: "The drug as a medication's record holds it.",
                    type: "object",
                    maxProperties: 100,
                    additionalProperties: true,
                  },
                },
                additionalProperties: false,
              },
            },
          },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "terminology-search",
    options: {
      catalogue: "conditions",
    },
  },
  cacheSeconds: 1800,
  rules: [
    {
      id: "condition-search.term",
      test: { source: "inputs._filter == 'byCode' ? !blank(inputs.code) : !blank(inputs._content)", evaluate: (s) => (r.equal(r.text(r.at(s.inputs, "_filter")), "byCode") ? !r.blank(r.at(s.inputs, "code")) : !r.blank(r.at(s.inputs, "_content"))) },
      message: "Missing valid search parameters",
    },
  ],
  failure: "An error occurred fetching conditions information",
});

export const terminologyMedicationCall: CallContract = freeze<CallContract>({
  name: "terminology.medication",
  title: "Medications, by name or by code",
  methods: [
    "GET",
  ],
  path: "/api/fdb/medication",
  query: {
    _content: {
      type: "string",
      isRequired: false,
      description: "What the user typed.",
    },
    searchType: {
      type: "string",
      isRequired: false,
      description: "StartsWith (the screens send it): the name begins so. Contains, or nothing: any of its words does.",
      choices: [
        "StartsWith",
        "Contains",
      ],
    },
    searchTermTypeCodes: {
      type: "string",
      isRequired: false,
      description: "The screens send 4.",
    },
    includeFormularyMedications: {
      type: "boolean",
      isRequired: false,
      description: "Adds what the plan's formulary has.",
    },
    orgId: {
      type: "string",
      isRequired: false,
      description: "The organization whose formulary counts.",
    },
    code: {
      type: "string",
      isRequired: false,
      description: "A code, instead of a name.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      title: "Expansion",
      description: "What a search for drugs, substances or conditions answers; shown sorted by the display in lower case.",
      type: "object",
      required: [
        "expansion",
      ],
      properties: {
        expansion: {
          title: "Expansion",
          description: "The search's result.",
          type: "object",
          required: [
            "contains",
          ],
          properties: {
            caution: {
              title: "Caution",
              description: "A sentence about the source that everybody should read, such as that it is for demonstration.",
              type: "string",
            },
            total: {
              title: "Total",
              description: "How many there are, also those that are not listed.",
              type: "integer",
              minimum: 0,
            },
            contains: {
              title: "Entries",
              description: "What was found.",
              type: "array",
              maxItems: 1000,
              items: {
                type: "object",
                required: [
                  "code",
                  "display",
                ],
                properties: {
                  system: {
                    title: "System",
                    description: "URI of the code system.",
                    type: "string",
                  },
                  code: {
                    title: "Code",
                    description: "The code.",
                    type: "string",
                  },
                  display: {
                    title: "Display",
                    description: "The name to show and to sort by.",
                    type: "string",
                  },
                  type: {
                    title: "Kind",
                    description: "Allergen or medication.",
                    type: "string",
                    enum: [
                      "allergen",
                      "medication",
                    ],
                    "x-codes": "coding-kinds",
                  },
                  note: {
                    title: "Note",
                    description: "What to know before choosing it, such as that a category is not billable.",
                    type: "string",
                  },
                  medication: {
                    title: "Medication",
                    description: "The drug as a medication's record holds it.",
                    type: "object",
                    maxProperties: 100,
                    additionalProperties: true,
                  },
                },
                additionalProperties: false,
              },
            },
          },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "terminology-search",
    options: {
      catalogue: "medications",
    },
  },
  cacheSeconds: 1800,
  rules: [
    {
      id: "medication-search.term",
      test: { source: "!blank(inputs._content) || !blank(inputs.code)", evaluate: (s) => (!r.blank(r.at(s.inputs, "_content")) || !r.blank(r.at(s.inputs, "code"))) },
      message: "Missing valid search parameters",
    },
  ],
});

export const terminologyLabelCall: CallContract = freeze<CallContract>({
  name: "terminology.label",
  title: "The label of a package, by its NDC",
  methods: [
    "GET",
  ],
  path: "/api/fdb/label",
  query: {
    ndcCode: {
      type: "string",
      isRequired: true,
      description: "The NDC: 11 digits, or 10 with dashes.",
      examples: [
        "00000-0001-01",
        "0000-0001-01",
        "00000000101",
      ],
    },
    patientId: {
      type: "string",
      isRequired: false,
      description: "The patient whose age the warnings are chosen for. Use it instead of dob: addresses end up in the logs of proxies.",
      record: "patient",
    },
    dob: {
      type: "date",
      isRequired: false,
      description: "The date of birth, for a person without a record here. With patientId it is ignored.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "ndcCode",
        "name",
      ],
      properties: {
        ndcCode: {
          type: "string",
        },
        name: {
          type: "string",
        },
        labeler: {
          type: "string",
        },
        warnings: {
          type: "array",
          items: {
            type: "string",
          },
        },
        isDemonstration: {
          description: "From the catalogue that comes with the product: no real package.",
          type: "boolean",
        },
      },
      additionalProperties: false,
    },
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "label",
    options: {},
  },
  cacheSeconds: 1800,
});
