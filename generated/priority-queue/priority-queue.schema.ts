// GENERATED from schemas/priority-queue/priority-queue.schema.json and 8 more sha256:630b3e27c3330a12 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './priority-queue.validator.js';

export const priorityQueueEntity: Entity = freeze<Entity>({
  name: "priority-queue",
  title: "Priority Queue",
  description: "A stored search that says which patients come first.",
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
      _id: {
        title: "Id",
        description: "Identifies the record.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
      _rev: {
        title: "Revision",
        description: "Counts the versions of the record, from 1.",
        type: "integer",
        minimum: 1,
      },
      performedBy: {
        title: "Performed By",
        description: "The user who did it, as they were named at the time; shown as first initial plus last name.",
        type: "object",
        properties: {
          firstName: {
            title: "First Name",
            description: "Given name of the user.",
            type: "string",
            maxLength: 100,
          },
          lastName: {
            title: "Last Name",
            description: "Family name of the user.",
            type: "string",
            maxLength: 100,
          },
          email: {
            title: "Email",
            description: "E-mail address of the user.",
            type: "string",
            maxLength: 254,
          },
        },
        additionalProperties: false,
      },
      updatedAt: {
        title: "Updated",
        description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
        type: "string",
        format: "date-time",
        examples: [
          "2026-03-14T15:09:00-06:00",
        ],
      },
      type: {
        title: "Type",
        description: "The kind of record.",
        const: "priority-queue",
      },
      id: {
        title: "Id",
        description: "Identifies the queue.",
        type: "string",
        maxLength: 100,
      },
      name: {
        title: "Name",
        description: "Name of the queue.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
      userId: {
        title: "Owner",
        description: "The user whose queue it is; blank: the organization's.",
        type: "string",
        maxLength: 254,
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
        items: {
          title: "Queue Filter",
          description: "One condition of a priority queue.",
          type: "object",
          required: [
            "statType",
            "queryType",
          ],
          properties: {
            statType: {
              title: "Statistic",
              description: "The search column that is asked.",
              type: "string",
              minLength: 1,
              maxLength: 100,
            },
            queryType: {
              title: "Query",
              description: "How it is asked: for a value, for a range, or for having none.",
              enum: [
                "term",
                "range",
                "missing",
              ],
            },
            term: {
              title: "Equals",
              description: "The value, for a term.",
              anyOf: [
                {
                  type: "string",
                },
                {
                  type: "number",
                },
                {
                  type: "boolean",
                },
              ],
            },
            gte: {
              title: "From",
              description: "The least value, for a range: a number of a day's statistic counts from today.",
              anyOf: [
                {
                  type: "string",
                },
                {
                  type: "number",
                },
              ],
            },
            lte: {
              title: "To",
              description: "The greatest value, for a range: a number of a day's statistic counts from today.",
              anyOf: [
                {
                  type: "string",
                },
                {
                  type: "number",
                },
              ],
            },
            orMissing: {
              title: "Or None",
              description: "Whether a range is met without a value too: who was called more than two weeks ago, or never.",
              type: "boolean",
            },
            filterTerm: {
              title: "Choice",
              description: "The option of the statistic that was chosen; it counts from the day on which the queue is run.",
              type: "string",
              maxLength: 100,
            },
          },
          additionalProperties: false,
        },
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
        additionalProperties: {
          anyOf: [
            {
              type: "boolean",
            },
            {
              type: "integer",
              minimum: 1,
            },
          ],
        },
      },
      secondaryFilters: {
        title: "Further Filters",
        description: "Choices that were made on the result, by filter.",
        type: "object",
        maxProperties: 100,
        additionalProperties: {
          type: "string",
        },
      },
      Organization: {
        title: "Organization",
        description: "The organization as it was named when the queue was listed.",
        type: "object",
        properties: {
          name: {
            title: "Name",
            description: "Name of the organization.",
            type: "string",
          },
        },
        additionalProperties: false,
      },
      createdAt: {
        title: "Created",
        description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
        type: "string",
        format: "date-time",
        examples: [
          "2026-03-14T15:09:00-06:00",
        ],
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/_id": {
      title: "Id",
      description: "Identifies the record.",
      type: "string",
      maxLength: 100,
    },
    "/_rev": {
      title: "Revision",
      description: "Counts the versions of the record, from 1.",
      type: "integer",
    },
    "/performedBy": {
      title: "Performed By",
      description: "The user who did it, as they were named at the time; shown as first initial plus last name.",
      type: "object",
    },
    "/performedBy/firstName": {
      title: "First Name",
      description: "Given name of the user.",
      type: "string",
      maxLength: 100,
    },
    "/performedBy/lastName": {
      title: "Last Name",
      description: "Family name of the user.",
      type: "string",
      maxLength: 100,
    },
    "/performedBy/email": {
      title: "Email",
      description: "E-mail address of the user.",
      type: "string",
      maxLength: 254,
    },
    "/updatedAt": {
      title: "Updated",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
    "/type": {
      title: "Type",
      description: "The kind of record.",
      type: "string",
    },
    "/id": {
      title: "Id",
      description: "Identifies the queue.",
      type: "string",
      maxLength: 100,
    },
    "/name": {
      title: "Name",
      description: "Name of the queue.",
      type: "string",
      maxLength: 100,
    },
    "/userId": {
      title: "Owner",
      description: "The user whose queue it is; blank: the organization's.",
      type: "string",
      maxLength: 254,
    },
    "/organizationId": {
      title: "Organization",
      description: "The organization it belongs to.",
      type: "string",
      maxLength: 100,
    },
    "/role": {
      title: "Role",
      description: "The role it is meant for.",
      type: "string",
      codes: "roles",
    },
    "/access": {
      title: "Organization Access",
      description: "Who sees the queue.",
      type: "string",
      codes: "queue-access",
      readAccess: "queue.organization-access",
      writeAccess: "queue.organization-access",
    },
    "/filters": {
      title: "Filters",
      description: "The conditions; a patient has to meet all.",
      type: "array",
    },
    "/filters/*": {
      title: "Queue Filter",
      description: "One condition of a priority queue.",
      type: "object",
    },
    "/filters/*/statType": {
      title: "Statistic",
      description: "The search column that is asked.",
      type: "string",
      maxLength: 100,
    },
    "/filters/*/queryType": {
      title: "Query",
      description: "How it is asked: for a value, for a range, or for having none.",
      type: "string",
      words: {
        term: "Term",
        range: "Range",
        missing: "Missing",
      },
    },
    "/filters/*/term": {
      title: "Equals",
      description: "The value, for a term.",
      type: "object",
    },
    "/filters/*/gte": {
      title: "From",
      description: "The least value, for a range: a number of a day's statistic counts from today.",
      type: "object",
    },
    "/filters/*/lte": {
      title: "To",
      description: "The greatest value, for a range: a number of a day's statistic counts from today.",
      type: "object",
    },
    "/filters/*/orMissing": {
      title: "Or None",
      description: "Whether a range is met without a value too: who was called more than two weeks ago, or never.",
      type: "boolean",
    },
    "/filters/*/filterTerm": {
      title: "Choice",
      description: "The option of the statistic that was chosen; it counts from the day on which the queue is run.",
      type: "string",
      maxLength: 100,
    },
    "/sorting": {
      title: "Sorting",
      description: "What the patients are sorted by, the first first.",
      type: "array",
    },
    "/sorting/*": {
      title: "*",
      type: "object",
    },
    "/sorting/*/by": {
      title: "By",
      description: "The sort field.",
      type: "string",
      codes: "queue-sorts",
    },
    "/sorting/*/descending": {
      title: "Descending",
      description: "The greatest first.",
      type: "boolean",
    },
    "/displayColumns": {
      title: "Columns",
      description: "Which columns are shown, by name: a number says at which place.",
      type: "object",
    },
    "/displayColumns/*": {
      title: "*",
      type: "object",
    },
    "/secondaryFilters": {
      title: "Further Filters",
      description: "Choices that were made on the result, by filter.",
      type: "object",
    },
    "/secondaryFilters/*": {
      title: "*",
      type: "string",
    },
    "/Organization": {
      title: "Organization",
      description: "The organization as it was named when the queue was listed.",
      type: "object",
    },
    "/Organization/name": {
      title: "Name",
      description: "Name of the organization.",
      type: "string",
    },
    "/createdAt": {
      title: "Created",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
      type: "string",
      format: "date-time",
    },
  },
  rules: [
    {
      id: "priority-queue.given",
      on: "",
      at: "/organizationId",
      severity: "error",
      message: "Only a user administrator gives a queue to another organization",
      kind: "unless",
      test: { source: "blank(old) || self.organizationId == old.organizationId || hasRole('user_admin')", evaluate: (s) => ((r.blank(s.old) || r.equal(r.text(r.at(s.self, "organizationId")), r.text(r.at(s.old, "organizationId")))) || r.hasRole(s.user, "user_admin")) },
    },
    {
      id: "queue-filter.term",
      on: "/filters/*",
      at: "/term",
      severity: "error",
      message: "Choose or enter a value",
      kind: "require",
      test: { source: "self.queryType == 'term'", evaluate: (s) => r.equal(r.text(r.at(s.self, "queryType")), "term") },
    },
    {
      id: "queue-filter.range",
      on: "/filters/*",
      at: "/gte",
      severity: "error",
      message: "A range needs a beginning or an end",
      kind: "require",
      test: { source: "self.queryType == 'range' && blank(self.lte) && blank(self.filterTerm)", evaluate: (s) => ((r.equal(r.text(r.at(s.self, "queryType")), "range") && r.blank(r.at(s.self, "lte"))) && r.blank(r.at(s.self, "filterTerm"))) },
    },
    {
      id: "instant.minimum",
      on: "/createdAt",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
    {
      id: "instant.minimum",
      on: "/updatedAt",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "dayOf(self) >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.dayOf(s.self, s)) },
    },
  ],
  messages: {
    "/name": {
      required: "{label} is required",
    },
    "/filters/*/statType": {
      required: "Choose a statistic",
    },
    "/filters/*/queryType": {
      required: "Choose what the statistic has to be",
    },
    "/createdAt": {
      format: "Invalid date or time",
    },
    "/updatedAt": {
      format: "Invalid date or time",
    },
  },
  keyedArrays: {},
  derived: [
    {
      id: "priority-queue.created",
      on: "",
      at: "/createdAt",
      guard: { source: "blank(old)", evaluate: (s) => r.blank(s.old) },
      value: { source: "now()", evaluate: (s) => r.instant(s.now) },
    },
    {
      id: "priority-queue.owner",
      on: "",
      at: "/userId",
      value: { source: "blank(old) ? user.id : old.userId", evaluate: (s) => (r.blank(s.old) ? r.text(r.at(s.user, "id")) : r.text(r.at(s.old, "userId"))) },
    },
  ],
  record: {
    organizationAt: "/organizationId",
    display: "{name}",
    unique: [
      "/name",
    ],
    uniqueWithin: "/userId",
    access: "queue.see",
    type: "priority-queue",
  },
});
