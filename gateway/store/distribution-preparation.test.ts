import { describe, expect, it } from 'vitest';
import { verifyStore } from '../records/audit/verify-store.ts';
import { databaseHosts } from '../testing/database-hosts.ts';
import { library } from '../testing/library.ts';
import { useLibraryGateway } from '../testing/library-gateway.ts';
import { createProjections } from '../versions/projections/projections.ts';
import { preparation } from './distribution-preparation.ts';

const book = '/api/library/book';
const tables = Object.keys(preparation);

describe.each(databaseHosts)('tables that were prepared to be distributed, on $name', (host) => {
  const { gateway, as } = useLibraryGateway(host);

  it('have their organization in every row and all that is unique, no trigger, and serve as before', async () => {
    const { database } = gateway().store;
    const read = async (who = 'dora') => (await as(who)('GET', `${book}?bookId=emma`)).body;
    await as('ann')('PUT', book, { ...(await read('ann')), shelf: 'B2' });
    // Writes rows in the form of earlier releases.
    await database.transaction(async (tx) => {
      await tx.query('alter table record_version disable trigger user');
      await tx.query('update record_version set organization = null');
      await tx.query('alter table record_version enable trigger user');
      await tx.query(
        "insert into audit (at, author, action, call, request) values (now(), 'ann', 'read', 'c', 'r')",
      );
    });
    await database.transaction(async (tx) => {
      for (const statement of Object.values(preparation).flat()) await tx.query(statement);
    });
    const { rows: triggers } = await database.query(
      'select tgname from pg_trigger where tgrelid = any($1::regclass[]) and not tgisinternal',
      [tables],
    );
    expect(triggers).toEqual([]);
    const { rows: keys } = await database.query(
      `select i.indexrelid::regclass::text as key from pg_index i
       where i.indisunique and i.indrelid = any($1::regclass[]) and not exists (select 1 from pg_attribute a
         where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attname = 'organization' and a.attnotnull)`,
      [tables],
    );
    expect(keys).toEqual([]);

    const seen = await read('ann');
    const taken = { title: 'Twin', isbn: seen['isbn'] ?? '', branch: { id: 'north' } };
    expect((await as('ann')('POST', book, taken)).status).toBe(422);
    expect((await as('ann')('PUT', book, { ...seen, pages: 481 })).status).toBe(200);
    expect((await as('dora')('PUT', book, { ...seen, branch: { id: 'south' } })).status).toBe(200);
    expect(await read('cleo')).toMatchObject({ pages: 481, shelf: 'B2', branch: { id: 'south' } });
    expect(await verifyStore(database)).toMatchObject({ broken: [], altered: [] });
  });

  it('have changes noted for derived tables that do not show them yet', async () => {
    const { database } = gateway().store;
    const { books } = library.searches;
    if (books === undefined) throw new Error('The library has no such search.');
    const columns = { ...books.columns, size: { from: ['/chapters'], kind: 'number' as const } };
    const newer = { ...library, hash: 'newer', searches: { books: { ...books, columns } } };
    const projections = createProjections({ database });
    const { complete } = await projections.prepare(newer);
    const emma = (await as('dora')('GET', `${book}?bookId=emma`)).body;
    await as('dora')('PUT', book, { ...emma, branch: { id: 'south' } });
    const noted = async () => {
      const newest = '(select hash from projection order by created_at desc, hash limit 1)';
      return (
        await database.query(`select distinct id from projection_change where hash = ${newest} order by id`)
      ).rows;
    };
    expect(await noted()).toEqual([{ id: 'emma' }, { id: 'loan-emma' }]);
    await complete();
    await projections.close();
    expect(await noted()).toEqual([]);
  });
});
