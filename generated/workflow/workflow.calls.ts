// GENERATED from schemas/workflow/workflow.calls.json sha256:de9961f853e80f19 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const workflowEventCall: CallContract = freeze<CallContract>({
  name: "workflow.event",
  title: "Something happened that may move a patient through the workflow",
  methods: [
    "POST",
  ],
  path: "/workflow",
  query: {},
  body: {
    schema: {
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
  },
  answer: {
    kind: "saved",
    entity: "patient",
  },
  access: "patient.write",
  store: {
    kind: "handler",
    handler: "workflow-event",
    options: {},
  },
  cacheSeconds: 0,
});

export const workflowInteractionCall: CallContract = freeze<CallContract>({
  name: "workflow.interaction",
  title: "An interaction was logged",
  methods: [
    "POST",
  ],
  path: "/workflow/interaction",
  query: {},
  body: {
    schema: {
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
  },
  answer: {
    kind: "saved",
    entity: "patient",
  },
  access: "patient.write",
  store: {
    kind: "handler",
    handler: "workflow-event",
    options: {
      event: "interaction.logged",
    },
  },
  cacheSeconds: 0,
});
