// GENERATED from schemas/condition/condition.form.json sha256:b48c10795296418a by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const conditionForm: FormDescriptor = freeze<FormDescriptor>({
  name: "condition",
  entity: "condition",
  schema: {
    title: "Condition",
    description: "A diagnosis or another condition of the patient.",
    type: "object",
    required: [
      "type",
      "code",
      "status",
    ],
    properties: {
      type: {
        title: "Type",
        description: "The kind of record.",
        const: "patient.condition",
      },
      code: {
        title: "Condition",
        description: "Something with its name and, where known, its codes.",
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
            description: "The same thing in one or more code systems.",
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
              },
              additionalProperties: false,
            },
          },
        },
        additionalProperties: false,
      },
      onsetDate: {
        title: "Onset Date",
        description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
        type: "string",
        format: "date",
      },
      note: {
        title: "Note",
        description: "Anything else worth knowing.",
        type: "string",
        maxLength: 2000,
      },
      status: {
        title: "Status",
        description: "Whether the condition is still there.",
        type: "string",
        enum: [
          "active",
          "inactive",
        ],
        "x-codes": "condition-statuses",
        default: "active",
      },
    },
    additionalProperties: false,
  },
  layout: [
    {
      row: [
        "code",
      ],
    },
    {
      row: [
        "onsetDate",
        "status",
      ],
    },
    {
      row: [
        "note",
      ],
    },
  ],
  fields: {
    code: {
      uiSchema: {
        "ui:help": "A code like E11, or a name",
      },
      widget: "code-search",
      options: {
        call: "terminology.condition",
        minLength: 3,
        debounce: 300,
        invalid: "Missing valid condition",
      },
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
      query: {
        _filter: { source: "matches(inputs.text, '^[A-Za-z][0-9]{2}') ? 'byCode' : 'byName'", evaluate: (s) => (r.matches(r.text(r.at(s.inputs, "text")), "^[A-Za-z][0-9]{2}") ? "byCode" : "byName") },
        code: { source: "matches(inputs.text, '^[A-Za-z][0-9]{2}') ? inputs.text : ''", evaluate: (s) => (r.matches(r.text(r.at(s.inputs, "text")), "^[A-Za-z][0-9]{2}") ? r.text(r.at(s.inputs, "text")) : "") },
        version: { source: "matches(inputs.text, '^[A-Za-z][0-9]{2}') ? text('condition-code-version') : ''", evaluate: (s) => (r.matches(r.text(r.at(s.inputs, "text")), "^[A-Za-z][0-9]{2}") ? "ICD-10-CM" : "") },
        _content: { source: "matches(inputs.text, '^[A-Za-z][0-9]{2}') ? '' : inputs.text", evaluate: (s) => (r.matches(r.text(r.at(s.inputs, "text")), "^[A-Za-z][0-9]{2}") ? "" : r.text(r.at(s.inputs, "text"))) },
      },
    },
    onsetDate: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    status: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    note: {
      uiSchema: {},
      widget: "textarea",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {
    type: "patient.condition",
    status: "active",
  },
});
