// GENERATED from schemas/error-report/error-report.calls.json sha256:cdc399984796fcf3 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const errorReportSendCall: CallContract = freeze<CallContract>({
  name: "error-report.send",
  title: "Tell of a failure in the page: what kind and where in our code, nothing of what was on the screen",
  methods: [
    "POST",
  ],
  path: "/api/regimen/error-report",
  query: {},
  body: {
    schema: {
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
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "taken",
      ],
      properties: {
        taken: {
          description: "False for what came on top of as many as one user may tell a minute.",
          type: "boolean",
        },
      },
      additionalProperties: false,
    },
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "error-report",
    options: {},
  },
  cacheSeconds: 0,
  isBeforeTerms: true,
  isRead: true,
});
