import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { setAt } from '../../engine/core/json/pointer.ts';
import { checkRecord } from '../../engine/core/validation/validate.ts';
import { product } from '../../generated/product.ts';

const examples = new URL('../../schemas/medication/medication.examples.json', import.meta.url);
const { base } = JSON.parse(readFileSync(examples, 'utf8')) as { readonly base: JsonObject };

it.each([
  ['RxNorm', 'http://www.nlm.nih.gov/research/umls/rxnorm', []],
  ['NDC', 'http://hl7.org/fhir/sid/ndc', []],
  ['ICD-10', 'http://hl7.org/fhir/sid/icd-10-cm', []],
  ['SNOMED', 'http://snomed.info/sct', []],
  ['another one', 'http://loinc.org', ['/medication/code/coding/0/system']],
])('codes of %s are held as the product knows the system [CONST-04]', (_name, system, expected) => {
  const value = setAt(base, '/medication/code/coding', [{ system, value: '1' }]);
  const scope = { now: '2026-11-22T12:00:00Z', today: '2026-11-22' };
  const problems = checkRecord({ product, entity: 'medication', value, scope });
  expect(problems.filter(({ severity }) => severity === 'error').map(({ at }) => at)).toEqual(expected);
});
