import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyTrail } from '../audit/verify.ts';
import { silentLog } from '../monitoring/log.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import { library } from '../testing/library.ts';
import { libraryRecords } from '../testing/library-records.ts';
import { logNeverLost } from '../testing/log-never-lost.ts';
import { openTestGateway, type TestGateway } from '../testing/open-test-gateway.ts';
import { findPostgres, startPostgres } from '../testing/postgres-cluster.ts';
import { mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts';
import { uuidOf } from '../testing/uuid-of.ts';
import type { Database } from './database.ts';
import { openPgDatabase } from './pg-database.ts';
import { openPgliteDatabase } from './pglite-database.ts';
import { openWith } from './store.ts';

interface Host {
  readonly name: string;
  readonly open: (folder: string) => Promise<Opened>;
}

interface Opened {
  readonly database: Database;
  /** Brings a server back that gave up. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const embedded: Host = {
  name: 'PGlite',
  async open(folder) {
    const database = await openPgliteDatabase(join(folder, 'database'), logNeverLost);
    return { database, restart: async () => undefined, stop: async () => undefined };
  },
};

function server(binaries: string): Host {
  return {
    name: 'PostgreSQL',
    async open(folder) {
      const { url, kill, start, stop } = await startPostgres(binaries, { within: folder });
      const database = openPgDatabase({ url, log: silentLog });
      const restart = () => kill().then(start);
      return { database, restart, stop };
    },
  };
}

const binaries = findPostgres();
const hosts = binaries === undefined ? [embedded] : [embedded, server(binaries)];
const trial = mountSmallDisk(1);
trial?.remove();

/** Only root may have a disk that is full while the machine is not; what else is known of full disks needs none. */
describe.runIf(trial !== undefined).each(hosts)('a full disk under $name', ({ open }) => {
  let disk: SmallDisk | undefined;
  let host: Opened;
  let gateway: TestGateway;
  const heard: OutboxEntry[] = [];

  beforeAll(async () => {
    disk = mountSmallDisk(256);
    host = await open(disk?.folder ?? '');
    gateway = await openTestGateway({
      product: library,
      store: await openWith(host.database, () => undefined),
    });
    await gateway.load(libraryRecords);
    await gateway.relay.follow((entry) => heard.push(entry));
  });

  afterAll(async () => {
    await gateway.close();
    await host.stop();
    disk?.remove();
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
      if (n === 10) disk?.fill();
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

    disk?.makeRoom();
    await host.restart();
    for (const n of refused) await expect.poll(async () => (await save(n)).status).toBe(201);
    const all = [...acknowledged, ...refused].map((n) => uuidOf(`book ${n}`)).toSorted();
    const { rows } = await host.database.query<{ id: string; rev: number; writes: number }>(
      `select r.id, r.rev, (select count(*)::int from audit a where a.id = r.id and a.action = 'write') as writes
       from record r where r.type = 'book' and r.document ->> 'title' like 'Book %' order by r.id`,
    );
    expect(rows).toEqual(all.map((id) => ({ id, rev: 1, writes: 1 })));
    expect((await verifyTrail(host.database)).broken).toEqual([]);
    await expect.poll(() => heard.map(({ subject }) => subject).toSorted(), { timeout: 20_000 }).toEqual(all);
  });
});
