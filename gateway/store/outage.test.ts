import { Socket } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { isDatabaseAway } from '../operation/errors.ts';
import { silentLog } from '../operation/log.ts';
import { planOf } from '../search/table/plan.ts';
import { library } from '../testing/library.ts';
import { libraryRecords } from '../testing/library-records.ts';
import { openTestGateway, type TestGateway } from '../testing/open-test-gateway.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '../testing/postgres-cluster.ts';
import { uuidOf } from '../testing/uuid-of.ts';
import { openPgDatabase } from './pg-database.ts';
import { Servers } from './servers.ts';
import { openStore, openWith } from './store.ts';

const binaries = findPostgres();
const index = library.searches['books'];
if (index === undefined) throw new Error('The library has no search for books.');
const { table } = planOf(index);

describe.runIf(binaries !== undefined)('a database that goes away', () => {
  let cluster: PostgresCluster;
  let gateway: TestGateway;

  beforeAll(async () => {
    // Delays the flush of asynchronous commits, so that a crash certainly loses them.
    cluster = await startPostgres(binaries ?? '', {
      settings: ['wal_writer_delay=10s', 'deadlock_timeout=100ms'],
    });
    const database = openPgDatabase({ url: cluster.url, log: silentLog });
    gateway = await openTestGateway({ product: library, store: await openWith(database, () => undefined) });
    await gateway.load(libraryRecords);
  });

  afterAll(async () => {
    await gateway.close();
    await cluster.stop();
  });

  it('is a clear answer that says to try again, and the next try works once it is back [FAULT-34]', async () => {
    const save = () =>
      gateway.as('ann')('POST', '/api/library/book', {
        _id: uuidOf('sula'),
        title: 'Sula',
        branch: { id: 'north' },
      });
    await cluster.kill();
    const { status, body, headers } = await save();
    expect([status, body['code'], headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    expect(body['message']).toContain('Nothing was saved. Please try again');
    await cluster.start();
    expect((await save()).status).toBe(201);
  });

  it('is noticed where a connection ends without a word: the system probes each that is silent', async () => {
    const probe = vi.spyOn(Socket.prototype, 'setKeepAlive');
    const database = openPgDatabase({ url: cluster.url, log: silentLog });
    await database.query('select 1');
    expect(probe).toHaveBeenCalledWith(true, 10_000);
    probe.mockClear();
    const heard = new Promise((resolve) => void database.listen('anything', resolve));
    await heard;
    expect(probe).toHaveBeenCalledWith(true, 10_000);
    await database.close();
  });

  it.each([
    'failure on connection marked as essential: db2:5432',
    'failed to COPY to shard 8 on db2:5432',
    'server closed the connection unexpectedly',
  ])('is one of several that Citus distributes to, which says: %s [FAULT-34]', async (message) => {
    const raised = gateway.store.database.query(
      `do $$ begin raise '${message}' using errcode = 'XX000'; end $$`,
    );
    expect(isDatabaseAway(await raised.catch((error: unknown) => error))).toBe(true);
  });

  it('tells of what happens after a crash too, though it gives numbers of lost transactions again [FAULT-34]', async () => {
    const { database } = gateway.store;
    const numbers = async () => {
      const given = 'select pg_snapshot_xmax(pg_current_snapshot())::text::float8 as next';
      return (await database.query<{ next: number }>(given)).rows[0]?.next ?? 0;
    };
    const heard: (string | null)[] = [];
    const leave = await gateway.relay.follow(({ subject }) => heard.push(subject));
    for (let n = 0; n < 50; n += 1) {
      const undone = database.transaction(async (tx) => {
        await tx.query('select pg_current_xact_id()');
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
    }
    await gateway.relay.settled();
    const before = await numbers();
    await cluster.kill();
    await cluster.start();
    await expect.poll(numbers).toBeLessThan(before);
    const paradise = { _id: uuidOf('paradise'), title: 'Paradise', branch: { id: 'north' } };
    expect((await gateway.as('ann')('POST', '/api/library/book', paradise)).status).toBe(201);
    await expect.poll(() => heard, { timeout: 10_000 }).toContain(paradise._id);
    leave();
  });

  it('is as good as away while it takes no writes, for reads too, whose audit it could not keep [FAULT-35]', async () => {
    const operator = async (setting: string) => {
      const client = new Client({ connectionString: cluster.url });
      await client.connect();
      // Applies the setting to open connections, too.
      await client.query(`alter system ${setting}`);
      await client.query('select pg_reload_conf()');
      await client.end();
    };
    const save = () =>
      gateway.as('ann')('POST', '/api/library/book', {
        _id: uuidOf('jazz'),
        title: 'Jazz',
        branch: { id: 'north' },
      });
    const read = () => gateway.as('ann')('GET', '/api/library/book?bookId=emma');
    const refused = async (ask: typeof save) => {
      const { status, body } = await ask();
      return [status, body['code'], String(body['message']).includes('Nothing was saved')];
    };
    await operator('set default_transaction_read_only = on');
    await expect.poll(() => refused(save)).toEqual([503, 'unavailable', true]);
    await expect.poll(() => refused(read)).toEqual([503, 'unavailable', true]);
    await operator('reset default_transaction_read_only');
    await expect.poll(async () => (await save()).status).toBe(201);
    expect((await read()).status).toBe(200);
  });

  it('that is slow keeps a save waiting, and a retry meanwhile is no second one [FAULT-37]', async () => {
    const ann = gateway.as('ann');
    const slow = { _id: uuidOf('slow'), title: 'Slow', branch: { id: 'north' } };
    const { body } = await ann('POST', '/api/library/book', slow);
    const record = { ...(body['record'] as JsonObject), shelf: 'S9' };
    const { database } = gateway.store;
    const held = Promise.withResolvers<void>();
    const holding = database.transaction(async (tx) => {
      await tx.query('select 1 from record where id = $1 for update', [slow._id]);
      await held.promise;
    });
    const save = () => ann('PUT', '/api/library/book', record, { 'Idempotency-Key': 'slow' });
    const answers = Promise.all([save(), save()]);
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
    await expect.poll(async () => (await database.query(waiting)).count, { timeout: 10_000 }).toBe(2);
    held.resolve();
    await holding;
    const [first, second] = await answers;
    expect([first?.status, first?.body['rev']]).toEqual([200, 2]);
    expect(second?.body).toEqual(first?.body);
    const versions = await database.query('select 1 from record_version where id = $1', [slow._id]);
    expect(versions.count).toBe(2);
  });

  it('is none where a save and another transaction wait for each other: the save is done once more', async () => {
    const ann = gateway.as('ann');
    const book = { _id: uuidOf('crossed'), title: 'Crossed', branch: { id: 'north' } };
    const { body } = await ann('POST', '/api/library/book', book);
    const { database } = gateway.store;
    const waiting = async () =>
      (await database.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).count;
    const versions = 'select 1 from record_version where id = $1';
    const [locked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = database.transaction(async (tx) => {
      await tx.query('lock table record_version in share mode');
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const saved = ann('PUT', '/api/library/book', { ...(body['record'] as JsonObject), title: 'Recrossed' });
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    const other = database.transaction(async (tx) => {
      // Delays this transaction's deadlock check, so that the other transaction checks first and is cancelled.
      await tx.query("set local deadlock_timeout = '1min'");
      await tx.query(`select 1 from ${table} where id = $1 for update`, [book._id]);
      await tx.query('select 1 from record where id = $1 for update', [book._id]);
      return (await tx.query(versions, [book._id])).count;
    });
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
    held.resolve();
    await holding;
    expect(await other).toBe(1);
    const { status, body: answer } = await saved;
    expect([status, answer['rev']]).toEqual([200, 2]);
    expect((await database.query(versions, [book._id])).count).toBe(2);
  });

  it('hears what others say over the connection for it, so that all others may be pooled', async () => {
    const listenUrl = `${cluster.url}?application_name=listening`;
    const database = openPgDatabase({ url: cluster.url, listenUrl, log: silentLog });
    const heard: (string | undefined)[] = [];
    database.listen('pooled', (text) => heard.push(text));
    const listening = `select query from pg_stat_activity where application_name = 'listening'`;
    await expect
      .poll(async () => (await database.query(listening)).rows)
      .toEqual([{ query: 'listen "pooled"' }]);
    database.say('pooled', 'news');
    await expect.poll(() => heard).toContain('news');
    await database.close();
  });

  it('stops a start with one sentence that names the place, and keeps the password to itself', async () => {
    const config = { port: 0, dataDirectory: '/unused', oidcClientId: 'test', logLevel: 'silent' } as const;
    const open = (databaseUrl: string) => openStore({ ...config, databaseUrl }, silentLog);
    await expect(open('postgresql://test:secret@127.0.0.1:1/none')).rejects.toThrow(
      /^The PostgreSQL at 127\.0\.0\.1:1\/none cannot be reached \(ECONNREFUSED\)\. Start it, or correct DATABASE_URL\.$/,
    );
    await expect(open(cluster.url.replace(/postgres$/, 'missing'))).rejects.toThrow('There is no database');
    await expect(open(cluster.url.replace('test@', 'nobody:secret@'))).rejects.toThrow(
      'refuses user or password',
    );
  });

  it('ends what waits on a connection that was being made when all others were ended', async () => {
    // Names several hosts, so that the gateway looks up the primary and ends all connections when the primary
    // changes.
    const url = `postgresql://test@127.0.0.1:1,127.0.0.1:${cluster.port}/postgres`;
    const database = openPgDatabase({ url, log: { ...silentLog, info: () => database.breakConnections() } });
    expect((await database.query('select 1')).count).toBe(1);
    const waiting = database.query('select pg_sleep(60)').catch((error: unknown) => error);
    const sleeping = "select 1 from pg_stat_activity where wait_event = 'PgSleep'";
    await expect.poll(async () => (await gateway.store.database.query(sleeping)).count).toBe(1);
    await cluster.kill();
    expect(isDatabaseAway(await waiting)).toBe(true);
    await cluster.start();
    await database.close();
  });

  it('is never connected to by what was given up before the primary was found', async () => {
    const servers = new Servers(
      `postgresql://test@127.0.0.1:1,127.0.0.1:${cluster.port}/postgres`,
      silentLog,
    );
    const client = new servers.connecting.Client(servers.connecting);
    const connected = client.connect().catch((error: unknown) => error);
    client.connection.stream.destroy();
    expect(isDatabaseAway(await connected)).toBe(true);
    await servers.close();
  });

  it('in the middle of saves leaves none of them half done [FAULT-34]', async () => {
    const books = Array.from({ length: 60 }, (_, n) => ({
      _id: uuidOf(`b${n}`),
      title: `Book ${n}`,
      branch: { id: 'north' },
    }));
    const saves = books.map((book) => gateway.as('ann')('POST', '/api/library/book', book));
    await Promise.race(saves);
    await cluster.kill();
    const answers = await Promise.all(saves);
    await cluster.start();
    const { rows } = await gateway.store.database.query<{ id: string; whole: boolean }>(
      `select r.id, v.id is not null and s.id is not null and a.id is not null as whole
       from record r
       left join record_version v on v.type = r.type and v.id = r.id and v.rev = r.rev
       left join ${table} s on s.id = r.id
       left join audit a on a.type = r.type and a.id = r.id and a.rev = r.rev and a.action = 'write'
       where r.type = 'book'`,
    );
    expect(rows.every(({ whole }) => whole)).toBe(true);
    const stored = new Set(rows.map(({ id }) => id));
    const acknowledged = books.filter((_, n) => answers[n]?.status === 201).map(({ _id }) => _id);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(new Set(answers.map(({ status }) => status))).toSatisfy((statuses: Set<number>) =>
      [...statuses].every((status) => status === 201 || status === 503),
    );
  });
});
