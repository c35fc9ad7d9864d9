import { expect, it } from 'vitest';
import { treeOf } from './tree-of.ts';

const parentheses = `${'('.repeat(5_000)}true${')'.repeat(5_000)}`;
const lists = `size(${'['.repeat(3_000)}1${']'.repeat(3_000)}) > 0`;
const signs = `${'!'.repeat(20_000)}true`;
const sums = `1${' + 1'.repeat(20_000)} > 0`;

it.each([
  ['parentheses', parentheses],
  ['lists', lists],
  ['signs', signs],
  ['sums', sums],
])('says what is wrong with thousands of %s within one another', (_name, source) => {
  expect(treeOf(source)).toBeUndefined();
});

it('reads brackets in texts as texts', () => {
  expect(treeOf(`'${'('.repeat(500)}' != ""`)).toBeDefined();
});
