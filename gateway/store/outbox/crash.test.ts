import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { childEnvironment } from '../../../tests/browser/harness/environment.ts';
import { type GatewayConfig, readConfig } from '../../operation/config.ts';
import { silentLog } from '../../operation/log.ts';
import { giveDatabase } from '../../testing/database-templates.ts';
import { findPostgres, startPostgres } from '../../testing/postgres-cluster.ts';
import { openStore } from '../store.ts';
import { createRelay } from './relay.ts';
import { releaseEntries } from './tasks.ts';

const script = new URL('../../testing/announce-and-die.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'gateway-crash-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function commitAndDie(environment: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, [script], { env: childEnvironment(environment), stdio: 'inherit' });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

/**
 * Lists what the next gateway finds after the crash: the change, and the result of the task, which this gateway
 * performs.
 */
async function afterRestart(config: GatewayConfig): Promise<readonly unknown[]> {
  const { database, close } = await openStore(config, silentLog);
  // Releases claimed entries, as the expiry of the dead gateway's lease would.
  await releaseEntries(database);
  const found: unknown[] = [];
  const advance = async () => {
    const { rows } = await database.query("select value from setting where name = 'review'");
    found.push(rows[0]?.['value']);
  };
  const relay = createRelay({ database, tasks: { advance: { outside: advance } }, log: silentLog });
  await relay.settled();
  await relay.close();
  await close();
  return found;
}

describe('a gateway that is killed between a write and its event', () => {
  it('leaves the event to the next one, on PGlite [FAULT-36]', async () => {
    const environment = { DATA_DIR: join(folder, 'data') };
    await giveDatabase(environment.DATA_DIR);
    await commitAndDie(environment);
    expect(await afterRestart(readConfig(environment))).toEqual(['published']);
    expect(await afterRestart(readConfig(environment))).toEqual([]);
  });

  const binaries = findPostgres();

  it.runIf(binaries !== undefined)('leaves the event to the next one, on PostgreSQL [FAULT-36]', async () => {
    const cluster = await startPostgres(binaries ?? '');
    try {
      const environment = { DATABASE_URL: cluster.url };
      await commitAndDie(environment);
      expect(await afterRestart(readConfig(environment))).toEqual(['published']);
      expect(await afterRestart(readConfig(environment))).toEqual([]);
    } finally {
      await cluster.stop();
    }
  });
});
