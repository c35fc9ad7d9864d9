// GENERATED from schemas/import-preview/import.calls.json sha256:015e73e9575174ea by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './import.match.body.validator.js';

export const importMatchBody: Entity = freeze<Entity>({
  name: "import.match",
  title: "Patients of one's own that may be the same person, the most alike first",
  description: "",
  schema: {
    title: "Patients of one's own that may be the same person, the most alike first",
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
      except: {
        title: "Except",
        description: "Id of the record that is compared: it is not told of itself.",
        type: "string",
        maxLength: 200,
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
    "/except": {
      title: "Except",
      description: "Id of the record that is compared: it is not told of itself.",
      type: "string",
      maxLength: 200,
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
});
