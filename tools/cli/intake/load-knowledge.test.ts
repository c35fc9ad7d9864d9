import { mkdtemp, open as openFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { KnowledgeTarget } from '../../../engine/core/protocol/load.ts';
import { configuredFeatures } from '../../../features/all/server/features.ts';
import { ask } from '../../../features/decision-support/server/knowledge/ask.fixture.ts';
import { currentKnowledge } from '../../../features/decision-support/server/knowledge/current-knowledge.ts';
import { createKnowledgeTarget } from '../../../features/decision-support/server/knowledge/knowledge-target.ts';
import { openKnowledgeTarget } from '../../../gateway/control/knowledge-target.ts';
import { startGateway } from '../../../gateway/main.ts';
import { readConfig } from '../../../gateway/operation/config.ts';
import { silentLog } from '../../../gateway/operation/log.ts';
import type { Database } from '../../../gateway/store/database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { databaseHosts } from '../../../gateway/testing/database-hosts.ts';
import { giveDatabase } from '../../../gateway/testing/database-templates.ts';
import { product } from '../../../generated/product.ts';
import { type CliRun, runCliInto } from '../cli.fixture.ts';

const header = {
  ...{ package: 'house', format: 1, version: '2026-11-01', title: 'House rules', publisher: 'The pharmacy' },
  ...{ licence: 'Ours', description: 'What our committee has decided. Nothing else.' },
};
const source = { source: 'minutes', title: 'Minutes of the committee', date: '2026-10-01', licence: 'Ours' };
const teas = {
  class: 'tea',
  title: 'Teas',
  ingredients: ['camomile', 'senna'],
  names: ['herbal teas'],
  source: 'minutes',
};
const row = {
  ...{ row: 'tea-warfarin', kind: 'drug-drug', severity: 'major', of: ['class:tea'], with: ['warfarin'] },
  ...{ message: '{row} with {other}: bleeding.', advice: 'Ask.', source: 'minutes' },
};
const other = { ...row, row: 'tea-digoxin', with: ['digoxin'] };
const linesOf = (...lines: readonly JsonObject[]) =>
  `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
const whole = linesOf(header, source, teas, row);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'load-knowledge-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe.each(databaseHosts)('a load of packages of knowledge on $name', ({ open }) => {
  let database: Database;
  let stop: () => Promise<void>;
  const target = async (): Promise<KnowledgeTarget> => ({
    ...createKnowledgeTarget(database),
    close: async () => undefined,
  });
  const load = (...args: readonly string[]): Promise<CliRun> => {
    const noRecords = () => Promise.reject(new Error('A load of knowledge opens no records.'));
    return runCliInto(noRecords, ['load', 'knowledge', ...args], { openKnowledge: target });
  };
  const found = async (...takes: readonly string[]) =>
    (await ask({ takes }, await currentKnowledge(database))).findings.flatMap((each) =>
      each.package === undefined ? [] : [`${each.package.name} ${each.package.row} ${each.version}`],
    );
  const packages = async () =>
    (await currentKnowledge(database)).packages.map(
      ({ header: { package: name, version } }) => `${name} ${version}`,
    );

  beforeAll(async () => {
    ({ database, stop } = await open());
    await openWith(database, () => undefined);
  });
  beforeEach(() => database.query('delete from knowledge'));
  afterAll(() => stop());

  it('serves what was loaded beside what comes with the product, and names package, row and version', async () => {
    const file = await write('house.ndjson', whole);
    expect(await load(file)).toEqual({
      exitCode: 0,
      complaints: [],
      said: 'House rules 2026-11-01: 1 row: 1 added, 0 changed, 0 removed.',
    });
    expect(await packages()).toEqual(['us-public 2026-11-29', 'house 2026-11-01']);
    expect(await found('Senna 8.6 MG', 'Warfarin 5 MG')).toContain('house tea-warfarin 2026-11-01');
    expect(await found('Docusate 100 MG', 'Warfarin 5 MG')).not.toContain('house tea-warfarin 2026-11-01');
    expect((await load(file)).said).toBe('House rules 2026-11-01: nothing changed, it is there already.');
  });

  it('says and keeps what a later version changes, also by a class or a source', async () => {
    await load(await write('a.ndjson', linesOf(header, source, teas, row, other)));
    const later = { ...header, version: '2026-11-02' };
    const more = { ...teas, ingredients: ['camomile', 'senna', 'ginkgo'] };
    const third = { ...row, row: 'ginkgo-aspirin', of: ['ginkgo'], with: ['aspirin'] };
    const { said } = await load(await write('b.ndjson', linesOf(later, source, more, row, third)));
    expect(said.split('\n')).toEqual([
      'House rules 2026-11-02: 2 rows: 1 added, 1 changed, 1 removed since 2026-11-01.',
      'Added: ginkgo-aspirin',
      'Changed: tea-warfarin',
      'Removed: tea-digoxin',
    ]);
    const { rows } = await database.query(
      "select version, before, changes from knowledge_change where name = 'house' order by loaded_at desc limit 1",
    );
    expect(rows).toEqual([
      {
        ...{ version: '2026-11-02', before: '2026-11-01' },
        changes: { added: ['ginkgo-aspirin'], changed: ['tea-warfarin'], removed: ['tea-digoxin'] },
      },
    ]);
  });

  it('takes the place of what comes with the product under the same name, until it is removed', async () => {
    const mine = { ...header, package: 'us-public', version: '2026-12-01' };
    await load(await write('mine.ndjson', linesOf(mine, source, teas, row)));
    expect(await packages()).toEqual(['us-public 2026-12-01']);
    expect(await load('--remove', 'us-public')).toMatchObject({
      exitCode: 0,
      said: 'House rules 2026-12-01: removed.',
    });
    expect(await packages()).toEqual(['us-public 2026-11-29']);
    expect(await load('--remove', 'house')).toMatchObject({
      exitCode: 1,
      complaints: ['--remove house:1:1: no package "house" is loaded; none is'],
    });
  });

  it('keeps classes that another package needs', async () => {
    await load(await write('a.ndjson', whole));
    const user = { ...header, package: 'user', title: 'User' };
    const uses = linesOf(user, source, { ...row, row: 'uses', with: ['lithium'] });
    expect((await load(await write('user.ndjson', uses))).exitCode).toBe(0);
    const gone = linesOf({ ...header, version: '2026-11-03' }, source, { ...row, of: ['senna'] });
    const file = await write('gone.ndjson', gone);
    expect((await load(file)).complaints).toEqual([
      `${file}:1:1: the package "user" needs the class "tea", which would be gone; keep the class, or load a version of "user" that does not need it`,
    ]);
    expect((await load('--remove', 'house')).exitCode).toBe(1);
    expect(await packages()).toContain('house 2026-11-01');
  });

  const wrong: readonly (readonly [string, string, string])[] = [
    [
      'an unknown class',
      linesOf(header, source, row),
      ':3:61: there is no class "tea"; add a line for it, or load the package that has it first',
    ],
    [
      'a row twice',
      linesOf(header, source, teas, row, row),
      ':5:2: there is a row "tea-warfarin" already, on line 4; give one of the two another name',
    ],
    [
      'an unknown severity',
      linesOf(header, source, teas, { ...row, severity: 'deadly' }),
      ':4:42: "severity" is not right; it has to be one of: contraindicated, major, moderate, minor, info',
    ],
    [
      'an unknown kind',
      linesOf(header, source, teas, { ...row, kind: 'drug-star' }),
      ':4:23: "kind" is not right; it has to be one of: drug-drug',
    ],
    [
      'an unknown source',
      linesOf(header, teas, row),
      ':2:90: there is no source "minutes"; add a line for it, or name one that is there',
    ],
    [
      'a source without a date',
      linesOf(header, { source: 'minutes', title: 'M', licence: 'Ours' }, teas, row),
      ':2:1: "date" is missing; add it: a day as YYYY-MM-DD',
    ],
    [
      'a day that is none',
      linesOf(header, { ...source, date: '2026-02-30' }, teas, row),
      '"date" is not right; it has to be a day as YYYY-MM-DD',
    ],
    [
      'a field that nobody knows',
      linesOf(header, source, teas, { ...row, colour: 'red' }),
      'there is no field "colour"; there are: row, kind',
    ],
    ['a line that breaks off', whole.slice(0, -20), ':4:'],
    ['no header', linesOf(source, teas, row), ':1:1: the first line is no header'],
    [
      'another format',
      linesOf({ ...header, format: 2 }, source, teas, row),
      'the format is not one that this release reads; take a file of format 1',
    ],
    ['an empty file', '', ':1:1: the file is empty; take the file of the package itself'],
    ['nothing below the header', linesOf(header), 'the package has neither rows nor classes'],
    [
      'a message with a hole',
      linesOf(header, source, teas, { ...row, message: '{drug}: bleeding' }),
      '"{drug}" stands for nothing; there are: {row}, {other}',
    ],
    [
      'a renal row without its limit',
      linesOf(header, source, { ...row, kind: 'renal', of: ['x'] }),
      'a row of kind "renal" needs "when.clearanceBelow"',
    ],
    [
      'a condition that nobody knows',
      linesOf(header, source, teas, { ...row, when: { weightOver: 3 } }),
      'there is no field "weightOver"',
    ],
    ['a list of lists', '[1,2]\n', ':1:1: the line is no JSON object'],
  ];

  it.each(wrong)('refuses %s with its place, and loads nothing of it', async (_what, content, sentence) => {
    const file = await write('wrong.ndjson', content);
    const { exitCode, complaints, said } = await load(file);
    expect(exitCode).toBe(1);
    expect(complaints.join('\n')).toContain(sentence);
    expect(complaints[0]).toMatch(/^\S+\.ndjson:\d+:\d+: [^;]+; .+/);
    expect(said).toBe(`Nothing of ${file} is loaded.`);
    expect(await packages()).toEqual(['us-public 2026-11-29']);
  });

  it('refuses an older version over a newer one, and another content under the same version', async () => {
    await load(await write('a.ndjson', whole));
    const older = await write(
      'older.ndjson',
      linesOf({ ...header, version: '2026-10-31' }, source, teas, row),
    );
    expect((await load(older)).complaints).toEqual([
      `${older}:1:1: version 2026-10-31 is older than 2026-11-01, which is loaded; load a later one, or take the loaded one out before: load knowledge --remove house`,
    ]);
    const same = await write('same.ndjson', linesOf(header, source, teas, other));
    expect((await load(same)).complaints.join()).toContain('is loaded already, with other content');
    expect(
      (
        await load(
          await write('c.ndjson', linesOf({ ...header, version: '2026-11-01.2' }, source, teas, other)),
        )
      ).exitCode,
    ).toBe(0);
  });

  it('refuses a file that is too large, not UTF-8, cut off or not there, each with a sentence', async () => {
    const large = join(folder, 'large.ndjson');
    const handle = await openFile(large, 'w');
    await handle.truncate(200 * 1_048_576);
    await handle.close();
    const bomb = await write('bomb.ndjson.gz', gzipSync(Buffer.alloc(40 * 1_048_576, 32)));
    const utf16 = await write('utf16.ndjson', Buffer.from(`\uFEFF${whole}`, 'utf16le'));
    const cut = await write('cut.ndjson.gz', gzipSync(whole).subarray(0, 60));
    const complaint = async (file: string) => (await load(file)).complaints.join();
    expect(await complaint(large)).toContain('larger than 32 MB');
    expect(await complaint(bomb)).toContain('larger than 32 MB');
    expect(await complaint(utf16)).toContain('not UTF-8');
    expect(await complaint(cut)).toContain('breaks off');
    expect(await complaint(join(folder, 'missing.ndjson'))).not.toBe('');
    expect(await packages()).toEqual(['us-public 2026-11-29']);
  });

  it('loads each of several files by itself, compressed ones too', async () => {
    const good = await write('good.ndjson.gz', gzipSync(whole));
    const bad = await write('bad.ndjson', linesOf(source));
    expect((await load(bad, good)).exitCode).toBe(1);
    expect(await packages()).toContain('house 2026-11-01');
    expect((await load()).exitCode).toBe(2);
  });
});

it('goes through the gateway while the product runs, and to the store when it has stopped', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', PORT: '0' });
  await giveDatabase(config.dataDirectory);
  const file = await write('running.ndjson', whole);
  const wrong = await write('running-wrong.ndjson', linesOf(source));
  const openKnowledge = () => openKnowledgeTarget(config, createKnowledgeTarget);
  const load = (...args: readonly string[]) => {
    const noRecords = () => Promise.reject(new Error('A load of knowledge opens no records.'));
    return runCliInto(noRecords, ['load', 'knowledge', ...args], { openKnowledge });
  };
  const gateway = await startGateway({ features: configuredFeatures, product, config, log: silentLog });
  const running = await (async () => [await load(file), await load(wrong), await load(file)])().finally(
    gateway.close,
  );
  const stopped = [await load(file), await load('--remove', 'house')];
  expect([...running, ...stopped].map(({ exitCode, said }) => [exitCode, said])).toEqual([
    [0, 'House rules 2026-11-01: 1 row: 1 added, 0 changed, 0 removed.'],
    [1, `Nothing of ${wrong} is loaded.`],
    [0, 'House rules 2026-11-01: nothing changed, it is there already.'],
    [0, 'House rules 2026-11-01: nothing changed, it is there already.'],
    [0, 'House rules 2026-11-01: removed.'],
  ]);
});
