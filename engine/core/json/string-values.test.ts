import { expect, it } from 'vitest';
import {
  stringItems,
  stringOrEmpty,
  stringOrUndefined,
  trimmedOrEmpty,
  trimmedOrUndefined,
} from './string-values.ts';

it.each([
  [' a ', ' a ', ' a ', 'a', 'a'],
  [' ', ' ', ' ', '', undefined],
  ['', '', '', '', undefined],
  [1, '', undefined, '', undefined],
  [null, '', undefined, '', undefined],
  [['a'], '', undefined, '', undefined],
])('%j is what each rule makes of it', (value, empty, none, trimmed, filled) => {
  expect(stringOrEmpty(value)).toBe(empty);
  expect(stringOrUndefined(value)).toBe(none);
  expect(trimmedOrEmpty(value)).toBe(trimmed);
  expect(trimmedOrUndefined(value)).toBe(filled);
});

it.each([
  [
    ['a', 1, null, '', ['b']],
    ['a', ''],
  ],
  ['a', []],
  [{ 0: 'a', length: 1 }, []],
  [undefined, []],
])('%j has the strings %j', (value, strings) => {
  expect(stringItems(value)).toEqual(strings);
});
