// GENERATED from schemas/history/history.calls.json sha256:ade069c2dad1c92e by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './history.restore.body.validator.js';

export const historyRestoreBody: Entity = freeze<Entity>({
  name: "history.restore",
  title: "Make an earlier version of a record the current one",
  description: "",
  schema: {
    title: "Make an earlier version of a record the current one",
    type: "object",
    required: [
      "type",
      "_id",
      "_rev",
      "rev",
    ],
    additionalProperties: false,
    properties: {
      type: {
        title: "Type",
        description: "The kind of record.",
        type: "string",
        examples: [
          "patient",
        ],
      },
      _id: {
        title: "Id",
        description: "The record.",
        type: "string",
        "x-record": "patient",
      },
      _rev: {
        title: "Revision",
        description: "The revision that stands now, as the user saw it.",
        type: "integer",
        examples: [
          1,
        ],
      },
      rev: {
        title: "Version",
        description: "The revision to bring back.",
        type: "integer",
        examples: [
          1,
        ],
      },
    },
  },
  validate: validate as StructuralValidator,
  fields: {
    "/type": {
      title: "Type",
      description: "The kind of record.",
      type: "string",
    },
    "/_id": {
      title: "Id",
      description: "The record.",
      type: "string",
    },
    "/_rev": {
      title: "Revision",
      description: "The revision that stands now, as the user saw it.",
      type: "integer",
    },
    "/rev": {
      title: "Version",
      description: "The revision to bring back.",
      type: "integer",
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
