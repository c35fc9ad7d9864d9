// GENERATED from schemas/allergy/allergy.form.json sha256:f5c4ed3cef017062 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const allergyForm: FormDescriptor = freeze<FormDescriptor>({
  name: "allergy",
  entity: "allergy",
  schema: {
    title: "Allergy",
    description: "A substance the patient must not be given, or one that has caused a side effect.",
    type: "object",
    required: [
      "type",
      "sensitivityType",
      "status",
    ],
    properties: {
      type: {
        title: "Type",
        description: "The kind of record.",
        const: "patient.allergy",
      },
      substance: {
        title: "Allergy",
        description: "A substance with its name and, where known, its codes.",
        type: "object",
        required: [
          "text",
        ],
        properties: {
          text: {
            title: "Name",
            description: "The name as chosen or imported.",
            type: "string",
            minLength: 1,
            maxLength: 300,
          },
          coding: {
            title: "Codes",
            description: "The substance in one or more code systems.",
            type: "array",
            maxItems: 20,
            items: {
              type: "object",
              required: [
                "code",
              ],
              properties: {
                system: {
                  title: "System",
                  description: "URI of the code system.",
                  type: "string",
                },
                display: {
                  title: "Display",
                  description: "The code system's own name.",
                  type: "string",
                },
                code: {
                  title: "Code",
                  description: "The code.",
                  type: "string",
                  minLength: 1,
                },
                type: {
                  title: "Kind",
                  description: "Whether the code names an allergen or a medication.",
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
      reaction: {
        title: "Reaction",
        description: "What the substance did.",
        type: "string",
        enum: [
          "rash",
          "shock",
          "asthma",
          "nausea",
          "anemia",
          "dizziness",
          "other",
        ],
        "x-codes": "reactions",
      },
      description: {
        title: "Description",
        description: "A short summary.",
        type: "string",
        maxLength: 60,
      },
      onsetDate: {
        title: "Onset Date",
        description: "The day the reaction was first seen.",
        type: "string",
        format: "date",
      },
      allergyNote: {
        title: "Note",
        description: "Anything else worth knowing.",
        type: "string",
        maxLength: 2000,
      },
      sensitivityType: {
        title: "Sensitivity",
        description: "The kind of sensitivity.",
        const: "allergy",
      },
      status: {
        title: "Status",
        description: "Whether the allergy still holds.",
        type: "string",
        enum: [
          "active",
          "inactive",
        ],
        "x-codes": "allergy-statuses",
      },
      isSideEffect: {
        title: "Side Effect",
        description: "A side effect rather than an allergy.",
        type: "boolean",
        default: false,
      },
    },
    additionalProperties: false,
  },
  layout: [
    {
      row: [
        "substance",
      ],
    },
    {
      row: [
        "reaction",
        "onsetDate",
      ],
    },
    {
      row: [
        "description",
      ],
    },
    {
      row: [
        "allergyNote",
      ],
    },
  ],
  fields: {
    substance: {
      uiSchema: {},
      widget: "code-search",
      options: {
        call: "terminology.allergy",
        minLength: 3,
        debounce: 300,
        invalid: "Missing valid allergy",
      },
      requiredWhen: { source: "!patient.regimen_meta.nkda", evaluate: (s) => !r.bool(r.at(r.at(r.at(s.records, "patient"), "regimen_meta"), "nkda")) },
      whenHidden: "keep",
      clears: [],
    },
    reaction: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "!patient.regimen_meta.nkda", evaluate: (s) => !r.bool(r.at(r.at(r.at(s.records, "patient"), "regimen_meta"), "nkda")) },
      whenHidden: "keep",
      clears: [],
    },
    onsetDate: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    description: {
      uiSchema: {},
      options: {
        counter: true,
      },
      whenHidden: "keep",
      clears: [],
    },
    allergyNote: {
      uiSchema: {},
      widget: "textarea",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {
    type: "patient.allergy",
    status: "active",
    sensitivityType: "allergy",
    isSideEffect: false,
  },
});
