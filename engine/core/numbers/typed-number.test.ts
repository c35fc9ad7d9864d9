import { describe, expect, it } from 'vitest';
import { parseTypedNumber } from './typed-number.ts';

describe('a typed number', () => {
  it.each([
    ['150.5', 150.5],
    ['.5', 0.5],
    ['5.', 5],
    ['+3', 3],
    [' 12 ', 12],
    ['12\u200B', 12],
    ['\u200E-0.25\u00A0', -0.25],
    ['\uFEFF7', 7],
    ['1\u00AD2', 12],
    ['\u22124.5', -4.5],
    ['\u20134', -4],
    ['\uFF11\uFF12', 12],
    ['9007199254740992', 9007199254740992],
  ])('%j is %s', (typed, number) => {
    expect(parseTypedNumber(typed)).toBe(number);
  });

  it.each(['', '-', '12e', '1e3', '1 000', '1,5', '10²', '10½', '①', '10–12', '0x1', '9007199254740993'])(
    '%j is none: no other number is made of it',
    (typed) => {
      expect(parseTypedNumber(typed)).toBeUndefined();
    },
  );

  it('with more digits than any number has is none', () => {
    expect(parseTypedNumber('9'.repeat(400))).toBeUndefined();
    expect(parseTypedNumber(`${'9'.repeat(400)}.5`)).toBeUndefined();
  });
});
