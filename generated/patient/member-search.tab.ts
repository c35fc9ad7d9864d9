// GENERATED from schemas/patient/member-search.tab.json sha256:5128429a7667a088 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const memberSearchTab: TabDescriptor = freeze<TabDescriptor>({
  name: "member-search",
  title: "Member Search",
  item: "Member",
  entity: "patient",
  source: {
    kind: "search",
    call: "patient.search",
    with: {
      organization: {
        call: "organization.list",
        on: "org",
        by: "_id",
      },
    },
    inputs: [
      {
        name: "text",
        label: "Name or phone number",
        description: "At least 3 characters",
        widget: "text",
        minLength: 3,
        debounce: 250,
        queries: [
          {
            field: "phone",
            marks: [
              "phone",
            ],
            when: { source: "matches(inputs.text, '^[0-9 +().-]+$')", evaluate: (s) => r.matches(r.text(r.at(s.inputs, "text")), "^[0-9 +().-]+$") },
          },
          {
            field: "name",
            marks: [
              "lname",
              "fname",
            ],
          },
        ],
      },
      {
        name: "birthdate",
        label: "Date of birth",
        widget: "date",
        debounce: 250,
        queries: [
          {
            field: "dob",
          },
        ],
        minLength: 1,
      },
    ],
  },
  table: {
    pageSize: 10,
    pageButtons: 5,
    sort: [
      {
        by: "lname",
        descending: false,
      },
      {
        by: "fname",
        descending: false,
      },
    ],
    columns: [
      {
        field: "lname",
        title: "Last Name",
        cell: "text",
        isSortable: true,
        link: "/dashboard/patient/{id}",
      },
      {
        field: "fname",
        title: "First Name",
        cell: "text",
        isSortable: true,
        link: "/dashboard/patient/{id}",
      },
      {
        field: "dob",
        title: "Date of Birth",
        cell: "date",
        isSortable: true,
      },
      {
        field: "sex",
        title: "Sex",
        cell: "code",
        codes: "sexes",
        isSortable: true,
      },
      {
        field: "phone",
        title: "Phone",
        cell: "phone",
        isSortable: false,
      },
      {
        field: "externalId",
        title: "Patient ID",
        cell: "text",
        isSortable: true,
      },
      {
        field: "org",
        title: "Organization",
        cell: "text",
        isSortable: true,
        value: { source: "blank(item.organization.name) ? item.org : item.organization.name", evaluate: (s) => (r.blank(r.at(r.at(s.item, "organization"), "name")) ? r.text(r.at(s.item, "org")) : r.text(r.at(r.at(s.item, "organization"), "name"))) },
      },
      {
        field: "workflow",
        title: "Workflow State",
        cell: "code",
        codes: "workflow-states",
        isSortable: true,
      },
    ],
  },
  actions: {},
  hasCount: false,
  empty: "No members found.",
});
