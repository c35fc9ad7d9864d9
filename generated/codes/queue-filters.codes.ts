// GENERATED from schemas/codes/queue-filters.codes.json sha256:3032182651801f3e by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const queueFiltersCodes: ValueSet = freeze<ValueSet>({
  name: "queue-filters",
  title: "Queue filters",
  codes: [
    {
      code: "due_date",
      display: "Due date",
      queryType: "range",
      unit: "business days from today",
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
    {
      code: "last_call",
      display: "Last call",
      queryType: "range",
      unit: "days from today",
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
    {
      code: "next_call",
      display: "Next call",
      queryType: "range",
      unit: "days from today",
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
    {
      code: "next_review",
      display: "Next review",
      queryType: "range",
      unit: "days from today",
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
    {
      code: "last_review",
      display: "Last review",
      queryType: "range",
      unit: "days from today",
      options: [
        {
          code: "none",
          display: "None",
          queryType: "missing",
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
    {
      code: "age",
      display: "Age",
      queryType: "range",
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
    {
      code: "year",
      display: "Year",
      queryType: "term",
      unit: "calendar year",
      options: [
        {
          code: "years",
          display: "{year}",
          each: {
            from: "this year",
            downTo: 2016,
          },
        },
      ],
    },
  ],
});
