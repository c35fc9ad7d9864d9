import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostEdits, wordDistance } from './word-distance.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'ł', '🄰'), maxLength: 7 });

describe('the distance of a word from what was typed', () => {
  it.each([
    ['jonhson', 'johnson', 1, 1],
    ['smyth', 'smith', 1, 1],
    ['catherine', 'katherine', 1, 1],
    ['filip', 'philip', 2, 2],
    ['jonhs', 'johnson', 1, 3],
    ['garcia', 'garcia', 0, 0],
    ['', 'ab', 0, 2],
    ['ab', '', 2, 2],
  ])('of %s from %s is %i to its start and %i to the whole', (typed, word, toStart, toWhole) => {
    expect(wordDistance(typed, word)).toEqual({ toStart, toWhole });
  });

  it('is none for the same word alone, the same both ways, and never more than the longer word', () => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const { toStart, toWhole } = wordDistance(one, other);
        expect(toWhole === 0).toBe(one === other);
        expect(wordDistance(other, one).toWhole).toBe(toWhole);
        expect(toWhole).toBeLessThanOrEqual(Math.max([...one].length, [...other].length));
        expect(toStart).toBeLessThanOrEqual(toWhole);
      }),
    );
  });

  it('is one for two neighbours that are swapped', () => {
    fc.assert(
      fc.property(letters, letters, (start, end) => {
        expect(wordDistance(`${start}xy${end}`, `${start}yx${end}`).toWhole).toBe(1);
      }),
    );
  });

  it('may be none in short texts, one in those of four letters, two in those of seven', () => {
    expect(['abc', 'abcd', 'abcdef', 'abcdefg'].map(mostEdits)).toEqual([0, 1, 1, 2]);
  });
});
