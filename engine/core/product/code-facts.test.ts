import { describe, expect, it } from 'vitest';
import { lostReads, lostReadText } from './code-facts.ts';
import type { Field } from './entity.ts';

type Fields = Readonly<Record<string, Partial<Field>>>;

const fieldsOf = (entities: Readonly<Record<string, Fields>>) => (owner: string) => {
  const fields = Object.entries(entities[owner] ?? {}).map(([at, field]) => {
    return [at, { title: 'A title', type: 'string', ...field }] as const;
  });
  return entities[owner] === undefined ? undefined : Object.fromEntries(fields);
};

const before = {
  book: {
    '/title': {},
    '/pages': { type: 'integer' },
    '/loans': { type: 'array' },
    '/loans/*/from': { format: 'date' },
  },
};
const reads = {
  'book/title': ['shelf'],
  'book/pages': ['shelf', 'print'],
  'book/loans': ['desk'],
  'book/loans/*/from': ['desk'],
  'book/later': ['desk'],
  'author/name': ['desk'],
};

function lost(fields: Fields | undefined): readonly string[] {
  const after = fieldsOf(fields === undefined ? {} : { book: fields });
  return lostReads(reads, fieldsOf(before), after).map(({ owner, at }) => owner + at);
}

describe('fields that code reads', () => {
  it('are lost where they are gone, a list with all in it as one', () => {
    expect(lost(before.book)).toEqual([]);
    expect(lost({ ...before.book, '/other': {} })).toEqual([]);
    const { '/title': _title, ...untitled } = before.book;
    expect(lost(untitled)).toEqual(['book/title']);
    expect(lost({ '/title': {}, '/pages': { type: 'integer' } })).toEqual(['book/loans']);
    expect(lost(undefined)).toEqual(['book/title', 'book/pages', 'book/loans']);
  });

  it.each<readonly [string, Partial<Field>, readonly string[]]>([
    ['/pages', { type: 'number' }, []],
    ['/pages', { type: 'string' }, ['book/pages']],
    ['/title', { format: 'email' }, []],
    ['/title', { format: 'date' }, ['book/title']],
    ['/loans/*/from', { format: 'date-time' }, ['book/loans/*/from']],
    ['/loans/*/from', { title: 'Other words', format: 'date' }, []],
    ['/loans', { type: 'object' }, ['book/loans']],
  ])('are lost where code finds another kind of value: %s as %j', (at, field, expected) => {
    const kept = { ...before.book, [at]: field };
    // Expects every field inside of a former list to be lost along with the list.
    expect(lost(kept)).toEqual(expected);
  });

  it('are nobody’s change where the schemas before did not have them', () => {
    expect(lostReads(reads, fieldsOf({}), fieldsOf({ book: {} }))).toEqual([]);
  });

  it('are said with those who read them', () => {
    const { '/pages': _pages, ...others } = before.book;
    const found = (fields: Fields) =>
      lostReads(reads, fieldsOf(before), fieldsOf({ book: fields })).map(lostReadText);
    expect(found(others)).toEqual([
      'The field "pages" (A title) of "book" is read by its name: code of the product does so, in "shelf", "print".',
    ]);
    expect(found({ ...before.book, '/pages': {} })).toEqual([
      'The field "pages" (A title) of "book" is read as a number, and would be a string: code of the product does so, in "shelf", "print".',
    ]);
  });
});
