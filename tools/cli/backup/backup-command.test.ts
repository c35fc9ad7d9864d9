import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configuredFeatures } from '../../../features/all/server/features.ts';
import { openStoreKeeper } from '../../../gateway/control/keeper.ts';
import { openSchemaStore } from '../../../gateway/control/schema-store.ts';
import { readConfig } from '../../../gateway/operation/config.ts';
import { silentLog } from '../../../gateway/operation/log.ts';
import { startServer } from '../../../gateway/server.ts';
import { openStore } from '../../../gateway/store/store.ts';
import { giveDatabase } from '../../../gateway/testing/database-templates.ts';
import { library } from '../../../gateway/testing/library.ts';
import { libraryRecords } from '../../../gateway/testing/library-records.ts';
import { trustToken } from '../../../gateway/testing/open-test-gateway.ts';
import { runCliInto } from '../cli.fixture.ts';
import { createMemoryTarget } from '../memory-target.fixture.ts';
import type { StoreKeeper } from '../store-keeper.ts';

const folder = mkdtempSync(join(tmpdir(), 'cli-backup-'));
const file = join(folder, 'today.backup');

// Creates two data folders; the restore itself creates the third.
beforeAll(() => Promise.all(['first', 'second'].map((name) => giveDatabase(join(folder, name)))));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function configOf(name: string) {
  return readConfig({ PORT: '0', DATA_DIR: join(folder, name), LOG_LEVEL: 'silent' });
}

function cli(store: string, ...args: readonly string[]) {
  const openStore = (purpose: 'look' | 'fill') => openStoreKeeper(configOf(store), purpose);
  return runCliInto(async () => createMemoryTarget(), args, { openStore });
}

describe('backup, restore and audit', () => {
  it('look after a store while its gateway runs, as does what brings schemas to files, and fill another from the file', async () => {
    const server = await startServer({
      features: configuredFeatures,
      ...{
        product: library,
        config: configOf('first'),
        log: silentLog,
        seed: { records: () => libraryRecords },
      },
      identity: async ({ origin }) => ({
        issuer: origin,
        verifyToken: trustToken,
        close: async () => undefined,
      }),
    });
    const verified = await cli('first', 'audit', 'verify');
    expect([verified.exitCode, verified.said]).toEqual([
      0,
      expect.stringMatching(
        /^The audit trail is whole: \d+ entries in \d+ chains\.\nThe records are as the trail says: \d+ compared\.$/,
      ),
    ]);
    const made = await cli('first', 'backup', file);
    expect([made.exitCode, made.said]).toEqual([0, expect.stringMatching(/today\.backup holds \d+ rows\.$/)]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(gunzipSync(readFileSync(file)).toString()).toContain('"title": "Emma"'.replace(': ', ':'));
    expect((await cli('first', 'restore', file)).complaints[0]).toContain('Restore into another DATA_DIR');
    const schemas = await openSchemaStore(configOf('first'));
    expect(await schemas.latest()).toBeUndefined();
    expect(await schemas.version('0'.repeat(64))).toBeUndefined();
    const files = [{ path: 'schemas/product.json', base: '{}', text: '{ }' }];
    const from = { title: 'From files', author: 'nobody@demo.test', profileType: 'user', files };
    expect(await schemas.send({ ...from, replaces: false })).toEqual({ refused: 'unknown-author' });
    await server.close();

    const restored = await cli('second', 'restore', file);
    expect([restored.exitCode, restored.complaints]).toEqual([0, []]);
    expect((await cli('second', 'audit', 'verify')).said).toBe(verified.said);
    expect((await cli('second', 'restore', file)).complaints[0]).toContain(
      'The store holds records already.',
    );
  });

  it('overwrite no file that is there, and no link, and read no store for them', async () => {
    const openStore = async (): Promise<StoreKeeper> => {
      throw new Error('The store was opened.');
    };
    const named = (name: string) => join(folder, `${name}.backup`);
    const [there, toIt, toNothing] = [named('there'), named('to-it'), named('to-nothing')];
    writeFileSync(there, 'an earlier one');
    symlinkSync(there, toIt);
    symlinkSync(join(folder, 'gone.backup'), toNothing);
    for (const file of [there, toIt, toNothing]) {
      const { exitCode, complaints } = await runCliInto(async () => createMemoryTarget(), ['backup', file], {
        openStore,
      });
      expect([file, exitCode, complaints[0]]).toEqual([
        ...[file, 1],
        expect.stringContaining('is there already, and no backup is overwritten.'),
      ]);
    }
    expect(readFileSync(there, 'utf8')).toBe('an earlier one');
    expect(lstatSync(toNothing).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  it('write no file that another one writes, and name none that somebody else has named meanwhile', async () => {
    const late = join(folder, 'late.backup');
    writeFileSync(`${late}.unfinished`, 'another one, under way');
    expect((await cli('second', 'backup', late)).complaints[0]).toContain('another backup is under way');
    expect(readFileSync(`${late}.unfinished`, 'utf8')).toBe('another one, under way');
    rmSync(`${late}.unfinished`);

    const openStore = async (): Promise<StoreKeeper> => {
      const keeper = await openStoreKeeper(configOf('second'), 'look');
      const backup: StoreKeeper['backup'] = async (write) => {
        const rows = await keeper.backup(write);
        writeFileSync(late, 'an earlier one');
        return rows;
      };
      return { ...keeper, backup };
    };
    const { complaints } = await runCliInto(async () => createMemoryTarget(), ['backup', late], {
      openStore,
    });
    expect(complaints[0]).toContain('is there already, and no backup is overwritten.');
    expect(readFileSync(late, 'utf8')).toBe('an earlier one');
  });

  it('name what was changed in the trail, and end with 1', async () => {
    const { database, close } = await openStore(configOf('second'), silentLog);
    await database.query('alter table audit disable trigger audit_append_only');
    await database.query(
      `update audit set author = 'nobody' where chain = 'changes:emma@north' and place = 1`,
    );
    await close();
    const { exitCode, said } = await cli('second', 'audit', 'verify');
    expect(exitCode).toBe(1);
    expect(said).toContain('The audit trail is NOT whole');
    expect(said).toContain('changes:emma@north, entry 1: changed');
  });

  it('refuse half a file and a file that is none, and leave nothing behind', async () => {
    const half = join(folder, 'half.backup');
    writeFileSync(half, readFileSync(file));
    truncateSync(half, Math.floor(statSync(file).size / 2));
    const none = join(folder, 'none.backup');
    writeFileSync(none, 'no archive');
    for (const wrong of [half, none]) {
      const { exitCode, complaints } = await cli('third', 'restore', wrong);
      expect([exitCode, complaints]).toEqual([
        1,
        [expect.stringContaining('The backup is damaged or cut off.')],
      ]);
    }
    expect((await cli('third', 'restore', file)).exitCode).toBe(0);
  });

  it('make no empty backup of a folder that was misspelled, and no database in it', async () => {
    for (const args of [
      ['backup', join(folder, 'empty.backup')],
      ['audit', 'verify'],
    ]) {
      const { exitCode, complaints } = await cli('mispelled', ...args);
      expect([exitCode, complaints]).toEqual([1, [expect.stringContaining('holds no records yet.')]]);
    }
    expect(readdirSync(folder)).not.toEqual(expect.arrayContaining(['empty.backup']));
    expect(readdirSync(folder)).not.toEqual(expect.arrayContaining(['mispelled']));
    const { complaints } = await cli('second', 'backup', join(folder, 'nowhere', 'today.backup'));
    expect(complaints).toEqual([expect.stringContaining('is not there or cannot be written. Make it,')]);
  });

  it('say how they are called', async () => {
    for (const args of [
      ['backup'],
      ['restore'],
      ['audit'],
      ['audit', 'vrify'],
      ['restore', join(folder, 'nothing')],
    ])
      expect((await cli('fourth', ...args)).exitCode).toBe(2);
  });
});
