// GENERATED from schemas/reconciliation/reconciliation-item.schema.json and 1 more sha256:9cc31799d02f2d13 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './reconciliation-item.validator.js';

export const reconciliationItemEntity: Entity = freeze<Entity>({
  name: "reconciliation-item",
  title: "Medication of a list",
  description: "One medication of a reconciliation with what was found about it.",
  schema: {
    title: "Medication of a list",
    description: "One medication of a reconciliation with what was found about it.",
    type: "object",
    required: [
      "uuid",
      "name",
    ],
    properties: {
      uuid: {
        title: "Id",
        description: "Identifies the medication within the lists; given on writing.",
        type: "string",
        format: "uuid",
      },
      status: {
        title: "Status",
        description: "What the reconciliation found.",
        type: "string",
        enum: [
          "VERIFIED",
          "MODIFIED",
          "ADDED",
          "DISCONTINUED",
          "WARNING",
        ],
        "x-codes": "medication-statuses",
      },
      name: {
        title: "Medication",
        description: "The name with strength and form.",
        type: "string",
        minLength: 1,
        maxLength: 300,
      },
      rxNormId: {
        title: "RxNorm Id",
        description: "The RxNorm id, where known.",
        "x-origin": "assumed",
        type: "string",
        maxLength: 20,
      },
      directions: {
        title: "Directions as listed",
        description: "As the source says.",
        "x-origin": "assumed",
        type: "string",
        maxLength: 1000,
      },
      directionsTaken: {
        title: "Directions as taken",
        description: "As the patient says.",
        "x-origin": "assumed",
        type: "string",
        maxLength: 1000,
      },
      reason: {
        title: "Reason",
        description: "Why it was discontinued.",
        "x-origin": "assumed",
        type: "string",
        maxLength: 500,
      },
      comment: {
        title: "Comment",
        description: "What the review should know.",
        "x-origin": "assumed",
        type: "string",
        maxLength: 2000,
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/uuid": {
      title: "Id",
      description: "Identifies the medication within the lists; given on writing.",
      type: "string",
      format: "uuid",
    },
    "/status": {
      title: "Status",
      description: "What the reconciliation found.",
      type: "string",
      codes: "medication-statuses",
    },
    "/name": {
      title: "Medication",
      description: "The name with strength and form.",
      type: "string",
      maxLength: 300,
    },
    "/rxNormId": {
      title: "RxNorm Id",
      description: "The RxNorm id, where known.",
      type: "string",
      maxLength: 20,
    },
    "/directions": {
      title: "Directions as listed",
      description: "As the source says.",
      type: "string",
      maxLength: 1000,
    },
    "/directionsTaken": {
      title: "Directions as taken",
      description: "As the patient says.",
      type: "string",
      maxLength: 1000,
    },
    "/reason": {
      title: "Reason",
      description: "Why it was discontinued.",
      type: "string",
      maxLength: 500,
    },
    "/comment": {
      title: "Comment",
      description: "What the review should know.",
      type: "string",
      maxLength: 2000,
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
