import { expect, it } from 'vitest';
import { didYouMean } from './suggest.ts';

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
