// GENERATED from schemas/audit/audit.calls.json sha256:d3b106c0b0a923ce by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const auditListCall: CallContract = freeze<CallContract>({
  name: "audit.list",
  title: "Who has read, changed, printed or exported what of a patient, the newest first",
  methods: [
    "GET",
  ],
  path: "/api/regimen/patient/audit",
  query: {
    patientId: {
      type: "string",
      isRequired: true,
      description: "The patient.",
      record: "patient",
    },
    before: {
      type: "integer",
      isRequired: false,
      description: "Only entries before this number: the next page.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "rows",
        "more",
      ],
      properties: {
        more: {
          description: "There are older entries.",
          type: "boolean",
        },
        rows: {
          type: "array",
          items: {
            type: "object",
            required: [
              "seq",
              "at",
              "author",
              "action",
              "call",
            ],
            properties: {
              seq: {
                type: "integer",
              },
              at: {
                type: "string",
                format: "date-time",
              },
              author: {
                description: "The id of the user, import, or unknown.",
                type: "string",
              },
              name: {
                description: "The user as named now.",
                type: "string",
              },
              action: {
                type: "string",
              },
              type: {
                description: "The kind of record.",
                type: "string",
              },
              id: {
                description: "The record.",
                type: "string",
              },
              rev: {
                type: "integer",
              },
              call: {
                type: "string",
              },
              request: {
                description: "The id of the request, as in the log.",
                type: "string",
              },
              status: {
                description: "How a refused or failed call was answered.",
                type: "integer",
              },
            },
            additionalProperties: false,
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "audit.read",
  store: {
    kind: "handler",
    handler: "audit-trail",
    options: {
      entity: "patient",
    },
  },
  cacheSeconds: 0,
  failure: "The audit trail could not be loaded. Please try again.",
});
