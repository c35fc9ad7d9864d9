import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { childEnvironment } from '../../../tests/browser/harness/environment.ts';
import { readConfig } from '../../operation/config.ts';
import { silentLog } from '../../operation/log.ts';
import { openStore } from '../../store/store.ts';
import { giveDatabase } from '../../testing/database-templates.ts';
import { findPostgres, startPostgres } from '../../testing/postgres-cluster.ts';
import { releaseJobs } from './job.ts';
import { createJobRunner } from './runner.ts';

const script = new URL('../../testing/run-job-and-die.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'gateway-jobs-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function beginAndDie(environment: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, [script], { env: childEnvironment(environment), stdio: 'inherit' });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

/** Lists the progress of the dead gateway's job, before and after the next start releases the job. */
async function afterRestart(environment: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
  const { database, close } = await openStore(readConfig(environment), silentLog);
  const found: unknown[] = [];
  const count = {
    ...{ atOnce: 1, mostAttempts: 3 },
    run: async ({ job: { input, progress } }: { job: { input: object; progress: object } }) =>
      void found.push({ ...input, ...progress }),
  };
  const runner = createJobRunner({ database, kinds: { count }, log: silentLog });
  await runner.settled();
  found.push('released');
  await releaseJobs(database);
  await runner.settled();
  await runner.settled();
  await runner.close();
  await close();
  return found;
}

const goesOn = ['released', { most: 5, counted: 2 }];

describe('a job of a gateway that is killed', () => {
  it('goes on at the next start from where it was, on PGlite', async () => {
    const environment = { DATA_DIR: join(folder, 'data') };
    await giveDatabase(environment.DATA_DIR);
    await beginAndDie(environment);
    expect(await afterRestart(environment)).toEqual(goesOn);
  });

  const binaries = findPostgres();

  it.runIf(binaries !== undefined)('goes on from where it was, on PostgreSQL', async () => {
    const cluster = await startPostgres(binaries ?? '');
    try {
      const environment = { DATABASE_URL: cluster.url };
      await beginAndDie(environment);
      expect(await afterRestart(environment)).toEqual(goesOn);
    } finally {
      await cluster.stop();
    }
  });
});
