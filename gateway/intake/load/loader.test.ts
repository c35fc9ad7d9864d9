import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import type { Entity, Rule } from '../../../engine/core/product/entity.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { LoadOutcome, LoadRecord } from '../../../engine/core/protocol/load.ts';
import { verifyStore } from '../../records/audit/verify-store.ts';
import { stamped } from '../../records/write.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { kindOf } from '../../store/kinds/kinds.ts';
import { databaseHosts } from '../../testing/database-hosts.ts';
import { library } from '../../testing/library.ts';
import { useLibraryGateway } from '../../testing/library-gateway.ts';
import { stateAfter } from '../../testing/stored-state.ts';
import { createLoader, loadOne } from './loader.ts';
import { PendingRecords } from './pending-records.ts';
import { seedOnce } from './seed.ts';

describe.each(databaseHosts)('an import on $name', (host) => {
  const { gateway, as } = useLibraryGateway(host);
  const path = '/api/library/book';
  const read = async (id = 'sula') => (await as('ann')('GET', `${path}?bookId=${id}`)).body;
  const bring = async (record: JsonObject, entity = 'book') => {
    const loader = createLoader({ database: gateway().store.database, product: () => library });
    const [outcome] = await loader.load([{ entity, record }]);
    return outcome;
  };

  /** Empties the database to its state before the first records. */
  const emptied = async () => {
    const { database } = gateway().store;
    for (const table of ['record', 'setting']) await database.query(`delete from ${table}`);
    return database;
  };

  const stored = async (database: Database) => {
    const { rows } = await database.query("select document, rev, updated_at from record where id = 'sula'");
    return rows[0];
  };

  const authors = [
    { id: 'tm', lastName: 'Morrison' },
    { id: 'x', lastName: 'Editor' },
  ] as const;
  const sula = { _id: 'sula', title: 'Sula', pages: 174, shelf: 'M1', branch: { id: 'north' }, authors };
  const east = { entity: 'branch', record: { _id: 'east', name: 'East' } };
  const first = { ...sula, branch: { id: 'east' } };

  it('creates what is new, and changes nothing when it is repeated', async () => {
    expect(await bring(sula)).toEqual({ entity: 'book', id: 'sula', outcome: 'created', problems: [] });
    const first = await read();
    expect(await bring(sula)).toMatchObject({ outcome: 'unchanged', problems: [] });
    expect(await read()).toEqual(first);
  });

  it('takes nothing to an organization that is not there, nor from where it is seen', async () => {
    const nowhere = { ...sula, branch: { id: 'nroth' } };
    const refused = {
      outcome: 'refused',
      problems: [
        { at: '/branch/id', message: expect.stringContaining('no organization with the id "nroth"') },
      ],
    };
    expect(await bring(nowhere)).toMatchObject(refused);
    await bring(sula);
    expect(await bring(nowhere)).toMatchObject(refused);
    expect(await read()).toMatchObject({ branch: { id: 'north' } });
  });

  it('brings the first records of a database in once, however many gateways start together', async () => {
    const database = await emptied();
    const loader = createLoader({ database, product: () => library });
    let made = 0;
    const seed = {
      records() {
        made += 1;
        return [east, { entity: 'book', record: first }];
      },
    };
    const counts = await Promise.all([seed, seed, seed].map((each) => seedOnce(database, loader, each)));
    expect(counts.toSorted()).toEqual([0, 0, 2]);
    expect(made).toBe(1);
    expect(await stored(database)).toMatchObject({ document: { title: 'Sula' } });
  });

  it('brings the versions of a first record in as of their moments', async () => {
    const database = await emptied();
    const loader = createLoader({ database, product: () => library });
    const moments = ['2026-03-01T12:00:00.000Z', '2026-03-05T12:00:00.000Z'] as const;
    const records = () => [
      east,
      ...moments.map((at, n) => ({ entity: 'book', record: { ...first, pages: 100 + n }, at: new Date(at) })),
    ];
    await seedOnce(database, loader, { records });
    const updated_at = new Date(moments[1]);
    expect(await stored(database)).toMatchObject({ document: { pages: 101 }, updated_at, rev: 2 });
    const { rows } = await database.query<{ at: Date }>(
      "select at from audit where id = 'sula' and call = 'import' order by seq",
    );
    expect(rows.map(({ at }) => new Date(at).toISOString())).toEqual(moments);
  });

  it('leaves what users changed alone while its source stays as it was', async () => {
    await bring(sula);
    await as('ann')('PUT', path, { ...(await read()), shelf: 'Z9' });
    expect(await bring(sula)).toMatchObject({ outcome: 'unchanged' });
    expect(await read()).toMatchObject({ shelf: 'Z9', _rev: 2 });
  });

  it('takes over what changed at the source beside what users changed', async () => {
    await bring(sula);
    await as('ann')('PUT', path, { ...(await read()), shelf: 'Z9' });
    const [morrison, editor] = authors;
    const next = { ...sula, pages: 192, authors: [{ ...morrison, firstName: 'Toni' }, editor] };
    expect(await bring(next)).toMatchObject({ outcome: 'updated', problems: [] });
    expect(await read()).toMatchObject({ shelf: 'Z9', pages: 192, authors: next.authors, _rev: 3 });
    expect(await bring(next)).toMatchObject({ outcome: 'unchanged' });
  });

  it('keeps the value of the users where both changed it, and reports that once', async () => {
    await bring(sula);
    await as('ann')('PUT', path, { ...(await read()), shelf: 'Z9' });
    const next = { ...sula, shelf: 'Q5', pages: 192 };
    expect(await bring(next)).toMatchObject({
      outcome: 'updated',
      problems: [{ at: '/shelf', code: 'kept', severity: 'info' }],
    });
    expect(await read()).toMatchObject({ shelf: 'Z9', pages: 192 });
    expect(await bring(next)).toMatchObject({ outcome: 'unchanged', problems: [] });
  });

  it('does not bring back what users removed', async () => {
    await bring(sula);
    await as('ann')('POST', `${path}/delete`, await read());
    expect(await bring({ ...sula, pages: 192 })).toMatchObject({ outcome: 'unchanged' });
    expect((await as('ann')('GET', `${path}?bookId=sula`)).status).toBe(404);
  });

  it('takes a record that lacks what our forms ask for, and says what it lacks', async () => {
    const loan = { _id: 'loan-1', subject: 'emma', reader: 'Rob' };
    expect(await bring(loan, 'loan')).toMatchObject({
      outcome: 'created',
      problems: [{ at: '/due', code: 'required' }],
    });
  });

  it.each([
    ['a value of the wrong kind', 'book', { ...sula, pages: 'many' }, '/pages'],
    ['an unknown entity', 'magazine', sula, ''],
    ['an id that is none', 'book', { ...sula, _id: '../etc' }, '/_id'],
    [
      'a record that belongs to nothing here',
      'loan',
      { _id: 'loan-2', subject: 'nothing', reader: 'Rob' },
      '/subject',
    ],
    ['a unique value of another record', 'book', { ...sula, isbn: '978-0141439587' }, '/isbn'],
  ])('refuses %s, and says where', async (_what, entity, record, at) => {
    const outcome = await bring(record, entity);
    expect(outcome).toMatchObject({ outcome: 'refused' });
    expect(outcome?.problems[0]?.at).toBe(at);
  });

  it('loads the others of a batch when it refuses one, and leaves nothing of that one behind', async () => {
    const loader = createLoader({ database: gateway().store.database, product: () => library });
    const taken = { ...sula, _id: 'taken', isbn: '978-0141439587' };
    const outcomes = await loader.load([
      { entity: 'book', record: taken },
      { entity: 'book', record: sula },
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['refused', 'created']);
    const { rows } = await gateway().store.database.query("select 1 from record_version where id = 'taken'");
    expect(rows).toEqual([]);
  });

  it('merges a record that comes twice in one batch, and shows searches what was brought last', async () => {
    const loader = createLoader({ database: gateway().store.database, product: () => library });
    const loan = { _id: 'loan-9', subject: 'sula', reader: 'Rob', due: '2999-12-01' };
    const outcomes = await loader.load([
      { entity: 'book', record: sula },
      { entity: 'loan', record: loan },
      { entity: 'book', record: { ...sula, pages: 192 } },
      { entity: 'loan', record: { ...loan, due: '2999-12-24' } },
      { entity: 'loan', record: { ...loan, _id: 'loan-10' } },
      { entity: 'loan', record: loan },
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      ...['created', 'created', 'updated', 'updated', 'created', 'updated'],
    ]);
    expect(await read()).toMatchObject({ pages: 192, _rev: 2 });
    const lent = { filters: [{ field: 'loans', range: { from: 2 } }] };
    const { hits } = (await as('ann')('POST', '/api/library/book/search', lent)).body;
    expect(hits).toMatchObject([{ id: 'sula' }]);
  });

  it('leaves of a batch what it leaves of its records one after the other, whatever they are', async () => {
    const { database } = gateway().store;
    const loader = createLoader({ database, product: () => strict });
    const at = new Date('2026-11-20T12:00:00Z');
    const origin = { author: 'import', call: 'import', request: 'one', at };
    const loading = { product: strict, origin, today: '2026-11-20' };
    const property = fc.asyncProperty(fc.array(anyRecord, { maxLength: 12 }), async (records) => {
      const outcomes: (readonly LoadOutcome[])[] = [[], []];
      const announced = [new Set<string>(), new Set<string>()] as const;
      const together = await stateAfter(database, async (tx) => {
        outcomes[0] = await loader.loadWithin(announcing(tx, announced[0]), records, at);
        expect(await verifyStore(tx)).toMatchObject({ broken: [], altered: [] });
      });
      const oneByOne = await stateAfter(database, async (tx) => {
        const each: LoadOutcome[] = [];
        for (const record of records) each.push(await loadOne(announcing(tx, announced[1]), record, loading));
        outcomes[1] = each;
      });
      expect(announced[0]).toEqual(announced[1]);
      expect(together).toEqual(oneByOne);
      expect(outcomes[0]).toEqual(outcomes[1]);
    });
    await fc.assert(property, { numRuns: 15, seed: 20, examples: [[dependent]] });
  });

  it.runIf(host.interleaves)('merges what another import brings at the same moment', async () => {
    const { database } = gateway().store;
    const other = createLoader({ database, product: () => library });
    let isFirst = true;
    const late: Database = {
      ...database,
      transaction: (work) =>
        database.transaction((tx) =>
          work({
            announce: (channel) => tx.announce(channel),
            async query(statement, parameters) {
              const answer = await tx.query<never>(statement, parameters);
              const isLookUp = String(statement).startsWith('select type, id from record');
              if (isLookUp && isFirst) {
                isFirst = false;
                await other.load([{ entity: 'book', record: { ...sula, shelf: 'Z9' } }]);
              }
              return answer;
            },
          }),
        ),
    };
    const jazz = { _id: 'jazz', title: 'Jazz', branch: { id: 'north' } };
    const outcomes = await createLoader({ database: late, product: () => library }).load([
      { entity: 'book', record: { ...sula, pages: 192 } },
      { entity: 'book', record: jazz },
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['updated', 'created']);
    expect(await read()).toMatchObject({ pages: 192, _rev: 2 });
    expect(await read('jazz')).toMatchObject({ title: 'Jazz' });
  });

  it('reads in a batch what waits to be stored, also while it is being stored', async () => {
    const kind = kindOf(library, 'book');
    const at = new Date('2026-11-20T12:00:00Z');
    const content = { type: 'book', title: 'Sula', branch: { id: 'north' }, isbn: '978-1' };
    const claims = await gateway().store.database.transaction(async (tx) => {
      let late: ReturnType<Queryable['query']> | undefined;
      const origin = { author: 'import', call: 'import', request: 'one', at };
      const pending = new PendingRecords({
        announce: () => undefined,
        query(statement, parameters) {
          const answer = tx.query<never>(statement, parameters);
          late ??= pending.tx.query("select 1 from record_unique where id = 'sula'");
          return answer;
        },
      });
      pending.add(stamped({ kind, id: 'sula', content, organization: 'north', origin }));
      await pending.tx.query('select 1');
      return late;
    });
    expect(claims?.rows).toHaveLength(1);
  });

  it('needs as many statements for many new records of a batch as for few', async () => {
    const asked: string[] = [];
    const { database } = gateway().store;
    const counting = { ...database, transaction: counted(database, asked) };
    const loader = createLoader({ database: counting, product: () => library });
    // Records to load: first a branch, which invalidates the gateway's cache, then loans.
    const loans = (count: number, name: string) => [
      { entity: 'branch', record: { _id: 'north', name } },
      ...Array.from({ length: count }, (_, n) => ({
        entity: 'loan',
        record: { _id: `${name}-${n}`, subject: 'emma', reader: 'Rob', due: '2999-12-01' },
      })),
    ];
    await loader.load(loans(2, 'few'));
    const few = asked.length;
    await loader.load(loans(20, 'many'));
    expect(asked.length - few).toBe(few);
  });
});

/** Library with rules that read beyond their record: the other loans of the book, and its branch. */
const strict = withRules({
  loan: {
    ...{ id: 'loan.once', on: '', at: '/reader', severity: 'error', kind: 'unless', message: 'Lent already' },
    test: {
      source: '!siblings.exists(each, each.reader == self.reader)',
      evaluate: ({ self, siblings }) =>
        !jsonItems(siblings).some((each) => textOf(each, 'reader') === textOf(self, 'reader')),
    },
  },
  book: {
    ...{ id: 'book.branch', on: '', at: '/branch', severity: 'error', kind: 'unless', message: 'Closed' },
    test: {
      source: "branch.name != 'West'",
      evaluate: ({ records }) => textOf(records?.['branch'], 'name') !== 'West',
    },
  },
});

/** Records whose rules read records loaded before: a branch, other loans, a book. */
const dependent: readonly LoadRecord[] = [
  { entity: 'book', record: { _id: 'sula', title: 'Sula', branch: { id: 'west' } } },
  { entity: 'branch', record: { _id: 'west', name: 'West' } },
  { entity: 'book', record: { _id: 'jazz', title: 'Jazz', branch: { id: 'west' } } },
  { entity: 'loan', record: { _id: 'l1', subject: 'sula', reader: 'Rob' } },
  { entity: 'loan', record: { _id: 'l2', subject: 'sula', reader: 'Rob' } },
  { entity: 'loan', record: { _id: 'l1', subject: 'sula', reader: 'Ria' } },
  { entity: 'loan', record: { _id: 'l3', subject: 'sula', reader: 'Rob' } },
  { entity: 'branch', record: { _id: 'west', name: 'North' } },
  { entity: 'book', record: { _id: 'sula', title: 'Sula', branch: { id: 'west' }, isReference: true } },
  { entity: 'loan', record: { _id: 'l4', subject: 'sula', reader: 'Ria' } },
  { entity: 'loan', record: { _id: 'l5', subject: 'sula', reader: 'Eve' } },
];

function textOf(value: unknown, name: string): unknown {
  return isJsonObject(value) ? value[name] : undefined;
}

function withRules(rules: Readonly<Record<string, Rule>>): Product {
  const entities = Object.entries(library.entities).map(([name, entity]): [string, Entity] => {
    const own = rules[name];
    return [name, own ? { ...entity, readsSiblings: true, rules: [...entity.rules, own] } : entity];
  });
  return { ...library, entities: Object.fromEntries(entities) };
}

const books = fc.constantFrom('emma', 'sula', 'beloved', 'jazz');

/** New books and loans, repeated ones, unique values already taken, missing owners, and mistakes. */
const anyRecord: fc.Arbitrary<LoadRecord> = fc.oneof(
  fc.record({
    entity: fc.constant('book'),
    record: fc.record(
      {
        ...{ _id: books, title: fc.constantFrom('Sula', 'Jazz') },
        branch: fc.record({ id: fc.constantFrom('north', 'south', 'west') }),
        isbn: fc.constantFrom('978-0141439587', '978-1', '978-2'),
        isReference: fc.boolean(),
        pages: fc.constantFrom(100, 200, 'many'),
      },
      { requiredKeys: ['_id', 'title', 'branch'] },
    ),
  }),
  fc.record({
    entity: fc.constant('loan'),
    record: fc.record(
      {
        ...{ _id: fc.constantFrom('l1', 'l2', 'l3'), subject: books, reader: fc.constantFrom('Rob', 'Ria') },
        due: fc.constantFrom('2999-12-01', '1999-12-01'),
      },
      { requiredKeys: ['_id', 'subject', 'reader'] },
    ),
  }),
  fc.record({
    entity: fc.constant('branch'),
    record: fc.record({ _id: fc.constantFrom('north', 'west'), name: fc.constantFrom('North', 'West') }),
  }),
);

/** Wraps a transaction to collect its announcements to other gateways. */
function announcing(tx: Queryable, announced: Set<string>): Queryable {
  return {
    announce(channel, about) {
      announced.add(`${channel} ${about ?? ''}`);
      tx.announce(channel, about);
    },
    query: (statement, parameters) => tx.query(statement, parameters),
  };
}

/** Wraps the transactions of a database to collect their statements. */
function counted(database: Database, asked: string[]): Database['transaction'] {
  return (work) =>
    database.transaction((tx) =>
      work({
        announce: (channel) => tx.announce(channel),
        query(statement, parameters) {
          asked.push(typeof statement === 'string' ? statement : statement.text);
          return tx.query(statement, parameters);
        },
      }),
    );
}
