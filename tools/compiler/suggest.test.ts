import { expect, it } from 'vitest';
import { didYouMean, nearest } from './suggest.ts';

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

it('names what there is to choose from when no name is near, and cuts a long list', () => {
  expect(didYouMean('shelf', ['title', 'pages'])).toBe('Known: pages, title.');
  expect(didYouMean('shelf', [])).toBe('There is none yet.');
  expect(
    didYouMean(
      'shelf',
      Array.from({ length: 20 }, (_, index) => `name${index}`),
    ),
  ).toMatch(/, …\.$/);
});
