import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyTrail } from '../records/audit/verify.ts';
import { databaseHosts } from '../testing/database-hosts.ts';
import { library } from '../testing/library.ts';
import { libraryRecords } from '../testing/library-records.ts';
import { openTestGateway, type TestGateway } from '../testing/open-test-gateway.ts';
import { BackupError, readBackup, writeBackup } from './backup.ts';
import { queueTask } from './outbox/append.ts';
import { openWith } from './store.ts';

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function backupOf({ store }: TestGateway): Promise<readonly string[]> {
  const lines: string[] = [];
  await writeBackup(store.database, async (line) => void lines.push(line.trimEnd()));
  return lines;
}

/** Backup whose last line has the hash of its other lines. */
function sealed(lines: readonly string[]): readonly string[] {
  const hash = createHash('sha256');
  for (const line of lines.slice(0, -1)) hash.update(`${line}\n`);
  return [
    ...lines.slice(0, -1),
    JSON.stringify({ ...JSON.parse(String(lines.at(-1))), hash: hash.digest('hex') }),
  ];
}

const path = '/api/library/book';

describe.each(databaseHosts)('a backup taken on $name', (from) => {
  it.each(databaseHosts)('brings everything back on $name: records, history, trail and tasks', async (to) => {
    const source = await from.open();
    const target = await to.open();
    try {
      const store = await openWith(source.database, () => undefined);
      const gateway = await openTestGateway({ product: library, store });
      await gateway.load(libraryRecords);
      const emma = (await gateway.as('ann')('GET', `${path}?bookId=emma`)).body;
      await gateway.as('ann')('PUT', path, { ...emma, shelf: 'Ä"1' }, { 'Idempotency-Key': 'once' });
      const task = {
        topic: 'mail',
        subject: 'emma',
        organization: 'north',
        payload: { n: 1 },
        at: new Date(),
      };
      await source.database.transaction((tx) => queueTask(tx, task));
      const lines = await backupOf(gateway);
      await gateway.relay.close();

      const restored = await openWith(target.database, () => undefined);
      await readBackup(target.database, each(lines));
      const done: unknown[] = [];
      const tasks = {
        mail: { outside: async ({ payload }: { payload: object }) => void done.push(payload) },
      };
      const again = await openTestGateway({ product: library, store: restored, tasks });
      await again.relay.settled();
      expect(done).toEqual([{ n: 1 }]);
      const read = (await again.as('ann')('GET', `${path}?bookId=emma`)).body;
      expect(read).toMatchObject({ shelf: 'Ä"1', _rev: 2 });
      const search = await again.as('ann')('POST', `${path}/search`, {
        queries: [{ field: 'title', text: 'em' }],
      });
      expect(search.body['total']).toBe(1);
      const history = await again.as('ann')('GET', '/api/library/history?type=book&id=emma');
      expect(history.body['rows']).toHaveLength(2);
      const repeated = await again.as('ann')(
        'PUT',
        path,
        { ...emma, shelf: 'Ä"1' },
        { 'Idempotency-Key': 'once' },
      );
      expect(repeated.body['rev']).toBe(2);
      const next = await again.as('ann')('PUT', path, { ...read, shelf: 'B2' });
      expect(next.body['rev']).toBe(3);
      expect((await verifyTrail(target.database)).broken).toEqual([]);
      await again.relay.close();
    } finally {
      await source.stop();
      await target.stop();
    }
  });
});

describe('restoring a backup', () => {
  it('refuses what is cut off, changed, of another version or meant for a store in use, and leaves nothing behind', async () => {
    const gateway = await openTestGateway({ product: library });
    const empty = await openTestGateway({ product: library });
    await gateway.load(libraryRecords);
    const lines = await backupOf(gateway);
    const damaged = 'The backup is damaged or cut off. Nothing was restored. Take another one.';
    const refused = async (changed: readonly string[], message = damaged, into = empty) => {
      await expect(readBackup(into.store.database, each(changed))).rejects.toThrow(new BackupError(message));
      expect((await empty.store.database.query('select 1 from record')).count).toBe(0);
    };
    await refused(lines.slice(0, -1));
    await refused([...lines.slice(0, 5), ...lines.slice(6)]);
    await refused(lines.map((line) => line.replaceAll('"Emma"', '"Emme"')));
    await refused(['{"format":', ...lines.slice(1)]);
    const older = [String(lines[0]).replace(/"version":\d+/, '"version":1'), ...lines.slice(1)];
    // Backup with the head of another release, which no longer matches the hash at the end.
    await refused(older);
    const { version } = JSON.parse(String(lines[0]));
    await refused(
      sealed(older),
      `The backup was made by a release with tables of version 1, and this one has ${version}. ` +
        'Restore it with that release; a newer one takes the store over at its start.',
    );
    await refused(
      lines,
      'The store holds records already. Restore into an empty one: another DATA_DIR or DATABASE_URL.',
      gateway,
    );
    await gateway.close();
    await empty.close();
  });
});
