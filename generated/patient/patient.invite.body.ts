// GENERATED from schemas/patient/patient.calls.json sha256:7d3659247a0abd33 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './patient.invite.body.validator.js';

export const patientInviteBody: Entity = freeze<Entity>({
  name: "patient.invite",
  title: "Invite a patient to the app for patients by e-mail",
  description: "",
  schema: {
    title: "Invite a patient to the app for patients by e-mail",
    type: "object",
    required: [
      "patientId",
    ],
    properties: {
      patientId: {
        title: "Patient",
        description: "The patient's _id.",
        "x-record": "patient",
        type: "string",
        minLength: 1,
      },
      email: {
        title: "Email",
        description: "Where to send the invitation.",
        examples: [
          "ada.soto@member.example.org",
        ],
        type: "string",
        maxLength: 254,
      },
      os: {
        title: "Phone System",
        description: "The operating system of the patient's phone.",
        examples: [
          "ios",
          "android",
        ],
        type: "string",
        maxLength: 20,
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/patientId": {
      title: "Patient",
      description: "The patient's _id.",
      type: "string",
    },
    "/email": {
      title: "Email",
      description: "Where to send the invitation.",
      type: "string",
      maxLength: 254,
    },
    "/os": {
      title: "Phone System",
      description: "The operating system of the patient's phone.",
      type: "string",
      maxLength: 20,
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
