import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPgliteDatabase, type PgliteDatabase } from './pglite-database.ts';

describe('the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-durable-'));
  let database: PgliteDatabase;

  beforeAll(async () => {
    database = await openPgliteDatabase(join(folder, 'database'));
    await database.query('create table note (n int)');
  });

  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('forces every commit to the disk before it acknowledges it', async () => {
    const before = database.syncs();
    for (let n = 0; n < 20; n += 1) {
      const syncs = database.syncs();
      await database.query('insert into note values ($1)', [n]);
      expect(database.syncs()).toBeGreaterThan(syncs);
    }
    expect(database.syncs() - before).toBeGreaterThanOrEqual(20);
  });

  it('forces its files to the disk at a checkpoint', async () => {
    const before = database.syncs();
    await database.query('checkpoint');
    expect(database.syncs() - before).toBeGreaterThan(1);
  });
});
