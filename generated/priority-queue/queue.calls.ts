// GENERATED from schemas/priority-queue/queue.calls.json sha256:09461630d004f75a by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const queueListCall: CallContract = freeze<CallContract>({
  name: "queue.list",
  title: "Queues of the user and of the user's organizations",
  methods: [
    "GET",
  ],
  path: "/api/regimen/queues",
  query: {},
  answer: {
    kind: "list",
    entity: "priority-queue",
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "queue-list",
    options: {},
  },
  cacheSeconds: 0,
});

export const queueSaveCall: CallContract = freeze<CallContract>({
  name: "queue.save",
  title: "Store a queue",
  methods: [
    "POST",
    "PUT",
  ],
  path: "/api/regimen/queue",
  query: {},
  body: {
    wrap: "queue",
    entity: "priority-queue",
  },
  answer: {
    kind: "saved",
    entity: "priority-queue",
  },
  access: "queue.write",
  store: {
    kind: "save",
    entity: "priority-queue",
    access: "queue.edit",
  },
  cacheSeconds: 0,
});

export const queueRemoveCall: CallContract = freeze<CallContract>({
  name: "queue.remove",
  title: "Remove one's own queue",
  methods: [
    "POST",
  ],
  path: "/api/regimen/queue/delete",
  query: {},
  body: {
    wrap: "queue",
    entity: "priority-queue",
  },
  answer: {
    kind: "saved",
    entity: "priority-queue",
  },
  access: "queue.write",
  store: {
    kind: "remove",
    entity: "priority-queue",
    access: "queue.edit",
  },
  cacheSeconds: 0,
});

export const queueCountsCall: CallContract = freeze<CallContract>({
  name: "queue.counts",
  title: "How many patients queues have",
  methods: [
    "GET",
  ],
  path: "/api/regimen/queues/counts",
  query: {
    ids: {
      type: "list",
      isRequired: true,
      description: "_ids of queues, at most 100.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "counts",
      ],
      properties: {
        counts: {
          title: "Counts",
          description: "The number of patients by the _id of the queue.",
          type: "object",
          maxProperties: 100,
          additionalProperties: {
            type: "integer",
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "queue-counts",
    options: {},
  },
  cacheSeconds: 0,
});

export const queueMembersCall: CallContract = freeze<CallContract>({
  name: "queue.members",
  title: "What the rows of a queue say of patients beyond the search index",
  methods: [
    "GET",
  ],
  path: "/api/regimen/queue/members",
  query: {
    ids: {
      type: "list",
      isRequired: true,
      description: "_ids of patients, at most 200.",
    },
  },
  answer: {
    kind: "list",
    entity: "queue-member",
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "queue-members",
    options: {},
  },
  cacheSeconds: 0,
});

export const queueNextCall: CallContract = freeze<CallContract>({
  name: "queue.next",
  title: "Reserve the first free patient of a queue",
  methods: [
    "POST",
  ],
  path: "/api/regimen/queue/next",
  query: {},
  body: {
    schema: {
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
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      properties: {
        id: {
          title: "Patient",
          description: "The patient's _id; missing where nobody is free.",
          type: "string",
        },
      },
      additionalProperties: false,
    },
  },
  access: "reservation.create",
  store: {
    kind: "handler",
    handler: "queue-next",
    options: {},
  },
  cacheSeconds: 0,
});

export const queueExportCall: CallContract = freeze<CallContract>({
  name: "queue.export",
  title: "All patients of a queue, at most 5,000, for a file",
  methods: [
    "POST",
  ],
  path: "/api/regimen/queue/export",
  query: {},
  body: {
    schema: {
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
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "total",
        "hits",
      ],
      properties: {
        total: {
          title: "Total",
          description: "How many patients there are.",
          type: "integer",
        },
        from: {
          title: "From",
          description: "How many patients come before them.",
          type: "integer",
        },
        hits: {
          title: "Hits",
          description: "The patients, as the search index shows them.",
          type: "array",
          maxItems: 5000,
          items: {
            type: "object",
            additionalProperties: true,
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "queue-export",
    options: {},
  },
  cacheSeconds: 0,
  isRead: true,
});

export const queueStatisticsCall: CallContract = freeze<CallContract>({
  name: "queue.statistics",
  title: "What a queue can be narrowed by, with the choices of each",
  methods: [
    "GET",
  ],
  path: "/api/regimen/queue/statistics",
  query: {},
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "rows",
      ],
      properties: {
        rows: {
          type: "array",
          items: {
            type: "object",
            required: [
              "name",
              "title",
              "kind",
              "options",
              "values",
            ],
            properties: {
              name: {
                type: "string",
              },
              title: {
                type: "string",
              },
              kind: {
                enum: [
                  "name",
                  "digits",
                  "date",
                  "number",
                  "text",
                ],
              },
              unit: {
                enum: [
                  "days",
                  "business-days",
                  "years",
                ],
              },
              options: {
                type: "array",
                items: {
                  type: "object",
                  required: [
                    "code",
                    "display",
                  ],
                  properties: {
                    code: {
                      type: "string",
                    },
                    display: {
                      type: "string",
                    },
                  },
                  additionalProperties: false,
                },
              },
              values: {
                type: "array",
                items: {
                  type: "object",
                  required: [
                    "value",
                    "display",
                  ],
                  properties: {
                    value: {
                      type: [
                        "string",
                        "number",
                      ],
                    },
                    display: {
                      type: "string",
                    },
                  },
                  additionalProperties: false,
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
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "queue-statistics",
    options: {},
  },
  cacheSeconds: 300,
  failure: "An error occurred getting what a queue can be narrowed by.",
});

export const queuePreviewCall: CallContract = freeze<CallContract>({
  name: "queue.preview",
  title: "What a queue would find while it is edited",
  methods: [
    "POST",
  ],
  path: "/api/regimen/queue/preview",
  query: {},
  body: {
    schema: {
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
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "total",
        "hits",
        "columns",
        "conditions",
      ],
      properties: {
        total: {
          type: "integer",
        },
        columns: {
          type: "array",
          items: {
            type: "object",
            required: [
              "name",
              "title",
              "kind",
            ],
            properties: {
              name: {
                type: "string",
              },
              title: {
                type: "string",
              },
              kind: {
                type: "string",
              },
              unit: {
                type: "string",
              },
              words: {
                type: "object",
                additionalProperties: {
                  type: "string",
                },
              },
            },
            additionalProperties: false,
          },
        },
        hits: {
          type: "array",
          items: {
            type: "object",
            additionalProperties: true,
          },
        },
        conditions: {
          type: "array",
          items: {
            type: "object",
            properties: {
              removes: {
                type: "integer",
              },
              problem: {
                type: "string",
              },
            },
            additionalProperties: false,
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "queue-preview",
    options: {},
  },
  cacheSeconds: 0,
  isRead: true,
  failure: "An error occurred finding the patients of the queue.",
});

export const queueRunCall: CallContract = freeze<CallContract>({
  name: "queue.run",
  title: "The patients of a queue, a page at a time",
  methods: [
    "POST",
  ],
  path: "/api/regimen/queue/run",
  query: {},
  body: {
    schema: {
      type: "object",
      properties: {
        queueId: {
          title: "Queue",
          description: "A stored queue; its filters and sorting are used.",
          type: "string",
        },
        filters: {
          title: "Filters",
          description: "More filters.",
          type: "array",
          maxItems: 20,
          items: {
            type: "object",
            maxProperties: 20,
          },
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
        from: {
          title: "From",
          description: "How many patients come before the page.",
          type: "integer",
          minimum: 0,
        },
      },
      additionalProperties: false,
    },
  },
  answer: {
    kind: "hits",
    search: "patient",
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "queue-run",
    options: {},
  },
  cacheSeconds: 0,
  isRead: true,
});
