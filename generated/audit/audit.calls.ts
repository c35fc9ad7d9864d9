// GENERATED from schemas/audit/audit.calls.json sha256:bb50bfcb067f5db8 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const auditSearchCall: CallContract = freeze<CallContract>({
  name: "audit.search",
  title: "Who has seen, changed, printed or exported what of a patient",
  methods: [
    "POST",
  ],
  path: "/api/regimen/patient/audit",
  query: {},
  body: {
    schema: {
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
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "total",
        "from",
        "hits",
      ],
      properties: {
        total: {
          description: "How many entries there are.",
          type: "integer",
        },
        from: {
          type: "integer",
        },
        hits: {
          description: "One page of them.",
          type: "array",
          items: {
            title: "Access",
            description: "Somebody has seen, changed, printed or exported something of a patient, or has tried to. An entry of the audit trail, in words.",
            "x-origin": "assumed",
            type: "object",
            required: [
              "id",
              "at",
              "by",
              "action",
            ],
            properties: {
              id: {
                title: "Number",
                description: "The entry's number in the trail.",
                type: "string",
              },
              at: {
                title: "When",
                description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
                type: "string",
                format: "date-time",
                examples: [
                  "2026-03-14T15:09:00-06:00",
                ],
              },
              by: {
                title: "Who",
                description: "The user as named now, or what acted without one, such as import.",
                type: "string",
              },
              email: {
                title: "Email",
                description: "The user's e-mail address.",
                type: "string",
              },
              action: {
                title: "What",
                description: "What was done.",
                type: "string",
                enum: [
                  "read",
                  "write",
                  "remove",
                  "restore",
                  "print",
                  "export",
                  "emergency",
                  "refused",
                  "failed",
                ],
                "x-codes": "audit-actions",
              },
              of: {
                title: "Of What",
                description: "The kind of record; blank for a list of search results.",
                type: "string",
              },
              how: {
                title: "By Way Of",
                description: "What was asked of the gateway.",
                type: "string",
              },
              note: {
                title: "Details",
                description: "The fields that were changed, the document that was printed, the reason that was given, or the status of a refusal. None of their values.",
                type: "string",
              },
            },
            additionalProperties: false,
          },
        },
        notice: {
          description: "Whether the trail is as it was written; with the first page.",
          type: "string",
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
      by: "patientId",
    },
  },
  cacheSeconds: 0,
  isRead: true,
  failure: "The audit trail could not be loaded. Please try again.",
});
