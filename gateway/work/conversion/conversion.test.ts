import { beforeEach, describe, expect, it } from 'vitest';
import { jsonObject } from '../../../engine/core/json/json.ts';
import type { Migration } from '../../../engine/core/product/migration.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { Queryable } from '../../store/database.ts';
import { shareTurn } from '../../store/take-turn.ts';
import { databaseHosts } from '../../testing/database-hosts.ts';
import { library } from '../../testing/library.ts';
import { useLibraryGateway } from '../../testing/library-gateway.ts';
import { publish, storeVersion } from '../../versions/publications.ts';
import { keepProgress, prepareJob, startJob } from '../jobs/job.ts';
import { conversionKind, lastConversion, startConversion } from './conversion-job.ts';

const shelves = new Map<unknown, string>([['first', 'A1']]);

/**
 * Migrations of earlier books, which had a number in place of the ISBN, pages as texts, and a row in place of the
 * shelf.
 */
const migrations: readonly Migration[] = [
  { on: '', kind: 'move', from: '/number', to: '/isbn' },
  {
    ...{ on: '', kind: 'convert', from: 'string' },
    into: {
      at: '/pages',
      value: { source: '', evaluate: ({ old }) => Number(jsonObject(old)['pages']) || undefined },
    },
  },
  {
    ...{ on: '', kind: 'compute', from: ['/row'] },
    into: [
      { at: '/shelf', value: { source: '', evaluate: ({ old }) => shelves.get(jsonObject(old)['row']) } },
    ],
  },
  { on: '', kind: 'drop', from: '/barcode' },
];

const { book } = library.entities;
if (book === undefined) throw new Error('The library has no books.');
const migrated: Product = {
  ...library,
  entities: { ...library.entities, book: { ...book, migrations } },
};

describe.each(databaseHosts)('converting stored records on $name', (host) => {
  const { gateway, as } = useLibraryGateway(host, { product: migrated });
  const database = () => gateway().store.database;

  beforeEach(async () => {
    await database().query('delete from job');
    await database().query(
      `with stored as (
         insert into record (type, id, organization, rev, document, created_at, updated_at)
         select 'book', 'old-' || n, 'north', 1, jsonb_build_object('type', 'book', 'title', 'Book ' || n,
           'branch', jsonb_build_object('id', 'north'), 'barcode', 'b' || n, '_id', 'old-' || n, '_rev', 1)
           || case when n in (7, 8, 9, 499) then jsonb_build_object('number', 'n' || n,
             'pages', case n when 7 then 'many' when 9 then '9.5' else n::text end) else '{}' end
           || case when n = 10 then '{"row": "somewhere"}'::jsonb else '{}' end, now(), now()
         from generate_series(1, 520) n returning *)
       insert into record_version (type, id, rev, document, author, at, source, is_removed)
       select type, id, rev, document, 'ann', now(), 'import', false from stored`,
    );
  });

  let started = 0;

  async function convert(removesDropped = false) {
    started += 1;
    const input = { hash: migrated.hash, removesDropped };
    await startConversion(database(), { ...input, author: 'ann', at: new Date(started) });
    await gateway().jobs.settled();
    return lastConversion(database());
  }

  async function stored(id: string) {
    const { rows } = await database().query<Record<string, unknown>>(
      `select document, rev, (select array_agg(source order by v.rev) from record_version v where v.id = r.id) as sources
       from record r where type = 'book' and id = $1`,
      [id],
    );
    return rows[0];
  }

  it('leaves a revision of each in the shape of today, and what cannot be converted as it is', async () => {
    const job = await convert();
    expect(job).toMatchObject({ state: 'done', progress: { changed: 2, left: 3 } });
    // Expects three values to remain unconverted: the row and the many pages, which no migration changes, and 9.5,
    // which is no valid number of pages.
    expect(job?.progress.leftRecords).toEqual([
      { entity: 'book', id: 'old-10', path: '/row' },
      { entity: 'book', id: 'old-7', path: '/pages' },
      { entity: 'book', id: 'old-9', path: '/pages' },
    ]);
    expect(await stored('old-8')).toMatchObject({
      document: { isbn: 'n8', pages: 8, barcode: 'b8', _rev: 2 },
      ...{ rev: 2, sources: ['import', 'migration'] },
    });
    expect(await stored('old-7')).toMatchObject({ document: { number: 'n7', pages: 'many' }, rev: 1 });
    const { rows } = await database().query(
      "select author, details from audit where id = 'old-8' and call = 'migration'",
    );
    expect(rows).toMatchObject([{ author: 'ann' }]);
    expect(await convert()).toMatchObject({ progress: { changed: 0, left: 3 } });
  });

  it('removes what is no longer kept only when somebody says so', async () => {
    await database().query("delete from record where id like 'old-4%' or id like 'old-5%'");
    await database().query("delete from record where id ~ 'old-[1-36-9].'");
    expect((await as('ann')('GET', '/api/library/book?bookId=old-8')).body).not.toHaveProperty('barcode');
    await convert(true);
    expect((await stored('old-8'))?.['document']).not.toHaveProperty('barcode');
  });

  it('goes on behind the last record of an interrupted one, and ends where another version is published', async () => {
    const input = { hash: migrated.hash, removesDropped: false };
    const id = crypto.randomUUID();
    const job = { id, kind: conversionKind, organization: null, author: 'ann', input, at: new Date(0) };
    await prepareJob(database(), job);
    await keepProgress(database(), id, { entity: 'book', last: 'old-5', looked: 400, changed: 400 });
    await startJob(database(), id, input);
    await gateway().jobs.settled();
    expect((await stored('old-499'))?.['rev']).toBe(1);
    expect((await stored('old-8'))?.['rev']).toBe(2);
    await storeVersion(database(), 'f'.repeat(64), new Map([['schemas/product.json', '{}']]));
    await publish(database(), { hash: 'f'.repeat(64), after: 0, author: 'ann' });
    expect(await convert()).toMatchObject({ state: 'done', progress: { isSuperseded: true } });
    expect((await stored('old-499'))?.['rev']).toBe(1);
  });

  it.runIf(host.interleaves)('begins behind what a former conversion is about to store', async () => {
    await serve(migrated.hash, 1);
    const { isHeld, release } = await held((tx) => shareTurn(tx, 'conversion'));
    const conversion = convert();
    await isHeld();
    expect((await stored('old-8'))?.['rev']).toBe(1);
    await release();
    expect(await conversion).toMatchObject({ state: 'done', progress: { changed: 2 } });
  });

  it.runIf(host.interleaves)('stores no more records once another version is published', async () => {
    await serve(migrated.hash, 1);
    const { isHeld, release } = await held((tx) =>
      tx.query("select from record where id = 'old-1' for update"),
    );
    const conversion = convert(true);
    await isHeld();
    await serve('f'.repeat(64), 2);
    await release();
    expect(await conversion).toMatchObject({ state: 'done', progress: { isSuperseded: true } });
    // Expects only books to be converted whose transaction had begun, out of the 520.
    const { rows } = await database().query('select id from record where rev = 2');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(25);
  });

  /** Publishes a version after a number of earlier publications. */
  async function serve(hash: string, behind: number): Promise<void> {
    await database().query('delete from schema_publication where number > $1', [behind]);
    await storeVersion(database(), hash, new Map([['schemas/product.json', '{}']]));
    expect(await publish(database(), { hash, after: behind, author: 'ann' })).toBe(true);
  }

  /** Opens a transaction and keeps it open; `isHeld` resolves once another statement waits for its lock. */
  async function held(lock: (tx: Queryable) => Promise<unknown>) {
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const transaction = database().transaction(async (tx) => {
      await lock(tx);
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const waiting = 'select 1 from pg_locks where not granted';
    return {
      isHeld: () => expect.poll(async () => (await database().query(waiting)).rows.length).toBeGreaterThan(0),
      async release() {
        released.resolve();
        await transaction;
      },
    };
  }
});
