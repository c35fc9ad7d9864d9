import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../engine/core/product/product.ts';
import { databaseHosts } from '../testing/database-hosts.ts';
import { library } from '../testing/library.ts';
import { useLibraryGateway } from '../testing/library-gateway.ts';
import { libraryRecords } from '../testing/library-records.ts';
import { uuidOf } from '../testing/uuid-of.ts';
import { retiredCodeProblems } from './check.ts';

const path = '/api/library/book';

/** Library whose shelves and roles of authors are codes, some of them retired. */
const withCodes = (retired: readonly string[]): Product => {
  const { book } = library.entities;
  if (book === undefined) throw new Error('The library keeps its books.');
  const codes = ['a', 'b', 'c'].map((code) => ({
    code,
    display: `Shelf ${code.toUpperCase()}`,
    ...(retired.includes(code) && { deprecated: true as const }),
  }));
  const coded = (at: string) => ({ [at]: { title: 'Shelf', type: 'string', codes: 'shelves' } });
  const fields = { ...book.fields, ...coded('/shelf'), ...coded('/authors/*/lastName') };
  return {
    ...library,
    entities: { ...library.entities, book: { ...book, fields } },
    codes: { shelves: { name: 'shelves', title: 'Shelves', codes } },
  };
};

describe.each(databaseHosts)('values that were retired, on $name', (host) => {
  const { gateway, as } = useLibraryGateway(host, { product: withCodes(['b']) });
  const branch = { id: 'north' };

  it('are refused where they are new in a record, by any client, and named', async () => {
    const sula = { _id: uuidOf('sula'), type: 'book', title: 'Sula', branch };
    const { status, body } = await as('ann')('POST', path, { ...sula, shelf: 'b' });
    expect([status, body['problems']]).toEqual([
      422,
      [
        {
          at: '/shelf',
          code: 'retired',
          message: '"Shelf B" is no longer in use. Choose another value.',
          severity: 'error',
        },
      ],
    ]);
    const made = await as('ann')('POST', path, { ...sula, shelf: 'a' });
    expect(made.status).toBe(201);
    const authors = [{ id: '1', firstName: 'Toni', lastName: 'b' }];
    const changed = await as('ann')('PUT', path, { ...sula, _rev: 1, shelf: 'a', authors });
    expect([changed.status, changed.body['problems']]).toMatchObject([422, [{ at: '/authors/0/lastName' }]]);
  });

  it('are taken from a loader, whose records are as old as they are, and stay at the next save', async () => {
    const emma = { _id: 'emma', title: 'Emma', shelf: 'b', branch };
    const records = libraryRecords.map((each) =>
      each.entity === 'book' && each.record['_id'] === 'emma' ? { ...each, record: emma } : each,
    );
    await gateway().startOver(records);
    const { body } = await as('ann')('GET', `${path}?bookId=emma`);
    expect(body).toMatchObject({ shelf: 'b' });
    expect((await as('ann')('PUT', path, { ...body, title: 'Emma, again' })).status).toBe(200);
  });
});

const code = fc.constantFrom('a', 'b', 'c');

const record = fc.record({
  shelf: fc.option(code, { nil: undefined }),
  authors: fc.array(fc.record({ id: fc.constantFrom('1', '2', '3'), lastName: code }), { maxLength: 4 }),
});

it('stay in records that have them, wherever their row moves to, and come into no other place', () => {
  fc.assert(
    fc.property(
      fc.subarray(['a', 'b', 'c']),
      fc.option(record, { nil: undefined }),
      record,
      (retired, before, content) => {
        const product = withCodes(retired);
        const entity = product.entities['book'];
        if (entity === undefined) throw new Error('The library keeps its books.');
        const rows = (content.authors ?? []).flatMap(({ lastName }, n) =>
          retired.includes(lastName) && !before?.authors.some((author) => author.lastName === lastName)
            ? [`/authors/${n}/lastName`]
            : [],
        );
        const { shelf } = content;
        const isNew = shelf !== undefined && retired.includes(shelf) && before?.shelf !== shelf;
        expect(
          retiredCodeProblems({ product, entity, content, before })
            .map(({ at }) => at)
            .toSorted(),
        ).toEqual([...rows, ...(isNew ? ['/shelf'] : [])].toSorted());
      },
    ),
  );
});
