// GENERATED from schemas/patient/patient-likeness.schema.json and 2 more sha256:347b516497bf6d55 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './patient-likeness.validator.js';

export const patientLikenessEntity: Entity = freeze<Entity>({
  name: "patient-likeness",
  title: "Similar Patient",
  description: "A patient who may be the same person as another, and why.",
  schema: {
    title: "Similar Patient",
    description: "A patient who may be the same person as another, and why.",
    type: "object",
    required: [
      "_id",
      "why",
    ],
    properties: {
      _id: {
        title: "Record",
        description: "Id of the patient's record.",
        type: "string",
      },
      first: {
        title: "First Name",
        description: "Given name.",
        type: "string",
      },
      last: {
        title: "Last Name",
        description: "Family name.",
        type: "string",
      },
      dob: {
        title: "Date of Birth",
        description: "Of the similar patient.",
        type: "string",
        format: "date",
      },
      sex: {
        title: "Sex",
        description: "Of the similar patient.",
        type: "string",
        enum: [
          "female",
          "male",
        ],
        "x-codes": "sexes",
      },
      externalId: {
        title: "Patient ID",
        description: "The id at the organization.",
        type: "string",
      },
      why: {
        title: "Why",
        description: "What both have in common.",
        type: "array",
        maxItems: 20,
        items: {
          title: "Reason",
          description: "One thing in common.",
          type: "string",
          enum: [
            "id",
            "name",
            "similar-name",
            "last-name",
            "first-name",
            "dob",
          ],
          "x-codes": "likenesses",
        },
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/_id": {
      title: "Record",
      description: "Id of the patient's record.",
      type: "string",
    },
    "/first": {
      title: "First Name",
      description: "Given name.",
      type: "string",
    },
    "/last": {
      title: "Last Name",
      description: "Family name.",
      type: "string",
    },
    "/dob": {
      title: "Date of Birth",
      description: "Of the similar patient.",
      type: "string",
      format: "date",
    },
    "/sex": {
      title: "Sex",
      description: "Of the similar patient.",
      type: "string",
      codes: "sexes",
    },
    "/externalId": {
      title: "Patient ID",
      description: "The id at the organization.",
      type: "string",
    },
    "/why": {
      title: "Why",
      description: "What both have in common.",
      type: "array",
    },
    "/why/*": {
      title: "Reason",
      description: "One thing in common.",
      type: "string",
      codes: "likenesses",
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
