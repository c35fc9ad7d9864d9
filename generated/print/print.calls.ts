// GENERATED from schemas/print/print.calls.json sha256:4129844bf4239004 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { CallContract } from '../../engine/core/product/call.ts';

export const printPatientMSRCoverLetterCall: CallContract = freeze<CallContract>({
  name: "print.patientMSRCoverLetter",
  title: "Cover letter of a review to the patient",
  methods: [
    "GET",
  ],
  path: "/api/print/patientMSRCoverLetter",
  query: {
    patientId: {
      type: "string",
      isRequired: false,
      description: "The patient's _id; needed.",
      record: "patient",
    },
    location: {
      type: "string",
      isRequired: false,
      description: "The page that prints; needed.",
    },
    orgId: {
      type: "string",
      isRequired: false,
      description: "The managing organization's _id; needed.",
    },
    reviewId: {
      type: "string",
      isRequired: false,
      description: "The review's _id; without it the newest is printed.",
    },
    attachments: {
      type: "list",
      isRequired: false,
      description: "Names of further calls of this file whose documents are printed too.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      title: "Printed document",
      description: "Where a printed document can be fetched; one of the two addresses is there.",
      type: "object",
      properties: {
        s3Location: {
          title: "Location",
          description: "Address of the document.",
          type: "string",
        },
        artifact: {
          title: "Artifacts",
          description: "The documents.",
          type: "array",
          maxItems: 20,
          items: {
            type: "object",
            required: [
              "ephemeralUrl",
            ],
            properties: {
              ephemeralUrl: {
                title: "Address",
                description: "Works once and for the same user only.",
                type: "string",
              },
            },
            additionalProperties: false,
          },
        },
        warnings: {
          title: "Warnings",
          description: "What the document lacks.",
          "x-origin": "assumed",
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "print",
    options: {
      document: "member-letter",
      inputs: {
        kind: "MSR",
      },
    },
  },
  cacheSeconds: 0,
  rules: [
    {
      id: "print.patientMSRCoverLetter",
      test: { source: "!blank(inputs.patientId) && !blank(inputs.location) && !blank(inputs.orgId)", evaluate: (s) => ((!r.blank(r.at(s.inputs, "patientId")) && !r.blank(r.at(s.inputs, "location"))) && !r.blank(r.at(s.inputs, "orgId"))) },
      message: "Missing patientId or route",
    },
  ],
  failure: "There was an error trying to download the Fridge Report",
});

export const printPatientMSRMapCall: CallContract = freeze<CallContract>({
  name: "print.patientMSRMap",
  title: "Action plan of a review for the patient",
  methods: [
    "GET",
  ],
  path: "/api/print/patientMSRMap",
  query: {
    patientId: {
      type: "string",
      isRequired: false,
      description: "The patient's _id; needed.",
      record: "patient",
    },
    location: {
      type: "string",
      isRequired: false,
      description: "The page that prints; needed.",
    },
    orgId: {
      type: "string",
      isRequired: false,
      description: "The managing organization's _id; needed.",
    },
    reviewId: {
      type: "string",
      isRequired: false,
      description: "The review's _id; without it the newest is printed.",
    },
    attachments: {
      type: "list",
      isRequired: false,
      description: "Names of further calls of this file whose documents are printed too.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      title: "Printed document",
      description: "Where a printed document can be fetched; one of the two addresses is there.",
      type: "object",
      properties: {
        s3Location: {
          title: "Location",
          description: "Address of the document.",
          type: "string",
        },
        artifact: {
          title: "Artifacts",
          description: "The documents.",
          type: "array",
          maxItems: 20,
          items: {
            type: "object",
            required: [
              "ephemeralUrl",
            ],
            properties: {
              ephemeralUrl: {
                title: "Address",
                description: "Works once and for the same user only.",
                type: "string",
              },
            },
            additionalProperties: false,
          },
        },
        warnings: {
          title: "Warnings",
          description: "What the document lacks.",
          "x-origin": "assumed",
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "print",
    options: {
      document: "member-plan",
      inputs: {
        kind: "MSR",
      },
    },
  },
  cacheSeconds: 0,
  rules: [
    {
      id: "print.patientMSRMap",
      test: { source: "!blank(inputs.patientId) && !blank(inputs.location) && !blank(inputs.orgId)", evaluate: (s) => ((!r.blank(r.at(s.inputs, "patientId")) && !r.blank(r.at(s.inputs, "location"))) && !r.blank(r.at(s.inputs, "orgId"))) },
      message: "Missing patientId or route",
    },
  ],
  failure: "There was an error trying to download the Fridge Report",
});

export const printPrescriberMSRCoverLetterCall: CallContract = freeze<CallContract>({
  name: "print.prescriberMSRCoverLetter",
  title: "Cover letter of a review to a prescriber",
  methods: [
    "GET",
  ],
  path: "/api/print/prescriberMSRCoverLetter",
  query: {
    patientId: {
      type: "string",
      isRequired: false,
      description: "The patient's _id; needed.",
      record: "patient",
    },
    location: {
      type: "string",
      isRequired: false,
      description: "The page that prints; needed.",
    },
    orgId: {
      type: "string",
      isRequired: false,
      description: "The managing organization's _id; needed.",
    },
    reviewId: {
      type: "string",
      isRequired: false,
      description: "The review's _id; without it the newest is printed.",
    },
    attachments: {
      type: "list",
      isRequired: false,
      description: "Names of further calls of this file whose documents are printed too.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      title: "Printed document",
      description: "Where a printed document can be fetched; one of the two addresses is there.",
      type: "object",
      properties: {
        s3Location: {
          title: "Location",
          description: "Address of the document.",
          type: "string",
        },
        artifact: {
          title: "Artifacts",
          description: "The documents.",
          type: "array",
          maxItems: 20,
          items: {
            type: "object",
            required: [
              "ephemeralUrl",
            ],
            properties: {
              ephemeralUrl: {
                title: "Address",
                description: "Works once and for the same user only.",
                type: "string",
              },
            },
            additionalProperties: false,
          },
        },
        warnings: {
          title: "Warnings",
          description: "What the document lacks.",
          "x-origin": "assumed",
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "print",
    options: {
      document: "prescriber-letter",
      inputs: {
        kind: "MSR",
      },
    },
  },
  cacheSeconds: 0,
  rules: [
    {
      id: "print.prescriberMSRCoverLetter",
      test: { source: "!blank(inputs.patientId) && !blank(inputs.location) && !blank(inputs.orgId)", evaluate: (s) => ((!r.blank(r.at(s.inputs, "patientId")) && !r.blank(r.at(s.inputs, "location"))) && !r.blank(r.at(s.inputs, "orgId"))) },
      message: "Missing patientId or route",
    },
  ],
  failure: "There was an error trying to download the Fridge Report",
});

export const printPrescriberMSRCoverLetterForECPNsCall: CallContract = freeze<CallContract>({
  name: "print.prescriberMSRCoverLetterForECPNs",
  title: "Cover letter of a review to a prescriber of an ECPN",
  methods: [
    "GET",
  ],
  path: "/api/print/prescriberMSRCoverLetterForECPNs",
  query: {
    patientId: {
      type: "string",
      isRequired: false,
      description: "The patient's _id; needed.",
      record: "patient",
    },
    location: {
      type: "string",
      isRequired: false,
      description: "The page that prints; needed.",
    },
    orgId: {
      type: "string",
      isRequired: false,
      description: "The managing organization's _id; needed.",
    },
    reviewId: {
      type: "string",
      isRequired: false,
      description: "The review's _id; without it the newest is printed.",
    },
    attachments: {
      type: "list",
      isRequired: false,
      description: "Names of further calls of this file whose documents are printed too.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      title: "Printed document",
      description: "Where a printed document can be fetched; one of the two addresses is there.",
      type: "object",
      properties: {
        s3Location: {
          title: "Location",
          description: "Address of the document.",
          type: "string",
        },
        artifact: {
          title: "Artifacts",
          description: "The documents.",
          type: "array",
          maxItems: 20,
          items: {
            type: "object",
            required: [
              "ephemeralUrl",
            ],
            properties: {
              ephemeralUrl: {
                title: "Address",
                description: "Works once and for the same user only.",
                type: "string",
              },
            },
            additionalProperties: false,
          },
        },
        warnings: {
          title: "Warnings",
          description: "What the document lacks.",
          "x-origin": "assumed",
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "print",
    options: {
      document: "prescriber-letter",
      inputs: {
        kind: "MSR",
        for: "ECPN",
      },
    },
  },
  cacheSeconds: 0,
  rules: [
    {
      id: "print.prescriberMSRCoverLetterForECPNs",
      test: { source: "!blank(inputs.patientId) && !blank(inputs.location) && !blank(inputs.orgId)", evaluate: (s) => ((!r.blank(r.at(s.inputs, "patientId")) && !r.blank(r.at(s.inputs, "location"))) && !r.blank(r.at(s.inputs, "orgId"))) },
      message: "Missing patientId or route",
    },
  ],
  failure: "There was an error trying to download the Fridge Report",
});

export const printMsrlMemberCoverLetterCall: CallContract = freeze<CallContract>({
  name: "print.msrlMemberCoverLetter",
  title: "Cover letter of an MSR Lite to the member",
  methods: [
    "GET",
  ],
  path: "/api/print/msrlMemberCoverLetter",
  query: {
    patientId: {
      type: "string",
      isRequired: false,
      description: "The patient's _id; needed.",
      record: "patient",
    },
    location: {
      type: "string",
      isRequired: false,
      description: "The page that prints; needed.",
    },
    orgId: {
      type: "string",
      isRequired: false,
      description: "The managing organization's _id; needed.",
    },
    reviewId: {
      type: "string",
      isRequired: false,
      description: "The review's _id; without it the newest is printed.",
    },
    attachments: {
      type: "list",
      isRequired: false,
      description: "Names of further calls of this file whose documents are printed too.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      title: "Printed document",
      description: "Where a printed document can be fetched; one of the two addresses is there.",
      type: "object",
      properties: {
        s3Location: {
          title: "Location",
          description: "Address of the document.",
          type: "string",
        },
        artifact: {
          title: "Artifacts",
          description: "The documents.",
          type: "array",
          maxItems: 20,
          items: {
            type: "object",
            required: [
              "ephemeralUrl",
            ],
            properties: {
              ephemeralUrl: {
                title: "Address",
                description: "Works once and for the same user only.",
                type: "string",
              },
            },
            additionalProperties: false,
          },
        },
        warnings: {
          title: "Warnings",
          description: "What the document lacks.",
          "x-origin": "assumed",
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "print",
    options: {
      document: "member-letter",
      inputs: {
        kind: "MSR Lite",
      },
      recipient: "member",
    },
  },
  cacheSeconds: 0,
  rules: [
    {
      id: "print.msrlMemberCoverLetter",
      test: { source: "!blank(inputs.patientId) && !blank(inputs.location) && !blank(inputs.orgId)", evaluate: (s) => ((!r.blank(r.at(s.inputs, "patientId")) && !r.blank(r.at(s.inputs, "location"))) && !r.blank(r.at(s.inputs, "orgId"))) },
      message: "Missing patientId or route",
    },
  ],
  failure: "There was an error trying to download the Fridge Report",
});

export const printMsrlPatientMapCall: CallContract = freeze<CallContract>({
  name: "print.msrlPatientMap",
  title: "Action plan of an MSR Lite for the patient",
  methods: [
    "GET",
  ],
  path: "/api/print/msrlPatientMap",
  query: {
    patientId: {
      type: "string",
      isRequired: false,
      description: "The patient's _id; needed.",
      record: "patient",
    },
    location: {
      type: "string",
      isRequired: false,
      description: "The page that prints; needed.",
    },
    orgId: {
      type: "string",
      isRequired: false,
      description: "The managing organization's _id; needed.",
    },
    reviewId: {
      type: "string",
      isRequired: false,
      description: "The review's _id; without it the newest is printed.",
    },
    attachments: {
      type: "list",
      isRequired: false,
      description: "Names of further calls of this file whose documents are printed too.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      title: "Printed document",
      description: "Where a printed document can be fetched; one of the two addresses is there.",
      type: "object",
      properties: {
        s3Location: {
          title: "Location",
          description: "Address of the document.",
          type: "string",
        },
        artifact: {
          title: "Artifacts",
          description: "The documents.",
          type: "array",
          maxItems: 20,
          items: {
            type: "object",
            required: [
              "ephemeralUrl",
            ],
            properties: {
              ephemeralUrl: {
                title: "Address",
                description: "Works once and for the same user only.",
                type: "string",
              },
            },
            additionalProperties: false,
          },
        },
        warnings: {
          title: "Warnings",
          description: "What the document lacks.",
          "x-origin": "assumed",
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "print",
    options: {
      document: "member-plan",
      inputs: {
        kind: "MSR Lite",
      },
    },
  },
  cacheSeconds: 0,
  rules: [
    {
      id: "print.msrlPatientMap",
      test: { source: "!blank(inputs.patientId) && !blank(inputs.location) && !blank(inputs.orgId)", evaluate: (s) => ((!r.blank(r.at(s.inputs, "patientId")) && !r.blank(r.at(s.inputs, "location"))) && !r.blank(r.at(s.inputs, "orgId"))) },
      message: "Missing patientId or route",
    },
  ],
  failure: "There was an error trying to download the Fridge Report",
});

export const printMsrlPrescriberCoverLetterCall: CallContract = freeze<CallContract>({
  name: "print.msrlPrescriberCoverLetter",
  title: "Cover letter of an MSR Lite to a prescriber",
  methods: [
    "GET",
  ],
  path: "/api/print/msrlPrescriberCoverLetter",
  query: {
    patientId: {
      type: "string",
      isRequired: false,
      description: "The patient's _id; needed.",
      record: "patient",
    },
    location: {
      type: "string",
      isRequired: false,
      description: "The page that prints; needed.",
    },
    orgId: {
      type: "string",
      isRequired: false,
      description: "The managing organization's _id; needed.",
    },
    reviewId: {
      type: "string",
      isRequired: false,
      description: "The review's _id; without it the newest is printed.",
    },
    attachments: {
      type: "list",
      isRequired: false,
      description: "Names of further calls of this file whose documents are printed too.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      title: "Printed document",
      description: "Where a printed document can be fetched; one of the two addresses is there.",
      type: "object",
      properties: {
        s3Location: {
          title: "Location",
          description: "Address of the document.",
          type: "string",
        },
        artifact: {
          title: "Artifacts",
          description: "The documents.",
          type: "array",
          maxItems: 20,
          items: {
            type: "object",
            required: [
              "ephemeralUrl",
            ],
            properties: {
              ephemeralUrl: {
                title: "Address",
                description: "Works once and for the same user only.",
                type: "string",
              },
            },
            additionalProperties: false,
          },
        },
        warnings: {
          title: "Warnings",
          description: "What the document lacks.",
          "x-origin": "assumed",
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "print",
    options: {
      document: "prescriber-letter",
      inputs: {
        kind: "MSR Lite",
      },
      recipient: "prescriber",
    },
  },
  cacheSeconds: 0,
  rules: [
    {
      id: "print.msrlPrescriberCoverLetter",
      test: { source: "!blank(inputs.patientId) && !blank(inputs.location) && !blank(inputs.orgId)", evaluate: (s) => ((!r.blank(r.at(s.inputs, "patientId")) && !r.blank(r.at(s.inputs, "location"))) && !r.blank(r.at(s.inputs, "orgId"))) },
      message: "Missing patientId or route",
    },
  ],
  failure: "There was an error trying to download the Fridge Report",
});

export const printMsaMemberCoverLetterCall: CallContract = freeze<CallContract>({
  name: "print.msaMemberCoverLetter",
  title: "Cover letter of an MSA to the member",
  methods: [
    "GET",
  ],
  path: "/api/print/msaMemberCoverLetter",
  query: {
    patientId: {
      type: "string",
      isRequired: false,
      description: "The patient's _id; needed.",
      record: "patient",
    },
    location: {
      type: "string",
      isRequired: false,
      description: "The page that prints; needed.",
    },
    orgId: {
      type: "string",
      isRequired: false,
      description: "The managing organization's _id; needed.",
    },
    reviewId: {
      type: "string",
      isRequired: false,
      description: "The review's _id; without it the newest is printed.",
    },
    attachments: {
      type: "list",
      isRequired: false,
      description: "Names of further calls of this file whose documents are printed too.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      title: "Printed document",
      description: "Where a printed document can be fetched; one of the two addresses is there.",
      type: "object",
      properties: {
        s3Location: {
          title: "Location",
          description: "Address of the document.",
          type: "string",
        },
        artifact: {
          title: "Artifacts",
          description: "The documents.",
          type: "array",
          maxItems: 20,
          items: {
            type: "object",
            required: [
              "ephemeralUrl",
            ],
            properties: {
              ephemeralUrl: {
                title: "Address",
                description: "Works once and for the same user only.",
                type: "string",
              },
            },
            additionalProperties: false,
          },
        },
        warnings: {
          title: "Warnings",
          description: "What the document lacks.",
          "x-origin": "assumed",
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "print",
    options: {
      document: "member-letter",
      inputs: {
        kind: "MSA",
      },
      recipient: "member",
    },
  },
  cacheSeconds: 0,
  rules: [
    {
      id: "print.msaMemberCoverLetter",
      test: { source: "!blank(inputs.patientId) && !blank(inputs.location) && !blank(inputs.orgId)", evaluate: (s) => ((!r.blank(r.at(s.inputs, "patientId")) && !r.blank(r.at(s.inputs, "location"))) && !r.blank(r.at(s.inputs, "orgId"))) },
      message: "Missing patientId or route",
    },
  ],
  failure: "There was an error trying to download the Fridge Report",
});

export const printMsaPrescriberCoverLetterCall: CallContract = freeze<CallContract>({
  name: "print.msaPrescriberCoverLetter",
  title: "Cover letter of an MSA to a prescriber",
  methods: [
    "GET",
  ],
  path: "/api/print/msaPrescriberCoverLetter",
  query: {
    patientId: {
      type: "string",
      isRequired: false,
      description: "The patient's _id; needed.",
      record: "patient",
    },
    location: {
      type: "string",
      isRequired: false,
      description: "The page that prints; needed.",
    },
    orgId: {
      type: "string",
      isRequired: false,
      description: "The managing organization's _id; needed.",
    },
    reviewId: {
      type: "string",
      isRequired: false,
      description: "The review's _id; without it the newest is printed.",
    },
    attachments: {
      type: "list",
      isRequired: false,
      description: "Names of further calls of this file whose documents are printed too.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      title: "Printed document",
      description: "Where a printed document can be fetched; one of the two addresses is there.",
      type: "object",
      properties: {
        s3Location: {
          title: "Location",
          description: "Address of the document.",
          type: "string",
        },
        artifact: {
          title: "Artifacts",
          description: "The documents.",
          type: "array",
          maxItems: 20,
          items: {
            type: "object",
            required: [
              "ephemeralUrl",
            ],
            properties: {
              ephemeralUrl: {
                title: "Address",
                description: "Works once and for the same user only.",
                type: "string",
              },
            },
            additionalProperties: false,
          },
        },
        warnings: {
          title: "Warnings",
          description: "What the document lacks.",
          "x-origin": "assumed",
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "print",
    options: {
      document: "prescriber-letter",
      inputs: {
        kind: "MSA",
      },
      recipient: "prescriber",
    },
  },
  cacheSeconds: 0,
  rules: [
    {
      id: "print.msaPrescriberCoverLetter",
      test: { source: "!blank(inputs.patientId) && !blank(inputs.location) && !blank(inputs.orgId)", evaluate: (s) => ((!r.blank(r.at(s.inputs, "patientId")) && !r.blank(r.at(s.inputs, "location"))) && !r.blank(r.at(s.inputs, "orgId"))) },
      message: "Missing patientId or route",
    },
  ],
  failure: "There was an error trying to download the Fridge Report",
});

export const printPrescriberMapCall: CallContract = freeze<CallContract>({
  name: "print.prescriberMap",
  title: "Recommendations for a prescriber",
  methods: [
    "GET",
  ],
  path: "/api/print/prescriberMap",
  query: {
    patientId: {
      type: "string",
      isRequired: false,
      description: "The patient's _id; needed.",
      record: "patient",
    },
    location: {
      type: "string",
      isRequired: false,
      description: "The page that prints; needed.",
    },
    orgId: {
      type: "string",
      isRequired: false,
      description: "The managing organization's _id; needed.",
    },
    reviewId: {
      type: "string",
      isRequired: false,
      description: "The review's _id; without it the newest is printed.",
    },
    attachments: {
      type: "list",
      isRequired: false,
      description: "Names of further calls of this file whose documents are printed too.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      title: "Printed document",
      description: "Where a printed document can be fetched; one of the two addresses is there.",
      type: "object",
      properties: {
        s3Location: {
          title: "Location",
          description: "Address of the document.",
          type: "string",
        },
        artifact: {
          title: "Artifacts",
          description: "The documents.",
          type: "array",
          maxItems: 20,
          items: {
            type: "object",
            required: [
              "ephemeralUrl",
            ],
            properties: {
              ephemeralUrl: {
                title: "Address",
                description: "Works once and for the same user only.",
                type: "string",
              },
            },
            additionalProperties: false,
          },
        },
        warnings: {
          title: "Warnings",
          description: "What the document lacks.",
          "x-origin": "assumed",
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "print",
    options: {
      document: "prescriber-plan",
    },
  },
  cacheSeconds: 0,
  rules: [
    {
      id: "print.prescriberMap",
      test: { source: "!blank(inputs.patientId) && !blank(inputs.location) && !blank(inputs.orgId)", evaluate: (s) => ((!r.blank(r.at(s.inputs, "patientId")) && !r.blank(r.at(s.inputs, "location"))) && !r.blank(r.at(s.inputs, "orgId"))) },
      message: "Missing patientId or route",
    },
  ],
  failure: "There was an error trying to download the Fridge Report",
});

export const printPrescriberMAPWithRationaleCall: CallContract = freeze<CallContract>({
  name: "print.prescriberMAPWithRationale",
  title: "Recommendations for a prescriber with their rationale",
  methods: [
    "GET",
  ],
  path: "/api/print/prescriberMAPWithRationale",
  query: {
    patientId: {
      type: "string",
      isRequired: false,
      description: "The patient's _id; needed.",
      record: "patient",
    },
    location: {
      type: "string",
      isRequired: false,
      description: "The page that prints; needed.",
    },
    orgId: {
      type: "string",
      isRequired: false,
      description: "The managing organization's _id; needed.",
    },
    reviewId: {
      type: "string",
      isRequired: false,
      description: "The review's _id; without it the newest is printed.",
    },
    attachments: {
      type: "list",
      isRequired: false,
      description: "Names of further calls of this file whose documents are printed too.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      title: "Printed document",
      description: "Where a printed document can be fetched; one of the two addresses is there.",
      type: "object",
      properties: {
        s3Location: {
          title: "Location",
          description: "Address of the document.",
          type: "string",
        },
        artifact: {
          title: "Artifacts",
          description: "The documents.",
          type: "array",
          maxItems: 20,
          items: {
            type: "object",
            required: [
              "ephemeralUrl",
            ],
            properties: {
              ephemeralUrl: {
                title: "Address",
                description: "Works once and for the same user only.",
                type: "string",
              },
            },
            additionalProperties: false,
          },
        },
        warnings: {
          title: "Warnings",
          description: "What the document lacks.",
          "x-origin": "assumed",
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "print",
    options: {
      document: "prescriber-plan",
      inputs: {
        rationale: "yes",
      },
    },
  },
  cacheSeconds: 0,
  rules: [
    {
      id: "print.prescriberMAPWithRationale",
      test: { source: "!blank(inputs.patientId) && !blank(inputs.location) && !blank(inputs.orgId)", evaluate: (s) => ((!r.blank(r.at(s.inputs, "patientId")) && !r.blank(r.at(s.inputs, "location"))) && !r.blank(r.at(s.inputs, "orgId"))) },
      message: "Missing patientId or route",
    },
  ],
  failure: "There was an error trying to download the Fridge Report",
});

export const printFridgeReportCall: CallContract = freeze<CallContract>({
  name: "print.fridgeReport",
  title: "Medications of the day in large type",
  methods: [
    "GET",
  ],
  path: "/api/print/fridgeReport",
  query: {
    patientId: {
      type: "string",
      isRequired: false,
      description: "The patient's _id; needed.",
      record: "patient",
    },
    location: {
      type: "string",
      isRequired: false,
      description: "The page that prints; needed.",
    },
    orgId: {
      type: "string",
      isRequired: false,
      description: "The managing organization's _id; needed.",
    },
    reviewId: {
      type: "string",
      isRequired: false,
      description: "The review's _id; without it the newest is printed.",
    },
    attachments: {
      type: "list",
      isRequired: false,
      description: "Names of further calls of this file whose documents are printed too.",
    },
  },
  answer: {
    kind: "free",
    schema: {
      title: "Printed document",
      description: "Where a printed document can be fetched; one of the two addresses is there.",
      type: "object",
      properties: {
        s3Location: {
          title: "Location",
          description: "Address of the document.",
          type: "string",
        },
        artifact: {
          title: "Artifacts",
          description: "The documents.",
          type: "array",
          maxItems: 20,
          items: {
            type: "object",
            required: [
              "ephemeralUrl",
            ],
            properties: {
              ephemeralUrl: {
                title: "Address",
                description: "Works once and for the same user only.",
                type: "string",
              },
            },
            additionalProperties: false,
          },
        },
        warnings: {
          title: "Warnings",
          description: "What the document lacks.",
          "x-origin": "assumed",
          type: "array",
          maxItems: 100,
          items: {
            type: "string",
          },
        },
      },
      additionalProperties: false,
    },
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "print",
    options: {
      document: "fridge-report",
    },
  },
  cacheSeconds: 0,
  rules: [
    {
      id: "print.fridgeReport",
      test: { source: "!blank(inputs.patientId) && !blank(inputs.location) && !blank(inputs.orgId)", evaluate: (s) => ((!r.blank(r.at(s.inputs, "patientId")) && !r.blank(r.at(s.inputs, "location"))) && !r.blank(r.at(s.inputs, "orgId"))) },
      message: "Missing patientId or route",
    },
  ],
  failure: "There was an error trying to download the Fridge Report",
});

export const printDocumentCall: CallContract = freeze<CallContract>({
  name: "print.document",
  title: "A printed document, once and for whoever printed it",
  methods: [
    "GET",
  ],
  path: "/api/print/document/{key}",
  query: {
    key: {
      type: "string",
      isRequired: true,
      description: "The end of the address that printing has answered.",
      isInPath: true,
    },
  },
  answer: {
    kind: "file",
    mediaType: "application/pdf",
  },
  access: "patient.read",
  store: {
    kind: "handler",
    handler: "printed-document",
    options: {},
  },
  cacheSeconds: 0,
  failure: "There was an error trying to download the Fridge Report",
});
