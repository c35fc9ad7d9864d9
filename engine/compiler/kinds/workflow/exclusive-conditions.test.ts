import { expect, it } from 'vitest';
import { areExclusive } from './exclusive-conditions.ts';

it.each([
  ['x', '!x'],
  ['!x', 'x && y'],
  ["a.b == 'yes' && c", "d && a.b == 'no'"],
  ["a == 'yes'", "a != 'yes'"],
  ['!(a > 1)', 'a > 1 && b'],
])('sees that %s and %s exclude each other', (left, right) => {
  expect(areExclusive(left, right)).toBe(true);
  expect(areExclusive([right], [left])).toBe(true);
});

it.each([
  ['x', 'y'],
  ['x || y', '!x'],
  ["a == 'yes'", "a == 'yes' && b"],
  ["a == 'yes'", "b == 'no'"],
  ["a == 'yes'", 'a == b'],
  ['x', 'no CEL ('],
])('does not say so of %s and %s', (left, right) => {
  expect(areExclusive(left, right)).toBe(false);
});

it('says nothing of rows without a condition', () => {
  expect(areExclusive(undefined, 'x')).toBe(false);
});
