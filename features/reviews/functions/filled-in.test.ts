import { describe, expect, it } from 'vitest';
import { filledIn } from './filled-in.ts';

describe('a text of the library', () => {
  const values = { patient: 'Ria Stone', medications: 'Aspirin, Ibuprofen', prescriber: '' };

  it('is filled wherever a placeholder stands, and keeps one that there is nothing for', () => {
    const text = '{patient} takes {medications}. {patient}, ask {prescriber}.';
    expect(filledIn({ text, ...values })).toBe(
      'Ria Stone takes Aspirin, Ibuprofen. Ria Stone, ask {prescriber}.',
    );
  });

  it('takes what is filled in as it is: neither braces nor dollar signs of a name mean anything', () => {
    const text = '{patient} and {constructor}';
    expect(filledIn({ text, ...values, patient: '{medications} $& $1' })).toBe(
      '{medications} $& $1 and {constructor}',
    );
  });
});
