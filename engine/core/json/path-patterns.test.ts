import { describe, expect, it } from 'vitest';
import { compiledLibrary } from '../../compiler/library.fixture.ts';
import { labelAt } from '../records/label.ts';
import { entityOf } from '../validation/validate.ts';
import { jsonEqual } from './equal.ts';
import { lookUpPath, matchingPaths } from './path-patterns.ts';

describe('places of a pattern', () => {
  const book = { loans: [{ due: 1 }, {}, { due: 2 }], byShelf: { a: { count: 1 }, b: { count: 2 } } };

  it('are all rows and keys at which something stands', () => {
    expect(matchingPaths('/loans/*', book)).toEqual(['/loans/0', '/loans/1', '/loans/2']);
    expect(matchingPaths('/loans/*/due', book)).toEqual(['/loans/0/due', '/loans/2/due']);
    expect(matchingPaths('/byShelf/*/count', book)).toEqual(['/byShelf/a/count', '/byShelf/b/count']);
    expect(matchingPaths('', book)).toEqual(['']);
  });

  it('are none where the path is broken, or leads into a prototype [FAULT-56]', () => {
    expect(matchingPaths('/author/*', book)).toEqual([]);
    expect(matchingPaths('/constructor', book)).toEqual([]);
    expect(matchingPaths('/loans/*', { loans: 'none' })).toEqual([]);
  });
});

describe('a table by patterns', () => {
  const table = { '/loans/*/due': 'any', '/loans/0/due': 'first', '/*/1/due': 'second', '': 'all' };

  it('prefers the place that is spelled out, then the pattern with the fewest stars', () => {
    expect(lookUpPath(table, '/loans/0/due')).toBe('first');
    expect(lookUpPath(table, '/loans/7/due')).toBe('any');
    expect(lookUpPath(table, '')).toBe('all');
    expect(lookUpPath(table, '/loans/7')).toBeUndefined();
    expect(lookUpPath({}, '/constructor')).toBeUndefined();
  });

  it('takes no longer for a deep place than it is deep', () => {
    const deep = Array.from({ length: 64 }, () => '/a').join('');
    expect(lookUpPath({ '/*/b': 1, '/a/*/a/*/b': 2 }, deep)).toBeUndefined();
    expect(lookUpPath({ [deep.replaceAll('a', '*')]: 1 }, deep)).toBe(1);
  });

  it('takes what is spelled out first', () => {
    expect(lookUpPath({ '/*/b': 1, '/a/*': 2 }, '/a/b')).toBe(2);
    expect(lookUpPath({ '/*/b': 1, '/a/*/c': 2 }, '/a/b')).toBe(1);
  });

  it('gives a field its title, and else the last name of its place', async () => {
    const book = entityOf(await compiledLibrary(), 'book');
    expect(labelAt(book, '/loans/4/borrower')).toBe('Borrower');
    expect(labelAt(book, '/loans/4/shelf')).toBe('shelf');
    expect(labelAt(book, '')).toBe('Book');
  });
});

describe('JSON values', () => {
  it.each([
    [
      { a: 1, b: [1, { c: null }] },
      { b: [1, { c: null }], a: 1 },
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    [0, -0],
  ])('%j and %j say the same', (left, right) => {
    expect(jsonEqual(left, right)).toBe(true);
  });

  it.each([
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [{ a: null }, {}],
    [1, '1'],
    [{ constructor: 1 }, {}],
  ])('%j and %j do not', (left, right) => {
    expect(jsonEqual(left, right)).toBe(false);
    expect(jsonEqual(right, left)).toBe(false);
  });
});
