import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { createLoader } from '../../intake/load/loader.ts';
import { databaseHosts } from '../../testing/database-hosts.ts';
import { library } from '../../testing/library.ts';
import { useLibraryGateway } from '../../testing/library-gateway.ts';
import { libraryRecords } from '../../testing/library-records.ts';
import type { Asker } from '../../testing/open-test-gateway.ts';
import { race } from '../../testing/race.ts';
import { keptOtherwise } from '../../testing/rows-counted-anew.ts';

const path = '/api/library/book';

/** Library in which books are found by the names of readers, from their loans. */
function withReaders(): Product {
  const { books } = library.searches;
  if (books === undefined) throw new Error('The library has no such search.');
  const reader = {
    of: { entity: 'loan', take: 'latest', by: '/due' },
    from: ['/reader'],
    kind: 'name',
  } as const;
  return {
    ...library,
    hash: 'with-readers',
    searches: { books: { ...books, columns: { ...books.columns, reader } } },
  };
}

const titles = fc.array(fc.constantFrom('Emma', 'Dune', 'emma', 'the', 'O’Neil', 'Łódź'), { maxLength: 3 });
const branches = fc.constantFrom('north', 'south');
const ids = fc.constantFrom('emma', 'dune', 'b1', 'b2');
const steps = fc.oneof(
  fc.record({
    kind: fc.constantFrom('load' as const, 'save' as const),
    id: ids,
    title: titles,
    branch: branches,
  }),
  fc.record({
    kind: fc.constantFrom('remove' as const, 'lend' as const),
    id: ids,
    title: titles,
    branch: branches,
  }),
);

const product = withReaders();

describe.each(databaseHosts)('what is kept of the rows of a search on $name', (host) => {
  const { gateway, as } = useLibraryGateway(host, { product });
  const dora: Asker = (...asked) => as('dora')(...asked);
  const read = async (id: string) => (await dora('GET', `${path}?bookId=${id}`)).body;

  /** Takes a step, which the gateway may refuse for a missing title or a removed record. */
  async function take({ kind, id, title, branch }: Step): Promise<void> {
    const content = { title: title.join(' '), branch: { id: branch } };
    const book = { entity: 'book', record: { _id: id, ...content } };
    const loan = {
      entity: 'loan',
      record: { _id: `loan-${id}`, subject: id, reader: content.title, due: '2999-01-01' },
    };
    const loader = createLoader({ database: gateway().store.database, product: () => product });
    if (kind === 'load') await loader.load([loan, book, loan]);
    else if (kind === 'lend') await loader.load([loan]);
    else if (kind === 'save') await dora('PUT', path, { ...(await read(id)), ...content });
    else await dora('POST', `${path}/delete`, await read(id));
  }

  it('is what would be counted anew, whatever is saved, brought, moved and removed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 6, maxLength: 12 }), async (taken) => {
        await gateway().startOver(libraryRecords);
        for (const step of taken) await take(step);
        expect(await keptOtherwise(gateway().store.database)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('is so where transactions meet that write the same row, and the same number', async () => {
    const { database } = gateway().store;
    const emma = await read('emma');
    const book = (title: string): JsonObject => ({ title, branch: { id: 'north' } });
    const answers = await race({ host, database, writing: 'projection_rows' }, [
      () => dora('POST', path, book('One of two')),
      () => dora('POST', path, book('Two of two')),
      () => as('ann')('POST', `${path}/delete`, emma),
      () => as('ben')('PUT', path, { ...emma, title: 'Emma, and Knightley' }),
    ]);
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([201, 201]);
    expect(await keptOtherwise(database)).toEqual([]);
  });
});

interface Step {
  readonly kind: 'load' | 'save' | 'remove' | 'lend';
  readonly id: string;
  readonly title: readonly string[];
  readonly branch: string;
}
