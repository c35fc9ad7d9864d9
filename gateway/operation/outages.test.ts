import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPgDatabase } from '../store/pg-database.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '../testing/postgres-cluster.ts';
import { createLog, describeError, type Log } from './log.ts';
import { withOutages } from './outages.ts';

const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });

function recorded(): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = [];
  const write = (line: string) => {
    const { level, event, seconds, suppressed } = JSON.parse(line) as Readonly<Record<string, unknown>>;
    lines.push([level, event, suppressed].filter((part) => part !== undefined).join(' '));
    expect(seconds === undefined || typeof seconds === 'number').toBe(true);
  };
  return { log: createLog({ level: 'info', write }), lines };
}

describe('a database that is away, in the log', () => {
  it('is one line, and another when it is back, however much fails meanwhile', async () => {
    const { log, lines } = recorded();
    let isAway = true;
    const outages = withOutages(log, { pauseMs: 1 });
    outages.watch({ query: () => (isAway ? Promise.reject(away) : Promise.resolve({ rows: [], count: 0 })) });
    for (let n = 0; n < 150; n += 1) {
      outages.warn('jobs.failed', describeError(away));
      outages.error('version.not-served', describeError(away));
    }
    await expect.poll(() => lines).toEqual(['error database.away']);
    outages.warn('upkeep.failed', describeError(away));
    isAway = false;
    await expect.poll(() => lines).toEqual(['error database.away', 'info database.back 301']);
  });

  it('is not made of one connection that broke, nor of what is wrong otherwise', async () => {
    const { log, lines } = recorded();
    const outages = withOutages(log);
    outages.watch({ query: () => Promise.resolve({ rows: [], count: 0 }) });
    outages.warn('database.connection-lost', describeError(away));
    outages.error('request.failed', describeError(new Error('other')));
    await expect
      .poll(() => lines.toSorted())
      .toEqual(['error request.failed', 'warn database.connection-lost']);
  });
});

const binaries = findPostgres();
const broken = 'warn database.connection-lost';

describe.runIf(binaries !== undefined)('a PostgreSQL that is away, in the log', () => {
  let cluster: PostgresCluster;

  beforeAll(async () => {
    cluster = await startPostgres(binaries ?? '');
  });
  afterAll(() => cluster.stop());

  it('is two lines for many statements, connections that broke, and listening that stopped', async () => {
    const { log, lines } = recorded();
    const outages = withOutages(log, { pauseMs: 50 });
    const database = openPgDatabase({ url: cluster.url, log: outages });
    outages.watch(database);
    database.listen('anything', () => undefined);
    await Promise.all(Array.from({ length: 8 }, () => database.query('select pg_sleep(0.05)')));
    await cluster.kill();
    for (let n = 0; n < 50; n += 1)
      await database
        .query('select 1')
        .catch((error: unknown) => outages.warn('jobs.failed', describeError(error)));
    await cluster.start();
    const told = () => lines.filter((line) => line !== broken).map((line) => line.replace(/ \d+$/, ''));
    // Allows one more outage, since a killed or starting server may answer once and fail again.
    await expect
      .poll(() => told().join(', '))
      .toMatch(/^error database.away, info database.back(, error database.away, info database.back)?$/);
    // Allows a few lines, since a server that shuts down may still answer once, and closes its connections one by
    // one.
    expect(lines.length).toBeLessThan(12);
    await database.close();
  });
});
