// GENERATED from schemas/import-preview/import.calls.json sha256:7107d50c3ca9e5c5 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product.ts';
import type { StructuralValidator } from '../../engine/core/product.ts';
import { validate } from './import.search.body.validator.js';

export const importSearchBody: Entity = freeze({
  name: "import.search",
  title: "Look for a person in the source systems",
  description: "",
  schema: {
    title: "Look for a person in the source systems",
    type: "object",
    properties: {
      firstName: {
        title: "First Name",
        description: "Given name or its beginning.",
        type: "string",
        maxLength: 100,
      },
      lastName: {
        title: "Last Name",
        description: "Family name or its beginning.",
        type: "string",
        maxLength: 100,
      },
      dob: {
        title: "Date of Birth",
        description: "YYYY-MM-DD.",
        type: "string",
        format: "date",
      },
      externalId: {
        title: "Patient ID",
        description: "The id at the organization.",
        type: "string",
        maxLength: 100,
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/firstName": {
      title: "First Name",
      description: "Given name or its beginning.",
      type: "string",
      maxLength: 100,
    },
    "/lastName": {
      title: "Last Name",
      description: "Family name or its beginning.",
      type: "string",
      maxLength: 100,
    },
    "/dob": {
      title: "Date of Birth",
      description: "YYYY-MM-DD.",
      type: "string",
      format: "date",
    },
    "/externalId": {
      title: "Patient ID",
      description: "The id at the organization.",
      type: "string",
      maxLength: 100,
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
