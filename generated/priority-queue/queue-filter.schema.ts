// GENERATED from schemas/priority-queue/queue-filter.schema.json and 1 more sha256:c8fe3a128d145ec4 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './queue-filter.validator.js';

export const queueFilterEntity: Entity = freeze<Entity>({
  name: "queue-filter",
  title: "Queue Filter",
  description: "One condition of a priority queue.",
  schema: {
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
  validate: validate as StructuralValidator,
  fields: {
    "/statType": {
      title: "Statistic",
      description: "The search column that is asked.",
      type: "string",
      maxLength: 100,
    },
    "/queryType": {
      title: "Query",
      description: "How it is asked: for a value, for a range, or for having none.",
      type: "string",
      words: {
        term: "Term",
        range: "Range",
        missing: "Missing",
      },
    },
    "/term": {
      title: "Equals",
      description: "The value, for a term.",
      type: "object",
    },
    "/gte": {
      title: "From",
      description: "The least value, for a range: a number of a day's statistic counts from today.",
      type: "object",
    },
    "/lte": {
      title: "To",
      description: "The greatest value, for a range: a number of a day's statistic counts from today.",
      type: "object",
    },
    "/orMissing": {
      title: "Or None",
      description: "Whether a range is met without a value too: who was called more than two weeks ago, or never.",
      type: "boolean",
    },
    "/filterTerm": {
      title: "Choice",
      description: "The option of the statistic that was chosen; it counts from the day on which the queue is run.",
      type: "string",
      maxLength: 100,
    },
  },
  rules: [
    {
      id: "queue-filter.term",
      on: "",
      at: "/term",
      severity: "error",
      message: "Choose or enter a value",
      kind: "require",
      test: { source: "self.queryType == 'term'", evaluate: (s) => r.equal(r.text(r.at(s.self, "queryType")), "term") },
    },
    {
      id: "queue-filter.range",
      on: "",
      at: "/gte",
      severity: "error",
      message: "A range needs a beginning or an end",
      kind: "require",
      test: { source: "self.queryType == 'range' && blank(self.lte) && blank(self.filterTerm)", evaluate: (s) => ((r.equal(r.text(r.at(s.self, "queryType")), "range") && r.blank(r.at(s.self, "lte"))) && r.blank(r.at(s.self, "filterTerm"))) },
    },
  ],
  messages: {
    "/statType": {
      required: "Choose a statistic",
    },
    "/queryType": {
      required: "Choose what the statistic has to be",
    },
  },
  keyedArrays: {},
});
