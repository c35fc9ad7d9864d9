// GENERATED from schemas/emergency/emergency.calls.json sha256:d1824672277ad626 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const emergencyOpenCall: CallContract = freeze<CallContract>({
  name: "emergency.open",
  title: "Open a patient of another organization for reading, in an emergency; the organization is told",
  methods: [
    "POST",
  ],
  path: "/api/regimen/emergency",
  query: {},
  body: {
    schema: {
      type: "object",
      required: [
        "reason",
      ],
      properties: {
        patientId: {
          title: "Patient",
          description: "The patient's _id, where it is known.",
          type: "string",
          maxLength: 128,
          "x-record": "patient",
        },
        externalId: {
          title: "Patient ID",
          description: "With the date of birth it finds the patient too.",
          type: "string",
          maxLength: 100,
        },
        dob: {
          title: "Date of Birth",
          description: "A calendar day without a time zone, stored as YYYY-MM-DD.",
          type: "string",
          format: "date",
        },
        reason: {
          title: "Reason",
          description: "Why it cannot wait; the patient's organization reads it.",
          type: "string",
          minLength: 10,
          maxLength: 1000,
          examples: [
            "Unconscious at our counter; the medications are needed.",
          ],
        },
      },
      additionalProperties: false,
    },
  },
  answer: {
    kind: "saved",
    entity: "emergency-access",
  },
  access: "patient.emergency",
  store: {
    kind: "handler",
    handler: "emergency-open",
    options: {},
  },
  cacheSeconds: 0,
  rules: [
    {
      id: "emergency.whom",
      test: { source: "!blank(inputs.patientId) || !blank(inputs.externalId) && !blank(inputs.dob)", evaluate: (s) => (!r.blank(r.at(s.inputs, "patientId")) || (!r.blank(r.at(s.inputs, "externalId")) && !r.blank(r.at(s.inputs, "dob")))) },
      message: "Say who it is: by the patient's ID and date of birth, or by the address of the patient's page.",
    },
  ],
});

export const emergencyListCall: CallContract = freeze<CallContract>({
  name: "emergency.list",
  title: "Emergency access to the patients of one's organizations",
  methods: [
    "GET",
  ],
  path: "/api/regimen/emergency",
  query: {},
  answer: {
    kind: "list",
    entity: "emergency-access",
  },
  access: "emergency.review",
  store: {
    kind: "list",
    entity: "emergency-access",
  },
  cacheSeconds: 0,
});

export const emergencyGetCall: CallContract = freeze<CallContract>({
  name: "emergency.get",
  title: "One emergency access to a patient of one's organizations",
  methods: [
    "GET",
  ],
  path: "/api/regimen/emergency/access",
  query: {
    emergencyId: {
      type: "string",
      isRequired: true,
      description: "The _id of the access.",
      record: "emergency-access",
    },
  },
  answer: {
    kind: "record",
    entity: "emergency-access",
  },
  access: "emergency.review",
  store: {
    kind: "get",
    entity: "emergency-access",
    by: "emergencyId",
  },
  cacheSeconds: 0,
});

export const emergencyOwnCall: CallContract = freeze<CallContract>({
  name: "emergency.own",
  title: "The emergency access that stands for whoever asks",
  methods: [
    "GET",
  ],
  path: "/api/regimen/emergency/own",
  query: {},
  answer: {
    kind: "list",
    entity: "emergency-access",
  },
  access: "patient.emergency",
  store: {
    kind: "handler",
    handler: "emergency-own",
    options: {},
  },
  cacheSeconds: 0,
});

export const emergencyEndCall: CallContract = freeze<CallContract>({
  name: "emergency.end",
  title: "End an emergency access before its time: one's own, or one to a patient of one's organizations",
  methods: [
    "POST",
  ],
  path: "/api/regimen/emergency/end",
  query: {},
  body: {
    schema: {
      type: "object",
      required: [
        "emergencyId",
      ],
      properties: {
        emergencyId: {
          title: "Emergency Access",
          description: "The _id of the access.",
          type: "string",
          maxLength: 128,
          "x-record": "emergency-access",
        },
      },
      additionalProperties: false,
    },
  },
  answer: {
    kind: "saved",
    entity: "emergency-access",
  },
  access: "patient.emergency",
  store: {
    kind: "handler",
    handler: "emergency-end",
    options: {},
  },
  cacheSeconds: 0,
});
