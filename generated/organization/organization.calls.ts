// GENERATED from schemas/organization/organization.calls.json sha256:03ec65854cc1c704 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const organizationListCall: CallContract = freeze<CallContract>({
  name: "organization.list",
  title: "The user's organizations",
  methods: [
    "GET",
  ],
  path: "/api/regimen/organizations",
  query: {},
  answer: {
    kind: "list",
    entity: "organization",
  },
  access: "signed-in",
  store: {
    kind: "list",
    entity: "organization",
  },
  cacheSeconds: 1800,
  sessionCache: {
    rows: "allOrgs",
    key: "organizations",
    own: {
      as: "userOrgs",
      by: "_id",
    },
  },
});

export const organizationPatientGroupsCall: CallContract = freeze<CallContract>({
  name: "organization.patientGroups",
  title: "Groups of patients within the user's organizations",
  methods: [
    "GET",
  ],
  path: "/api/regimen/patientGroups",
  query: {},
  answer: {
    kind: "free",
    schema: {
      type: "object",
      required: [
        "rows",
      ],
      properties: {
        rows: {
          type: "array",
          items: {
            type: "object",
            required: [
              "organizationId",
              "group",
            ],
            properties: {
              organizationId: {
                type: "string",
              },
              group: {
                type: "string",
              },
              patients: {
                type: "integer",
              },
            },
            additionalProperties: false,
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "patient-groups",
    options: {},
  },
  cacheSeconds: 1800,
});
