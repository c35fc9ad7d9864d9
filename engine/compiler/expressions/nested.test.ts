import { expect, it } from 'vitest';
import { environmentOf } from './environment.ts';
import { parseExpression } from './parse.ts';
import { treeOf } from './tree-of.ts';

const anywhere = environmentOf({});

const nested = (open: string, close: string, times: number) => `${open.repeat(times)}1${close.repeat(times)}`;

it.each([
  ['parentheses', nested('(', ')', 101)],
  ['lists', nested('[', ']', 101)],
  ['parentheses by the thousand', nested('(', ')', 5_000)],
  ['lists by the thousand', nested('[', ']', 3_000)],
  ['brackets of several kinds', nested('([', '])', 51)],
])('more than 100 %s within one another are named as what is wrong, and read no further', (_name, source) => {
  expect(() => parseExpression(anywhere, source)).toThrow(
    'The expression has more than 100 brackets or operators within one another',
  );
  expect(treeOf(source)).toBeUndefined();
});

it('a hundred within one another are read', () => {
  expect(treeOf(nested('(', ')', 100))).toBeDefined();
});

it.each([
  ['signs', `${'!'.repeat(20_000)}true`],
  ['sums', `1${' + 1'.repeat(20_000)} > 0`],
])('thousands of %s within one another have no tree', (_name, source) => {
  expect(treeOf(source)).toBeUndefined();
});

it('reads brackets in texts as texts', () => {
  expect(treeOf(`'${'('.repeat(500)}' != ""`)).toBeDefined();
});
