// GENERATED from schemas/audit/audit.calls.json sha256:bb50bfcb067f5db8 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './audit.search.body.validator.js';

export const auditSearchBody: Entity = freeze<Entity>({
  name: "audit.search",
  title: "Who has seen, changed, printed or exported what of a patient",
  description: "",
  schema: {
    title: "Who has seen, changed, printed or exported what of a patient",
    type: "object",
    required: [
      "patientId",
    ],
    additionalProperties: false,
    properties: {
      patientId: {
        title: "Patient",
        description: "The patient's _id.",
        type: "string",
        "x-record": "patient",
      },
      queries: {
        title: "Queries",
        description: "Which entries are wanted.",
        type: "array",
        maxItems: 4,
        items: {
          type: "object",
          required: [
            "field",
            "text",
          ],
          additionalProperties: false,
          properties: {
            field: {
              title: "Field",
              description: "who: a part of the name or e-mail address; what: the action; since, until: a day in the user's time zone.",
              type: "string",
              enum: [
                "who",
                "what",
                "since",
                "until",
              ],
            },
            text: {
              title: "Text",
              description: "What it is asked for.",
              type: "string",
              minLength: 1,
              maxLength: 200,
              examples: [
                "2026-11-21",
              ],
            },
          },
        },
      },
      filters: {
        title: "Filters",
        description: "Taken and left aside: as searches send it.",
        type: "array",
        maxItems: 0,
      },
      sort: {
        title: "Order",
        description: "By at, the newest first where nothing is said.",
        type: "array",
        maxItems: 1,
        items: {
          type: "object",
          required: [
            "by",
          ],
          additionalProperties: false,
          properties: {
            by: {
              title: "By",
              description: "The time.",
              const: "at",
            },
            descending: {
              title: "Descending",
              description: "The newest first.",
              type: "boolean",
            },
          },
        },
      },
      from: {
        title: "From",
        description: "How many entries are passed over.",
        type: "integer",
        minimum: 0,
        maximum: 1000000,
      },
    },
  },
  validate: validate as StructuralValidator,
  fields: {
    "/patientId": {
      title: "Patient",
      description: "The patient's _id.",
      type: "string",
    },
    "/queries": {
      title: "Queries",
      description: "Which entries are wanted.",
      type: "array",
    },
    "/queries/*": {
      title: "*",
      type: "object",
    },
    "/queries/*/field": {
      title: "Field",
      description: "who: a part of the name or e-mail address; what: the action; since, until: a day in the user's time zone.",
      type: "string",
      words: {
        who: "Who",
        what: "What",
        since: "Since",
        until: "Until",
      },
    },
    "/queries/*/text": {
      title: "Text",
      description: "What it is asked for.",
      type: "string",
      maxLength: 200,
    },
    "/filters": {
      title: "Filters",
      description: "Taken and left aside: as searches send it.",
      type: "array",
    },
    "/sort": {
      title: "Order",
      description: "By at, the newest first where nothing is said.",
      type: "array",
    },
    "/sort/*": {
      title: "*",
      type: "object",
    },
    "/sort/*/by": {
      title: "By",
      description: "The time.",
      type: "string",
    },
    "/sort/*/descending": {
      title: "Descending",
      description: "The newest first.",
      type: "boolean",
    },
    "/from": {
      title: "From",
      description: "How many entries are passed over.",
      type: "integer",
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
