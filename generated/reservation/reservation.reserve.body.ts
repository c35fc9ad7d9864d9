// GENERATED from schemas/reservation/reservation.calls.json sha256:f604466a0a8e3ea1 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product.ts';
import type { StructuralValidator } from '../../engine/core/product.ts';
import { validate } from './reservation.reserve.body.validator.js';

export const reservationReserveBody: Entity = freeze({
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
