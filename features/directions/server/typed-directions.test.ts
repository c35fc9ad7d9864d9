import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entity } from '../../../engine/core/product/entity.ts';
import { deriveValues } from '../../../engine/core/records/derive.ts';
import { product } from '../../../generated/product.ts';
import { readAmounts } from '../../decision-support/server/read-amounts.ts';
import { withDosage } from '../../reconciliation/server/with-dosage.ts';
import type { Directions } from './directions.ts';
import { directionsTaken } from './directions-taken.ts';
import { dosageCodesOf, dosageSentence } from './dosage-codes.ts';
import { readDosages } from './dosage-from-fhir.ts';
import { directionsOfText } from './dosage-from-text.ts';
import { dosagesOf } from './dosage-to-fhir.ts';
import { inSourceText } from './in-source-text.ts';

const codes = dosageCodesOf(product);
const corpus = readFileSync(new URL('./directions-corpus.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' | '))
  .map((line) => line.split(' | '))
  .map(([right = '', text = '']) => ({
    isWords: right === 'words' || text.endsWith('~words'),
    text: text.replace(' ~words', ''),
  }));

describe('directions that somebody types', () => {
  it('stay to the letter in the medication form, and make no sentence and no Spanish of their own', () => {
    const entity = product.entities['medication'] as Entity;
    const scope = { now: '2026-01-15T12:00:00.000Z', today: '2026-01-15' };
    for (const { text } of corpus) {
      const made = deriveValues({ entity, value: { dosageInstructions: { text } }, scope });
      expect(made['dosageInstructions']).toMatchObject({ text });
      expect(made['dosageInstructions']).not.toHaveProperty('frequency');
      expect(made['dosageInstructions']).not.toHaveProperty('textEs');
    }
  });

  it('in a reconciliation stay words, but for those that somebody took as parts', () => {
    for (const { text, isWords } of corpus) {
      expect(withDosage({ directions: '', directionsTaken: text }, codes), text).not.toHaveProperty('dosage');
      const read = directionsOfText(text, codes);
      expect(read === undefined, text).toBe(isWords);
      if (read === undefined) continue;
      const sentence = dosageSentence(read, codes);
      const takenInParts = { ...read, text: sentence };
      expect(withDosage({ directionsTaken: sentence, takenInParts }, codes)['dosage'], text).toEqual(
        takenInParts,
      );
      expect(withDosage({ directionsTaken: `${sentence} now`, takenInParts }, codes)).not.toHaveProperty(
        'dosage',
      );
    }
  });

  it('as taken count in parts as long as they are what is taken', () => {
    const takenInParts: Directions = {
      dose: '2',
      unit: 'tablet',
      frequency: 'daily',
      text: 'Take 2 tablets once daily',
    };
    const dosageInstructions: Directions = { text: 'Take 1 tablet once daily' };
    expect(directionsTaken({ asTaken: 'Take 2 tablets once daily', takenInParts, dosageInstructions })).toBe(
      takenInParts,
    );
    const other = { inOwnWords: true, text: 'Half of them' };
    expect(directionsTaken({ asTaken: 'Half of them', takenInParts, dosageInstructions })).toEqual(other);
    expect(directionsTaken({ takenInParts, dosageInstructions })).toBe(dosageInstructions);
  });

  it('are counted by checks where all of them is understood, though no part holds a day or a reason', () => {
    const counted = corpus.flatMap(({ text, isWords }) => {
      const { unitsADay } = readAmounts({ id: 'a', name: 'Zinc 1 MG Oral Tablet', directions: text }, codes);
      return isWords && unitsADay !== undefined ? [`${text}: ${unitsADay}`] : [];
    });
    expect(counted).toEqual([
      '1 tablet every 6 hours for pain: 4',
      '1 tablet daily for blood pressure: 1',
      '70 mg weekly on Sunday: 10',
      '1 tablet once a week on Monday: 0.142857',
      '1 tablet every Monday: 0.142857',
      'max 6 tablets a day: 6',
      'Take up to 2 tablets a day: 2',
      'do not exceed 1 tablet daily: 1',
      'not to exceed 1 tablet daily: 1',
      'take no more than 1 tablet daily: 1',
      'at most 1 tablet daily: 1',
    ]);
  });
});

describe('directions that were typed and taken as parts', () => {
  const readable = corpus.filter(({ isWords }) => !isWords).map(({ text }) => text.trim());

  it('leave in both, and come back the same: whatever was typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...readable), fc.constantFrom('', 'Hypertension'), (typed, indication) => {
        const about = { name: 'Zinc 50 MG Oral Tablet', indication };
        const read = directionsOfText(typed, codes) ?? {};
        const parts = { ...read, text: dosageSentence(read, codes, about) };
        const dosages = dosagesOf(inSourceText(parts, [typed], { codes, about }), codes);
        expect(
          dosages.every(({ text }) => text === typed),
          typed,
        ).toBe(true);
        expect(readDosages(dosages, codes, about), typed).toEqual({
          words: typed,
          directions: { ...parts, text: typed },
        });
      }),
      { numRuns: 400 },
    );
  });

  it('leave in their sentence, where the parts were changed by hand since', () => {
    const context = { codes, about: {} };
    const read = directionsOfText('1 tab po bid', codes) ?? {};
    const changed = { ...read, dose: '2', text: 'Take 2 tablets by mouth twice daily' };
    expect(inSourceText(changed, ['1 tab po bid'], context)).toEqual(changed);
    expect(inSourceText({ ...changed, inOwnWords: true }, ['2 tabs po bid'], context).text).toBe(
      changed.text,
    );
  });
});
