import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../gateway/operation/log.ts';
import { type OutboxEntry, outboxChannel } from '../../gateway/store/outbox/entry.ts';
import { createRelay } from '../../gateway/store/outbox/relay.ts';
import { openPgDatabase } from '../../gateway/store/pg-database.ts';
import { type LibraryProcess, startLibraryProcess } from '../../gateway/testing/library-process.ts';
import { openLivePage, updateWith } from '../../gateway/testing/live-page.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '../../gateway/testing/postgres-cluster.ts';
import { uuidOf } from '../../gateway/testing/uuid-of.ts';

const path = '/api/library/book';
const binaries = findPostgres();
const folder = mkdtempSync(join(tmpdir(), 'two-gateways-'));

describe.runIf(binaries !== undefined)('two gateways of one PostgreSQL', () => {
  let cluster: PostgresCluster;
  const open: LibraryProcess[] = [];

  beforeAll(async () => {
    cluster = await startPostgres(binaries ?? '');
  });

  afterAll(async () => {
    for (const gateway of open) await gateway.kill();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(): Promise<LibraryProcess> {
    const gateway = await startLibraryProcess({ DATA_DIR: folder, DATABASE_URL: cluster.url });
    open.push(gateway);
    return gateway;
  }

  async function stop(gateway: LibraryProcess): Promise<void> {
    open.splice(open.indexOf(gateway), 1);
    await gateway.kill();
  }

  it('start at once, bring the first records in once, and serve one journey between them', async () => {
    const [north, south] = await Promise.all([start(), start()]);
    const created = await north.ask('POST', path, {
      _id: uuidOf('sula'),
      title: 'Sula',
      branch: { id: 'north' },
    });
    expect(created.status).toBe(201);
    const read = await south.ask('GET', `${path}?bookId=${uuidOf('sula')}`);
    expect(read.body).toMatchObject({ title: 'Sula', _rev: 1 });
    const changed = await south.ask('PUT', path, { ...read.body, shelf: 'S1' });
    expect(changed.body).toMatchObject({ rev: 2 });
    const stale = await north.ask('PUT', path, { ...read.body, shelf: 'N1' });
    expect([stale.status, stale.body['code']]).toEqual([409, 'conflict']);
    const found = await north.ask('POST', `${path}/search`, { queries: [{ field: 'title', text: 'sul' }] });
    expect(found.body).toMatchObject({ total: 1, hits: [{ id: uuidOf('sula'), shelf: 'S1' }] });
    const history = await south.ask('GET', `/api/library/history?type=book&id=${uuidOf('sula')}`);
    expect(history.body['rows']).toHaveLength(2);
    await stop(north);
    await stop(south);
  });

  it('show pages of one what happens in the other, and go on when one is killed [PAGE-15] [FAULT-28]', async () => {
    const [north, south] = await Promise.all([start(), start()]);
    await north.ask('POST', path, { _id: uuidOf('live'), title: 'Live', branch: { id: 'north' } });
    const follow = async (url: string) => {
      const page = await openLivePage(url);
      page.say({ type: 'auth', token: tokenFor('ann') });
      page.say({ type: 'follow', subject: uuidOf('live') });
      await page.next('update');
      return page;
    };
    const change = async (gateway: LibraryProcess, shelf: string) =>
      gateway.ask('PUT', path, {
        ...(await gateway.ask('GET', `${path}?bookId=${uuidOf('live')}`)).body,
        shelf,
      });
    const page = await follow(south.url);
    await change(north, 'S1');
    const next = await updateWith(page, { '/shelf': 'S1' });
    await stop(south);
    await page.closed;
    await change(north, 'S2');
    const back = await openLivePage(north.url);
    back.say({ type: 'auth', token: tokenFor('ann') });
    back.say({ type: 'follow', subject: uuidOf('live') });
    const caughtUp = await updateWith(back, { '/shelf': 'S2' });
    expect(caughtUp.version).toBeGreaterThan(next.version);
    back.leave();
    await stop(north);
  });

  it('tell each other of every change, without being asked', async () => {
    const [north, south] = await Promise.all([start(), start()]);
    const database = openPgDatabase({ url: cluster.url, log: silentLog });
    const relay = createRelay({ database, tasks: {}, log: silentLog });
    const heard: OutboxEntry[] = [];
    await relay.follow((entry) => heard.push(entry));
    let announced = 0;
    database.listen(outboxChannel, () => {
      announced += 1;
    });
    await north.ask('POST', path, { _id: uuidOf('jazz'), title: 'Jazz', branch: { id: 'north' } });
    await south.ask('POST', path, { _id: uuidOf('love'), title: 'Love', branch: { id: 'north' } });
    while (heard.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(heard.map(({ subject, payload }) => [subject, payload['rev']])).toEqual([
      [uuidOf('jazz'), 1],
      [uuidOf('love'), 1],
    ]);
    expect(announced).toBeGreaterThan(0);
    await relay.close();
    await database.close();
    await stop(north);
    await stop(south);
  });

  it('lose nothing that was acknowledged when one is killed in the middle of saves, and the other goes on', async () => {
    const [north, south] = await Promise.all([start(), start()]);
    const acknowledged: string[] = [];
    let killed: Promise<void> | undefined;
    const saves = Array.from({ length: 120 }, async (_, n) => {
      const gateway = n % 2 === 0 ? north : south;
      const record = { _id: uuidOf(`kill-${n}`), title: `Book ${n}`, branch: { id: 'north' } };
      const answer = await gateway.ask('POST', path, record).catch(() => undefined);
      if (answer?.status === 201) acknowledged.push(record._id);
      if (acknowledged.length >= 20) killed ??= stop(north);
      // Repeats a save without a response at the other gateway.
      if (answer === undefined) expect((await south.ask('POST', path, record)).status).toBeOneOf([201, 409]);
    });
    await Promise.all(saves);
    await killed;
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, n) => south.ask('GET', `${path}?bookId=${uuidOf(`kill-${n}`)}`)),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.every(({ body }) => body['_rev'] === 1)).toBe(true);
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
    await stop(south);
  });
});
