import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../operation/log.ts';
import { logNeverLost } from '../testing/log-never-lost.ts';
import { DurableNodeFS, type StreamOperations } from './durable-node-fs.ts';
import { openPgliteDatabase, type PgliteDatabase } from './pglite-database.ts';
import { openStore } from './store.ts';

describe('the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-durable-'));
  let database: PgliteDatabase;

  beforeAll(async () => {
    database = await openPgliteDatabase(join(folder, 'database'), logNeverLost);
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

  it('begins nothing, and does not start, on a disk that is about to be full [FAULT-35]', async () => {
    await database.query('create table kept (n int)');
    const full = { ...fs.statfsSync(folder), bavail: 1 };
    const disk = vi.spyOn(fs, 'statfsSync').mockReturnValue(full);
    const refusal = { name: 'DiskFullError', code: '53100' };
    await expect(database.query('insert into kept values (1)')).rejects.toMatchObject(refusal);
    await expect(database.transaction(async () => undefined)).rejects.toMatchObject(refusal);
    const config = { port: 0, oidcClientId: 'test', logLevel: 'silent' } as const;
    await expect(openStore({ ...config, dataDirectory: join(folder, 'second') }, silentLog)).rejects.toThrow(
      /^The disk of .*second has less than 64 MiB left\. Make room for the database, and start again\.$/,
    );
    disk.mockRestore();
    await database.query('insert into kept values (2)');
    expect((await database.query('select n from kept')).rows).toEqual([{ n: 2 }]);
  });

  it('ends the process that cannot write its log any more, instead of asking for ever [FAULT-35]', async () => {
    const lost = vi.fn<(error: unknown) => void>();
    const files = new DurableNodeFS(join(folder, 'files'), (error) => {
      lost(error);
      throw new Error('ended');
    });
    const operations: StreamOperations = {
      write() {
        throw new Error('no room');
      },
    };
    const { preRun = [] } = (await files.init({} as PGlite, {})).emscriptenOpts;
    const makeDurable = preRun.at(-1) as unknown as (module: object) => void;
    makeDurable({ NODEFS: { stream_ops: operations } });
    const { write, fsync } = operations;
    expect(() => write({ path: '/data/pg_wal/xlogtemp.42' })).toThrow('ended');
    expect(() => fsync?.({ nfd: -1 })).toThrow('ended');
    expect(lost).toHaveBeenCalledTimes(2);
    // Expects a full disk to fail only the statement if it affects a table; the database continues.
    expect(() => write({ path: '/data/base/5/16385' })).toThrow('no room');
    expect(lost).toHaveBeenCalledTimes(2);
  });
});
