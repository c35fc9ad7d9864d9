// GENERATED from schemas/review/review.calls.json sha256:1cf3da4e904d89e2 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const reviewListCall: CallContract = freeze<CallContract>({
  name: "review.list",
  title: "Reviews of a patient with their types, newest first by the day of publication, else of review",
  methods: [
    "GET",
  ],
  path: "/api/regimen/reviews/subject-with-reviewType",
  query: {
    startkey: {
      type: "string",
      isRequired: true,
      description: "JSON list that begins with the patient's _id.",
    },
    endkey: {
      type: "string",
      isRequired: true,
      description: "JSON list that begins with the same _id.",
    },
  },
  answer: {
    kind: "list",
    entity: "review",
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "reviews-by-subject",
    options: {},
  },
  cacheSeconds: 0,
});

export const reviewLatestTypeCall: CallContract = freeze<CallContract>({
  name: "review.latest-type",
  title: "Type of the patient's latest review",
  methods: [
    "GET",
  ],
  path: "/api/regimen/reviews/latest-type",
  query: {
    patientId: {
      type: "string",
      isRequired: true,
      description: "The patient's _id.",
      record: "patient",
    },
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "reviewType",
      ],
      properties: {
        reviewType: {
          type: [
            "string",
            "null",
          ],
        },
        reviewId: {
          type: [
            "string",
            "null",
          ],
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "latest-review-type",
    options: {},
  },
  cacheSeconds: 0,
});

export const reviewSaveCall: CallContract = freeze<CallContract>({
  name: "review.save",
  title: "Store a review: a draft, or the responses of a published one",
  methods: [
    "POST",
    "PUT",
  ],
  path: "/api/regimen/review",
  query: {},
  body: {
    wrap: "review",
    entity: "review",
  },
  answer: {
    kind: "saved",
    entity: "review",
  },
  access: "patient.write",
  store: {
    kind: "handler",
    handler: "review-save",
    options: {},
  },
  cacheSeconds: 0,
  failure: "An error occurred updating the patient data",
});

export const reviewRemoveCall: CallContract = freeze<CallContract>({
  name: "review.remove",
  title: "Remove a draft",
  methods: [
    "POST",
  ],
  path: "/api/regimen/review/delete",
  query: {},
  body: {
    wrap: "review",
    entity: "review",
  },
  answer: {
    kind: "saved",
    entity: "review",
  },
  access: "patient.write",
  store: {
    kind: "remove",
    entity: "review",
    access: "review.remove",
  },
  cacheSeconds: 0,
  failure: "An error occurred deleting the patient data",
});
