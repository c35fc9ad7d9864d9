// GENERATED from schemas/priority-queue/queue-member.schema.json and 1 more sha256:72a41f05fd477e65 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './queue-member.validator.js';

export const queueMemberEntity: Entity = freeze<Entity>({
  name: "queue-member",
  title: "Member of a Queue",
  description: "What a row of a priority queue says of its patient beyond the search index.",
  schema: {
    title: "Member of a Queue",
    description: "What a row of a priority queue says of its patient beyond the search index.",
    type: "object",
    properties: {
      patientId: {
        title: "Patient",
        description: "The patient's _id.",
        type: "string",
      },
      nextCall: {
        title: "Next Call",
        description: "The next planned call, in the patient's own time.",
        type: "string",
      },
      homeCareFlag: {
        title: "Call or Home",
        description: "Whether the patient is called or visited at home after the last discharge; for members of the organization that tells.",
        type: "string",
        enum: [
          "",
          "1",
          "0",
        ],
        "x-codes": "home-care-flags",
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
    "/nextCall": {
      title: "Next Call",
      description: "The next planned call, in the patient's own time.",
      type: "string",
    },
    "/homeCareFlag": {
      title: "Call or Home",
      description: "Whether the patient is called or visited at home after the last discharge; for members of the organization that tells.",
      type: "string",
      codes: "home-care-flags",
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
