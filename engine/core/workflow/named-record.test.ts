import { expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { getAt } from '../json/pointer.ts';
import { expression, scope } from '../testing/scope.ts';
import { chooseRecord } from './named-record.ts';

const isNovel = expression("item.genre == 'novel'", ({ item }) => getAt(item, '/genre') === 'novel');
const isFavoured = expression('item.first', ({ item }) => getAt(item, '/first') === true);

function chosen(records: readonly JsonObject[]): unknown {
  const choice = { entity: 'book', call: 'book.list', query: {}, where: isNovel, prefer: isFavoured };
  return chooseRecord(choice, records, scope)?.['title'];
}

const [emma, dune, essays] = [
  { title: 'Emma', genre: 'novel' },
  { title: 'Dune', genre: 'novel' },
  { title: 'Essays', genre: 'essay', first: true },
];

it('takes the only record that fits', () => {
  expect(chosen([emma, essays])).toBe('Emma');
});

it('takes the favoured one of several that fit', () => {
  expect(chosen([emma, { ...dune, first: true }, essays])).toBe('Dune');
});

it('takes none where several are left, favoured or not, and where none fits', () => {
  expect(chosen([emma, dune])).toBeUndefined();
  expect(
    chosen([
      { ...emma, first: true },
      { ...dune, first: true },
    ]),
  ).toBeUndefined();
  expect(chosen([essays])).toBeUndefined();
});
