// GENERATED from schemas/import-preview/import-search.schema.json and 3 more sha256:ee8e4fbe20fb9c3f by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './import-search.validator.js';

export const importSearchEntity: Entity = freeze<Entity>({
  name: "import-search",
  title: "Import Search",
  description: "What is known of a person who is looked for.",
  schema: {
    title: "Import Search",
    description: "What is known of a person who is looked for.",
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
        description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
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
      description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
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
  rules: [
    {
      id: "import-search.dob",
      on: "",
      at: "/dob",
      severity: "error",
      message: "Date cannot be in the future",
      kind: "unless",
      test: { source: "self.dob <= today()", evaluate: (s) => r.atMost(r.day(r.at(s.self, "dob")), r.day(s.today)) },
    },
    {
      id: "date.minimum",
      on: "/dob",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "self >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.day(s.self)) },
    },
  ],
  messages: {
    "/dob": {
      format: "Invalid Date",
    },
  },
  keyedArrays: {},
});
