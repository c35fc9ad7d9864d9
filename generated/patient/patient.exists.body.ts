// GENERATED from schemas/patient/patient.calls.json sha256:7d3659247a0abd33 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './patient.exists.body.validator.js';

export const patientExistsBody: Entity = freeze<Entity>({
  name: "patient.exists",
  title: "Whether a patient with an entered id exists, within the user's organizations",
  description: "",
  schema: {
    title: "Whether a patient with an entered id exists, within the user's organizations",
    type: "object",
    required: [
      "externalId",
    ],
    properties: {
      externalId: {
        title: "Patient ID",
        description: "The entered id.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/externalId": {
      title: "Patient ID",
      description: "The entered id.",
      type: "string",
      maxLength: 100,
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
