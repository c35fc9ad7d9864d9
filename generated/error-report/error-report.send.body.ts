// GENERATED from schemas/error-report/error-report.calls.json sha256:cdc399984796fcf3 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './error-report.send.body.validator.js';

export const errorReportSendBody: Entity = freeze<Entity>({
  name: "error-report.send",
  title: "Tell of a failure in the page: what kind and where in our code, nothing of what was on the screen",
  description: "",
  schema: {
    title: "Tell of a failure in the page: what kind and where in our code, nothing of what was on the screen",
    type: "object",
    additionalProperties: false,
    required: [
      "place",
      "kind",
      "error",
      "version",
    ],
    properties: {
      place: {
        description: "Our name of the place: a box with its tab, a screen.",
        type: "string",
        pattern: "^[A-Za-z0-9_.-]{1,120}$",
      },
      kind: {
        type: "string",
        enum: [
          "render",
          "script",
          "promise",
        ],
      },
      error: {
        description: "The class of the error.",
        type: "string",
        pattern: "^[A-Za-z][A-Za-z0-9_]{0,60}$",
      },
      at: {
        description: "Lines of code, innermost first.",
        type: "array",
        maxItems: 6,
        items: {
          type: "string",
          pattern: "^[A-Za-z0-9_.-]{1,80}:[0-9]{1,7}:[0-9]{1,7}$",
        },
      },
      request: {
        description: "The X-Request-Id of the answer that it followed from.",
        type: "string",
        pattern: "^[A-Za-z0-9_-]{1,64}$",
      },
      version: {
        description: "The version of the page.",
        type: "string",
        pattern: "^[A-Za-z0-9_.+-]{1,40}$",
      },
    },
  },
  validate: validate as StructuralValidator,
  fields: {
    "/place": {
      title: "place",
      description: "Our name of the place: a box with its tab, a screen.",
      type: "string",
    },
    "/kind": {
      title: "kind",
      type: "string",
      words: {
        render: "Render",
        script: "Script",
        promise: "Promise",
      },
    },
    "/error": {
      title: "error",
      description: "The class of the error.",
      type: "string",
    },
    "/at": {
      title: "at",
      description: "Lines of code, innermost first.",
      type: "array",
    },
    "/at/*": {
      title: "*",
      type: "string",
    },
    "/request": {
      title: "request",
      description: "The X-Request-Id of the answer that it followed from.",
      type: "string",
    },
    "/version": {
      title: "version",
      description: "The version of the page.",
      type: "string",
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
