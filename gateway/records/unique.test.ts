import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordKeyword } from '../../engine/core/json/json.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import { kindOf } from '../store/kinds/kinds.ts';
import { databaseHosts } from '../testing/database-hosts.ts';
import { library } from '../testing/library.ts';
import { useLibraryGateway } from '../testing/library-gateway.ts';
import { uuidOf } from '../testing/uuid-of.ts';
import { ensureUniqueClaims } from '../versions/projections/unique-claims.ts';
import { findByUnique } from './unique.ts';

const path = '/api/library/book';

const bookOf = (keys: Pick<RecordKeyword, 'unique' | 'uniqueWithin'>): Entity => {
  const { book } = library.entities;
  if (book?.record === undefined) throw new Error('The library keeps its books.');
  const { unique: _, ...record } = book.record;
  return { ...book, record: { ...record, ...keys } };
};

const productOf = (keys: Pick<RecordKeyword, 'unique' | 'uniqueWithin'>) => ({
  ...library,
  entities: { ...library.entities, book: bookOf(keys) },
});

const scoped = productOf({
  unique: ['/isbn', { at: '/title', within: '/shelf' }, { at: '/phone', within: '/title' }],
});

interface Book {
  readonly title: string;
  readonly isbn?: string;
  readonly shelf?: string;
  readonly phone?: string;
}

/** Paths of a book whose unique values another book has taken, derived from the schema alone. */
function takenBy(others: readonly Book[], book: Book): readonly string[] {
  const has = (text: string | undefined) => text !== undefined && text !== '';
  const shares = (is: (other: Book) => boolean) => others.some(is);
  return [
    has(book.isbn) && shares(({ isbn }) => isbn === book.isbn) ? '/isbn' : '',
    shares(({ title, shelf = '' }) => title === book.title && shelf === (book.shelf ?? '')) ? '/title' : '',
    has(book.phone) && shares(({ phone, title }) => phone === book.phone && title === book.title)
      ? '/phone'
      : '',
  ].filter((place) => place !== '');
}

const few = (...texts: readonly string[]) => fc.option(fc.constantFrom(...texts), { nil: undefined });
const anyBook = fc
  .record({
    title: fc.constantFrom('a', 'b'),
    isbn: few('1', '2', '3'),
    shelf: few('x', 'y'),
    phone: few('5', '6'),
  })
  .map((book) => JSON.parse(JSON.stringify(book)) as Book);
/** Adds the number of the run to title and ISBN, so that books of different runs do not collide. */
const ofRound = ({ title, isbn, ...rest }: Book, round: number): Book => ({
  ...rest,
  title: `${round} ${title}`,
  ...(isbn !== undefined && { isbn: `${round} ${isbn}` }),
});

const step = fc.record({
  id: fc.constantFrom('p', 'q', 'r', 's'),
  book: fc.option(anyBook, { nil: undefined }),
});

describe.each(databaseHosts)('unique values on $name', (host) => {
  const { gateway, as } = useLibraryGateway(host, { product: scoped });
  const branch = { id: 'north' };

  it('holds each key within its own scope, and no scope loosens another key', async () => {
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        round += 1;
        let removed = 0;
        // Adds the number of removals to the id, since the id of a removed record cannot be used again.
        const ids = (id: string) => uuidOf(`${round} ${removed} ${id}`);
        const stored = new Map<string, { readonly _id: string; readonly book: Book; readonly rev: number }>();
        for (const { id, book: drawn } of steps) {
          const book = drawn === undefined ? undefined : ofRound(drawn, round);
          const now = stored.get(id);
          const others = [...stored].filter(([other]) => other !== id).map(([, { book: other }]) => other);
          const base = {
            type: 'book',
            _id: now?._id ?? ids(id),
            ...(now !== undefined && { _rev: now.rev }),
          };
          if (book === undefined) {
            if (now === undefined) continue;
            expect((await as('ann')('POST', `${path}/delete`, base)).status).toBe(200);
            stored.delete(id);
            removed += 1;
            continue;
          }
          const method = now === undefined ? 'POST' : 'PUT';
          const { status, body } = await as('ann')(method, path, { ...base, ...book, branch });
          const taken = takenBy(others, book);
          const problems = (body['problems'] as { at: string }[] | undefined) ?? [];
          expect(problems.map(({ at }) => at).toSorted(), JSON.stringify([others, book, status])).toEqual(
            [...taken].toSorted(),
          );
          if (taken.length === 0) stored.set(id, { _id: base._id, book, rev: Number(body['rev']) });
        }
      }),
      { numRuns: 12 },
    );
  });

  it('finds the record that holds a value, whatever the key is unique within', async () => {
    const { body } = await as('ann')('POST', path, { title: 'Sula', isbn: '77', shelf: 'x', branch });
    const { database } = gateway().store;
    const kind = kindOf(scoped, 'book');
    for (const [place, value] of [
      ['/isbn', '77'],
      ['/title', 'Sula'],
    ] as const)
      expect(await findByUnique(database, { kind, path: place, value, organizations: ['north'] })).toBe(
        body['id'],
      );
    expect(await findByUnique(database, { kind, path: '/title', value: 'x' })).toBeUndefined();
  });

  it('claims stored values anew where one key gets a scope, or another release wrote one for all', async () => {
    const { database } = gateway().store;
    const claims = async () =>
      (
        await database.query<{ claim: string }>(
          `select concat_ws(' ', place, value) as claim from record_unique
         where type = 'book' and id = 'emma' order by place`,
        )
      ).rows.map(({ claim }) => claim);
    const emma = { shelf: 'x' };
    const read = (await as('dora')('GET', `${path}?bookId=emma`)).body;
    expect((await as('ann')('PUT', path, { ...read, ...emma, isbn: '9' })).status).toBe(200);
    await ensureUniqueClaims(database, productOf({ unique: ['/isbn', '/title'], uniqueWithin: '/shelf' }));
    expect(await claims()).toEqual(['/isbn within /shelf ["x","9"]', '/title within /shelf ["x","Emma"]']);
    await ensureUniqueClaims(database, productOf({ unique: ['/isbn', { at: '/title', within: '/shelf' }] }));
    expect(await claims()).toEqual(['/isbn 9', '/title within /shelf ["x","Emma"]']);
    await ensureUniqueClaims(database, scoped);
  });
});
