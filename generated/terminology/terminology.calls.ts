// GENERATED from schemas/terminology/terminology.calls.json sha256:1da547735aa8bca9 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product.ts';
import * as r from '../../engine/core/expressions/runtime.ts';

export const terminologyAllergyCall: CallContract = freeze({
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

export const terminologyConditionCall: CallContract = freeze({
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
    },
    code: {
      type: "string",
      isRequired: false,
      description: "The beginning of a code, for byCode.",
    },
    version: {
      type: "string",
      isRequired: false,
      description: "The edition of the code system, for byCode.",
    },
    _content: {
      type: "string",
      isRequired: false,
      description: "What the user typed, for byName.",
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
  status: "planned",
  rules: [
    {
      id: "condition-search.term",
      test: { source: "inputs._filter == 'byCode' ? !blank(inputs.code) : !blank(inputs._content)", evaluate: (s) => (r.equal(r.text(r.at(s.inputs, "_filter")), "byCode") ? !r.blank(r.at(s.inputs, "code")) : !r.blank(r.at(s.inputs, "_content"))) },
      message: "Missing valid search parameters",
    },
  ],
  failure: "An error occurred fetching conditions information",
});

export const terminologyMedicationCall: CallContract = freeze({
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
      description: "The screens send StartsWith.",
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
  status: "planned",
  rules: [
    {
      id: "medication-search.term",
      test: { source: "!blank(inputs._content) || !blank(inputs.code)", evaluate: (s) => (!r.blank(r.at(s.inputs, "_content")) || !r.blank(r.at(s.inputs, "code"))) },
      message: "Missing valid search parameters",
    },
  ],
});

export const terminologyLabelCall: CallContract = freeze({
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
    },
    dob: {
      type: "date",
      isRequired: false,
      description: "The patient's date of birth.",
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
  status: "planned",
});
