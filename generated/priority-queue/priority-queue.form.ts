// GENERATED from schemas/priority-queue/priority-queue.form.json sha256:3a1de298dd7f4f63 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const priorityQueueForm: FormDescriptor = freeze<FormDescriptor>({
  name: "priority-queue",
  entity: "priority-queue",
  schema: {
    title: "Priority Queue",
    description: "A stored search that says which patients come first.",
    type: "object",
    required: [
      "type",
      "name",
      "organizationId",
    ],
    properties: {
      type: {
        title: "Type",
        description: "The kind of record.",
        const: "priority-queue",
      },
      name: {
        title: "Name",
        description: "Name of the queue.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
      organizationId: {
        title: "Organization",
        description: "The organization it belongs to.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
      role: {
        title: "Role",
        description: "The role it is meant for.",
        type: "string",
        enum: [
          "pharmacist",
          "support",
          "clinical_admin",
          "user_admin",
        ],
        "x-codes": "roles",
      },
      access: {
        title: "Organization Access",
        description: "Who sees the queue.",
        type: "string",
        enum: [
          "private",
          "organization",
        ],
        "x-codes": "queue-access",
        "x-access": {
          read: "queue.organization-access",
          write: "queue.organization-access",
        },
        default: "private",
      },
      filters: {
        title: "Filters",
        description: "The conditions; a patient has to meet all.",
        type: "array",
        maxItems: 20,
      },
      sorting: {
        title: "Sorting",
        description: "What the patients are sorted by, the first first.",
        type: "array",
        maxItems: 20,
        items: {
          type: "object",
          required: [
            "by",
          ],
          properties: {
            by: {
              title: "By",
              description: "The sort field.",
              type: "string",
              enum: [
                "acb",
                "dob",
                "cohort",
                "ci",
                "due_date",
                "date",
                "group",
                "last_call",
                "fname",
                "lname",
                "org",
                "prn",
                "routine",
                "sdv",
                "sex",
                "total_risk_score",
                "workflow",
              ],
              "x-codes": "queue-sorts",
            },
            descending: {
              title: "Descending",
              description: "The greatest first.",
              type: "boolean",
            },
          },
          additionalProperties: false,
        },
      },
      displayColumns: {
        title: "Columns",
        description: "Which columns are shown, by name: a number says at which place.",
        type: "object",
        maxProperties: 100,
      },
    },
    additionalProperties: false,
  },
  layout: [
    {
      row: [
        "name",
        "organizationId",
      ],
    },
    {
      row: [
        "role",
        "access",
      ],
    },
    {
      group: "Who is in the queue",
      rows: [
        {
          row: [
            "filters",
          ],
        },
      ],
    },
    {
      group: "Who comes first",
      rows: [
        {
          row: [
            "sorting",
          ],
        },
      ],
    },
    {
      group: "What is shown",
      rows: [
        {
          row: [
            "displayColumns",
          ],
        },
      ],
    },
  ],
  fields: {
    name: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    organizationId: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
      choices: {
        call: "organization.list",
        value: "_id",
        label: "name",
      },
    },
    role: {
      uiSchema: {
        "ui:help": "Leave it empty where the queue is for everybody.",
      },
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    access: {
      uiSchema: {},
      widget: "radio",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    filters: {
      uiSchema: {
        "ui:title": "Conditions",
      },
      widget: "conditions",
      options: {
        call: "queue.statistics",
      },
      whenHidden: "keep",
      clears: [],
    },
    sorting: {
      uiSchema: {
        "ui:help": "Patients without a value come last; a patient who was never called counts as called longest ago.",
      },
      options: {},
      whenHidden: "keep",
      clears: [],
      rows: {
        columns: [
          "by",
          "descending",
        ],
        item: "Sort Field",
        ordered: true,
        least: 0,
      },
    },
    displayColumns: {
      uiSchema: {},
      widget: "ordered-choices",
      options: {
        call: "queue.statistics",
      },
      whenHidden: "keep",
      clears: [],
    },
    "sorting.*.descending": {
      uiSchema: {
        "ui:title": "Highest first",
      },
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    "sorting.*.by": {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {
    type: "priority-queue",
  },
  prefill: {
    organizationId: { source: "user.organizations[0]", evaluate: (s) => r.text(r.itemAt(r.at(s.user, "organizations"), 0)) },
  },
  preview: {
    call: "queue.preview",
    body: {
      filters: { source: "self.filters", evaluate: (s) => r.list(r.at(s.self, "filters")) },
      sorting: { source: "self.sorting", evaluate: (s) => r.list(r.at(s.self, "sorting")) },
    },
    item: "patient",
    items: "patients",
  },
});
