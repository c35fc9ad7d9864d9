import { expect, it } from 'vitest';
import type { Records } from '../../../../generated/calls.types.ts';
import { otherNames } from './other-names.ts';

function namesOf(text: string): readonly string[] {
  return otherNames({
    ...{ _id: 'a', _rev: 1, updatedAt: '2026-11-01T12:00:00Z', type: 'patient.allergy', subject: 'ana' },
    ...{ sensitivityType: 'allergy', status: 'active', substance: { text } },
  } satisfies Records['allergy']);
}

it.each([
  ['Tylenol', 'acetaminophen'],
  ['Acetaminophen', 'tylenol'],
  ['Allergy to ibuprofen', 'advil'],
])('of %s have %s among them', (text, name) => {
  expect(namesOf(text)).toContain(name);
});

it.each([['Bee venom'], [''], ['Cat hair']])('of %j are none', (text) => {
  expect(namesOf(text)).toEqual([]);
});

it('of a drug have no brand that has another drug in it', () => {
  expect(namesOf('Ibuprofen')).not.toContain('advil pm');
});
