// GENERATED from schemas/priority-queue/queue.calls.json sha256:09461630d004f75a by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './queue.next.body.validator.js';

export const queueNextBody: Entity = freeze<Entity>({
  name: "queue.next",
  title: "Reserve the first free patient of a queue",
  description: "",
  schema: {
    title: "Reserve the first free patient of a queue",
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
      leaveOut: {
        title: "Leave Out",
        description: "_ids of patients whom the user has had already.",
        type: "array",
        maxItems: 100,
        items: {
          type: "string",
          maxLength: 100,
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
    "/leaveOut": {
      title: "Leave Out",
      description: "_ids of patients whom the user has had already.",
      type: "array",
    },
    "/leaveOut/*": {
      title: "*",
      type: "string",
      maxLength: 100,
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
