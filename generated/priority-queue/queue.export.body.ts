// GENERATED from schemas/priority-queue/queue.calls.json sha256:09461630d004f75a by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './queue.export.body.validator.js';

export const queueExportBody: Entity = freeze<Entity>({
  name: "queue.export",
  title: "All patients of a queue, at most 5,000, for a file",
  description: "",
  schema: {
    title: "All patients of a queue, at most 5,000, for a file",
    type: "object",
    required: [
      "queueId",
    ],
    properties: {
      queueId: {
        title: "Queue",
        description: "The queue's _id.",
        "x-record": "priority-queue",
        type: "string",
        minLength: 1,
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
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/queueId": {
      title: "Queue",
      description: "The queue's _id.",
      type: "string",
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
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
