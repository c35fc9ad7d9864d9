// GENERATED from schemas/schema/schema.calls.json sha256:a44f53a986374da2 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const schemaListCall: CallContract = freeze<CallContract>({
  name: "schema.list",
  title: "The choices of a list that the organizations may extend",
  methods: [
    "GET",
  ],
  path: "/api/regimen/schema",
  query: {
    id: {
      type: "string",
      isRequired: true,
      description: "patientReferralOptions or nonMedicationRelatedProblems.",
      examples: [
        "patientReferralOptions",
        "nonMedicationRelatedProblems",
      ],
    },
  },
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
              "code",
              "display",
            ],
            properties: {
              code: {
                type: "string",
              },
              display: {
                type: "string",
              },
            },
            additionalProperties: false,
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "signed-in",
  store: {
    kind: "handler",
    handler: "value-set",
    options: {
      patientReferralOptions: "referral-options",
      nonMedicationRelatedProblems: "problem-options",
    },
  },
  cacheSeconds: 1800,
  sessionCache: {
    rows: "rows",
    key: "schema",
  },
});
