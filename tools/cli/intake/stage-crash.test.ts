import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../../gateway/operation/log.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import { openPgDatabase } from '../../../gateway/store/pg-database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { findPostgres, startPostgres } from '../../../gateway/testing/postgres-cluster.ts';

const command = new URL('../../commands/cli.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'stage-crash-'));
const binaries = findPostgres();

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command in a child process; `ended` resolves to its output. */
function stage(file: string, url: string) {
  const child = spawn(process.execPath, [command, 'stage', file], {
    env: { DATABASE_URL: url, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return { child, ended: once(child, 'exit').then(([code, signal]) => ({ code, signal, said })) };
}

/** Waits until another transaction is blocked by a lock of this one. */
async function untilBlocked(database: Queryable): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ blocked: number }>(
      "select count(*)::int as blocked from pg_stat_activity where wait_event_type = 'Lock'",
    );
    if ((rows[0]?.blocked ?? 0) > 0) return;
    await wait(50);
  }
}

describe('a staging that is killed', () => {
  it.runIf(binaries !== undefined)(
    'goes on where it was, with nothing lost and nothing doubled',
    async () => {
      const cluster = await startPostgres(binaries ?? '');
      const database = openPgDatabase({ url: cluster.url, log: silentLog });
      try {
        await openWith(database, () => undefined);
        const members = Array.from({ length: 5_000 }, (_, n) => `M-${n},Ada,Soto${n},02/28/1941`);
        const file = join(folder, 'members.csv');
        const header = 'Patient ID,First Name,Last Name,Date of Birth';
        writeFileSync(file, [header, 'broken', ...members].join('\n'));
        const running = stage(file, cluster.url);
        const rolledBack = database.transaction(async (tx) => {
          // Inserts a key of the second batch, whose lock blocks the process in the middle of that batch.
          await tx.query(
            `insert into staged_entry (entity, organization, key, first_text, second_text, document, run, line)
           values ('import-preview', 'EMTM', 'M-3000', '', '', '{}', 'other', 1)`,
          );
          await untilBlocked(database);
          running.child.kill('SIGKILL');
          expect(await running.ended).toMatchObject({ signal: 'SIGKILL' });
          throw new Error('rolled back');
        });
        await expect(rolledBack).rejects.toThrow('rolled back');
        const { code, said } = await stage(file, cluster.url).ended;
        expect(code).toBe(1);
        expect(said).toContain('Went on behind 2,000 lines');
        expect(said).toContain('5,001 lines: 5,000 staged (5,000 new, 0 changed, 0 unchanged), 1 rejected.');
        const { rows } = await database.query<{ total: number; different: number }>(
          `select count(*)::int as total, count(distinct document ->> 'externalId')::int as different
         from staged_entry where organization = 'EMTM'`,
        );
        expect(rows).toEqual([{ total: 5_000, different: 5_000 }]);
        expect((await readFile(`${file}.rejected.csv`, 'utf8')).trimEnd().split('\r\n')).toHaveLength(2);
      } finally {
        await database.close();
        await cluster.stop();
      }
    },
  );
});
