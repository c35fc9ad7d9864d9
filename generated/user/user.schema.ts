// GENERATED from schemas/user/user.schema.json and 2 more sha256:f90a133fe2edf248 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './user.validator.js';

export const userEntity: Entity = freeze<Entity>({
  name: "user",
  title: "User",
  description: "Somebody who signs in. Roles, permissions and organizations are read from here at every call.",
  schema: {
    title: "User",
    description: "Somebody who signs in. Roles, permissions and organizations are read from here at every call.",
    type: "object",
    required: [
      "type",
      "id",
      "auth0Id",
      "email",
      "firstName",
      "lastName",
      "roles",
      "organizations",
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
        const: "user",
      },
      id: {
        title: "Id",
        description: "The user's id.",
        type: "string",
        minLength: 1,
      },
      auth0Id: {
        title: "Identity",
        description: "The subject at the identity provider.",
        type: "string",
        minLength: 1,
      },
      email: {
        title: "Email",
        description: "An e-mail address of the simple form x@y.z.",
        type: "string",
        pattern: "^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$",
        maxLength: 254,
        examples: [
          "a.person@example.org",
        ],
      },
      firstName: {
        title: "First Name",
        description: "Given name.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
      lastName: {
        title: "Last Name",
        description: "Family name.",
        type: "string",
        minLength: 1,
        maxLength: 100,
      },
      title: {
        title: "Title",
        description: "Professional title.",
        type: "string",
        maxLength: 100,
      },
      roles: {
        title: "Roles",
        description: "Role names; names that the value set roles does not have are kept unchanged.",
        type: "array",
        maxItems: 50,
        items: {
          type: "string",
          minLength: 1,
        },
      },
      permissions: {
        title: "Permissions",
        description: "Permission names; see the value set permissions for those that access rules ask for.",
        examples: [
          [
            "early-access-features",
            "regimen-advisor.edit-patient",
          ],
        ],
        type: "array",
        maxItems: 500,
        items: {
          type: "string",
          minLength: 1,
        },
      },
      organizations: {
        title: "Organizations",
        description: "Ids of the user's organizations.",
        type: "array",
        maxItems: 1000,
        items: {
          type: "string",
          minLength: 1,
        },
      },
      disabled: {
        title: "Disabled",
        description: "May no longer sign in.",
        "x-origin": "assumed",
        type: "boolean",
      },
      graduationStatus: {
        title: "Graduation",
        description: "Kept as the source sends it; nothing reads it.",
        type: "object",
        properties: {
          graduated: {
            title: "Graduated",
            description: "Whether the user has graduated.",
            type: "boolean",
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
    "/id": {
      title: "Id",
      description: "The user's id.",
      type: "string",
    },
    "/auth0Id": {
      title: "Identity",
      description: "The subject at the identity provider.",
      type: "string",
    },
    "/email": {
      title: "Email",
      description: "An e-mail address of the simple form x@y.z.",
      type: "string",
      maxLength: 254,
    },
    "/firstName": {
      title: "First Name",
      description: "Given name.",
      type: "string",
      maxLength: 100,
    },
    "/lastName": {
      title: "Last Name",
      description: "Family name.",
      type: "string",
      maxLength: 100,
    },
    "/title": {
      title: "Title",
      description: "Professional title.",
      type: "string",
      maxLength: 100,
    },
    "/roles": {
      title: "Roles",
      description: "Role names; names that the value set roles does not have are kept unchanged.",
      type: "array",
    },
    "/roles/*": {
      title: "*",
      type: "string",
    },
    "/permissions": {
      title: "Permissions",
      description: "Permission names; see the value set permissions for those that access rules ask for.",
      type: "array",
    },
    "/permissions/*": {
      title: "*",
      type: "string",
    },
    "/organizations": {
      title: "Organizations",
      description: "Ids of the user's organizations.",
      type: "array",
    },
    "/organizations/*": {
      title: "*",
      type: "string",
    },
    "/disabled": {
      title: "Disabled",
      description: "May no longer sign in.",
      type: "boolean",
    },
    "/graduationStatus": {
      title: "Graduation",
      description: "Kept as the source sends it; nothing reads it.",
      type: "object",
    },
    "/graduationStatus/graduated": {
      title: "Graduated",
      description: "Whether the user has graduated.",
      type: "boolean",
    },
  },
  rules: [],
  messages: {
    "/email": {
      pattern: "Invalid email format",
    },
  },
  keyedArrays: {},
  record: {
    display: "{firstName} {lastName}",
    unique: [
      "/email",
      "/auth0Id",
    ],
    remembered: true,
    type: "user",
  },
});
