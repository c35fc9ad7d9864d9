// GENERATED from schemas/allergy/allergy.schema.json and 7 more sha256:f2954952061272a2 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { validate } from './allergy.validator.js';

export const allergyEntity: Entity = freeze<Entity>({
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
            maxItems: 20,
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
                  type: "string",
                  enum: [
                    "allergen",
                    "medication",
                  ],
                  "x-codes": "coding-kinds",
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
        type: "string",
        enum: [
          "active",
          "inactive",
        ],
        "x-codes": "allergy-statuses",
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
      codes: "coding-kinds",
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
      codes: "allergy-statuses",
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
      id: "allergy.not-empty",
      on: "",
      at: "/substance",
      severity: "error",
      message: "Name the substance or its reaction",
      kind: "when",
      test: { source: "patient.regimen_meta.nkda && blank(self.substance) && blank(self.reaction)", evaluate: (s) => ((r.bool(r.at(r.at(r.at(s.records, "patient"), "regimen_meta"), "nkda")) && r.blank(r.at(s.self, "substance"))) && r.blank(r.at(s.self, "reaction"))) },
    },
    {
      id: "allergy.beside-nkda",
      on: "",
      at: "/substance",
      severity: "warning",
      message: "The patient is marked “No Known Drug Allergies”. If this is a drug allergy, take the mark off in the profile.",
      kind: "when",
      test: { source: "patient.regimen_meta.nkda && !self.isSideEffect && !blank(self.substance)", evaluate: (s) => ((r.bool(r.at(r.at(r.at(s.records, "patient"), "regimen_meta"), "nkda")) && !r.bool(r.at(s.self, "isSideEffect"))) && !r.blank(r.at(s.self, "substance"))) },
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
      id: "allergy.not-coded",
      on: "",
      at: "/substance",
      severity: "info",
      message: "Not coded: this is free text, which is not compared with anything. Choose a suggestion to code it.",
      kind: "when",
      test: { source: "!blank(self.substance.text) && blank(self.substance.coding)", evaluate: (s) => (!r.blank(r.at(r.at(s.self, "substance"), "text")) && r.blank(r.at(r.at(s.self, "substance"), "coding"))) },
      loads: "ignored",
    },
    {
      id: "date.minimum",
      on: "/onsetDate",
      at: "",
      severity: "error",
      message: "Date cannot be before year 1900",
      kind: "unless",
      test: { source: "self >= date('1900-01-01')", evaluate: (s) => r.atMost("1900-01-01", r.day(s.self)) },
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
