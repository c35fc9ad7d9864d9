// GENERATED from schemas/patient/invitation.schema.json and 4 more sha256:bcd09fb61c35e758 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './invitation.validator.js';

export const invitationEntity: Entity = freeze<Entity>({
  name: "invitation",
  title: "Invitation",
  description: "What is asked to invite a patient to the app for patients by e-mail. It is sent, not stored.",
  schema: {
    title: "Invitation",
    description: "What is asked to invite a patient to the app for patients by e-mail. It is sent, not stored.",
    type: "object",
    required: [
      "email",
      "os",
    ],
    properties: {
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
      os: {
        title: "Phone System",
        description: "The operating system of the patient's phone.",
        type: "string",
        enum: [
          "ios",
          "android",
          "other",
        ],
        "x-codes": "phone-systems",
      },
    },
    additionalProperties: false,
  },
  validate: validate as StructuralValidator,
  fields: {
    "/email": {
      title: "Email",
      description: "An e-mail address of the simple form x@y.z.",
      type: "string",
      maxLength: 254,
    },
    "/os": {
      title: "Phone System",
      description: "The operating system of the patient's phone.",
      type: "string",
      codes: "phone-systems",
    },
  },
  rules: [
    {
      id: "invitation.os",
      on: "",
      at: "/os",
      severity: "error",
      message: "MyRegimen is only supported on Android and iOS devices",
      kind: "unless",
      test: { source: "column('phone-systems', self.os, 'invites') == 'true'", evaluate: (s) => r.equal(r.column({"ios":"true","android":"true","other":"false"}, r.text(r.at(s.self, "os"))), "true") },
    },
  ],
  messages: {
    "/email": {
      pattern: "Invalid email format",
    },
  },
  keyedArrays: {},
});
