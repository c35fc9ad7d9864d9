// GENERATED from schemas/codes/medication-routes.codes.json sha256:de38ebeb000a9073 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const medicationRoutesCodes: ValueSet = freeze<ValueSet>({
  name: "medication-routes",
  title: "Routes",
  codes: [
    {
      code: "0",
      display: "N/A",
    },
    {
      code: "1",
      display: "Oral",
      "x-origin": "assumed",
    },
    {
      code: "2",
      display: "Sublingual",
      "x-origin": "assumed",
    },
    {
      code: "3",
      display: "Topical",
      "x-origin": "assumed",
    },
    {
      code: "4",
      display: "Transdermal",
      "x-origin": "assumed",
    },
    {
      code: "5",
      display: "Inhalation",
      "x-origin": "assumed",
    },
    {
      code: "6",
      display: "Nasal",
      "x-origin": "assumed",
    },
    {
      code: "7",
      display: "Ophthalmic",
      "x-origin": "assumed",
    },
    {
      code: "8",
      display: "Otic",
      "x-origin": "assumed",
    },
    {
      code: "9",
      display: "Subcutaneous",
      "x-origin": "assumed",
    },
    {
      code: "10",
      display: "Intramuscular",
      "x-origin": "assumed",
    },
    {
      code: "11",
      display: "Intravenous",
      "x-origin": "assumed",
    },
    {
      code: "12",
      display: "Rectal",
      "x-origin": "assumed",
    },
    {
      code: "13",
      display: "Vaginal",
      "x-origin": "assumed",
    },
  ],
});
