// GENERATED from schemas/workflow/workflow.calls.json sha256:de9961f853e80f19 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './workflow.event.body.validator.js';

export const workflowEventBody: Entity = freeze<Entity>({
  name: "workflow.event",
  title: "Something happened that may move a patient through the workflow",
  description: "",
  schema: {
    title: "Something happened that may move a patient through the workflow",
    type: "object",
    required: [
      "eventType",
      "patientId",
    ],
    properties: {
      eventType: {
        title: "Event",
        description: "Name of the event in the workflow.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
      user: {
        title: "User",
        description: "Who did it, as the client says; the gateway goes by the token.",
        type: "object",
        maxProperties: 50,
      },
      payload: {
        title: "Payload",
        description: "What the event brings.",
        type: "object",
        maxProperties: 100,
      },
      patientId: {
        title: "Patient",
        description: "The patient's _id.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
      programId: {
        title: "Program",
        description: "The project concerned.",
        type: "string",
        maxLength: 100,
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/eventType": {
      title: "Event",
      description: "Name of the event in the workflow.",
      type: "string",
      maxLength: 100,
    },
    "/user": {
      title: "User",
      description: "Who did it, as the client says; the gateway goes by the token.",
      type: "object",
    },
    "/payload": {
      title: "Payload",
      description: "What the event brings.",
      type: "object",
    },
    "/patientId": {
      title: "Patient",
      description: "The patient's _id.",
      type: "string",
      maxLength: 100,
    },
    "/programId": {
      title: "Program",
      description: "The project concerned.",
      type: "string",
      maxLength: 100,
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
