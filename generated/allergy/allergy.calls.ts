// GENERATED from schemas/allergy/allergy.calls.json sha256:b2cd9f45d49207e2 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const allergyListCall: CallContract = freeze<CallContract>({
  name: "allergy.list",
  title: "Allergies and side effects of a patient",
  methods: [
    "GET",
  ],
  path: "/api/regimen/patient/allergies",
  query: {
    patientId: {
      type: "string",
      isRequired: true,
      description: "The patient's _id.",
    },
  },
  answer: {
    kind: "list",
    entity: "allergy",
  },
  access: "patient.read",
  store: {
    kind: "list",
    entity: "allergy",
    subjectFrom: "patientId",
  },
  cacheSeconds: 0,
});

export const allergySaveCall: CallContract = freeze<CallContract>({
  name: "allergy.save",
  title: "Store an allergy",
  methods: [
    "POST",
    "PUT",
  ],
  path: "/api/regimen/allergy",
  query: {},
  body: {
    wrap: "allergy",
    entity: "allergy",
  },
  answer: {
    kind: "saved",
    entity: "allergy",
  },
  access: "patient.write",
  store: {
    kind: "save",
    entity: "allergy",
  },
  cacheSeconds: 0,
  failure: "An error occurred updating the patient data",
});

export const allergyRemoveCall: CallContract = freeze<CallContract>({
  name: "allergy.remove",
  title: "Remove an allergy",
  methods: [
    "POST",
  ],
  path: "/api/regimen/allergy/delete",
  query: {},
  body: {
    wrap: "allergy",
    entity: "allergy",
  },
  answer: {
    kind: "saved",
    entity: "allergy",
  },
  access: "patient.write",
  store: {
    kind: "remove",
    entity: "allergy",
  },
  cacheSeconds: 0,
  failure: "An error occurred deleting the patient data",
});
