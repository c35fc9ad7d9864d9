// GENERATED from schemas/medication/medication.calls.json sha256:bc278d872fff5d74 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const medicationListCall: CallContract = freeze<CallContract>({
  name: "medication.list",
  title: "Medications of a patient, by name",
  methods: [
    "GET",
  ],
  path: "/api/regimen/medication",
  query: {
    patientId: {
      type: "string",
      isRequired: true,
      description: "The patient's _id.",
      record: "patient",
    },
    includeFormularyData: {
      type: "boolean",
      isRequired: false,
      description: "Adds the formulary tier; the screens send true.",
      sends: true,
    },
  },
  answer: {
    kind: "list",
    entity: "medication",
  },
  access: "patient.read",
  store: {
    kind: "list",
    entity: "medication",
    subjectFrom: "patientId",
    sortBy: "medication.name.full",
  },
  cacheSeconds: 0,
});

export const medicationSaveCall: CallContract = freeze<CallContract>({
  name: "medication.save",
  title: "Store a medication",
  methods: [
    "POST",
    "PUT",
  ],
  path: "/api/regimen/medication",
  query: {},
  body: {
    entity: "medication",
  },
  answer: {
    kind: "saved",
    entity: "medication",
  },
  access: "patient.write",
  store: {
    kind: "save",
    entity: "medication",
  },
  cacheSeconds: 0,
  failure: "An error occurred updating the patient data",
});

export const medicationRemoveCall: CallContract = freeze<CallContract>({
  name: "medication.remove",
  title: "Delete a medication",
  methods: [
    "PUT",
  ],
  path: "/api/regimen/medication",
  query: {},
  body: {
    mark: {
      deleted: true,
    },
    entity: "medication",
  },
  answer: {
    kind: "saved",
    entity: "medication",
  },
  access: "patient.write",
  store: {
    kind: "remove",
    entity: "medication",
  },
  cacheSeconds: 0,
  failure: "An error occurred deleting the patient data",
});

export const medicationPgxCall: CallContract = freeze<CallContract>({
  name: "medication.pgx",
  title: "Pharmacogenomic results of a patient",
  methods: [
    "GET",
  ],
  path: "/api/regimen/patient/pgx",
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
        "rows",
      ],
      properties: {
        rows: {
          type: "array",
          items: {
            type: "object",
            required: [
              "gene",
              "phenotype",
            ],
            properties: {
              gene: {
                type: "string",
              },
              phenotype: {
                type: "string",
              },
              diplotype: {
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
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "pharmacogenomics",
    options: {},
  },
  cacheSeconds: 0,
});
