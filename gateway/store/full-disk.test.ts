import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../operation/log.ts';
import { verifyTrail } from '../records/audit/verify.ts';
import { library } from '../testing/library.ts';
import { libraryRecords } from '../testing/library-records.ts';
import { logNeverLost } from '../testing/log-never-lost.ts';
import { openTestGateway, type TestGateway } from '../testing/open-test-gateway.ts';
import { findPostgres, startPostgres } from '../testing/postgres-cluster.ts';
import { openServerDisk } from '../testing/server-disk.ts';
import { imitateSmallDisk, mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts';
import { uuidOf } from '../testing/uuid-of.ts';
import type { Database } from './database.ts';
import type { OutboxEntry } from './outbox/entry.ts';
import { openPgDatabase } from './pg-database.ts';
import { openPgliteDatabase } from './pglite-database.ts';
import { openWith } from './store.ts';

interface World {
  readonly name: string;
  readonly open: () => Promise<Opened>;
}

interface Opened {
  readonly database: Database;
  readonly fill: () => Promise<void>;
  readonly makeRoom: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

function embedded(makeDisk: () => SmallDisk): World['open'] {
  return async () => {
    const disk = makeDisk();
    const database = await openPgliteDatabase(join(disk.folder, 'database'), logNeverLost);
    return {
      database,
      fill: async () => disk.fill(),
      makeRoom: async () => disk.makeRoom(),
      stop: async () => disk.remove(),
    };
  };
}

function server(binaries: string): World['open'] {
  return async () => {
    const disk = openServerDisk(256);
    const cluster = await startPostgres(binaries, { within: disk.folder });
    return {
      database: openPgDatabase({ url: cluster.url, log: silentLog }),
      fill: () => disk.fill(cluster),
      makeRoom: () => disk.makeRoom(cluster),
      async stop() {
        await cluster.stop();
        disk.remove();
      },
    };
  };
}

function realDisk(): SmallDisk {
  const disk = mountSmallDisk(256);
  if (disk === undefined) throw new Error('A disk of 1 MiB could be mounted, and none of 256 MiB.');
  return disk;
}

/** Lists the ways to fill a disk on this machine: root mounts a small one, other users simulate it. */
function worldsHere(): readonly World[] {
  const binaries = findPostgres();
  const trial = mountSmallDisk(1);
  trial?.remove();
  const always = { name: 'writes that PGlite finds no room for', open: embedded(imitateSmallDisk) };
  if (trial === undefined)
    return binaries === undefined
      ? [always]
      : [always, { name: 'a PostgreSQL that says that its disk is full', open: server(binaries) }];
  const onDisk = { name: 'a full disk under PGlite', open: embedded(realDisk) };
  if (binaries === undefined) return [always, onDisk];
  return [always, onDisk, { name: 'a full disk under PostgreSQL', open: server(binaries) }];
}

describe.each(worldsHere())('$name', ({ open }) => {
  let world: Opened;
  let gateway: TestGateway;
  const heard: OutboxEntry[] = [];

  beforeAll(async () => {
    world = await open();
    gateway = await openTestGateway({
      product: library,
      store: await openWith(world.database, () => undefined),
    });
    await gateway.load(libraryRecords);
    await gateway.relay.follow((entry) => heard.push(entry));
  });

  afterAll(async () => {
    await gateway.close();
    await world.stop();
  });

  const save = (n: number) => {
    const book = { _id: uuidOf(`book ${n}`), title: `Book ${n}`, branch: { id: 'north' } };
    return gateway.as('ann')('POST', '/api/library/book', book, { 'Idempotency-Key': `book-${n}` });
  };

  it('refuses saves in a clear sentence, loses none that it took, and takes the rest once there is room [FAULT-35]', async () => {
    const acknowledged: number[] = [];
    const refused: number[] = [];
    const sentences = new Set<unknown>();
    for (let n = 0; refused.length < 5; n += 1) {
      if (n === 10) await world.fill();
      const { status, body } = await save(n);
      if (status === 201) acknowledged.push(n);
      else {
        expect([status, body['code']]).toEqual([503, 'unavailable']);
        sentences.add(body['message']);
        refused.push(n);
      }
    }
    expect(acknowledged.slice(0, 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([...sentences]).toContainEqual(
      expect.stringMatching(/^The disk of the database is full\. Nothing was saved\. Please tell your admin/),
    );

    await world.makeRoom();
    for (const n of refused) await expect.poll(async () => (await save(n)).status).toBe(201);
    const all = [...acknowledged, ...refused].map((n) => uuidOf(`book ${n}`)).toSorted();
    const { rows } = await world.database.query<{ id: string; rev: number; writes: number }>(
      `select r.id, r.rev, (select count(*)::int from audit a where a.id = r.id and a.action = 'write') as writes
       from record r where r.type = 'book' and r.document ->> 'title' like 'Book %' order by r.id`,
    );
    expect(rows).toEqual(all.map((id) => ({ id, rev: 1, writes: 1 })));
    expect((await verifyTrail(world.database)).broken).toEqual([]);
    await expect.poll(() => heard.map(({ subject }) => subject).toSorted(), { timeout: 20_000 }).toEqual(all);
  });
});
