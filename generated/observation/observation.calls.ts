// GENERATED from schemas/observation/observation.calls.json sha256:062bfd979648e496 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const observationListCall: CallContract = freeze<CallContract>({
  name: "observation.list",
  title: "Observations of a patient",
  methods: [
    "GET",
  ],
  path: "/api/regimen/patient/observations",
  query: {
    patientId: {
      type: "string",
      isRequired: true,
      description: "The patient's _id.",
    },
  },
  answer: {
    kind: "list",
    entity: "observation",
  },
  access: "patient.read",
  store: {
    kind: "list",
    entity: "observation",
    subjectFrom: "patientId",
  },
  cacheSeconds: 0,
});

export const observationSaveCall: CallContract = freeze<CallContract>({
  name: "observation.save",
  title: "Store an observation",
  methods: [
    "POST",
    "PUT",
  ],
  path: "/api/regimen/observation",
  query: {},
  body: {
    wrap: "observation",
    entity: "observation",
  },
  answer: {
    kind: "saved",
    entity: "observation",
  },
  access: "patient.write",
  store: {
    kind: "save",
    entity: "observation",
  },
  cacheSeconds: 0,
  failure: "An error occurred updating the patient data",
});

export const observationRemoveCall: CallContract = freeze<CallContract>({
  name: "observation.remove",
  title: "Remove an observation",
  methods: [
    "POST",
  ],
  path: "/api/regimen/observation/delete",
  query: {},
  body: {
    wrap: "observation",
    entity: "observation",
  },
  answer: {
    kind: "saved",
    entity: "observation",
  },
  access: "patient.write",
  store: {
    kind: "remove",
    entity: "observation",
  },
  cacheSeconds: 0,
  failure: "An error occurred deleting the patient data",
});
