import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inverseSplice, spliceBetween, spliced } from './splice.ts';

it('turns one text into the other, and back', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (head, one, two, tail) => {
      const [before, after] = [head + one + tail, head + two + tail];
      const splice = spliceBetween(before, after);
      expect(spliced(before, splice)).toBe(after);
      expect(spliced(after, inverseSplice(splice))).toBe(before);
      expect(splice.removed.length).toBeLessThanOrEqual(one.length);
    }),
  );
});

it('changes no text but the one that it was made of', () => {
  const splice = spliceBetween('a red book', 'a blue book');
  expect(spliced('a pink book', splice)).toBeUndefined();
});

it('never parts a character in two, also where two of them share a half', () => {
  const signs = fc.string({ unit: fc.constantFrom('a', '𓀀', '𓀁', '🙂', '𝀀'), maxLength: 6 });
  fc.assert(
    fc.property(signs, signs, (before, after) => {
      const splice = spliceBetween(before, after);
      expect(spliced(before, splice)).toBe(after);
      expect([splice.removed, splice.inserted].every((text) => text.isWellFormed())).toBe(true);
    }),
  );
});
