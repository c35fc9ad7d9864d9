import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { product } from '../../../generated/product.ts';
import { type Directions, timesOfDay } from './directions.ts';
import { isFaithful, isMereAdvice } from './directions-proof.ts';
import { dosageCodesOf, dosageSentence } from './dosage-codes.ts';
import { directionsOfText } from './dosage-from-text.ts';

const codes = dosageCodesOf(product);
const right = readFileSync(new URL('./directions-corpus.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' | ') && !line.startsWith('words') && !line.endsWith('~words'))
  .map((line) => line.split(' | ')[1] ?? '');

const readings = right.map((text) => ({ text, read: directionsOfText(text, codes) ?? {} }));

const codeOf = <Code extends string>(entries: readonly { readonly code: Code }[]) =>
  fc.constantFrom(...entries.map(({ code }) => code));

/** Change of directions: one part replaced or added. */
const change: fc.Arbitrary<Directions> = fc.oneof(
  fc.record({ dose: fc.constantFrom('1', '3 tablets', '0.5', '10', '1-2', '5-10') }),
  fc.record({ unit: codeOf(codes.units) }),
  fc.record({ frequency: codeOf(codes.frequencies) }),
  fc.record({ when: fc.subarray([...timesOfDay], { minLength: 1 }) }),
  fc.record({ prn: fc.constant(true), prnReason: fc.constantFrom('hiccups', 'gout') }),
  fc.record({ prn: fc.constant(true) }),
  fc.record({ maxPerDay: fc.integer({ min: 1, max: 12 }) }),
  fc.record({
    duration: fc.record({ value: fc.integer({ min: 1, max: 14 }), unit: codeOf(codes.durations) }),
  }),
  fc.record({ advice: codeOf(codes.advice) }),
  fc.record({ route: fc.record({ Id: codeOf(codes.routes) }) }),
  fc.record({ more: fc.constantFrom('if dizzy', 'slowly', 'not today') }),
);

describe('the proof by going back', () => {
  it('believes no reading that differs in any part from the text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...readings), change, ({ text, read }, changed) => {
        const sentence = dosageSentence({ ...read, ...changed }, codes);
        if (sentence === dosageSentence(read, codes)) return;
        expect(isFaithful(text, sentence), `${text} → ${sentence}`).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  it('believes no reading that lost a part of the text', () => {
    const parts = ['dose', 'unit', 'prn', 'prnReason', 'maxPerDay', 'duration', 'advice', 'route'] as const;
    for (const { text, read } of readings)
      for (const part of parts.filter((each) => read[each] !== undefined)) {
        const { [part]: _lost, ...less } = read;
        const sentence = dosageSentence(less, codes);
        if (sentence !== dosageSentence(read, codes))
          expect(isFaithful(text, sentence), `${text} → ${sentence}`).toBe(false);
      }
  });

  it.each([
    ['Take 1 tablet before meals and at bedtime', 'Take 1 tablet once daily (bedtime) before meals'],
    [
      'Take 1 tablet every morning for 7 days and every evening',
      'Take 1 tablet twice daily (morning, evening) for 7 days',
    ],
    ['1 tablet daily and as needed for swelling', 'Take 1 tablet once daily as needed for swelling'],
    ['1 tablet once daily and two on sundays', 'Take 1 tablet once daily'],
    ['1 tablet at bedtime with meals', 'Take 1 tablet once daily (bedtime) with food'],
    ['2 tablets a day', 'Take 2 tablets once daily'],
    ['Do not take 1 tablet daily', 'Take 1 tablet once daily'],
    ['1 tablet daily or twice daily', 'Take 1 tablet once daily'],
    ['1 tablet daily then', 'Take 1 tablet once daily'],
    [
      '1 tablet every 6 hours as needed for pain if mild',
      'Take 1 tablet every 6 hours as needed for pain if mild',
    ],
  ])('does not believe that "%s" is "%s"', (text, sentence) => {
    expect(isFaithful(text, sentence)).toBe(false);
  });

  it.each([
    ['slowly', true],
    ['with a straw', true],
    ['مع الماء', true],
    ['by mouth', true],
    ['take 2 on Sundays', false],
    ['twice', false],
    ['Do not take with potassium', false],
    ['if dizzy', false],
    ['half on weekends', false],
    ['at bedtime', false],
    ['until seen', false],
    ['slowly; then stop', false],
  ])('knows of "%s" whether it is mere advice: %s', (words, isMere) => {
    expect(isMereAdvice(words)).toBe(isMere);
  });
});

describe('two instructions in one text', () => {
  const unread = (text: string) => directionsOfText(text, codes);

  it('are words, joined by and, then, or, a semicolon, a comma or nothing', () => {
    const joint = fc.constantFrom(
      ' and ',
      ' then ',
      ' or ',
      '; ',
      ', ',
      ' ',
      '. ',
      '\n',
      ', then ',
      ' and then ',
      ' & ',
    );
    fc.assert(
      fc.property(fc.constantFrom(...right), joint, fc.constantFrom(...right), (first, by, second) => {
        expect(unread(`${first}${by}${second}`), `${first}${by}${second}`).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });

  it('are words, where the second leaves out the amount', () => {
    const rest = right
      .map((text) =>
        text.replace(/^.*?(?=\b(?:once|twice|every|daily|at|in the|as needed|prn|q\d|bid|tid|qid)\b)/i, ''),
      )
      .filter((text, index) => text !== right[index]);
    const joint = fc.constantFrom(' and ', ' then ', ' or ', '; ', '. ', ' plus ');
    const isTimeAlone = /^(?:at|in the|every|qam|qpm|nightly)\b[^\d]*$/i;
    fc.assert(
      fc.property(fc.constantFrom(...right), joint, fc.constantFrom(...rest), (first, by, second) => {
        const text = `${first}${by}${second}`;
        const read = unread(text);
        // Allows two times of day in a row as one instruction, since its sentence contains both.
        if (read !== undefined)
          expect(isTimeAlone.test(second) && read.when?.length, text).toBeGreaterThan(1);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are words, whatever condition stands before, behind or between', () => {
    const condition = fc.constantFrom(
      ...[
        'if dizzy',
        'unless dizzy',
        'except Sundays',
        'do not',
        'not',
        'hold',
        'stop',
        'until seen',
        'may repeat',
      ],
      ...[
        'on Mondays',
        'then stop',
        'or less',
        'when swollen',
        'only',
        'extra',
        'x',
        '3 tablets',
        'never',
        'alternating',
      ],
    );
    fc.assert(
      fc.property(fc.constantFrom(...right), condition, fc.nat(), (text, added, at) => {
        const words = text.split(' ');
        words.splice(at % (words.length + 1), 0, added);
        expect(unread(words.join(' ')), words.join(' ')).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });
});
