// GENERATED from schemas/project/project.schema.json and 2 more sha256:f3e62a4cbebe0f71 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './project.validator.js';

export const projectEntity: Entity = freeze<Entity>({
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
        maxLength: 100,
      },
      _rev: {
        title: "Revision",
        description: "Counts the versions of the record, from 1.",
        type: "integer",
        minimum: 1,
      },
      performedBy: {
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
      updatedAt: {
        title: "Updated",
        description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
        type: "string",
        format: "date-time",
        examples: [
          "2026-03-14T15:09:00-06:00",
        ],
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
        maxLength: 100,
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
      primary: {
        title: "Primary Project",
        description: "The project that a member declines when the primary project is declined.",
        "x-origin": "assumed",
        type: "boolean",
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
            maxLength: 100,
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
      maxLength: 100,
    },
    "/_rev": {
      title: "Revision",
      description: "Counts the versions of the record, from 1.",
      type: "integer",
    },
    "/performedBy": {
      title: "Performed By",
      description: "The user who did it, as they were named at the time; shown as first initial plus last name.",
      type: "object",
    },
    "/performedBy/firstName": {
      title: "First Name",
      description: "Given name of the user.",
      type: "string",
      maxLength: 100,
    },
    "/performedBy/lastName": {
      title: "Last Name",
      description: "Family name of the user.",
      type: "string",
      maxLength: 100,
    },
    "/performedBy/email": {
      title: "Email",
      description: "E-mail address of the user.",
      type: "string",
      maxLength: 254,
    },
    "/updatedAt": {
      title: "Updated",
      description: "A moment, stored as RFC 3339 with its offset and shown in local time.",
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
      maxLength: 100,
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
    "/primary": {
      title: "Primary Project",
      description: "The project that a member declines when the primary project is declined.",
      type: "boolean",
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
      maxLength: 100,
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
      test: { source: "self >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.day(s.self)) },
    },
  ],
  messages: {
    "/projectEnd": {
      format: "Invalid Date",
    },
  },
  keyedArrays: {},
  record: {
    organizationAt: "/Organization/externalId",
    display: "{name}",
    remembered: true,
    type: "project",
  },
});
