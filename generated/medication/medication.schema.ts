// GENERATED from schemas/medication/medication.schema.json and 4 more sha256:47fe078a9db64d7f by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product.ts';
import type { StructuralValidator } from '../../engine/core/product.ts';
import { validate } from './medication.validator.js';

export const medicationEntity: Entity = freeze({
  name: "medication",
  title: "Medication",
  description: "A medication that the patient takes.",
  schema: {
    title: "Medication",
    description: "A medication that the patient takes.",
    type: "object",
    required: [
      "type",
      "medication",
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
      subject: {
        title: "Subject",
        description: "The _id of the patient whom the record is about.",
        type: "string",
        minLength: 1,
      },
      type: {
        title: "Type",
        description: "The kind of record.",
        const: "patient.medication",
      },
      dosageInstructions: {
        title: "Directions",
        description: "How the medication is taken.",
        type: "object",
        properties: {
          prn: {
            title: "As Needed",
            description: "Taken when needed only, not on schedule.",
            "x-origin": "assumed",
            type: "boolean",
          },
          text: {
            title: "Directions",
            description: "How to take it, in words.",
            "x-origin": "assumed",
            type: "string",
            maxLength: 1000,
          },
          route: {
            title: "Route",
            description: "The way into the body.",
            type: "object",
            default: {
              Id: "0",
              Name: "N/A",
            },
            properties: {
              Id: {
                title: "Route Id",
                description: "Code of the route.",
                type: "string",
                enum: [
                  "0",
                  "1",
                  "2",
                  "3",
                  "4",
                  "5",
                  "6",
                  "7",
                  "8",
                  "9",
                  "10",
                  "11",
                  "12",
                  "13",
                ],
                "x-codes": "medication-routes",
                default: "0",
              },
              Name: {
                title: "Route",
                description: "Name of the route.",
                type: "string",
                maxLength: 100,
                default: "N/A",
              },
            },
            additionalProperties: false,
          },
        },
        additionalProperties: false,
      },
      medication: {
        title: "Medication",
        description: "What is taken.",
        type: "object",
        required: [
          "name",
        ],
        properties: {
          code: {
            title: "Code",
            description: "The medication's codes.",
            type: "object",
            properties: {
              coding: {
                title: "Codes",
                description: "The same medication in one or more code systems.",
                type: "array",
                items: {
                  type: "object",
                  required: [
                    "system",
                    "value",
                  ],
                  properties: {
                    system: {
                      title: "System",
                      description: "The code system.",
                      type: "string",
                      enum: [
                        "http://www.nlm.nih.gov/research/umls/rxnorm",
                        "http://hl7.org/fhir/sid/ndc",
                        "http://hl7.org/fhir/sid/icd-10-cm",
                        "http://snomed.info/sct",
                        "urn:regimen:demo:medications",
                      ],
                      "x-codes": "code-systems",
                    },
                    value: {
                      title: "Code",
                      description: "The code; in RxNorm the RxNorm id.",
                      type: "string",
                      minLength: 1,
                      maxLength: 50,
                    },
                  },
                  additionalProperties: false,
                },
              },
            },
            additionalProperties: false,
          },
          isBrand: {
            title: "Brand",
            description: "A brand rather than a generic.",
            type: "boolean",
          },
          name: {
            title: "Name",
            description: "Names of the medication.",
            type: "object",
            required: [
              "full",
            ],
            properties: {
              full: {
                title: "Medication",
                description: "The name with strength and form.",
                type: "string",
                minLength: 1,
                maxLength: 300,
              },
            },
            additionalProperties: false,
          },
          product: {
            title: "Product",
            description: "What the medication is made as.",
            type: "object",
            properties: {
              drug: {
                title: "Drug",
                description: "The drug without strength and form.",
                type: "string",
                maxLength: 300,
              },
              form: {
                title: "Form",
                description: "The dosage form.",
                type: "string",
                maxLength: 100,
              },
              strength: {
                title: "Strength",
                description: "The strength with its unit.",
                type: "string",
                maxLength: 100,
              },
            },
            additionalProperties: false,
          },
          tierLevel: {
            title: "Tier",
            description: "The tier in the formulary.",
            type: "string",
            enum: [
              "N",
              "1",
              "2",
              "3",
              "4",
              "5",
              "6",
            ],
            "x-codes": "formulary-tiers",
            default: "N",
          },
          isFormulary: {
            title: "Formulary",
            description: "The plan's formulary has it.",
            type: "boolean",
          },
          isCustom: {
            title: "Custom",
            description: "Typed by hand, not chosen from the drug search.",
            type: "boolean",
          },
        },
        additionalProperties: false,
      },
      deleted: {
        title: "Deleted",
        description: "Marks a PUT that deletes the medication; not stored.",
        "x-origin": "assumed",
        "x-transient": true,
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
    "/subject": {
      title: "Subject",
      description: "The _id of the patient whom the record is about.",
      type: "string",
    },
    "/type": {
      title: "Type",
      description: "The kind of record.",
      type: "string",
    },
    "/dosageInstructions": {
      title: "Directions",
      description: "How the medication is taken.",
      type: "object",
    },
    "/dosageInstructions/prn": {
      title: "As Needed",
      description: "Taken when needed only, not on schedule.",
      type: "boolean",
    },
    "/dosageInstructions/text": {
      title: "Directions",
      description: "How to take it, in words.",
      type: "string",
      maxLength: 1000,
    },
    "/dosageInstructions/route": {
      title: "Route",
      description: "The way into the body.",
      type: "object",
    },
    "/dosageInstructions/route/Id": {
      title: "Route Id",
      description: "Code of the route.",
      type: "string",
      codes: "medication-routes",
    },
    "/dosageInstructions/route/Name": {
      title: "Route",
      description: "Name of the route.",
      type: "string",
      maxLength: 100,
    },
    "/medication": {
      title: "Medication",
      description: "What is taken.",
      type: "object",
    },
    "/medication/code": {
      title: "Code",
      description: "The medication's codes.",
      type: "object",
    },
    "/medication/code/coding": {
      title: "Codes",
      description: "The same medication in one or more code systems.",
      type: "array",
    },
    "/medication/code/coding/*": {
      title: "*",
      type: "object",
    },
    "/medication/code/coding/*/system": {
      title: "System",
      description: "The code system.",
      type: "string",
      codes: "code-systems",
    },
    "/medication/code/coding/*/value": {
      title: "Code",
      description: "The code; in RxNorm the RxNorm id.",
      type: "string",
      maxLength: 50,
    },
    "/medication/isBrand": {
      title: "Brand",
      description: "A brand rather than a generic.",
      type: "boolean",
    },
    "/medication/name": {
      title: "Name",
      description: "Names of the medication.",
      type: "object",
    },
    "/medication/name/full": {
      title: "Medication",
      description: "The name with strength and form.",
      type: "string",
      maxLength: 300,
    },
    "/medication/product": {
      title: "Product",
      description: "What the medication is made as.",
      type: "object",
    },
    "/medication/product/drug": {
      title: "Drug",
      description: "The drug without strength and form.",
      type: "string",
      maxLength: 300,
    },
    "/medication/product/form": {
      title: "Form",
      description: "The dosage form.",
      type: "string",
      maxLength: 100,
    },
    "/medication/product/strength": {
      title: "Strength",
      description: "The strength with its unit.",
      type: "string",
      maxLength: 100,
    },
    "/medication/tierLevel": {
      title: "Tier",
      description: "The tier in the formulary.",
      type: "string",
      codes: "formulary-tiers",
    },
    "/medication/isFormulary": {
      title: "Formulary",
      description: "The plan's formulary has it.",
      type: "boolean",
    },
    "/medication/isCustom": {
      title: "Custom",
      description: "Typed by hand, not chosen from the drug search.",
      type: "boolean",
    },
    "/deleted": {
      title: "Deleted",
      description: "Marks a PUT that deletes the medication; not stored.",
      type: "boolean",
    },
  },
  rules: [
    {
      id: "medication.coding",
      on: "",
      at: "/medication/code/coding",
      severity: "error",
      message: "Missing valid medication",
      kind: "require",
      test: { source: "!self.medication.isCustom", evaluate: (s) => !r.bool(r.at(r.at(s.self, "medication"), "isCustom")) },
    },
  ],
  messages: {},
  keyedArrays: {},
  transients: {
    "/deleted": {},
  },
  record: {
    type: "patient.medication",
    subject: "patient",
    display: "{medication.name.full}",
  },
});
