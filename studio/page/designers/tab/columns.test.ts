import { describe, expect, it } from 'vitest';
import { libraryTexts } from '../../../../engine/compiler/library.fixture.ts';
import { designedTable, withoutColumn } from './columns.ts';

const path = 'schemas/book/books.tab.json';

describe('a column that is taken away', () => {
  it('takes the sorting by it along, and no other', () => {
    const table = designedTable.read(libraryTexts.get(path) ?? '');
    const sorted = { ...table, sort: [{ by: 'title' }, { by: 'genre', descending: true }] };
    const at = (field: string) => table.columns.findIndex((column) => column.field === field);
    const without = withoutColumn(sorted, at('genre'));
    expect(without.sort).toEqual([{ by: 'title' }]);
    expect(designedTable.stepsBetween(sorted, without)).toMatchObject([
      { op: 'replace', path: '/table/columns' },
      { op: 'replace', path: '/table/sort', value: [{ by: 'title' }] },
    ]);
    const neither = withoutColumn({ ...without, sort: [{ by: 'title' }] }, 0);
    expect(designedTable.stepsBetween(without, neither).at(-1)).toEqual({
      op: 'remove',
      path: '/table/sort',
    });
  });
});
