// GENERATED from schemas/patient/patient.search.json sha256:c3b44adea645f473 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { SearchIndex } from '../../engine/core/product/search-index.ts';

export const patientSearch: SearchIndex = freeze<SearchIndex>({
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
      few: true,
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
      few: true,
    },
    org: {
      from: [
        "/managingOrganization/id",
      ],
      kind: "text",
      few: true,
    },
    workflow: {
      from: [
        "/currentWorkflowState/name",
      ],
      kind: "text",
      few: true,
    },
    year: {
      from: [
        "/currentWorkflowState/year",
      ],
      kind: "number",
      few: true,
    },
    next_review: {
      from: [
        "/nextReviewDate",
      ],
      kind: "date",
    },
    cohort: {
      from: [
        "/metadata/cohort",
      ],
      kind: "text",
      few: true,
    },
    group: {
      from: [
        "/metadata/group",
      ],
      kind: "text",
      few: true,
    },
    last_call: {
      from: [
        "/record/dateRecorded",
      ],
      kind: "date",
      of: {
        entity: "interaction",
        take: "latest",
        by: "/record/dateRecorded",
      },
      missing: "lowest",
    },
    next_call: {
      from: [
        "/scheduledForDate",
      ],
      kind: "date",
      of: {
        entity: "scheduled-interaction",
        take: "earliest",
        by: "/scheduledForDate",
      },
    },
    date: {
      from: [
        "/reviewDate",
      ],
      kind: "date",
      of: {
        entity: "review",
        take: "latest",
        by: "/createdOn",
      },
    },
    due_date: {
      from: [
        "/dueDate",
      ],
      kind: "date",
      of: {
        entity: "review",
        take: "latest",
        by: "/createdOn",
        where: { source: "!item.published", evaluate: (s) => !r.bool(r.at(s.item, "published")) },
      },
    },
    last_review: {
      from: [
        "/publishedDate",
      ],
      kind: "date",
      of: {
        entity: "review",
        take: "latest",
        by: "/publishedDate",
        where: { source: "item.published", evaluate: (s) => r.bool(r.at(s.item, "published")) },
      },
    },
    total_risk_score: {
      from: [
        "/riskScoresNormalized/total",
      ],
      kind: "number",
      of: {
        entity: "review",
        take: "latest",
        by: "/createdOn",
      },
    },
    acb: {
      from: [
        "/riskScoresNormalized/acb",
      ],
      kind: "number",
      of: {
        entity: "review",
        take: "latest",
        by: "/createdOn",
      },
    },
    sdv: {
      from: [
        "/riskScoresNormalized/sedative",
      ],
      kind: "number",
      of: {
        entity: "review",
        take: "latest",
        by: "/createdOn",
      },
    },
    ci: {
      from: [
        "/riskScoresNormalized/competitiveInhibition",
      ],
      kind: "number",
      of: {
        entity: "review",
        take: "latest",
        by: "/createdOn",
      },
    },
    routine: {
      from: [],
      kind: "number",
      few: true,
      of: {
        entity: "medication",
        take: "count",
        where: { source: "!item.dosageInstructions.prn", evaluate: (s) => !r.bool(r.at(r.at(s.item, "dosageInstructions"), "prn")) },
      },
    },
    prn: {
      from: [],
      kind: "number",
      few: true,
      of: {
        entity: "medication",
        take: "count",
        where: { source: "item.dosageInstructions.prn", evaluate: (s) => r.bool(r.at(r.at(s.item, "dosageInstructions"), "prn")) },
      },
    },
  },
  hit: [
    "name",
    "fname",
    "lname",
    "dob",
    "sex",
    "phone",
    "externalId",
    "status",
    "org",
    "workflow",
    "year",
    "routine",
    "prn",
    "total_risk_score",
    "acb",
    "sdv",
    "ci",
    "cohort",
    "group",
    "date",
    "due_date",
    "last_call",
    "next_call",
    "last_review",
    "next_review",
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
