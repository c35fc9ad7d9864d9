// GENERATED from schemas/reservation/reservation.calls.json sha256:3f270640351d3a2f by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const reservationListCall: CallContract = freeze<CallContract>({
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
});

export const reservationReserveCall: CallContract = freeze<CallContract>({
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
          "x-record": "patient",
          type: "string",
          minLength: 1,
        },
        reservationId: {
          title: "Seen Reservation",
          description: "The _id of the reservation that is overridden, as it was seen; where another one stands by now, the answer is 409 with that one.",
          type: "string",
          maxLength: 128,
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
});

export const reservationReleaseCall: CallContract = freeze<CallContract>({
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
      record: "patient",
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
  success: "Patient has been released.",
});
