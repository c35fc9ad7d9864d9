// GENERATED from schemas/reservation/reservation.calls.json sha256:3f270640351d3a2f by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './reservation.reserve.body.validator.js';

export const reservationReserveBody: Entity = freeze<Entity>({
  name: "reservation.reserve",
  title: "Reserve a patient, or override another user's reservation",
  description: "",
  schema: {
    title: "Reserve a patient, or override another user's reservation",
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
  validate: validate as StructuralValidator,
  fields: {
    "/email": {
      title: "Email",
      description: "E-mail address of the user who reserves.",
      type: "string",
      maxLength: 254,
    },
    "/patientId": {
      title: "Patient",
      description: "The patient's _id.",
      type: "string",
    },
    "/reservationId": {
      title: "Seen Reservation",
      description: "The _id of the reservation that is overridden, as it was seen; where another one stands by now, the answer is 409 with that one.",
      type: "string",
      maxLength: 128,
    },
    "/override": {
      title: "Override",
      description: "Takes over another user's reservation.",
      type: "boolean",
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
