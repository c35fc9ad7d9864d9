// GENERATED from schemas/condition/condition.calls.json sha256:401ddc50eac2fe90 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './condition.list.body.validator.js';

export const conditionListBody: Entity = freeze<Entity>({
  name: "condition.list",
  title: "Conditions of a patient",
  description: "",
  schema: {
    title: "Conditions of a patient",
    type: "object",
    required: [
      "patientId",
    ],
    properties: {
      patientId: {
        title: "Patient",
        description: "The patient's _id.",
        type: "string",
        minLength: 1,
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
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
