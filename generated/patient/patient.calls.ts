// GENERATED from schemas/patient/patient.calls.json sha256:7d3659247a0abd33 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';
import * as r from '../../engine/core/expressions/runtime.ts';

export const patientGetCall: CallContract = freeze<CallContract>({
  name: "patient.get",
  title: "One patient",
  methods: [
    "GET",
  ],
  path: "/api/regimen/patient",
  query: {
    patientId: {
      type: "string",
      isRequired: true,
      description: "The patient's _id.",
      record: "patient",
    },
  },
  answer: {
    kind: "record",
    entity: "patient",
  },
  access: "patient.read",
  store: {
    kind: "get",
    entity: "patient",
    by: "patientId",
  },
  cacheSeconds: 0,
  failure: "An error occurred getting patient data, and the patient could not be loaded. You may not have access to this patient.",
});

export const patientSaveCall: CallContract = freeze<CallContract>({
  name: "patient.save",
  title: "Store a whole patient",
  methods: [
    "POST",
    "PUT",
  ],
  path: "/api/regimen/patient",
  query: {},
  body: {
    entity: "patient",
  },
  answer: {
    kind: "saved",
    entity: "patient",
  },
  access: "patient.write",
  store: {
    kind: "save",
    entity: "patient",
  },
  cacheSeconds: 0,
  failure: "There was an error saving the patient.",
});

export const patientSearchCall: CallContract = freeze<CallContract>({
  name: "patient.search",
  title: "Search patients of the user's organizations",
  methods: [
    "POST",
  ],
  path: "/api/regimen/patient/search",
  query: {},
  answer: {
    kind: "hits",
    search: "patient",
  },
  access: "patient.read",
  store: {
    kind: "search",
    search: "patient",
  },
  cacheSeconds: 0,
});

export const patientFhirCall: CallContract = freeze<CallContract>({
  name: "patient.fhir",
  title: "A patient as a FHIR R4 bundle, to take elsewhere",
  methods: [
    "GET",
  ],
  path: "/api/regimen/patient/{id}/fhir",
  query: {
    id: {
      type: "string",
      isRequired: true,
      description: "The patient's _id.",
      isInPath: true,
      record: "patient",
    },
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "resourceType",
        "type",
        "entry",
      ],
      additionalProperties: true,
      properties: {
        resourceType: {
          const: "Bundle",
        },
        type: {
          const: "collection",
        },
        timestamp: {
          type: "string",
          format: "date-time",
        },
        entry: {
          type: "array",
          items: {
            type: "object",
            additionalProperties: true,
          },
        },
      },
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "patient-fhir",
    options: {},
  },
  cacheSeconds: 0,
  failure: "An error occurred exporting the patient.",
});

export const patientExistsCall: CallContract = freeze<CallContract>({
  name: "patient.exists",
  title: "Whether a patient with an entered id exists, within the user's organizations",
  methods: [
    "POST",
  ],
  path: "/api/regimen/patient/exists",
  query: {},
  body: {
    schema: {
      type: "object",
      required: [
        "externalId",
      ],
      properties: {
        externalId: {
          title: "Patient ID",
          description: "The entered id.",
          type: "string",
          minLength: 1,
          maxLength: 100,
        },
      },
      additionalProperties: false,
    },
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "patientExists",
      ],
      properties: {
        patientExists: {
          type: "boolean",
        },
        patientInfo: {
          type: [
            "object",
            "null",
          ],
          properties: {
            _id: {
              type: "string",
            },
            name: {
              type: "string",
            },
          },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.edit",
  store: {
    kind: "handler",
    handler: "patient-exists",
    options: {},
  },
  cacheSeconds: 0,
  isRead: true,
  failure: "The Patient ID could not be checked. Check it yourself before you save, or try again.",
});

export const patientProjectsCall: CallContract = freeze<CallContract>({
  name: "patient.projects",
  title: "The projects of the patient's organization with the patient's enrollments",
  methods: [
    "GET",
  ],
  path: "/api/regimen/patient/projects",
  query: {
    patientId: {
      type: "string",
      isRequired: true,
      description: "The patient's _id.",
      record: "patient",
    },
  },
  answer: {
    kind: "list",
    entity: "project",
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "patient-projects",
    options: {},
  },
  cacheSeconds: 0,
});

export const patientRiskCall: CallContract = freeze<CallContract>({
  name: "patient.risk",
  title: "The patient's medication risk score",
  methods: [
    "GET",
  ],
  path: "/api/regimen/patient/risk",
  query: {
    patientId: {
      type: "string",
      isRequired: true,
      description: "The patient's _id.",
      record: "patient",
    },
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "score",
        "scores",
        "provider",
      ],
      properties: {
        score: {
          type: [
            "number",
            "null",
          ],
        },
        scores: {
          type: "object",
          additionalProperties: {
            type: "number",
          },
        },
        provider: {
          type: "string",
        },
        calculatedAt: {
          type: "string",
          format: "date-time",
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "patient-risk",
    options: {},
  },
  cacheSeconds: 0,
});

export const patientInviteCall: CallContract = freeze<CallContract>({
  name: "patient.invite",
  title: "Invite a patient to the app for patients by e-mail",
  methods: [
    "POST",
  ],
  path: "/api/regimen/email/invite",
  query: {},
  body: {
    schema: {
      type: "object",
      required: [
        "patientId",
      ],
      properties: {
        patientId: {
          title: "Patient",
          description: "The patient's _id.",
          "x-record": "patient",
          type: "string",
          minLength: 1,
        },
        email: {
          title: "Email",
          description: "Where to send the invitation.",
          examples: [
            "ada.soto@member.example.org",
          ],
          type: "string",
          maxLength: 254,
        },
        os: {
          title: "Phone System",
          description: "The operating system of the patient's phone.",
          examples: [
            "ios",
            "android",
          ],
          type: "string",
          maxLength: 20,
        },
      },
      additionalProperties: false,
    },
  },
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "ok",
      ],
      properties: {
        ok: {
          const: true,
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.write",
  store: {
    kind: "handler",
    handler: "invite",
    options: {},
  },
  cacheSeconds: 0,
  rules: [
    {
      id: "invite.email",
      test: { source: "matches(inputs.email, '^[^@\\\\s]+@[^@\\\\s]+[.][^@\\\\s.]+$')", evaluate: (s) => r.matches(r.text(r.at(s.inputs, "email")), "^[^@\\s]+@[^@\\s]+[.][^@\\s.]+$") },
      message: "The patient must have a valid email address",
    },
    {
      id: "invite.os",
      test: { source: "column('phone-systems', inputs.os, 'invites') == 'true'", evaluate: (s) => r.equal(r.column({"ios":"true","android":"true","other":"false"}, r.text(r.at(s.inputs, "os"))), "true") },
      message: "MyRegimen is only supported on Android and iOS devices",
    },
  ],
  success: "Email sent successfully to {email}.",
  failure: "There was an error sending the email. Please try again.",
});
