// GENERATED from schemas/priority-queue/queue.calls.json sha256:09461630d004f75a by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './queue.run.body.validator.js';

export const queueRunBody: Entity = freeze<Entity>({
  name: "queue.run",
  title: "The patients of a queue, a page at a time",
  description: "",
  schema: {
    title: "The patients of a queue, a page at a time",
    type: "object",
    properties: {
      queueId: {
        title: "Queue",
        description: "A stored queue; its filters and sorting are used.",
        type: "string",
      },
      filters: {
        title: "Filters",
        description: "More filters.",
        type: "array",
        maxItems: 20,
        items: {
          type: "object",
          maxProperties: 20,
        },
      },
      sort: {
        title: "Sorting",
        description: "Instead of the queue's sorting.",
        type: "array",
        maxItems: 20,
        items: {
          type: "object",
          maxProperties: 20,
        },
      },
      from: {
        title: "From",
        description: "How many patients come before the page.",
        type: "integer",
        minimum: 0,
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/queueId": {
      title: "Queue",
      description: "A stored queue; its filters and sorting are used.",
      type: "string",
    },
    "/filters": {
      title: "Filters",
      description: "More filters.",
      type: "array",
    },
    "/filters/*": {
      title: "*",
      type: "object",
    },
    "/sort": {
      title: "Sorting",
      description: "Instead of the queue's sorting.",
      type: "array",
    },
    "/sort/*": {
      title: "*",
      type: "object",
    },
    "/from": {
      title: "From",
      description: "How many patients come before the page.",
      type: "integer",
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
