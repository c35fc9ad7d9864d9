// GENERATED from schemas/note/note.calls.json sha256:979c2001a9d605d2 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const noteListCall: CallContract = freeze<CallContract>({
  name: "note.list",
  title: "Notes of a patient",
  methods: [
    "GET",
  ],
  path: "/api/regimen/notes/list",
  query: {
    patientId: {
      type: "string",
      isRequired: true,
      description: "The patient's _id.",
    },
    newest: {
      type: "integer",
      isRequired: false,
      description: "At most so many records, the newest; without it all.",
    },
  },
  answer: {
    kind: "list",
    entity: "note",
  },
  access: "patient.read",
  store: {
    kind: "list",
    entity: "note",
    subjectFrom: "patientId",
    newestBy: "/dateAdded",
  },
  cacheSeconds: 0,
});

export const noteSaveCall: CallContract = freeze<CallContract>({
  name: "note.save",
  title: "Store a note",
  methods: [
    "POST",
    "PUT",
  ],
  path: "/api/regimen/note",
  query: {},
  body: {
    entity: "note",
  },
  answer: {
    kind: "saved",
    entity: "note",
  },
  access: "patient.write",
  store: {
    kind: "save",
    entity: "note",
  },
  cacheSeconds: 0,
  failure: "An error occurred updating the patient data",
});

export const noteRemoveCall: CallContract = freeze<CallContract>({
  name: "note.remove",
  title: "Remove a note",
  methods: [
    "POST",
  ],
  path: "/api/regimen/note/delete",
  query: {},
  body: {
    entity: "note",
  },
  answer: {
    kind: "saved",
    entity: "note",
  },
  access: "patient.write",
  store: {
    kind: "remove",
    entity: "note",
  },
  cacheSeconds: 0,
  failure: "An error occurred deleting the patient data",
});
