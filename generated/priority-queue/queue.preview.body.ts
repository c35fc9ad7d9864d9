// GENERATED from schemas/priority-queue/queue.calls.json sha256:09461630d004f75a by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './queue.preview.body.validator.js';

export const queuePreviewBody: Entity = freeze<Entity>({
  name: "queue.preview",
  title: "What a queue would find while it is edited",
  description: "",
  schema: {
    title: "What a queue would find while it is edited",
    type: "object",
    properties: {
      filters: {
        title: "Filters",
        description: "The conditions, as a queue has them.",
        type: "array",
        maxItems: 20,
        items: {
          type: "object",
          maxProperties: 20,
        },
      },
      sorting: {
        title: "Sorting",
        description: "The sorting, as a queue has it.",
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
    "/filters": {
      title: "Filters",
      description: "The conditions, as a queue has them.",
      type: "array",
    },
    "/filters/*": {
      title: "*",
      type: "object",
    },
    "/sorting": {
      title: "Sorting",
      description: "The sorting, as a queue has it.",
      type: "array",
    },
    "/sorting/*": {
      title: "*",
      type: "object",
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
