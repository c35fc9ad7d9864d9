// GENERATED from schemas/patient/patient.search.json sha256:40a535848e3141fa by tools/compiler; do not edit; run npm run schemas
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
        where: { source: "isTaken(item) && !item.dosageInstructions.prn", evaluate: (s) => (r.blank(r.at(r.at(s.item, "discontinued"), "date")) && !r.bool(r.at(r.at(s.item, "dosageInstructions"), "prn"))) },
      },
    },
    prn: {
      from: [],
      kind: "number",
      few: true,
      of: {
        entity: "medication",
        take: "count",
        where: { source: "isTaken(item) && item.dosageInstructions.prn", evaluate: (s) => (r.blank(r.at(r.at(s.item, "discontinued"), "date")) && r.bool(r.at(r.at(s.item, "dosageInstructions"), "prn"))) },
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
  statistics: {
    workflow: {
      title: "Workflow state",
      codes: "workflow-states",
      options: [],
    },
    due_date: {
      title: "Due date",
      unit: "business-days",
      options: [
        {
          code: "past",
          display: "Past",
          limits: {
            below: 0,
          },
        },
        {
          code: "today",
          display: "Today",
          limits: {
            from: 0,
            below: 1,
          },
        },
        {
          code: "1-day",
          display: "1 day",
          limits: {
            from: 1,
            below: 2,
          },
        },
        {
          code: "2-days",
          display: "2 days",
          limits: {
            from: 2,
            below: 3,
          },
        },
        {
          code: "3-days",
          display: "3 days",
          limits: {
            from: 3,
            below: 4,
          },
        },
      ],
    },
    last_call: {
      title: "Last call",
      unit: "days",
      options: [
        {
          code: "1-week",
          display: "1 week ago",
          limits: {
            from: -13,
            below: -6,
          },
        },
        {
          code: "2-weeks",
          display: "2 weeks ago",
          limits: {
            from: -20,
            below: -13,
          },
        },
        {
          code: "3-weeks",
          display: "3 weeks ago",
          limits: {
            from: -27,
            below: -20,
          },
        },
        {
          code: "4-weeks",
          display: "4 weeks ago",
          limits: {
            from: -34,
            below: -27,
          },
        },
        {
          code: "5-weeks",
          display: "5 weeks ago",
          limits: {
            from: -41,
            below: -34,
          },
        },
      ],
    },
    next_call: {
      title: "Next call",
      unit: "days",
      options: [
        {
          code: "past",
          display: "Past",
          limits: {
            below: 0,
          },
        },
        {
          code: "future",
          display: "Future",
          limits: {
            from: 0,
          },
        },
        {
          code: "1-week",
          display: "1 week",
          limits: {
            from: 0,
            below: 8,
          },
        },
        {
          code: "2-weeks",
          display: "2 weeks",
          limits: {
            from: 0,
            below: 15,
          },
        },
        {
          code: "3-weeks",
          display: "3 weeks",
          limits: {
            from: 0,
            below: 22,
          },
        },
        {
          code: "4-weeks",
          display: "4 weeks",
          limits: {
            from: 0,
            below: 29,
          },
        },
        {
          code: "5-weeks",
          display: "5 weeks",
          limits: {
            from: 0,
            below: 36,
          },
        },
      ],
    },
    next_review: {
      title: "Next review",
      unit: "days",
      options: [
        {
          code: "10-days",
          display: "10 days",
          limits: {
            from: 0,
            below: 11,
          },
        },
        {
          code: "20-days",
          display: "20 days",
          limits: {
            from: 0,
            below: 21,
          },
        },
        {
          code: "30-days",
          display: "30 days",
          limits: {
            from: 0,
            below: 31,
          },
        },
        {
          code: "40-days",
          display: "40 days",
          limits: {
            from: 0,
            below: 41,
          },
        },
      ],
    },
    last_review: {
      title: "Last review",
      unit: "days",
      options: [
        {
          code: "none",
          display: "None",
        },
        {
          code: "60-plus-days",
          display: "60+ days",
          limits: {
            below: -59,
          },
        },
        {
          code: "90-plus-days",
          display: "90+ days",
          limits: {
            below: -89,
          },
        },
      ],
    },
    dob: {
      title: "Age",
      unit: "years",
      options: [
        {
          code: "18-35",
          display: "18 to 35",
          limits: {
            from: 18,
            below: 36,
          },
        },
        {
          code: "36-50",
          display: "36 to 50",
          limits: {
            from: 36,
            below: 51,
          },
        },
        {
          code: "51-60",
          display: "51 to 60",
          limits: {
            from: 51,
            below: 61,
          },
        },
        {
          code: "61-70",
          display: "61 to 70",
          limits: {
            from: 61,
            below: 71,
          },
        },
        {
          code: "71-80",
          display: "71 to 80",
          limits: {
            from: 71,
            below: 81,
          },
        },
        {
          code: "81-90",
          display: "81 to 90",
          limits: {
            from: 81,
            below: 91,
          },
        },
        {
          code: "91-plus",
          display: "91+",
          limits: {
            from: 91,
          },
        },
      ],
    },
    year: {
      title: "Year",
      yearsDownTo: 2016,
      options: [],
    },
    org: {
      title: "Organization",
      of: "organization",
      options: [],
    },
    status: {
      title: "Status",
      codes: "patient-statuses",
      options: [],
    },
    sex: {
      title: "Sex",
      codes: "sexes",
      options: [],
    },
    total_risk_score: {
      title: "Risk score",
      options: [],
    },
    acb: {
      title: "Anticholinergic burden",
      options: [],
    },
    sdv: {
      title: "Sedative burden",
      options: [],
    },
    ci: {
      title: "Competitive inhibition",
      options: [],
    },
    routine: {
      title: "Routine medications",
      options: [],
    },
    prn: {
      title: "As needed medications",
      options: [],
    },
    cohort: {
      title: "Cohort",
      options: [],
    },
    group: {
      title: "Group",
      options: [],
    },
    date: {
      title: "Latest review",
      unit: "days",
      options: [],
    },
  },
});
