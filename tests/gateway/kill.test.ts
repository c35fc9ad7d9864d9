import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { giveDatabase } from '../../gateway/testing/database-templates.ts';
import { startLibraryProcess } from '../../gateway/testing/library-process.ts';
import { findPostgres, startPostgres } from '../../gateway/testing/postgres-cluster.ts';
import { uuidOf } from '../../gateway/testing/uuid-of.ts';

const path = '/api/library/book';
const book = (n: number) => ({ _id: uuidOf(`book-${n}`), title: `Book ${n}`, branch: { id: 'north' } });
const folder = mkdtempSync(join(tmpdir(), 'gateway-kill-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sends saves until the gateway is killed; resolves to the ids of the acknowledged saves. */
async function saveUntilKilled(
  environment: Readonly<Record<string, string>>,
  killAfter: number,
): Promise<readonly string[]> {
  const gateway = await startLibraryProcess(environment);
  const acknowledged: string[] = [];
  let killed: Promise<void> | undefined;
  const saves = Array.from({ length: 200 }, async (_, n) => {
    const answer = await gateway.ask('POST', path, book(n)).catch(() => undefined);
    if (answer?.status === 201) acknowledged.push(uuidOf(`book-${n}`));
    if (acknowledged.length >= killAfter) killed ??= gateway.kill();
  });
  await Promise.all(saves);
  await killed;
  return acknowledged;
}

async function missingOf(
  environment: Readonly<Record<string, string>>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const gateway = await startLibraryProcess(environment);
  try {
    const answers = await Promise.all(ids.map((id) => gateway.ask('GET', `${path}?bookId=${id}`)));
    return ids.filter((_, n) => answers[n]?.status !== 200);
  } finally {
    await gateway.kill();
  }
}

describe('an acknowledged save', () => {
  it('is there after the gateway was killed in the middle of 200 saves, on PGlite', async () => {
    const environment = { DATA_DIR: join(folder, 'data') };
    await giveDatabase(environment.DATA_DIR);
    const acknowledged = await saveUntilKilled(environment, 40);
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    expect(await missingOf(environment, acknowledged)).toEqual([]);
  }, 60_000);

  const binaries = findPostgres();

  it.runIf(binaries !== undefined)(
    'is there after gateway and database were killed in the middle of 200 saves, on PostgreSQL',
    async () => {
      const cluster = await startPostgres(binaries ?? '');
      try {
        const environment = { DATA_DIR: join(folder, 'unused'), DATABASE_URL: cluster.url };
        const acknowledged = await saveUntilKilled(environment, 40);
        await cluster.kill();
        await cluster.start();
        expect(acknowledged.length).toBeGreaterThanOrEqual(40);
        expect(await missingOf(environment, acknowledged)).toEqual([]);
      } finally {
        await cluster.stop();
      }
    },
    60_000,
  );
});
