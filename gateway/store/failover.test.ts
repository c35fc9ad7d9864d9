import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { silentLog } from '../operation/log.ts';
import { verifyTrail } from '../records/audit/verify.ts';
import { library } from '../testing/library.ts';
import { libraryRecords } from '../testing/library-records.ts';
import { openTestGateway, type TestGateway } from '../testing/open-test-gateway.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '../testing/postgres-cluster.ts';
import {
  failOver,
  type Member,
  requireQuorum,
  runOn,
  startStandby,
  urlOfServers,
} from '../testing/postgres-standby.ts';
import { uuidOf } from '../testing/uuid-of.ts';
import type { Database } from './database.ts';
import { openPgDatabase } from './pg-database.ts';
import { PrimaryWatch } from './primary-watch.ts';
import { openWith } from './store.ts';

const binaries = findPostgres();

describe.runIf(binaries !== undefined)('a primary whose commits wait for one of two standbys', () => {
  let primary: PostgresCluster;
  let standbys: readonly Member[];
  let promoted: Member;
  let gateways: readonly TestGateway[];
  /** Servers that gateways took for the primary, in order. */
  const moves: string[] = [];

  beforeAll(async () => {
    primary = await startPostgres(binaries ?? '');
    const start = async (name: string) => ({
      name,
      cluster: await startStandby({ binaries: binaries ?? '', primary, name }),
    });
    standbys = await Promise.all(['first', 'second'].map(start));
    await requireQuorum(primary, standbys);
    gateways = [await openGateway(), await openGateway()];
    await gateways[0]?.load(libraryRecords);
  });

  afterAll(async () => {
    for (const gateway of gateways) await gateway.close();
    for (const { cluster } of standbys) await cluster.stop();
    await primary.stop();
  });

  it('acknowledges no save that reached no standby, though the database reports it as committed', async () => {
    const [gateway] = gateways;
    if (gateway === undefined) throw new Error('There are two gateways.');
    for (const { cluster } of standbys) cluster.pause();
    const saved = save(gateway, uuidOf('held'));
    const cancelled = `select pg_cancel_backend(pid) from pg_stat_activity
      where wait_event = 'SyncRep' and query = 'commit'`;
    await expect.poll(async () => (await runOn(primary, cancelled)).rows.length).toBe(1);
    for (const { cluster } of standbys) cluster.resume();
    expect((await saved).status).toBe(503);
    expect((await save(gateway, uuidOf('held'))).status).toBe(201);
  });

  it('loses and doubles nothing of 200 saves under which it is killed, and gateways go on by themselves', async () => {
    const [one, other] = gateways;
    if (one === undefined || other === undefined) throw new Error('There are two gateways.');
    const heard = new Set<string | null>();
    const leave = await other.relay.follow(({ subject }) => heard.add(subject));
    let acknowledged = 0;
    const ids = Array.from({ length: 200 }, (_, n) => uuidOf(`book ${n}`));
    const saves = ids.map(async (id, n) => {
      await saveUntilAcknowledged(n % 2 === 0 ? one : other, id);
      acknowledged += 1;
    });
    await expect.poll(() => acknowledged, { interval: 1 }).toBeGreaterThan(20);
    await primary.kill();
    expect(acknowledged).toBeLessThan(200);
    promoted = await failOver(standbys);
    await Promise.all(saves);

    const { database } = one.store;
    expect(await portOf(database)).toBe(promoted.cluster.port);
    const { rows } = await database.query<{ id: string; rev: number; versions: number }>(
      `select id, rev, (select count(*)::int from record_version v where v.id = r.id) as versions
       from record r where type = 'book' and id = any($1::text[])`,
      [ids],
    );
    expect(rows.length).toBe(200);
    expect(rows.filter(({ rev, versions }) => rev !== 1 || versions !== 1)).toEqual([]);
    expect((await verifyTrail(database)).broken).toEqual([]);
    await expect.poll(() => ids.filter((id) => !heard.has(id))).toEqual([]);
    leave();
  });

  it('is refused when it comes back, by gateways that know the new one and by those that start', async () => {
    moves.length = 0;
    await primary.start();
    const started = open();
    const asked = `select 1 from pg_stat_activity where query like '%pg_walfile_name%' and state = 'idle'
      and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await runOn(primary, asked)).rows.length).toBe(gateways.length + 1);
    for (const database of [...gateways.map(({ store }) => store.database), started]) {
      expect(await portOf(database)).not.toBe(primary.port);
    }
    expect(moves.filter((server) => server.endsWith(`:${primary.port}`))).toEqual([]);
    await started.close();
  });

  it('is refused when it comes back before anybody has asked who replaced it', async () => {
    const next = standbys.find(({ name }) => name !== promoted.name)?.cluster;
    if (next === undefined) throw new Error('There are two standbys.');
    // Fakes the timers, so that the watch probes only when the test asks it to.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const watch = new PrimaryWatch({ url: urlOfAll(), log: silentLog, onMoved: () => undefined });
    expect((await watch.address()).port).toBe(promoted.cluster.port);
    await promoted.cluster.kill();
    await runOn(next, 'select pg_promote()');
    await promoted.cluster.start();
    expect((await watch.address()).port).toBe(next.port);
    await watch.close();
  });

  function urlOfAll(): string {
    return urlOfServers([primary, ...standbys.map(({ cluster }) => cluster)].map(({ port }) => port));
  }

  function open(): Database {
    return openPgDatabase({
      url: urlOfAll(),
      log: { ...silentLog, info: (_event, fields) => moves.push(String(fields?.['server'])) },
    });
  }

  async function openGateway(): Promise<TestGateway> {
    return openTestGateway({ product: library, store: await openWith(open(), () => undefined) });
  }
});

function save(gateway: TestGateway, id: string) {
  const book = { _id: id, title: 'Saved', branch: { id: 'north' } };
  return gateway.as('ann')('POST', '/api/library/book', book, { 'Idempotency-Key': id });
}

/** Repeats a save as a page does: the same request with the same key, until an answer arrives. */
async function saveUntilAcknowledged(gateway: TestGateway, id: string): Promise<void> {
  for (;;) {
    const { status } = await save(gateway, id);
    if (status === 201) return;
    expect(status).toBe(503);
    await wait(50);
  }
}

async function portOf(database: Database): Promise<number> {
  const { rows } = await database.query<{ port: number }>(`select current_setting('port')::int as port`);
  return rows[0]?.port ?? 0;
}
