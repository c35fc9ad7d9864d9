import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { databaseHosts } from '../testing/database-hosts.ts';
import { useLibraryGateway } from '../testing/library-gateway.ts';

/** Book as in the database, without its missing values. */
interface Book {
  readonly _id: string;
  readonly title: string;
  readonly pages?: number;
  readonly chapters?: number;
  readonly shelf?: string;
  readonly published?: string;
  readonly authors?: readonly { readonly lastName: string }[];
  readonly branch: { readonly id: string };
}

const few = (n: number) => fc.integer({ min: 0, max: n });

const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });

/** Books, of which some have shelves that differ in letter case alone and are sorted alike. */
const bookArbitrary = fc
  .record({
    title: fc.constantFrom('Aa', 'Bb', 'Cc', 'Dd'),
    pages: maybe(few(3)),
    chapters: maybe(few(2)),
    shelf: maybe(fc.constantFrom('a', 'b', 'B', 'c')),
    published: maybe(fc.constantFrom('1900-01-01', '2000-01-01', '2020-02-29')),
    authors: maybe(fc.constantFrom('ä', 'b', 'B', 'd').map((lastName) => [{ id: 'one', lastName }])),
    branch: fc.constantFrom('north', 'north', 'south').map((id) => ({ id })),
  })
  .map((book) => Object.fromEntries(Object.entries(book).filter(([, value]) => value !== undefined)));

/** Sort keys of the columns. `next_due` counts as lowest for a book that is not lent, as every book here. */
const keys = {
  title: ({ title }: Book) => title.toLowerCase(),
  pages: ({ pages }: Book) => pages,
  chapters: ({ chapters }: Book) => chapters,
  shelf: ({ shelf }: Book) => shelf?.toLowerCase(),
  published: ({ published }: Book) => published,
  author: ({ authors }: Book) => authors?.[0]?.lastName.toLowerCase().replace('ä', 'a'),
  next_due: () => '',
};

type Column = keyof typeof keys;

const columns = Object.keys(keys) as Column[];

const sortArbitrary = fc.uniqueArray(
  fc.record({ by: fc.constantFrom(...columns), descending: fc.boolean() }),
  { minLength: 1, maxLength: 4, selector: ({ by }) => by },
);

type Sort = readonly { readonly by: Column; readonly descending: boolean }[];

const filters: readonly { readonly body: JsonObject; readonly keeps: (book: Book) => boolean }[] = [
  { body: { field: 'shelf', term: 'b' }, keeps: ({ shelf }) => shelf === 'b' },
  { body: { field: 'shelf', missing: true }, keeps: ({ shelf }) => shelf === undefined },
  { body: { field: 'chapters', term: 1 }, keeps: ({ chapters }) => chapters === 1 },
  {
    body: { field: 'pages', range: { from: 1, to: 2 } },
    keeps: ({ pages = -1 }) => pages === 1 || pages === 2,
  },
  { body: { field: 'published', missing: true }, keeps: ({ published }) => published === undefined },
  { body: { field: 'published', term: '2000-01-01' }, keeps: ({ published }) => published === '2000-01-01' },
];

/** Compares books: missing values last in both directions; equal rows by id, in the direction of the first order. */
function compare(sort: Sort): (a: Book, b: Book) => number {
  return (a, b) => {
    for (const { by, descending } of sort) {
      const [x, y] = [keys[by](a), keys[by](b)];
      if (x === y) continue;
      if (x === undefined) return 1;
      if (y === undefined) return -1;
      return (x < y ? -1 : 1) * (descending ? -1 : 1);
    }
    return (a._id < b._id ? -1 : 1) * (sort[0]?.descending === true ? -1 : 1);
  };
}

describe.each(databaseHosts)('a search on $name', (host) => {
  const { gateway, as } = useLibraryGateway(host);

  it('makes the whole list when its pages are put together, however it is sorted [FAULT-65]', async () => {
    const books = fc
      .sample(bookArbitrary, { numRuns: 80, seed: 7 })
      .map((book, n) => ({ ...book, _id: `g${String(n).padStart(2, '0')}` }) as unknown as Book);
    await gateway().load(
      books.map((record) => ({ entity: 'book', record: record as unknown as JsonObject })),
    );
    await fc.assert(
      fc.asyncProperty(
        sortArbitrary,
        fc.constantFrom('ann', 'dora'),
        fc.subarray([...filters], { maxLength: 2 }),
        fc.integer({ min: 1, max: 3 }),
        async (sort, who, chosen, step) => {
          const search = async (from: number) => {
            const body = { sort, from, filters: chosen.map(({ body }) => body) };
            const answer = await as(who)('POST', '/api/library/book/search', body);
            return answer.body as unknown as { total: number; hits: readonly { id: string }[] };
          };
          const expected = books
            .filter(({ branch }) => who === 'dora' || branch.id === 'north')
            .filter((book) => chosen.every(({ keeps }) => keeps(book)))
            .toSorted(compare(sort))
            .map(({ _id }) => _id);
          const isOurs = (id: string) => id.startsWith('g');
          const { total } = await search(0);
          const pages = await Promise.all(
            Array.from({ length: Math.ceil(total / 3) + 1 }, (_, n) => search(n * 3)),
          );
          const all = pages.flatMap(({ hits }) => hits.map(({ id }) => id));
          expect(all).toHaveLength(total);
          expect(all.filter(isOurs)).toEqual(expected);
          // Expects a page that begins at any row.
          expect((await search(step)).hits.map(({ id }) => id)).toEqual(all.slice(step, step + 3));
        },
      ),
      { numRuns: 25, seed: 11 },
    );
  });
});
