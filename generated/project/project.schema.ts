// GENERATED from schemas/project/project.schema.json and 2 more sha256:5b8be9fb31c3346d by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product.ts';
import type { StructuralValidator } from '../../engine/core/product.ts';
import { validate } from './project.validator.js';

export const projectEntity: Entity = freeze({
  name: "project",
  title: "Project",
  description: "A program that patients are enrolled in.",
  schema: {
    title: "Project",
    description: "A program that patients are enrolled in.",
    type: "object",
    required: [
      "type",
      "name",
    ],
    properties: {
      _id: {
        title: "Id",
        description: "Identifies the record.",
        type: "string",
        minLength: 1,
        maxLength: 200,
      },
      _rev: {
        title: "Revision",
        description: "Counts the versions of the record, from 1.",
        type: "integer",
        minimum: 1,
      },
      performedBy: {
        title: "Performed by",
        description: "Who wrote this version.",
        type: "object",
        properties: {
          firstName: {
            title: "First Name",
            description: "Given name.",
            type: "string",
          },
          lastName: {
            title: "Last Name",
            description: "Family name.",
            type: "string",
          },
          email: {
            title: "Email",
            description: "E-mail address.",
            type: "string",
          },
        },
        additionalProperties: false,
      },
      updatedAt: {
        title: "Updated",
        description: "When this version was written.",
        type: "string",
        format: "date-time",
      },
      type: {
        title: "Type",
        description: "The kind of record.",
        const: "project",
      },
      couchId: {
        title: "Id",
        description: "The project's id in patients' enrollments.",
        type: "string",
      },
      name: {
        title: "Name",
        description: "The project's name.",
        type: "string",
        minLength: 1,
        maxLength: 200,
      },
      projectEnd: {
        title: "End",
        description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
        type: "string",
        format: "date",
      },
      Organization: {
        title: "Organization",
        description: "The organization that runs the project.",
        type: "object",
        properties: {
          externalId: {
            title: "Organization",
            description: "The organization's id.",
            type: "string",
          },
        },
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/_id": {
      title: "Id",
      description: "Identifies the record.",
      type: "string",
      maxLength: 200,
    },
    "/_rev": {
      title: "Revision",
      description: "Counts the versions of the record, from 1.",
      type: "integer",
    },
    "/performedBy": {
      title: "Performed by",
      description: "Who wrote this version.",
      type: "object",
    },
    "/performedBy/firstName": {
      title: "First Name",
      description: "Given name.",
      type: "string",
    },
    "/performedBy/lastName": {
      title: "Last Name",
      description: "Family name.",
      type: "string",
    },
    "/performedBy/email": {
      title: "Email",
      description: "E-mail address.",
      type: "string",
    },
    "/updatedAt": {
      title: "Updated",
      description: "When this version was written.",
      type: "string",
      format: "date-time",
    },
    "/type": {
      title: "Type",
      description: "The kind of record.",
      type: "string",
    },
    "/couchId": {
      title: "Id",
      description: "The project's id in patients' enrollments.",
      type: "string",
    },
    "/name": {
      title: "Name",
      description: "The project's name.",
      type: "string",
      maxLength: 200,
    },
    "/projectEnd": {
      title: "End",
      description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
      type: "string",
      format: "date",
    },
    "/Organization": {
      title: "Organization",
      description: "The organization that runs the project.",
      type: "object",
    },
    "/Organization/externalId": {
      title: "Organization",
      description: "The organization's id.",
      type: "string",
    },
  },
  rules: [
    {
      id: "date.minimum",
      on: "/projectEnd",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "self >= date('1900-01-01')", evaluate: (s) => r.atMost(r.day("1900-01-01"), r.day(s.self)) },
    },
  ],
  messages: {
    "/projectEnd": {
      format: "Invalid Date",
    },
  },
  keyedArrays: {},
  record: {
    type: "project",
    organizationAt: "/Organization/externalId",
    display: "{name}",
  },
});
