import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseHosts } from '../testing/database-hosts.ts';
import { type Database, withLimit } from './database.ts';

const script = fileURLToPath(new URL('./limited.fixture.ts', import.meta.url));

describe.each(databaseHosts)('work that no request waits for, on $name', ({ open, interleaves }) => {
  let database: Database;
  let url: string | undefined;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, url, stop } = await open());
  });
  afterAll(() => stop());

  it('is done as any other', async () => {
    const limited = withLimit(database);
    const { rows } = await limited.query('select $1::int as n', [1]);
    expect(rows).toEqual([{ n: 1 }]);
    const inside = await limited.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only');
      return (await tx.query("select current_setting('transaction_isolation') as level")).rows;
    });
    expect(inside).toEqual([{ level: 'repeatable read' }]);
  });

  it.runIf(interleaves)('is ended by the server once a statement takes longer than its limit', async () => {
    const limited = withLimit(database, 100);
    await expect(limited.query('select pg_sleep(600)')).rejects.toMatchObject({ code: '57014' });
    const work = limited.transaction((tx) => tx.query('select pg_sleep(600)'));
    await expect(work).rejects.toMatchObject({ code: '57014' });
    const { rows } = await database.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  });

  it.runIf(interleaves)('leaves no statement behind when its process is killed', async () => {
    const running = async () =>
      (
        await database.query(
          "select 1 from pg_stat_activity where query like '%pg_sleep(543)%' and pid <> pg_backend_pid()",
        )
      ).count;
    const child = spawn(process.execPath, [script, url ?? ''], { stdio: 'inherit' });
    await expect.poll(running).toBe(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(running).toBe(0);
  });
});
