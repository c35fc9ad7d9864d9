// GENERATED from schemas/codes/queue-sorts.codes.json sha256:4b389cef160b5ab5 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const queueSortsCodes: ValueSet = freeze<ValueSet>({
  name: "queue-sorts",
  title: "Queue sort fields",
  codes: [
    {
      code: "acb",
      display: "Anticholinergic Burden",
      "x-origin": "assumed",
    },
    {
      code: "dob",
      display: "Age",
    },
    {
      code: "cohort",
      display: "Cohort",
      "x-origin": "assumed",
    },
    {
      code: "ci",
      display: "Competitive Inhibition",
      "x-origin": "assumed",
    },
    {
      code: "due_date",
      display: "Due Date",
    },
    {
      code: "date",
      display: "Date",
    },
    {
      code: "group",
      display: "Group",
      "x-origin": "assumed",
    },
    {
      code: "last_call",
      display: "Last Call",
      missing: 0,
    },
    {
      code: "fname",
      display: "First Name",
    },
    {
      code: "lname",
      display: "Last Name",
    },
    {
      code: "org",
      display: "Organization",
    },
    {
      code: "prn",
      display: "As Needed Medications",
      "x-origin": "assumed",
    },
    {
      code: "routine",
      display: "Routine Medications",
      "x-origin": "assumed",
    },
    {
      code: "sdv",
      display: "Sedative Burden",
      "x-origin": "assumed",
    },
    {
      code: "sex",
      display: "Sex",
    },
    {
      code: "total_risk_score",
      display: "Risk Score",
    },
    {
      code: "workflow",
      display: "Workflow State",
    },
  ],
});
