import { describe, expect, it } from 'vitest';
import { suggest } from './suggest.ts';

describe('suggesting a name', () => {
  it.each([
    ['improt', 'import'],
    ['imp', undefined],
    ['Backup', 'backup'],
    ['backpu', 'backup'],
    ['frobnicate', undefined],
  ])('answers %s with %s', (word, expected) => {
    expect(suggest(word, ['import', 'backup'])).toBe(expected);
  });
});
