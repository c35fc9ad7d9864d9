import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone } from '../../../core/text/phone.ts';
import { type Admit, admitPhone, admitTyped, admitUpTo, edited, type TypedEdit } from './admitted.ts';
import { lengthOf } from './length-of.ts';

const signs = fc.string({ unit: 'grapheme', maxLength: 12 });

/** Generates a text with an edit of it: a range, and the text that replaces the range. */
const editing = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, signs, fc.nat(), fc.nat())
    .map(([before, typed, one, other]): readonly [string, TypedEdit] => {
      const places = [one, other].map((each) => each % (before.length + 1)).toSorted((a, b) => a - b);
      return [before, { start: places[0] ?? 0, end: places[1] ?? 0, text: typed }];
    });

function at(before: string, caret: number, text: string, admit: Admit): readonly (string | number)[] {
  const admitted = admit(before, { start: caret, end: caret, text });
  return [admitted.text, admitted.caret, admitted.refused];
}

describe('a text with a maximum', () => {
  it('keeps what stands around the caret, whatever is put there, and says all that it does not take [VALID-07]', () => {
    fc.assert(
      fc.property(editing(signs), fc.nat(14), ([before, edit], max) => {
        const { text, refused, caret } = admitUpTo(max)(before, edit);
        const whole = edited(before, edit);
        if (lengthOf(whole) <= max || edit.text === '') {
          expect([text, refused, caret]).toEqual([whole, '', edit.start + edit.text.length]);
          return;
        }
        const taken = edit.text.slice(0, edit.text.length - refused.length);
        expect(taken + refused).toBe(edit.text);
        expect(text).toBe(taken === '' ? before : edited(before, { ...edit, text: taken }));
        expect(lengthOf(text)).toBeLessThanOrEqual(Math.max(max, lengthOf(before)));
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes nothing at its start when it is full', () => {
    const title = 'Call the daughter Maria before 9 am, number ends in 0138 / 5';
    expect(at(title, 0, 'RE: ', admitUpTo(60))).toEqual([title, 0, 'RE: ']);
    expect(at(title, 10, 'XXXX', admitUpTo(62))).toEqual([
      'Call the dXXaughter Maria before 9 am, number ends in 0138 / 5',
      12,
      'XX',
    ]);
  });

  it('takes no part of a sign that is made of several', () => {
    expect(at('abc', 3, '👩‍👧', admitUpTo(5))).toEqual(['abc', 3, '👩‍👧']);
  });

  it('lets a text that is too long already become shorter', () => {
    expect(admitUpTo(3)('abcdef', { start: 5, end: 6, text: '' }).text).toBe('abcde');
  });
});

describe('a number with a maximum of characters', () => {
  it('takes no sign beyond it, and stays whole when it comes as a whole', () => {
    expect(at('150', 3, '.', admitTyped(3))).toEqual(['150', 3, '.']);
    expect(at('', 0, '1505', admitTyped(3))).toEqual(['1505', 4, '']);
  });
});

describe('the mask of a phone number', () => {
  it('takes no eleventh digit in the middle of a whole number', () => {
    expect(at('(503) 555-0138', 7, '9', admitPhone)).toEqual(['(503) 555-0138', 7, '9']);
  });

  it.each([
    ['', 0, '503', '(503) ', 6, ''],
    ['(503) 555-0138', 14, '9', '(503) 555-0138', 14, '9'],
    ['(503) 550-138', 7, '5', '(503) 555-0138', 8, ''],
    ['', 0, '+1 (503) 555-0138', '(503) 555-0138', 14, ''],
    ['', 0, '５０３５５５０１３８', '(503) 555-0138', 14, ''],
    ['', 0, '503.555.0138 x12', '(503) 555-0138', 14, '12x'],
    ['(503) 55', 8, 'a', '(503) 55', 8, 'a'],
  ])('makes of %j at %i with %j: %j', (before, caret, text, after, next, refused) => {
    expect(at(before, caret, text, admitPhone)).toEqual([after, next, refused]);
  });

  it('takes the digit before a sign that is deleted', () => {
    expect(admitPhone('(503) ', { start: 5, end: 6, text: '' })).toMatchObject({ text: '50', caret: 2 });
    expect(admitPhone('(503) 555', { start: 4, end: 5, text: '', isForward: true })).toMatchObject({
      text: '(503) 55',
    });
  });

  it('never changes or moves a digit that stands outside of what is edited', () => {
    const phone = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 10 }).map(formatPhone);
    fc.assert(
      fc.property(editing(phone), ([before, edit]) => {
        const digits = (text: string) => text.replaceAll(/\D/g, '');
        const [left, right] = [digits(before.slice(0, edit.start)), digits(before.slice(edit.end))];
        const after = digits(admitPhone(before, edit).text);
        if (edit.text === '' || digits(before).startsWith('1') || digits(edit.text).startsWith('1')) return;
        expect(after.startsWith(left)).toBe(true);
        expect(after.endsWith(right)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
