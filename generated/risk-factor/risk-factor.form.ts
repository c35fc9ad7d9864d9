// GENERATED from schemas/risk-factor/risk-factor.form.json sha256:67314d728a66827a by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const riskFactorForm: FormDescriptor = freeze<FormDescriptor>({
  name: "risk-factor",
  entity: "risk-factor",
  schema: {
    title: "Risk Factor",
    description: "Something that raises the patient's risk of harm by medications; kept in the patient's record.",
    type: "object",
    required: [
      "category",
      "riskFactor",
    ],
    properties: {
      category: {
        title: "Category",
        description: "What it has to do with.",
        type: "string",
        enum: [
          "lifestyle",
          "function",
          "falls",
          "utilization",
          "adherence",
          "social",
          "clinical",
        ],
        "x-codes": "risk-factor-categories",
      },
      riskFactor: {
        title: "Risk Factor",
        description: "The risk factor.",
        type: "string",
        enum: [
          "tobacco",
          "alcohol",
          "cannabis",
          "other-substances",
          "caffeine",
          "inactivity",
          "diet",
          "memory",
          "vision",
          "hearing",
          "dexterity",
          "swallowing",
          "fall",
          "gait",
          "assistive-device",
          "hospital-stay",
          "emergency-visit",
          "many-prescribers",
          "many-pharmacies",
          "missed-doses",
          "cost",
          "complex-regimen",
          "stops-early",
          "lives-alone",
          "transport",
          "food",
          "literacy",
          "no-caregiver",
          "renal",
          "hepatic",
          "pregnancy",
          "breastfeeding",
          "dialysis",
        ],
        "x-codes": "risk-factors",
      },
      riskFactorNote: {
        title: "Note",
        description: "Anything else worth knowing.",
        type: "string",
        maxLength: 2000,
      },
      verified: {
        title: "Verified",
        description: "Somebody has checked it.",
        type: "boolean",
      },
      reportedBy: {
        title: "Reported By",
        description: "Who reported it.",
        type: "string",
        enum: [
          "member",
          "caregiver",
          "prescriber",
          "pharmacy",
          "facility",
          "records",
          "user",
        ],
        "x-codes": "risk-factor-sources",
      },
    },
    additionalProperties: false,
  },
  layout: [
    {
      row: [
        "category",
        "riskFactor",
      ],
    },
    {
      row: [
        "reportedBy",
        "verified",
      ],
    },
    {
      row: [
        "riskFactorNote",
      ],
    },
  ],
  fields: {
    category: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    riskFactor: {
      uiSchema: {},
      options: {},
      enabledWhen: { source: "!blank(self.category)", evaluate: (s) => !r.blank(r.at(s.self, "category")) },
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
      choices: {
        where: { source: "item.category == self.category", evaluate: (s) => r.equal(r.text(r.at(s.item, "category")), r.text(r.at(s.self, "category"))) },
      },
    },
    reportedBy: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    verified: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    riskFactorNote: {
      uiSchema: {},
      widget: "textarea",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {},
});
