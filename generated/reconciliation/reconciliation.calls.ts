// GENERATED from schemas/reconciliation/reconciliation.calls.json sha256:f9ce5a15899aa108 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const reconciliationListCall: CallContract = freeze<CallContract>({
  name: "reconciliation.list",
  title: "Unreconciled lists of a patient",
  methods: [
    "GET",
  ],
  path: "/api/regimen/reconciliation/list",
  query: {
    patientId: {
      type: "string",
      isRequired: true,
      description: "The patient's _id.",
      record: "patient",
    },
  },
  answer: {
    kind: "list",
    entity: "reconciliation",
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "reconciliation-lists",
    options: {
      list: "unreconciled",
    },
  },
  cacheSeconds: 0,
  failure: "An unknown error occurred",
});

export const reconciliationReconciledCall: CallContract = freeze<CallContract>({
  name: "reconciliation.reconciled",
  title: "Reconciled lists of a patient",
  methods: [
    "GET",
  ],
  path: "/api/reconciliation/reconciled",
  query: {
    patientId: {
      type: "string",
      isRequired: true,
      description: "The patient's _id.",
      record: "patient",
    },
  },
  answer: {
    kind: "list",
    entity: "reconciliation",
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "reconciliation-lists",
    options: {
      list: "reconciled",
    },
  },
  cacheSeconds: 0,
  failure: "An unknown error occurred",
});

export const reconciliationNewCall: CallContract = freeze<CallContract>({
  name: "reconciliation.new",
  title: "Begin a reconciliation",
  methods: [
    "POST",
  ],
  path: "/api/reconciliation/new",
  query: {},
  body: {
    entity: "reconciliation",
  },
  answer: {
    kind: "saved",
    entity: "reconciliation",
  },
  access: "patient.write",
  store: {
    kind: "handler",
    handler: "reconciliation-write",
    options: {
      step: "new",
    },
  },
  cacheSeconds: 0,
  success: "Successfully created a new Medication Reconciliation",
  failure: "An unknown error occurred",
});

export const reconciliationNewListCall: CallContract = freeze<CallContract>({
  name: "reconciliation.newList",
  title: "Add an unreconciled list",
  methods: [
    "POST",
  ],
  path: "/api/reconciliation/newList",
  query: {},
  body: {
    entity: "reconciliation",
  },
  answer: {
    kind: "saved",
    entity: "reconciliation",
  },
  access: "patient.write",
  store: {
    kind: "handler",
    handler: "reconciliation-write",
    options: {
      step: "new-list",
    },
  },
  cacheSeconds: 0,
  success: "Successfully created a new Medication Reconciliation",
  failure: "An unknown error occurred",
});

export const reconciliationUpdateCall: CallContract = freeze<CallContract>({
  name: "reconciliation.update",
  title: "Store the progress of a reconciliation",
  methods: [
    "PUT",
  ],
  path: "/api/reconciliation/update",
  query: {},
  body: {
    entity: "reconciliation",
  },
  answer: {
    kind: "saved",
    entity: "reconciliation",
  },
  access: "patient.write",
  store: {
    kind: "handler",
    handler: "reconciliation-write",
    options: {
      step: "update",
    },
  },
  cacheSeconds: 0,
  success: "Successfully updated Medication Reconciliation",
  failure: "An unknown error occurred",
});

export const reconciliationCompleteCall: CallContract = freeze<CallContract>({
  name: "reconciliation.complete",
  title: "Complete a reconciliation; moves the patient through the workflow",
  methods: [
    "PUT",
  ],
  path: "/api/reconciliation/complete",
  query: {},
  body: {
    entity: "reconciliation",
  },
  answer: {
    kind: "saved",
    entity: "reconciliation",
  },
  access: "patient.write",
  store: {
    kind: "handler",
    handler: "reconciliation-write",
    options: {
      step: "complete",
    },
  },
  cacheSeconds: 0,
  success: "Successfully updated Medication Reconciliation",
  failure: "An unknown error occurred",
});
