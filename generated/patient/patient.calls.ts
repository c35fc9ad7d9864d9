// GENERATED from schemas/patient/patient.calls.json sha256:70e571de1315b9e3 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product.ts';

export const patientGetCall: CallContract = freeze({
  name: "patient.get",
  title: "One patient",
  methods: [
    "GET",
  ],
  path: "/api/regimen/patient",
  query: {
    patientId: {
      type: "string",
      isRequired: true,
      description: "The patient's _id.",
    },
  },
  answer: {
    kind: "record",
    entity: "patient",
  },
  access: "patient.read",
  store: {
    kind: "get",
    entity: "patient",
    by: "patientId",
  },
  cacheSeconds: 0,
  failure: "An error occurred getting patient data, and the patient could not be loaded. You may not have access to this patient.",
});

export const patientSaveCall: CallContract = freeze({
  name: "patient.save",
  title: "Store a whole patient",
  methods: [
    "POST",
    "PUT",
  ],
  path: "/api/regimen/patient",
  query: {},
  body: {
    entity: "patient",
  },
  answer: {
    kind: "saved",
    entity: "patient",
  },
  access: "patient.write",
  store: {
    kind: "save",
    entity: "patient",
  },
  cacheSeconds: 0,
  failure: "There was an error saving the patient.",
});

export const patientSearchCall: CallContract = freeze({
  name: "patient.search",
  title: "Search patients of the user's organizations",
  methods: [
    "POST",
  ],
  path: "/api/regimen/patient/search",
  query: {},
  answer: {
    kind: "hits",
    search: "patient",
  },
  access: "patient.read",
  store: {
    kind: "search",
    search: "patient",
  },
  cacheSeconds: 0,
});
