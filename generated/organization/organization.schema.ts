// GENERATED from schemas/organization/organization.schema.json sha256:0be287ebae983484 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product.ts';
import type { StructuralValidator } from '../../engine/core/product.ts';
import { validate } from './organization.validator.js';

export const organizationEntity: Entity = freeze({
  name: "organization",
  title: "Organization",
  description: "An organization that cares for patients.",
  schema: {
    title: "Organization",
    description: "An organization that cares for patients.",
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
        const: "organization",
      },
      name: {
        title: "Name",
        description: "The organization's name.",
        type: "string",
        minLength: 1,
        maxLength: 200,
      },
      parent: {
        title: "Parent",
        description: "The organization it is part of.",
        type: "string",
      },
      NPI: {
        title: "NPI",
        description: "National Provider Identifier.",
        type: "string",
      },
      externalId: {
        title: "External Id",
        description: "The organization's id elsewhere.",
        type: "string",
      },
      usesNewWorkflow: {
        title: "New Workflow",
        description: "Whether the organization is on the new workflow.",
        type: "boolean",
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
    "/name": {
      title: "Name",
      description: "The organization's name.",
      type: "string",
      maxLength: 200,
    },
    "/parent": {
      title: "Parent",
      description: "The organization it is part of.",
      type: "string",
    },
    "/NPI": {
      title: "NPI",
      description: "National Provider Identifier.",
      type: "string",
    },
    "/externalId": {
      title: "External Id",
      description: "The organization's id elsewhere.",
      type: "string",
    },
    "/usesNewWorkflow": {
      title: "New Workflow",
      description: "Whether the organization is on the new workflow.",
      type: "boolean",
    },
  },
  rules: [],
  messages: {},
  keyedArrays: {},
  record: {
    type: "organization",
    organizationAt: "/_id",
    display: "{name}",
  },
});
