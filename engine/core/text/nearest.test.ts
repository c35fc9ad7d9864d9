import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['titl', 'title'],
  ['pages_', 'pages'],
])('takes %s for a misspelt %s', (written, meant) => {
  expect(nearest(written, ['title', 'pages', 'author'])).toBe(meant);
});

it('suggests nothing for a name that is like none of the known ones', () => {
  expect(nearest('shelf', ['title', 'pages'])).toBeUndefined();
  expect(nearest('x', [])).toBeUndefined();
});
