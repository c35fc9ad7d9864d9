// GENERATED from schemas/shared/performer.schema.json sha256:5aca748dacf3e9fd by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './performer.validator.js';

export const performerEntity: Entity = freeze<Entity>({
  name: "performer",
  title: "Performed By",
  description: "The user who did it, as they were named at the time; shown as first initial plus last name.",
  schema: {
    title: "Performed By",
    description: "The user who did it, as they were named at the time; shown as first initial plus last name.",
    type: "object",
    properties: {
      firstName: {
        title: "First Name",
        description: "Given name of the user.",
        type: "string",
        maxLength: 100,
      },
      lastName: {
        title: "Last Name",
        description: "Family name of the user.",
        type: "string",
        maxLength: 100,
      },
      email: {
        title: "Email",
        description: "E-mail address of the user.",
        type: "string",
        maxLength: 254,
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/firstName": {
      title: "First Name",
      description: "Given name of the user.",
      type: "string",
      maxLength: 100,
    },
    "/lastName": {
      title: "Last Name",
      description: "Family name of the user.",
      type: "string",
      maxLength: 100,
    },
    "/email": {
      title: "Email",
      description: "E-mail address of the user.",
      type: "string",
      maxLength: 254,
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
