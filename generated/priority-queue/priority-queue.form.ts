// GENERATED from schemas/priority-queue/priority-queue.form.json sha256:bd42eea7d822fd26 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const priorityQueueForm: FormDescriptor = freeze<FormDescriptor>({
  name: "priority-queue",
  entity: "priority-queue",
  layout: [
    {
      row: [
        "name",
        "organizationId",
        "role",
      ],
    },
    {
      row: [
        "access",
      ],
    },
    {
      row: [
        "filters",
      ],
    },
    {
      row: [
        "sorting",
      ],
    },
    {
      row: [
        "displayColumns",
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
      enabledWhen: { source: "blank(old) || hasRole('user_admin')", evaluate: (s) => (r.blank(s.old) || r.hasRole(s.user, "user_admin")) },
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
        "ui:placeholder": "Everybody",
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
        "ui:help": "Missing values come last; who was never called counts as called longest ago.",
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
    "sorting.*.by": {
      uiSchema: {
        "ui:title": "Sort By",
      },
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
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
  },
  initial: {
    access: "private",
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
