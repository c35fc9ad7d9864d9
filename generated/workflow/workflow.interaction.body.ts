// GENERATED from schemas/workflow/workflow.calls.json sha256:de9961f853e80f19 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './workflow.interaction.body.validator.js';

export const workflowInteractionBody: Entity = freeze<Entity>({
  name: "workflow.interaction",
  title: "An interaction was logged",
  description: "",
  schema: {
    title: "An interaction was logged",
    type: "object",
    required: [
      "patientId",
      "interactionId",
    ],
    properties: {
      patientId: {
        title: "Patient",
        description: "The patient's _id.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
      interactionId: {
        title: "Interaction",
        description: "The interaction's _id.",
        type: "string",
        minLength: 1,
        maxLength: 100,
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
      maxLength: 100,
    },
    "/interactionId": {
      title: "Interaction",
      description: "The interaction's _id.",
      type: "string",
      maxLength: 100,
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
