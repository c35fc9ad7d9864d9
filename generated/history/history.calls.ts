// GENERATED from schemas/history/history.calls.json sha256:ade069c2dad1c92e by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const historyListCall: CallContract = freeze<CallContract>({
  name: "history.list",
  title: "Every version of a record, the newest first",
  methods: [
    "GET",
  ],
  path: "/api/regimen/history",
  query: {
    type: {
      type: "string",
      isRequired: true,
      description: "The kind of record, such as patient or patient.allergy.",
      examples: [
        "patient",
      ],
    },
    id: {
      type: "string",
      isRequired: true,
      description: "The _id of the record; it may have been deleted.",
      record: "patient",
    },
    before: {
      type: "integer",
      isRequired: false,
      description: "Only versions before this revision: the next page.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "rev",
        "isRemoved",
        "rows",
      ],
      properties: {
        rev: {
          description: "The revision that stands now; sent along to restore another one.",
          type: "integer",
        },
        isRemoved: {
          description: "The record was deleted.",
          type: "boolean",
        },
        canRestore: {
          description: "The user may bring a version back.",
          type: "boolean",
        },
        more: {
          description: "There are older versions.",
          type: "boolean",
        },
        rows: {
          type: "array",
          items: {
            type: "object",
            required: [
              "rev",
              "at",
              "author",
              "call",
              "isRemoved",
              "changes",
            ],
            properties: {
              rev: {
                type: "integer",
              },
              at: {
                type: "string",
                format: "date-time",
              },
              author: {
                description: "The id of the user, or import.",
                type: "string",
              },
              performedBy: {
                description: "The user as named then.",
                type: "object",
              },
              call: {
                description: "The call that made the version.",
                type: "string",
              },
              isRemoved: {
                description: "The version is a deletion.",
                type: "boolean",
              },
              changes: {
                description: "JSON Patch (RFC 6902) from the version before.",
                type: "array",
                items: {
                  type: "object",
                },
              },
            },
            additionalProperties: false,
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "record-history",
    options: {},
  },
  cacheSeconds: 0,
  failure: "The history could not be loaded. Please try again.",
});

export const historyRestoreCall: CallContract = freeze<CallContract>({
  name: "history.restore",
  title: "Make an earlier version of a record the current one",
  methods: [
    "POST",
  ],
  path: "/api/regimen/history/restore",
  query: {},
  body: {
    schema: {
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
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "ok",
        "id",
        "rev",
        "record",
      ],
      properties: {
        ok: {
          const: true,
        },
        id: {
          type: "string",
        },
        rev: {
          type: "integer",
        },
        record: {
          type: "object",
        },
      },
      additionalProperties: false,
    },
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "record-restore",
    options: {},
  },
  cacheSeconds: 0,
  success: "Version {rev} is the current one again.",
  failure: "The version could not be restored. Please try again.",
});
