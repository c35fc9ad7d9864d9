import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMatch, matchedParts } from '../../engine/react/tab/search/matched-parts.ts';
import { digitsOf, foldName, foldTexts } from '../../gateway/search/fold.ts';

const letter = fc.constantFrom(...'aÁbcdéøØßæœłþñüžzKOX', 'ﬁ', '山', 'ｗ');
const join = fc.constantFrom('', '', '', "'", '’', 'ʼ', '-', '‑', ' ', '  ', '. ');
const name = fc
  .array(fc.tuple(letter, join), { minLength: 3, maxLength: 14 })
  .map((parts) => parts.map(([sign, behind]) => sign + behind).join(''));

describe('what the gateway finds', () => {
  it('is marked by every word that it was found by, however these were typed', () => {
    fc.assert(
      fc.property(name, fc.nat(), fc.nat(), (text, from, length) => {
        // Types every part of a word, folded as the gateway compares it.
        for (const word of foldTexts(text)) {
          const signs = [...word];
          const start = signs.length < 3 ? 0 : from % (signs.length - 2);
          const typed = signs.slice(start, start + 3 + (length % signs.length)).join('');
          expect(foldName(text)).toContain(typed);
          expect([text, typed, hasMatch(matchedParts(text, typed))]).toEqual([text, typed, true]);
        }
        expect(hasMatch(matchedParts(text, text))).toBe(foldTexts(text).length > 0);
      }),
    );
  });

  it('is marked in numbers, whatever stands between their digits', () => {
    const digit = fc.constantFrom(...'0123456789０１９');
    const gap = fc.constantFrom('', '', ' ', '-', '–', '−', '.', '(', ') ');
    const number = fc
      .array(fc.tuple(digit, gap), { minLength: 10, maxLength: 10 })
      .map((parts) => parts.map(([sign, behind]) => sign + behind).join(''));
    fc.assert(
      fc.property(number, number, fc.nat(6), (written, gaps, from) => {
        const digits = digitsOf(written);
        const signs = [...gaps].filter((sign) => digitsOf(sign) === '');
        const typed = [...digits.slice(from, from + 4)].map((one, n) => `${one}${signs[n] ?? ''}`).join('');
        expect([written, typed, hasMatch(matchedParts(written, typed))]).toEqual([written, typed, true]);
      }),
    );
  });
});
