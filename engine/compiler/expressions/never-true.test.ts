import { describe, expect, it } from 'vitest';
import { isNeverTrue } from './never-true.ts';
import { treeOf } from './tree-of.ts';

const isNever = (source: string) => {
  const tree = treeOf(source);
  if (tree === undefined) throw new Error(`No expression: ${source}`);
  return isNeverTrue(tree);
};

describe('a condition is never true', () => {
  it.each([
    'x && !x',
    "a == 'yes' && a == 'no'",
    "a == 'yes' && 'no' == a",
    "a in ['x', 'y'] && a == 'z'",
    "a in ['x', 'y'] && a != 'x' && !(a == 'y') && !(a in ['x', 'y'])",
    "a == 'x' && !(a in ['x', 'y'])",
    "blank(a) && a == 'x'",
    '!blank(a) && blank(a)',
    'blank(n) && n > 5.0',
    'blank(d) && d < today()',
    'today() >= d && (blank(d) || false)',
    'n > 5.0 && n < 3.0',
    'n > 5.0 && 5.0 >= n',
    'n == 4.0 && n > 5.0',
    "(a == 'x' || a == 'y') && a == 'z'",
    "a == 'x' ? false : (a == 'x' && b)",
    '!(x || !x)',
    'c && (x && !x || n < 1.0 && n > 2.0)',
  ])('where its parts exclude each other: %s', (source) => {
    expect(isNever(source)).toBe(true);
  });

  it.each([
    'false',
    'true',
    'x || !x',
    "a == 'yes' || a == 'no'",
    "a == 'yes' && b == 'no'",
    "blank(a) && a == ''",
    "blank(a) && a < 'b'",
    'blank(a) && !(n > 5.0)',
    '!(n > 5.0) && !(n <= 5.0)',
    'n >= 5.0 && n <= 5.0',
    "a in ['x', 'y'] && a != 'x'",
    "list.exists(i, i == 'x') && list.exists(i, i == 'y')",
    "a != 'x' && a != 'y'",
    "blank(a) && a != 'x'",
    'blank(d) && !(d < today())',
    'blank(n) && 0.0 == 0.0',
  ])('never said of what can be: %s', (source) => {
    expect(isNever(source)).toBe(false);
  });
});
