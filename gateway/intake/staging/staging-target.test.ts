import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noCounts, type StagedEntry, type StagingTarget } from '../../../engine/core/protocol/staging.ts';
import type { Database } from '../../store/database.ts';
import { openWith } from '../../store/store.ts';
import { databaseHosts, type HostedDatabase } from '../../testing/database-hosts.ts';
import { race } from '../../testing/race.ts';
import { createStagingTarget, type Stager } from './staging-target.ts';

const keys = {
  book: (document: StagedEntry['document']) => ({
    key: String(document['key']),
    firstText: String(document['title']),
    secondText: '',
  }),
};
const stager: Stager = {
  author: 'member-ann',
  call: 'stage',
  now: () => new Date('2026-03-10T12:00:00Z'),
};
const fileOf = (name: string) => ({ entity: 'book', organization: 'north', file: name });
const progressOf = (run: string, lines: number) => ({
  ...{ run, lines, digest: `hash of ${run}`, reported: 0, counts: noCounts, repeated: [] },
});
const entry = (line: number, key = `k${line}`): StagedEntry => ({
  line,
  document: { key, title: `Secret ${key}` },
});

describe.each(databaseHosts)('staging on $name', (host) => {
  let hosted: HostedDatabase;
  let database: Database;
  beforeAll(async () => {
    hosted = await host.open();
    ({ database } = hosted);
    await openWith(database, () => undefined);
  });
  beforeEach(async () => {
    await database.query('delete from staged_entry');
    await database.query('delete from staging_progress');
  });
  afterAll(() => hosted.stop());

  const target = (on = database): Omit<StagingTarget, 'close'> => createStagingTarget(on, keys, stager);

  it('leaves in the audit trail who staged what, with numbers and the hash of the file, and no value of a line', async () => {
    const source = fileOf('audited');
    const one = target();
    await one.stage({ ...fileOf('before'), entries: [entry(7)], progress: progressOf('run-0', 1) });
    await one.stage({ ...source, entries: [entry(1), entry(2)], progress: progressOf('run-1', 2) });
    const counts = { created: 2, changed: 0, unchanged: 0, rejected: 1 };
    await one.stage({ ...source, entries: [entry(3)], progress: { ...progressOf('run-1', 4), counts } });
    await one.complete({ ...source, run: 'run-1', isWhole: true });
    const { rows } = await database.query<{ details: unknown }>(
      `select author, action, type, id, organization, call, request, details from audit
       where request = 'run-1' order by seq`,
    );
    const told = { author: 'member-ann', action: 'write', type: 'book', id: null, organization: 'north' };
    expect(rows).toEqual([
      { ...told, call: 'stage', request: 'run-1', details: { begins: true } },
      {
        ...{ ...told, call: 'stage', request: 'run-1' },
        details: {
          ...{ file: 'hash of run-1', lines: 4, removed: 1 },
          ...{ created: 3, changed: 0, unchanged: 0, rejected: 1 },
        },
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Secret');
  });

  it('takes two files of one organization at once: each member is new in one of them', async () => {
    const members = ['a', 'b', 'c'];
    const other = hosted.beside();
    const stage = (into: Omit<StagingTarget, 'close'>, run: string, given: readonly string[]) => () =>
      into.stage({
        ...fileOf(run),
        progress: progressOf(run, 3),
        entries: given.map((key, n) => entry(n + 1, key)),
      });
    const answers = await race({ host, database, writing: 'staged_entry' }, [
      stage(target(), 'up', members),
      stage(target(other), 'down', members.toReversed()),
    ]);
    const sorted = answers.toSorted((one, two) => one.created - two.created);
    expect(sorted).toMatchObject([
      { created: 0, unchanged: 3, repeated: [] },
      { created: 3, unchanged: 0, repeated: [] },
    ]);
    const { rows } = await database.query('select key from staged_entry order by key');
    expect(rows).toEqual(members.map((key) => ({ key })));
  });

  it('looks a line up by its key in a table that was filled a moment ago, of which the database has no statistics', async () => {
    await database.query('truncate staged_entry');
    const entries = Array.from({ length: 500 }, (_, n) => entry(n + 1));
    await target().stage({ ...fileOf('many'), entries, progress: progressOf('run-4', 500) });
    const { rows } = await database.query(
      `explain select run from staged_entry where entity = 'book' and organization = 'north' and key = 'k7'`,
    );
    expect(JSON.stringify(rows)).toContain('staged_entry_pkey');
  });

  it('takes signs that mean something to the database as they stand', async () => {
    const signs = ['{"a",\\b}', 'NULL', ', ', '', 'é漢😀', "'); drop"];
    const entries = signs.map((key, n) => entry(n + 1, key));
    const staged = await target().stage({ ...fileOf('signs'), entries, progress: progressOf('run-5', 6) });
    expect(staged).toEqual({ created: 6, changed: 0, unchanged: 0, repeated: [] });
    const { rows } = await database.query<{ document: unknown }>(
      'select document from staged_entry order by line',
    );
    expect(rows.map(({ document }) => document)).toEqual(entries.map(({ document }) => document));
  });
});
