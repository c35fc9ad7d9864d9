import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStoreKeeper } from '../../../gateway/control/keeper.ts';
import { startControlServer } from '../../../gateway/control/server.ts';
import { controlSocketPath } from '../../../gateway/control/socket-path.ts';
import { readConfig } from '../../../gateway/operation/config.ts';
import { silentLog } from '../../../gateway/operation/log.ts';
import { readBackup } from '../../../gateway/store/backup.ts';
import type { Database } from '../../../gateway/store/database.ts';
import { openStore } from '../../../gateway/store/store.ts';
import { openMemoryStore } from '../../../gateway/testing/database-templates.ts';
import { runCliInto } from '../cli.fixture.ts';
import { createMemoryTarget } from '../memory-target.fixture.ts';
import { readBackupLines } from './backup-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'cli-damage-'));
const file = join(folder, 'whole.backup');
const pageSize = 8_192;

/** Path of the file with the table `record_version` inside the database. */
let versions = '';

function configOf(store: string) {
  return readConfig({ DATA_DIR: join(folder, store), LOG_LEVEL: 'silent' });
}

function cli(store: string, ...args: readonly string[]) {
  return runCliInto(async () => createMemoryTarget(), args, {
    openStore: (purpose) => openStoreKeeper(configOf(store), purpose),
  });
}

async function fill(database: Database): Promise<void> {
  await database.query(
    `insert into record_version (type, id, rev, document, author, at, source)
     select 'book', 'b' || n, 1, jsonb_build_object('title', repeat('Emma ', 50), 'n', n), 'ann', '2026-01-01', 'test'
     from generate_series(1, 200) n`,
  );
}

/** Copies the whole folder, and damages one file of its database. */
function damagedCopy(name: string, path: string, damage: (file: string) => void): string {
  cpSync(join(folder, 'whole'), join(folder, name), { recursive: true });
  damage(join(folder, name, 'database', path));
  return name;
}

function flip(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(path, bytes);
}

const sentence = /^The database in \S+ is damaged: .* restore your latest backup into another DATA_DIR\.$/;

beforeAll(async () => {
  const { database, close } = await openStore(configOf('whole'), silentLog);
  await fill(database);
  const { rows } = await database.query<{ path: string }>(
    "select pg_relation_filepath('record_version') as path",
  );
  versions = rows[0]?.path ?? '';
  await database.query('checkpoint');
  await close();
  expect((await cli('whole', 'backup', file)).exitCode).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('[FAULT-78] damage ends in one sentence with what to do', () => {
  it('where pg_control was cut off or changed', async () => {
    const cut = damagedCopy('cut', 'global/pg_control', (path) => truncateSync(path, 100));
    const changed = damagedCopy('changed', 'global/pg_control', (path) => flip(path, 40));
    for (const store of [cut, changed]) {
      const { exitCode, complaints } = await cli(store, 'backup', join(folder, 'never.backup'));
      expect([exitCode, complaints]).toEqual([1, [expect.stringMatching(sentence)]]);
    }
  });

  it('where a page was changed: for commands, and for those that a running gateway answers', async () => {
    const store = damagedCopy('page', versions, (path) => flip(path, pageSize + 4_000));
    const alone = await cli(store, 'backup', join(folder, 'never.backup'));
    expect([alone.exitCode, alone.complaints]).toEqual([1, [expect.stringMatching(sentence)]]);

    const { database, close } = await openStore(configOf(store), silentLog);
    const unused = () => Promise.reject(new Error('not part of this test'));
    const control = await startControlServer({
      path: controlSocketPath(configOf(store).dataDirectory),
      database,
      log: silentLog,
      loader: { load: unused, loadWithin: unused },
      entries: async function* () {},
      concepts: { load: unused, complete: unused },
      knowledge: { loadKnowledge: unused, removeKnowledge: unused },
      staging: { progressOf: unused, stage: unused, complete: unused },
    });
    const running = await cli(store, 'backup', join(folder, 'never.backup'));
    expect([running.exitCode, running.complaints]).toEqual([1, [expect.stringMatching(sentence)]]);
    await control.close();
    await close();
  });

  it('where a byte of a backup was flipped, wherever it is, and nothing is restored', async () => {
    const { database, close } = await openMemoryStore();
    const flipped = join(folder, 'flipped.backup');
    const { size } = statSync(file);
    // Starts at byte 10 of the gzip file, since damage to the time of packing before it is harmless.
    for (let n = 0; n < 40; n += 1) {
      copyFileSync(file, flipped);
      flip(flipped, 10 + Math.floor(((size - 10) * n) / 40));
      await expect(readBackup(database, readBackupLines(flipped))).rejects.toThrow(
        'The backup is damaged or cut off. Nothing was restored. Take another one.',
      );
    }
    expect((await database.query('select 1 from record_version')).count).toBe(0);
    await close();
  });

  it('where a value was changed in a file that unpacks, or lines were added after its end', async () => {
    const { database, close } = await openMemoryStore();
    const text = gunzipSync(readFileSync(file)).toString();
    const row = text.split('\n').find((line) => line.includes('"record_version"'));
    for (const changed of [
      // Damage that only the hash detects.
      text.replace('Emma ', 'Anna '),
      text.replace(/"rev": ?1/, '"rev":"one"'),
      text.replace('"author"', '"autor"'),
      // Damage in the head, which must not be reported as a backup of another release.
      text.replace('"version"', '"vErsion"'),
      text.replace(/"version":\d+/, '"version":1'),
      text.replace(/^\{"table".*$/m, 'null'),
      `${text}${row?.replace('"b1"', '"b999"')}\n`,
    ]) {
      writeFileSync(join(folder, 'packed.backup'), gzipSync(changed));
      await expect(readBackup(database, readBackupLines(join(folder, 'packed.backup')))).rejects.toThrow(
        'The backup is damaged or cut off. Nothing was restored. Take another one.',
      );
    }
    await close();
  });
});
