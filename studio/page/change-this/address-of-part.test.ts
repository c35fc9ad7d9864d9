import { describe, expect, it } from 'vitest';
import { addressOfPart } from './address-of-part.ts';

const path = 'schemas/book/books.tab.json';
const columns = (...fields: readonly string[]) => fields.map((field) => ({ field, cell: { kind: 'text' } }));
const tabOf = (rows: readonly object[], title = 'Books') =>
  JSON.stringify({ name: 'books', title, table: { columns: rows } });

/**
 * Finds the address of the second column of the served table, at whose index the analyst's draft has another
 * column.
 */
function addressIn(drafted: string, at = '/table/columns/1') {
  const files = [{ path, kind: 'tab', name: 'books', title: 'Books', text: drafted }];
  const stored = new Map([[path, tabOf(columns('title', 'year', 'pages'))]]);
  return addressOfPart({ files, stored }, { of: 'tab/books', at });
}

describe('the address of a part that was pointed at', () => {
  it('is that of the same column where the draft has another one before it, or moved it [FAULT-214]', () => {
    const at = (...fields: readonly string[]) => addressIn(tabOf(columns(...fields)))?.at;
    expect(at('title', 'year', 'pages')).toBe('/table/columns/1');
    expect(at('title', 'author', 'year', 'pages')).toBe('/table/columns/2');
    expect(at('year', 'pages', 'title')).toBe('/table/columns/0');
  });

  it('is that of a column which the draft has changed', () => {
    const [title, year, pages] = columns('title', 'year', 'pages');
    const drafted = tabOf([{ ...pages }, { ...title }, { ...year, title: 'First printed' }]);
    expect(addressIn(drafted)).toMatchObject({ at: '/table/columns/2', view: 'design' });
  });

  it('is the file where the draft no longer has the column [FAULT-214]', () => {
    expect(addressIn(tabOf(columns('title', 'pages')))).toEqual({ file: path, at: '', view: 'design' });
    const withoutTable = JSON.stringify({ name: 'books' });
    for (const drafted of [withoutTable, '{'])
      expect(addressIn(drafted, '/table')).toEqual({ file: path, at: '', view: 'design' });
  });

  it('ends where the file does, which says less than the page knows', () => {
    expect(addressIn(tabOf(columns('title', 'year')), '/table/columns/1/widest')?.at).toBe(
      '/table/columns/1',
    );
  });
});
