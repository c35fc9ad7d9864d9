import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { SearchIndex } from '../../../engine/core/product/search-index.ts';
import type { Database } from '../../store/database.ts';
import { openWith } from '../../store/store.ts';
import { databaseHosts } from '../../testing/database-hosts.ts';
import { library } from '../../testing/library.ts';
import { libraryRecords } from '../../testing/library-records.ts';
import { openTestGateway, type TestGateway } from '../../testing/open-test-gateway.ts';
import { keptOtherwise } from '../../testing/rows-counted-anew.ts';
import { createProjections } from './projections.ts';
import { retireProjections } from './retire.ts';

const path = '/api/library/book';

/** Returns the library with other search columns. */
function libraryWith(columns: SearchIndex['columns'], statistics: SearchIndex['statistics'] = {}): Product {
  const index = library.searches['books'];
  if (index === undefined) throw new Error('The library has no such search.');
  const books = { ...index, columns: { ...index.columns, ...columns }, statistics };
  return { ...library, hash: 'library-2', searches: { books } };
}

/** Statistic that an analyst has added: the last due date among loans with a remark. */
const newer = libraryWith(
  {
    size: { from: ['/chapters'], kind: 'number' },
    last_due: { of: { entity: 'loan', take: 'latest', by: '/due' }, from: ['/due'], kind: 'date' },
  },
  { size: { title: 'Size', options: [] } },
);

const isReading = (statement: unknown) => String(statement).includes('jsonb_build_array(');

/** Wraps a database so that rows for a new table are read only after calls of `open`, one batch each. */
function gated(database: Database) {
  const read: unknown[] = [];
  let waiting = Promise.withResolvers<void>();
  const reached = () => waiting.promise;
  let gate = Promise.withResolvers<void>();
  let mayRead = 0;
  // Leaves out `limited`, whose statements would bypass this gate.
  const { limited: _around, ...rest } = database;
  const held: Database = {
    ...rest,
    async query(statement, parameters) {
      if (isReading(statement)) {
        if (read.length >= mayRead) waiting.resolve();
        while (read.length >= mayRead) await gate.promise;
        read.push(parameters?.[1]);
      }
      return database.query(statement, parameters);
    },
  };
  return {
    database: held,
    /** Resolves when a batch beyond the permitted ones is about to be read. */
    reached,
    read,
    open(batches = Number.POSITIVE_INFINITY) {
      mayRead = batches;
      waiting = Promise.withResolvers();
      gate.resolve();
      gate = Promise.withResolvers();
    },
  };
}

async function addBooks(database: Database, count: number): Promise<void> {
  await database.query(
    `insert into record (type, id, organization, rev, document, created_at, updated_at)
     select 'book', 'n' || lpad(n::text, 5, '0'), 'north', 1,
       jsonb_build_object('type', 'book', 'title', 'Book ' || n, 'chapters', n % 10, 'branch', '{"id": "north"}'::jsonb),
       now(), now()
     from generate_series(1, ${count}) n`,
  );
}

/**
 * Changes the books' search table to the form of the previous release, with other keys, and with triggers that
 * maintain derived data.
 */
async function asReleaseBefore(database: Database): Promise<void> {
  const { rows } = await database.query<{ table: string }>(
    "update projection set has_triggers = true where name = 'search:books' returning tables[1] as table",
  );
  const table = rows[0]?.table ?? '';
  const words = (row: string) => `string_to_array(ltrim(${row}.k_title), ' ')`;
  const statements = [
    `alter table ${table} drop constraint ${table}_pkey, add primary key (id)`,
    `alter table ${table} alter column organization drop not null`,
    `alter table ${table}_title_words drop column organization`,
    `create function follow_${table}() returns trigger language plpgsql as $$ begin
       if tg_op <> 'INSERT' then
         delete from ${table}_title_word_rows
         where organization = old.organization and word = any(${words('old')}) and id = old.id;
       end if;
       if tg_op <> 'DELETE' then
         insert into ${table}_title_word_rows select new.organization, unnest(${words('new')}), new.id
           on conflict do nothing;
       end if;
       return null;
     end $$`,
    `create trigger words after insert or delete on ${table} for each row execute function follow_${table}()`,
    `create trigger words_changed after update of organization, k_title on ${table} for each row
       execute function follow_${table}()`,
    `create trigger counted after insert or delete on ${table} for each row execute function count_projection_rows()`,
  ];
  for (const statement of statements) await database.query(statement);
}

describe.each(databaseHosts)('search tables of several versions on $name', (host) => {
  let database: Database;
  let beside: () => Database;
  let stop: () => Promise<void>;
  let opened: TestGateway[];

  beforeEach(async () => {
    ({ database, beside, stop } = await host.open());
    await openWith(database, () => undefined);
    opened = [];
  });

  afterEach(async () => {
    for (const gateway of opened) await end(gateway);
    await stop();
  });

  async function open(product: Product, on = beside()): Promise<TestGateway> {
    const gateway = await openTestGateway({
      product,
      store: { database: on, close: async () => undefined },
    });
    opened.push(gateway);
    return gateway;
  }

  async function end(gateway: TestGateway): Promise<void> {
    await gateway.close();
  }

  async function find(gateway: TestGateway, filters: readonly JsonObject[]) {
    const { status, body } = await gateway.as('ann')('POST', `${path}/search`, { filters });
    const hits = body['hits'] as readonly { readonly id: string }[] | undefined;
    return status === 200 ? hits?.map(({ id }) => id) : body['problems'];
  }

  const byChapters = (chapters: number) => [{ field: 'size', term: chapters }];
  const byTitle = (title: string) => [{ field: 'title', term: title }];

  async function versions() {
    const { rows } = await database.query<{ table: string; made: string; state: string; filled: number }>(
      `select tables[1] as table, tables[1]::regclass::oid::text as made, state, filled::int as filled
       from projection where name = 'search:books' order by created_at`,
    );
    return rows;
  }

  async function pendingChanges(): Promise<number> {
    const { rows } = await database.query<{ count: number }>(
      'select count(*)::int as count from projection_change',
    );
    return rows[0]?.count ?? 0;
  }

  async function change(gateway: TestGateway, id: string, content: JsonObject, who = 'ann') {
    const user = gateway.as(who);
    const { body } = await user('GET', `${path}?bookId=${id}`);
    const saved = await user('PUT', path, { _id: id, _rev: 1, ...body, ...content });
    expect(saved.status).toBe(200);
  }

  it('serves what is known while a new statistic is worked out, and says that of the new one', async () => {
    const first = await open(library);
    await first.load(libraryRecords);
    await end(first);
    const gate = gated(beside());
    const next = await open(newer, gate.database);
    await gate.reached();
    expect(await find(next, byTitle('Emma'))).toEqual(['emma']);
    expect(await find(next, byChapters(12))).toEqual([
      expect.objectContaining({
        code: 'not-ready',
        message: '"Size" is still being worked out for all records. Try again in a few minutes.',
      }),
    ]);
    await change(next, 'emma', { title: 'Emma!', chapters: 12 });
    expect(await find(next, byTitle('Emma!'))).toEqual(['emma']);
    gate.open();
    await next.completed();
    expect(await find(next, byChapters(12))).toEqual(['emma']);
    expect(await find(next, [{ field: 'last_due', term: '2999-01-01' }])).toEqual(['emma']);
  });

  it('reads and writes a table of the release before until its own is made', async () => {
    const first = await open(library);
    await first.load(libraryRecords);
    await end(first);
    await asReleaseBefore(database);
    const gate = gated(beside());
    const next = await open(newer, gate.database);
    await gate.reached();
    const named = async (text: string) => {
      const { body } = await next.as('ann')('POST', `${path}/search`, {
        queries: [{ field: 'title', text }],
      });
      return { total: body['total'], hits: (body['hits'] as readonly { id: string }[]).map(({ id }) => id) };
    };
    expect(await named('mma')).toEqual({ total: 1, hits: ['emma'] });
    await change(next, 'emma', { title: 'Persuasion', pages: 7 });
    expect(await named('rsua')).toEqual({ total: 1, hits: ['emma'] });
    expect((await named('emma')).total).toBe(0);
    await change(next, 'dune', { branch: { id: 'north' } }, 'dora');
    expect(await named('dun')).toEqual({ total: 1, hits: ['dune'] });
    const { body: dune } = await next.as('dora')('GET', `${path}?bookId=dune`);
    await next.as('dora')('POST', `${path}/delete`, dune);
    expect((await named('dune')).total).toBe(0);
    const { body } = await next.as('ann')('POST', `${path}/search`, {});
    expect(body['total']).toBe(1);
    gate.open();
    await next.completed();
    expect(await named('rsua')).toEqual({ total: 1, hits: ['emma'] });
  });

  it('shows in each of two versions what is saved in the other', async () => {
    const old = await open(library);
    await old.load(libraryRecords);
    const next = await open(newer);
    await next.completed();
    await change(old, 'emma', { title: 'Emma, again', chapters: 7 });
    await old.load([
      { entity: 'loan', record: { _id: 'l2', subject: 'emma', reader: 'Rita', due: '3001-02-03' } },
    ]);
    await next.projections.settled();
    expect(await find(next, byChapters(7))).toEqual(['emma']);
    expect(await find(next, [{ field: 'last_due', term: '3001-02-03' }])).toEqual(['emma']);
    await change(next, 'emma', { title: 'Emma, at last' });
    await old.projections.settled();
    expect(await find(old, byTitle('Emma, at last'))).toEqual(['emma']);
    const { body } = await next.as('ann')('GET', `${path}?bookId=emma`);
    await next.as('ann')('POST', `${path}/delete`, body);
    const { body: dune } = await next.as('dora')('GET', `${path}?bookId=dune`);
    await next.as('dora')('PUT', path, { ...dune, title: 'Dune of the north', branch: { id: 'north' } });
    await old.projections.settled();
    expect(await find(old, byTitle('Emma, at last'))).toEqual([]);
    expect(await find(old, byTitle('Dune of the north'))).toEqual(['dune']);
    expect(await keptOtherwise(database)).toEqual([]);
  });

  it('keeps current what is prepared and not served yet, so that nobody waits for it then', async () => {
    const old = await open(library);
    await old.load(libraryRecords);
    const prepared = createProjections({ database: beside() });
    try {
      await (await prepared.prepare(newer)).complete({ isServed: false });
      await change(old, 'emma', { chapters: 7 });
      for (const each of [prepared, old.projections]) await each.settled();
      expect(await pendingChanges()).toBe(0);
    } finally {
      await prepared.close();
    }
    expect(await find(await open(newer), byChapters(7))).toEqual(['emma']);
  });

  it('builds no table again when versions start by turns', async () => {
    const old = await open(library);
    await old.load(libraryRecords);
    const next = await open(newer);
    await next.completed();
    const built = await versions();
    expect(built).toHaveLength(2);
    await end(old);
    await change(next, 'emma', { title: 'Meanwhile' });
    const again = await open(library);
    expect(await find(again, byTitle('Meanwhile'))).toEqual(['emma']);
    await open(newer);
    expect(await versions()).toEqual(built);
  });

  it('goes on after an interruption where it was, with what was changed since', async () => {
    const old = await open(library);
    await old.load(libraryRecords);
    await addBooks(database, 2_500);
    const first = gated(beside());
    const interrupted = await open(newer, first.database);
    first.open(1);
    await first.reached();
    await expect.poll(async () => (await versions()).at(-1)?.filled).toBe(1_000);
    const ending = end(interrupted);
    first.open(2);
    await ending;
    await change(old, 'n00001', { chapters: 77 });
    await change(old, 'n02400', { chapters: 78 });
    const second = gated(beside());
    const resumed = await open(newer, second.database);
    second.open();
    await resumed.completed();
    expect(second.read).not.toContain('');
    expect(await find(resumed, byChapters(77))).toEqual(['n00001']);
    expect(await find(resumed, byChapters(78))).toEqual(['n02400']);
    const { body } = await resumed.as('ann')('POST', `${path}/search`, {});
    expect(body['total']).toBe(2_501);
  });

  it('has each row once when two gateways of a version build it together', async () => {
    const old = await open(library);
    await old.load(libraryRecords);
    await addBooks(database, 3_000);
    const both = await Promise.all([open(newer), open(newer)]);
    for (const gateway of both) await gateway.completed();
    for (const gateway of both) {
      const { body } = await gateway.as('ann')('POST', `${path}/search`, { filters: byChapters(3) });
      expect(body['total']).toBe(300);
    }
    expect((await versions()).map(({ state }) => state)).toEqual(['ready', 'ready']);
  });

  it('drops a version that no gateway has served for a while, and notes changes no longer', async () => {
    const old = await open(library);
    await old.load(libraryRecords);
    const next = await open(newer);
    await next.completed();
    expect(await retireProjections(database)).toEqual([]);
    const [gone, kept] = await versions();
    await end(old);
    await database.query(
      `update projection set created_at = created_at - interval '1 hour' where tables[1] = $1`,
      [gone?.table],
    );
    await database.query(
      `update projection_use u set seen_at = seen_at - interval '1 hour' from projection p
       where p.name = u.name and p.hash = u.hash and p.tables[1] = $1`,
      [gone?.table],
    );
    expect(await retireProjections(database)).toEqual(['search:books']);
    expect(await versions()).toEqual([kept]);
    await change(next, 'emma', { chapters: 5 });
    expect(await find(next, byChapters(5))).toEqual(['emma']);
    expect((await database.query('select 1 from projection_change')).count).toBe(0);
  });
});
