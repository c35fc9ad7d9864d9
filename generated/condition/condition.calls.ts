// GENERATED from schemas/condition/condition.calls.json sha256:401ddc50eac2fe90 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const conditionListCall: CallContract = freeze<CallContract>({
  name: "condition.list",
  title: "Conditions of a patient",
  methods: [
    "POST",
  ],
  path: "/api/regimen/condition/list",
  query: {},
  body: {
    schema: {
      type: "object",
      required: [
        "patientId",
      ],
      properties: {
        patientId: {
          title: "Patient",
          description: "The patient's _id.",
          type: "string",
          minLength: 1,
        },
      },
      additionalProperties: false,
    },
  },
  answer: {
    kind: "list",
    entity: "condition",
  },
  access: "patient.read",
  store: {
    kind: "list",
    entity: "condition",
    subjectFrom: "patientId",
  },
  cacheSeconds: 0,
});

export const conditionSaveCall: CallContract = freeze<CallContract>({
  name: "condition.save",
  title: "Store a condition",
  methods: [
    "POST",
    "PUT",
  ],
  path: "/api/regimen/condition",
  query: {},
  body: {
    wrap: "condition",
    entity: "condition",
  },
  answer: {
    kind: "saved",
    entity: "condition",
  },
  access: "patient.write",
  store: {
    kind: "save",
    entity: "condition",
  },
  cacheSeconds: 0,
  failure: "An error occurred updating the patient data",
});

export const conditionRemoveCall: CallContract = freeze<CallContract>({
  name: "condition.remove",
  title: "Remove a condition",
  methods: [
    "POST",
  ],
  path: "/api/regimen/condition/delete",
  query: {},
  body: {
    wrap: "condition",
    entity: "condition",
  },
  answer: {
    kind: "saved",
    entity: "condition",
  },
  access: "patient.write",
  store: {
    kind: "remove",
    entity: "condition",
  },
  cacheSeconds: 0,
  failure: "An error occurred deleting the patient data",
});
