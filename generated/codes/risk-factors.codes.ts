// GENERATED from schemas/codes/risk-factors.codes.json sha256:21858fbb247cd860 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const riskFactorsCodes: ValueSet = freeze<ValueSet>({
  name: "risk-factors",
  title: "Risk factors",
  codes: [
    {
      code: "tobacco",
      display: "Tobacco use",
      category: "lifestyle",
    },
    {
      code: "alcohol",
      display: "Alcohol use",
      category: "lifestyle",
    },
    {
      code: "cannabis",
      display: "Cannabis use",
      category: "lifestyle",
    },
    {
      code: "other-substances",
      display: "Use of other substances",
      category: "lifestyle",
    },
    {
      code: "caffeine",
      display: "High caffeine intake",
      category: "lifestyle",
    },
    {
      code: "inactivity",
      display: "Little physical activity",
      category: "lifestyle",
    },
    {
      code: "diet",
      display: "Special or restricted diet",
      category: "lifestyle",
    },
    {
      code: "memory",
      display: "Memory problems",
      category: "function",
    },
    {
      code: "vision",
      display: "Poor vision",
      category: "function",
    },
    {
      code: "hearing",
      display: "Poor hearing",
      category: "function",
    },
    {
      code: "dexterity",
      display: "Poor dexterity",
      category: "function",
    },
    {
      code: "swallowing",
      display: "Difficulty swallowing",
      category: "function",
    },
    {
      code: "fall",
      display: "Fall within the last 12 months",
      category: "falls",
    },
    {
      code: "gait",
      display: "Unsteady gait",
      category: "falls",
    },
    {
      code: "assistive-device",
      display: "Uses a walking aid",
      category: "falls",
    },
    {
      code: "hospital-stay",
      display: "Hospital stay within the last 6 months",
      category: "utilization",
    },
    {
      code: "emergency-visit",
      display: "Emergency visit within the last 6 months",
      category: "utilization",
    },
    {
      code: "many-prescribers",
      display: "Several prescribers",
      category: "utilization",
    },
    {
      code: "many-pharmacies",
      display: "Several pharmacies",
      category: "utilization",
    },
    {
      code: "missed-doses",
      display: "Misses doses",
      category: "adherence",
    },
    {
      code: "cost",
      display: "Cannot afford medications",
      category: "adherence",
    },
    {
      code: "complex-regimen",
      display: "Complex regimen",
      category: "adherence",
    },
    {
      code: "stops-early",
      display: "Stops medications on their own",
      category: "adherence",
    },
    {
      code: "lives-alone",
      display: "Lives alone",
      category: "social",
    },
    {
      code: "transport",
      display: "No transport",
      category: "social",
    },
    {
      code: "food",
      display: "Food insecurity",
      category: "social",
    },
    {
      code: "literacy",
      display: "Limited health literacy",
      category: "social",
    },
    {
      code: "no-caregiver",
      display: "Needs a caregiver and has none",
      category: "social",
    },
    {
      code: "renal",
      display: "Impaired kidney function",
      category: "clinical",
    },
    {
      code: "hepatic",
      display: "Impaired liver function",
      category: "clinical",
    },
    {
      code: "pregnancy",
      display: "Pregnancy",
      category: "clinical",
    },
    {
      code: "breastfeeding",
      display: "Breastfeeding",
      category: "clinical",
    },
    {
      code: "dialysis",
      display: "Dialysis",
      category: "clinical",
    },
  ],
});
