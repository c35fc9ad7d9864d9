// GENERATED from schemas/reservation/reservation.calls.json sha256:f604466a0a8e3ea1 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product.ts';

export const reservationListCall: CallContract = freeze({
  name: "reservation.list",
  title: "Reservations of patients; not asked for an empty list",
  methods: [
    "GET",
  ],
  path: "/api/regimen/patient/reservations",
  query: {
    ids: {
      type: "list",
      isRequired: true,
      description: "_ids of patients.",
    },
  },
  answer: {
    kind: "list",
    entity: "reservation",
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "reservation-list",
    options: {},
  },
  cacheSeconds: 0,
  status: "planned",
});

export const reservationReserveCall: CallContract = freeze({
  name: "reservation.reserve",
  title: "Reserve a patient, or override another user's reservation",
  methods: [
    "POST",
  ],
  path: "/api/regimen/patient/reservations",
  query: {},
  body: {
    schema: {
      type: "object",
      required: [
        "email",
        "patientId",
      ],
      properties: {
        email: {
          title: "Email",
          description: "E-mail address of the user who reserves.",
          type: "string",
          maxLength: 254,
        },
        patientId: {
          title: "Patient",
          description: "The patient's _id.",
          type: "string",
          minLength: 1,
        },
        override: {
          title: "Override",
          description: "Takes over another user's reservation.",
          type: "boolean",
        },
      },
      additionalProperties: false,
    },
  },
  answer: {
    kind: "saved",
    entity: "reservation",
  },
  access: "reservation.create",
  store: {
    kind: "handler",
    handler: "reservation-create",
    options: {},
  },
  cacheSeconds: 0,
  status: "planned",
});

export const reservationReleaseCall: CallContract = freeze({
  name: "reservation.release",
  title: "Release one's own reservation",
  methods: [
    "DELETE",
  ],
  path: "/api/regimen/patient/reservations",
  query: {
    _id: {
      type: "string",
      isRequired: true,
      description: "The reservation's _id.",
    },
    _rev: {
      type: "integer",
      isRequired: true,
      description: "The reservation's revision.",
    },
    patientId: {
      type: "string",
      isRequired: true,
      description: "The patient's _id.",
    },
  },
  answer: {
    kind: "saved",
    entity: "reservation",
  },
  access: "reservation.create",
  store: {
    kind: "handler",
    handler: "reservation-release",
    options: {},
  },
  cacheSeconds: 0,
  status: "planned",
  success: "Patient has been released.",
});
