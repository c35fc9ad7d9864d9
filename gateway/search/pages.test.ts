import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json.ts';
import { databaseHosts } from '../testing/database-hosts.ts';
import { useLibraryGateway } from '../testing/library-gateway.ts';

/** A book as the test knows it: what is missing is left out. */
interface Book {
  readonly _id: string;
  readonly title: string;
  readonly pages?: number;
  readonly shelf?: string;
  readonly published?: string;
  readonly branch: { readonly id: string };
}

const few = (n: number) => fc.integer({ min: 0, max: n });

const bookArbitrary = fc
  .record({
    title: fc.constantFrom('Aa', 'Bb', 'Cc', 'Dd'),
    pages: fc.option(few(3), { nil: undefined }),
    shelf: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
    published: fc.option(fc.constantFrom('1900-01-01', '2000-01-01', '2020-02-29'), { nil: undefined }),
    branch: fc.constantFrom('north', 'south').map((id) => ({ id })),
  })
  .map((book) => Object.fromEntries(Object.entries(book).filter(([, value]) => value !== undefined)));

type Column = 'title' | 'pages' | 'shelf' | 'published';

const sortArbitrary = fc.uniqueArray(
  fc.record({
    by: fc.constantFrom<Column>('title', 'pages', 'shelf', 'published'),
    descending: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3, selector: ({ by }) => by },
);

type Sort = readonly { readonly by: Column; readonly descending: boolean }[];

/** Missing values last in both directions; alike rows by id, in the direction of the first order. */
function compare(sort: Sort): (a: Book, b: Book) => number {
  return (a, b) => {
    for (const { by, descending } of sort) {
      const [x, y] = [a[by], b[by]];
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
      .sample(bookArbitrary, { numRuns: 60, seed: 7 })
      .map((book, n) => ({ ...book, _id: `g${String(n).padStart(2, '0')}` }) as unknown as Book);
    await gateway().load(
      books.map((record) => ({ entity: 'book', record: record as unknown as JsonObject })),
    );
    const mine = (shelf: string | undefined) => (book: Book) => shelf === undefined || book.shelf === shelf;
    await fc.assert(
      fc.asyncProperty(
        sortArbitrary,
        fc.constantFrom('ann', 'dora'),
        fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
        async (sort, who, shelf) => {
          const within = books
            .filter(({ branch }) => who === 'dora' || branch.id === 'north')
            .filter(mine(shelf));
          const filters = shelf === undefined ? [] : [{ field: 'shelf', term: shelf }];
          const pages: unknown[] = [];
          let total = 0;
          for (let from = 0; from <= total; from += 3) {
            const { body } = await as(who)('POST', '/api/library/book/search', { sort, from, filters });
            total = Number(body['total']);
            pages.push(...(body['hits'] as readonly JsonObject[]).map(({ id }) => id));
          }
          const expected = within.toSorted(compare(sort)).map(({ _id }) => _id);
          expect(pages.filter((id) => String(id).startsWith('g'))).toEqual(expected);
        },
      ),
      { numRuns: 25, seed: 11 },
    );
  });
});
