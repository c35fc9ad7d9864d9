// GENERATED from schemas/session/session.calls.json sha256:43b4f98369db56e3 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const sessionListCall: CallContract = freeze<CallContract>({
  name: "session.list",
  title: "One's own sessions that stand, the latest activity first",
  methods: [
    "GET",
  ],
  path: "/api/regimen/sessions",
  query: {},
  answer: {
    kind: "list",
    entity: "own-session",
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "session-list",
    options: {},
  },
  cacheSeconds: 0,
  isBeforeTerms: true,
});

export const sessionGetCall: CallContract = freeze<CallContract>({
  name: "session.get",
  title: "One of one's own sessions; own stands for the one that asks",
  methods: [
    "GET",
  ],
  path: "/api/regimen/session",
  query: {
    sessionId: {
      type: "string",
      isRequired: true,
      description: "The _id of the session, or own.",
      examples: [
        "own",
      ],
    },
  },
  answer: {
    kind: "record",
    entity: "own-session",
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "session-get",
    options: {},
  },
  cacheSeconds: 0,
  isBeforeTerms: true,
});

export const sessionActiveCall: CallContract = freeze<CallContract>({
  name: "session.active",
  title: "Report when somebody was at the computer last",
  methods: [
    "POST",
  ],
  path: "/api/regimen/session/active",
  query: {},
  body: {
    schema: {
      type: "object",
      additionalProperties: false,
      required: [
        "idle",
      ],
      properties: {
        idle: {
          title: "Idle",
          description: "Milliseconds since then.",
          type: "integer",
          minimum: 0,
          maximum: 86400000,
        },
      },
    },
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "noted",
      ],
      properties: {
        noted: {
          description: "False where an outside identity provider keeps the sessions.",
          type: "boolean",
        },
      },
      additionalProperties: false,
    },
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "session-active",
    options: {},
  },
  cacheSeconds: 0,
  isBeforeTerms: true,
  isRead: true,
});

export const sessionEndCall: CallContract = freeze<CallContract>({
  name: "session.end",
  title: "End one of one's own sessions, at once and everywhere",
  methods: [
    "POST",
  ],
  path: "/api/regimen/session/end",
  query: {},
  body: {
    schema: {
      type: "object",
      required: [
        "_id",
      ],
      properties: {
        _id: {
          title: "Session",
          description: "The _id of the session.",
          type: "string",
          maxLength: 128,
        },
      },
      additionalProperties: false,
    },
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "ended",
      ],
      properties: {
        ended: {
          description: "How many sessions have ended by this.",
          type: "integer",
        },
      },
      additionalProperties: false,
    },
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "session-end",
    options: {},
  },
  cacheSeconds: 0,
  isBeforeTerms: true,
});

export const sessionEndOthersCall: CallContract = freeze<CallContract>({
  name: "session.end-others",
  title: "End all of one's own sessions but the one that asks",
  methods: [
    "POST",
  ],
  path: "/api/regimen/session/end-others",
  query: {},
  body: {
    schema: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "ended",
      ],
      properties: {
        ended: {
          description: "How many sessions have ended by this.",
          type: "integer",
        },
      },
      additionalProperties: false,
    },
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "session-end-others",
    options: {},
  },
  cacheSeconds: 0,
  isBeforeTerms: true,
});
