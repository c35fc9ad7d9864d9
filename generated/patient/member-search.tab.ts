// GENERATED from schemas/patient/member-search.tab.json sha256:ab9338da45229c8d by tools/compiler; do not edit; run npm run schemas
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
            when: { source: "matches(inputs.text, '^[0-9 +().-]+$')", evaluate: (s) => r.matches(r.text(r.at(s.inputs, "text")), "^[0-9 +().-]+$") },
          },
          {
            field: "name",
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
      },
      {
        field: "workflow",
        title: "Workflow State",
        cell: "text",
        isSortable: true,
      },
    ],
  },
  actions: {},
  hasCount: false,
  empty: "No members found.",
});
