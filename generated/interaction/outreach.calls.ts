// GENERATED from schemas/interaction/outreach.calls.json sha256:1d146a06b22bc460 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const outreachListCall: CallContract = freeze<CallContract>({
  name: "outreach.list",
  title: "Interactions and scheduled interactions of a patient",
  methods: [
    "GET",
  ],
  path: "/api/outreach/list",
  query: {
    patientId: {
      type: "string",
      isRequired: true,
      description: "The patient's _id.",
    },
  },
  answer: {
    kind: "list",
    entity: "interaction",
    also: [
      "scheduled-interaction",
    ],
  },
  access: "patient.read",
  store: {
    kind: "list",
    entity: "interaction",
    also: [
      "scheduled-interaction",
    ],
    subjectFrom: "patientId",
  },
  cacheSeconds: 0,
});

export const outreachSaveInteractionCall: CallContract = freeze<CallContract>({
  name: "outreach.save-interaction",
  title: "Log an interaction; may move the patient through the workflow",
  methods: [
    "POST",
    "PUT",
  ],
  path: "/api/outreach",
  query: {},
  body: {
    wrap: "interaction",
    entity: "interaction",
  },
  answer: {
    kind: "saved",
    entity: "interaction",
  },
  access: "patient.write",
  store: {
    kind: "save",
    entity: "interaction",
  },
  cacheSeconds: 0,
  failure: "An error occurred updating the patient data",
});

export const outreachSaveScheduledCall: CallContract = freeze<CallContract>({
  name: "outreach.save-scheduled",
  title: "Store a scheduled interaction",
  methods: [
    "POST",
    "PUT",
  ],
  path: "/api/outreach",
  query: {},
  body: {
    wrap: "scheduledInteraction",
    entity: "scheduled-interaction",
  },
  answer: {
    kind: "saved",
    entity: "scheduled-interaction",
  },
  access: "patient.write",
  store: {
    kind: "save",
    entity: "scheduled-interaction",
  },
  cacheSeconds: 0,
  failure: "An error occurred updating the patient data",
});

export const outreachRemoveInteractionCall: CallContract = freeze<CallContract>({
  name: "outreach.remove-interaction",
  title: "Remove an interaction",
  methods: [
    "POST",
  ],
  path: "/api/outreach/delete",
  query: {},
  body: {
    wrap: "interaction",
    entity: "interaction",
  },
  answer: {
    kind: "saved",
    entity: "interaction",
  },
  access: "patient.write",
  store: {
    kind: "remove",
    entity: "interaction",
  },
  cacheSeconds: 0,
  failure: "An error occurred deleting the patient data",
});

export const outreachRemoveScheduledCall: CallContract = freeze<CallContract>({
  name: "outreach.remove-scheduled",
  title: "Remove a scheduled interaction",
  methods: [
    "POST",
  ],
  path: "/api/outreach/delete",
  query: {},
  body: {
    wrap: "scheduledInteraction",
    entity: "scheduled-interaction",
  },
  answer: {
    kind: "saved",
    entity: "scheduled-interaction",
  },
  access: "patient.write",
  store: {
    kind: "remove",
    entity: "scheduled-interaction",
  },
  cacheSeconds: 0,
  failure: "An error occurred deleting the patient data",
});
