// GENERATED from schemas/patient/patient.search.json sha256:a97b543848f6a6f2 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { SearchIndex } from '../../engine/core/product.ts';

export const patientSearch: SearchIndex = freeze({
  name: "patient",
  entity: "patient",
  columns: {
    name: {
      from: [
        "/name/first",
        "/name/middle",
        "/name/last",
      ],
      kind: "name",
    },
    fname: {
      from: [
        "/name/first",
      ],
      kind: "text",
    },
    lname: {
      from: [
        "/name/last",
      ],
      kind: "text",
    },
    dob: {
      from: [
        "/dob",
      ],
      kind: "date",
    },
    sex: {
      from: [
        "/sex",
      ],
      kind: "text",
    },
    phone: {
      from: [
        "/telecom/phone",
        "/address/phone",
      ],
      kind: "digits",
    },
    externalId: {
      from: [
        "/externalId",
      ],
      kind: "text",
    },
    status: {
      from: [
        "/status",
      ],
      kind: "text",
    },
    org: {
      from: [
        "/managingOrganization/id",
      ],
      kind: "text",
    },
    workflow: {
      from: [
        "/currentWorkflowState/name",
      ],
      kind: "text",
    },
  },
  hit: [
    "fname",
    "lname",
    "dob",
    "sex",
    "phone",
    "externalId",
    "status",
    "org",
    "workflow",
  ],
  pageSize: 10,
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
});
