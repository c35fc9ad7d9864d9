import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { silentLog } from '../operation/log.ts';
import { planOf } from '../search/table/plan.ts';
import { library } from '../testing/library.ts';
import { libraryRecords } from '../testing/library-records.ts';
import { openTestGateway, type TestGateway } from '../testing/open-test-gateway.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '../testing/postgres-cluster.ts';
import { runOn, startStandby } from '../testing/postgres-standby.ts';
import { uuidOf } from '../testing/uuid-of.ts';
import type { Database, Queryable } from './database.ts';
import { openPgDatabase } from './pg-database.ts';
import { withReadReplicas } from './read-replicas.ts';
import { openWith } from './store.ts';

const binaries = findPostgres();
const { table } = planOf(searchOf('books'));

function searchOf(name: string) {
  const index = library.searches[name];
  if (index === undefined) throw new Error(`The library has no search "${name}".`);
  return index;
}

describe.runIf(binaries !== undefined)('a primary with two standbys', () => {
  let primary: PostgresCluster;
  let standbys: readonly PostgresCluster[];
  let gateway: TestGateway;
  let database: Database;
  /** Statements that the primary received outside of transactions. */
  const asked: string[] = [];

  beforeAll(async () => {
    primary = await startPostgres(binaries ?? '');
    const start = (name: string) => startStandby({ binaries: binaries ?? '', primary, name });
    standbys = await Promise.all(['first', 'second'].map(start));
    const urls = standbys.map(({ url }) => url);
    const asking = heard(openPgDatabase({ url: primary.url, log: silentLog }), asked);
    database = withReadReplicas(asking, { urls, log: silentLog });
    gateway = await openTestGateway({ product: library, store: await openWith(database, () => undefined) });
    await gateway.load(libraryRecords);
  });

  afterAll(async () => {
    await gateway.close();
    for (const cluster of [...standbys, primary]) await cluster.stop();
  });

  it('searches on the standbys, in turn, and saves on the primary', async () => {
    await expect.poll(portsThatServe).toEqual(portsOf(standbys));
    asked.length = 0;
    expect((await save('sula', 'Sula')).status).toBe(201);
    expect(await found('sula')).toEqual(['Sula']);
    expect(asked.filter((text) => text.includes(table))).toEqual([]);
  });

  it('shows every save to the very next search, by whoever it is, while both standbys lag behind', async () => {
    for (const standby of standbys) await runOn(standby, 'select pg_wal_replay_pause()');
    expect((await save('jazz', 'Jazz')).status).toBe(201);
    expect(await found('jazz')).toEqual(['Jazz']);
    expect(await found('jazz', 'dora')).toEqual(['Jazz']);
    await expect.poll(portsThatServe).toEqual([primary.port]);
    for (const standby of standbys) await runOn(standby, 'select pg_wal_replay_resume()');
    await expect.poll(portsThatServe).toEqual(portsOf(standbys));
  });

  it('does without a standby whose processes are stopped, and takes it back', async () => {
    const [first, second] = standbys;
    first?.pause();
    const answers = await Promise.all(Array.from({ length: 20 }, () => found('jazz')));
    expect(new Set(answers.flat())).toEqual(new Set(['Jazz']));
    await expect.poll(portsThatServe).toEqual([second?.port]);
    first?.resume();
    await expect.poll(portsThatServe).toEqual(portsOf(standbys));
  });

  it('does without a standby that was killed, and takes it back when it runs again', async () => {
    const [first, second] = standbys;
    await second?.kill();
    const answers = await Promise.all(Array.from({ length: 20 }, () => found('jazz')));
    expect(new Set(answers.flat())).toEqual(new Set(['Jazz']));
    await expect.poll(portsThatServe).toEqual([first?.port]);
    await second?.start();
    await expect.poll(portsThatServe).toEqual(portsOf(standbys));
  });

  it('reads nothing from a standby that was promoted: what it holds is no longer what the primary commits', async () => {
    const [first, second] = standbys;
    if (first === undefined) throw new Error('There are two standbys.');
    await runOn(first, 'select pg_promote()');
    await expect.poll(portsThatServe).toEqual([second?.port]);
    expect((await save('beloved', 'Beloved')).status).toBe(201);
    expect(await found('beloved')).toEqual(['Beloved']);
  });

  const save = (id: string, title: string) =>
    gateway.as('ann')('POST', '/api/library/book', { _id: uuidOf(id), title, branch: { id: 'north' } });

  async function found(text: string, who = 'ann'): Promise<readonly unknown[]> {
    const body = { queries: [{ field: 'title', text }] };
    const answer = await gateway.as(who)('POST', '/api/library/book/search', body);
    return (answer.body['hits'] as readonly JsonObject[]).map(({ title }) => title);
  }

  const portsOf = (clusters: readonly PostgresCluster[]) => clusters.map(({ port }) => port).toSorted();

  /** Lists the ports of the servers that answer a few reads. */
  async function portsThatServe(): Promise<readonly number[]> {
    const ports = new Set<number>();
    for (let n = 0; n < 4; n += 1) ports.add((await database.read?.(portOf)) ?? 0);
    return [...ports].toSorted();
  }
});

async function portOf(server: Queryable): Promise<number> {
  const { rows } = await server.query<{ port: number }>(`select current_setting('port')::int as port`);
  return rows[0]?.port ?? 0;
}

/** Wraps a database to collect the statements that it receives. */
function heard(database: Database, asked: string[]): Database {
  return {
    ...database,
    query(statement, parameters) {
      asked.push(typeof statement === 'string' ? statement : statement.text);
      return database.query(statement, parameters);
    },
  };
}
