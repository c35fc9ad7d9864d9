// GENERATED from schemas/allergy/allergy.schema.json and 5 more sha256:ba28fa85737dfc89 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product.ts';
import type { StructuralValidator } from '../../engine/core/product.ts';
import { validate } from './allergy.validator.js';

export const allergyEntity: Entity = freeze({
  name: "allergy",
  title: "Allergy",
  description: "A substance the patient must not be given, or one that has caused a side effect.",
  schema: {
    title: "Allergy",
    description: "A substance the patient must not be given, or one that has caused a side effect.",
    type: "object",
    required: [
      "type",
      "sensitivityType",
      "status",
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
      subject: {
        title: "Subject",
        description: "The _id of the record this one belongs to.",
        type: "string",
        minLength: 1,
      },
      type: {
        title: "Type",
        description: "The kind of record.",
        const: "patient.allergy",
      },
      substance: {
        title: "Allergy",
        description: "A substance with its name and, where known, its codes.",
        type: "object",
        required: [
          "text",
        ],
        properties: {
          text: {
            title: "Name",
            description: "The name as chosen or imported.",
            type: "string",
            minLength: 1,
            maxLength: 300,
          },
          coding: {
            title: "Codes",
            description: "The substance in one or more code systems.",
            type: "array",
            items: {
              type: "object",
              required: [
                "code",
              ],
              properties: {
                system: {
                  title: "System",
                  description: "URI of the code system.",
                  type: "string",
                },
                display: {
                  title: "Display",
                  description: "The code system's own name.",
                  type: "string",
                },
                code: {
                  title: "Code",
                  description: "The code.",
                  type: "string",
                  minLength: 1,
                },
                type: {
                  title: "Kind",
                  description: "Whether the code names an allergen or a medication.",
                  enum: [
                    "allergen",
                    "medication",
                  ],
                },
              },
              additionalProperties: false,
            },
          },
        },
        additionalProperties: false,
      },
      reaction: {
        title: "Reaction",
        description: "What the substance did.",
        type: "string",
        enum: [
          "rash",
          "shock",
          "asthma",
          "nausea",
          "anemia",
          "dizziness",
          "other",
        ],
        "x-codes": "reactions",
      },
      description: {
        title: "Description",
        description: "A short summary.",
        type: "string",
        maxLength: 60,
      },
      onsetDate: {
        title: "Onset Date",
        description: "The day the reaction was first seen.",
        type: "string",
        format: "date",
      },
      allergyNote: {
        title: "Note",
        description: "Anything else worth knowing.",
        type: "string",
        maxLength: 2000,
      },
      sensitivityType: {
        title: "Sensitivity",
        description: "The kind of sensitivity.",
        const: "allergy",
      },
      status: {
        title: "Status",
        description: "Whether the allergy still holds.",
        enum: [
          "active",
          "inactive",
        ],
      },
      isSideEffect: {
        title: "Side Effect",
        description: "A side effect rather than an allergy.",
        type: "boolean",
        default: false,
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
    "/subject": {
      title: "Subject",
      description: "The _id of the record this one belongs to.",
      type: "string",
    },
    "/type": {
      title: "Type",
      description: "The kind of record.",
      type: "string",
    },
    "/substance": {
      title: "Allergy",
      description: "A substance with its name and, where known, its codes.",
      type: "object",
    },
    "/substance/text": {
      title: "Name",
      description: "The name as chosen or imported.",
      type: "string",
      maxLength: 300,
    },
    "/substance/coding": {
      title: "Codes",
      description: "The substance in one or more code systems.",
      type: "array",
    },
    "/substance/coding/*": {
      title: "*",
      type: "object",
    },
    "/substance/coding/*/system": {
      title: "System",
      description: "URI of the code system.",
      type: "string",
    },
    "/substance/coding/*/display": {
      title: "Display",
      description: "The code system's own name.",
      type: "string",
    },
    "/substance/coding/*/code": {
      title: "Code",
      description: "The code.",
      type: "string",
    },
    "/substance/coding/*/type": {
      title: "Kind",
      description: "Whether the code names an allergen or a medication.",
      type: "string",
    },
    "/reaction": {
      title: "Reaction",
      description: "What the substance did.",
      type: "string",
      codes: "reactions",
    },
    "/description": {
      title: "Description",
      description: "A short summary.",
      type: "string",
      maxLength: 60,
    },
    "/onsetDate": {
      title: "Onset Date",
      description: "The day the reaction was first seen.",
      type: "string",
      format: "date",
    },
    "/allergyNote": {
      title: "Note",
      description: "Anything else worth knowing.",
      type: "string",
      maxLength: 2000,
    },
    "/sensitivityType": {
      title: "Sensitivity",
      description: "The kind of sensitivity.",
      type: "string",
    },
    "/status": {
      title: "Status",
      description: "Whether the allergy still holds.",
      type: "string",
    },
    "/isSideEffect": {
      title: "Side Effect",
      description: "A side effect rather than an allergy.",
      type: "boolean",
    },
  },
  rules: [
    {
      id: "allergy.name",
      on: "",
      at: "/substance",
      severity: "error",
      message: "Required",
      kind: "require",
      test: { source: "!patient.regimen_meta.nkda", evaluate: (s) => !r.bool(r.at(r.at(r.at(s.records, "patient"), "regimen_meta"), "nkda")) },
    },
    {
      id: "allergy.reaction",
      on: "",
      at: "/reaction",
      severity: "error",
      message: "Required",
      kind: "require",
      test: { source: "!patient.regimen_meta.nkda", evaluate: (s) => !r.bool(r.at(r.at(r.at(s.records, "patient"), "regimen_meta"), "nkda")) },
    },
    {
      id: "allergy.onset",
      on: "",
      at: "/onsetDate",
      severity: "error",
      message: "Date cannot be in the future",
      kind: "unless",
      test: { source: "self.onsetDate <= today()", evaluate: (s) => r.atMost(r.day(r.at(s.self, "onsetDate")), r.day(s.today)) },
    },
    {
      id: "date.minimum",
      on: "/onsetDate",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "self >= date('1900-01-01')", evaluate: (s) => r.atMost(r.day("1900-01-01"), r.day(s.self)) },
    },
  ],
  messages: {
    "/onsetDate": {
      format: "Invalid Date",
    },
  },
  keyedArrays: {},
  record: {
    type: "patient.allergy",
    subject: "patient",
    display: "{substance.text}",
  },
});
