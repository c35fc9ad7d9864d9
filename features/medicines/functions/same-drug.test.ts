import { expect, it } from 'vitest';
import { sameDrug } from './same-drug.ts';

it.each([
  ['Atorvastatin 20 mg tablet', 'atorvastatin calcium 40 MG Oral Tablet'],
  [
    'Hydrocodone-Acetaminophen 5-325 mg tablet',
    'acetaminophen 325 MG / hydrocodone bitartrate 5 MG Oral Tablet',
  ],
  ['Insulin glargine 100 units/mL injection', 'insulin glargine 100 UNT/ML Injectable Solution'],
  ['Amlodipine', 'Amlodipine tablet'],
])('%s and %s begin with the same drug', (one, other) => {
  expect(sameDrug({ one, other })).toBe(true);
  expect(sameDrug({ one: other, other: one })).toBe(true);
});

it.each([
  ['Insulin glargine 100 units/mL', 'Insulin lispro 100 units/mL'],
  ['Lisinopril 20 mg tablet', 'Lisinopril-hydrochlorothiazide 20-12.5 mg tablet'],
  ['Hydralazine 25 mg tablet', 'Hydroxyzine 25 mg tablet'],
  ['', ''],
  ['5 mg', '5 mg'],
])('%s and %s do not', (one, other) => {
  expect(sameDrug({ one, other })).toBe(false);
});
