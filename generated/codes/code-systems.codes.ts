// GENERATED from schemas/codes/code-systems.codes.json sha256:e7341abae4d2d14c by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const codeSystemsCodes: ValueSet = freeze<ValueSet>({
  name: "code-systems",
  title: "Code systems",
  codes: [
    {
      code: "http://www.nlm.nih.gov/research/umls/rxnorm",
      display: "RxNorm",
    },
    {
      code: "http://hl7.org/fhir/sid/ndc",
      display: "NDC",
    },
    {
      code: "http://hl7.org/fhir/sid/icd-10-cm",
      display: "ICD-10",
    },
    {
      code: "http://snomed.info/sct",
      display: "SNOMED",
    },
    {
      code: "urn:regimen:demo:medications",
      display: "Demonstration catalogue",
      "x-origin": "assumed",
    },
  ],
});
