import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { csvSource } from '../../../engine/core/intake/csv-source.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { StagingTarget } from '../../../engine/core/protocol/staging.ts';
import { configuredFeatures } from '../../../features/all/server/features.ts';
import { findStagedPeople, stagedKeys } from '../../../features/import/server/staged-people.ts';
import { stagedMembers } from '../../../features/import/shared/staged-members.ts';
import { openStagingTarget } from '../../../gateway/control/staging-target.ts';
import { openRejectedReport } from '../../../gateway/intake/staging/rejected-report.ts';
import { stageFile } from '../../../gateway/intake/staging/stage-file.ts';
import { createStagingTarget } from '../../../gateway/intake/staging/staging-target.ts';
import { startGateway } from '../../../gateway/main.ts';
import { readConfig } from '../../../gateway/operation/config.ts';
import { silentLog } from '../../../gateway/operation/log.ts';
import type { Database } from '../../../gateway/store/database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { embeddedHost } from '../../../gateway/testing/database-hosts.ts';
import { giveDatabase } from '../../../gateway/testing/database-templates.ts';
import { product } from '../../../generated/product.ts';
import { type CliRun, runCliInto } from '../cli.fixture.ts';

const header = 'Patient ID,First Name,Last Name,Date of Birth,Sex,telecom.phone';

/** Builds lines of members whose ids begin with a text. */
function members(count: number, start = 'M'): readonly string[] {
  return Array.from({ length: count }, (_, n) => `${start}-${n},Ada,Soto${n},02/28/1941,female,303-555-0112`);
}

describe('members staged from a file', () => {
  let folder: string;
  let database: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stage-command-'));
    ({ database, stop } = await embeddedHost.open());
    await openWith(database, () => undefined);
  });
  beforeEach(async () => {
    await database.query('delete from staged_entry');
    await database.query('delete from staging_progress');
  });
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });

  const target = async (): Promise<StagingTarget> => ({
    ...createStagingTarget(database, stagedKeys),
    close: async () => undefined,
  });

  async function write(name: string, content: string | Buffer): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  }

  function stage(args: readonly string[], openStaging = target): Promise<CliRun> {
    const noRecords = () => Promise.reject(new Error('Staging opens no records.'));
    return runCliInto(noRecords, ['stage', ...args], { openStaging });
  }

  const rejectedOf = async (file: string) =>
    (await readFile(`${file}.rejected.csv`, 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n');

  const staged = async () => {
    const { rows } = await database.query<{ key: string; document: JsonObject }>(
      'select key, document from staged_entry order by key',
    );
    return rows;
  };

  const found = async (search: JsonObject, organizations = ['EMTM']) =>
    (await findStagedPeople(database, { batch: '', client: '', ...search, organizations }, 50)).map(
      ({ externalId }) => externalId,
    );

  it('are found by users of their organization alone: by id, day of birth or the beginning of a name', async () => {
    const file = await write(
      'found.csv',
      [header, 'A-1,Ána,"O\'Ruiz, Jr.",1952-02-29,F,', ...members(2)].join('\n'),
    );
    const mapping = await write(
      'mapping.json',
      JSON.stringify({
        columns: {
          ...{ 'Patient ID': 'externalId', 'First Name': 'name.first', 'Last Name': 'name.last' },
          ...{ 'Date of Birth': 'dob', Sex: { to: 'sex', codes: { F: 'female' } } },
          'telecom.phone': 'telecom.phone',
        },
      }),
    );
    expect(await stage([file, '--mapping', mapping])).toEqual({
      exitCode: 0,
      complaints: [],
      said: 'found.csv for EMTM: 3 lines: 3 staged (3 new, 0 changed, 0 unchanged), 0 rejected.',
    });
    expect(existsSync(`${file}.rejected.csv`)).toBe(false);
    expect((await staged())[0]?.document).toEqual({
      ...{ externalId: 'A-1', dob: '1952-02-29', sex: 'female', name: { first: 'Ána', last: "O'Ruiz, Jr." } },
      managingOrganization: { id: 'EMTM', primary: 'EMTM' },
    });
    expect(await found({ lastName: 'oru' })).toEqual(['A-1']);
    expect(await found({ firstName: 'an', dob: '1952-02-29' })).toEqual(['A-1']);
    expect(await found({ firstName: 'Ada', lastName: 'SOTO' })).toEqual(['M-0', 'M-1']);
    expect(await found({ externalId: ' M-1 ' })).toEqual(['M-1']);
    expect(await found({ lastName: '%' })).toHaveLength(3);
    expect(await found({ lastName: 'soto' }, ['ECPN'])).toEqual([]);
  });

  it('change nothing when they are staged again, and only what changed in the file', async () => {
    const [one = '', ...others] = members(5);
    const file = await write('again.csv', [header, one, ...others].join('\r\n'));
    await stage([file]);
    expect((await stage([file])).said).toContain('5 staged (0 new, 0 changed, 5 unchanged)');
    await write('again.csv', `\uFEFF${[header, ...others, one.replace('Ada', 'Eva')].join('\n')}\n`);
    expect((await stage([file])).said).toContain('5 staged (0 new, 1 changed, 4 unchanged)');
    await write('again.csv', [header, ...others].join('\n'));
    expect((await stage([file, '--whole'])).said).toContain(
      '1 that the file does not have are staged no longer.',
    );
    expect(await staged()).toHaveLength(4);
  });

  it('are refused where an import refuses them: birth to come, words for nothing, ids that a spreadsheet shortened', async () => {
    const roster = await readFile(
      new URL('../../../tests/fixtures/clinical/roster.csv', import.meta.url),
      'utf8',
    );
    const lines = roster
      .trimEnd()
      .split(/\r?\n/)
      .map((line) => line.replace('2031', '2999'));
    const file = await write('roster.csv', lines.join('\n'));
    const { exitCode, said } = await stage([file]);
    expect(exitCode).toBe(1);
    expect(said).toContain('3 lines: 0 staged (0 new, 0 changed, 0 unchanged), 3 rejected.');
    expect((await rejectedOf(file)).slice(1).map((line) => line.split(',')[1])).toEqual([
      'Patient ID: A spreadsheet has shortened this number: export it again as text',
      'Date of Birth: Date cannot be in the future',
      expect.stringMatching(/^"?First Name: This is no name: a program writes it where none is known/),
    ]);
    expect(await staged()).toEqual([]);
  });

  it('have each rejected line in a file of its own, with number and reason, and nothing of it on the screen', async () => {
    const lines = [
      header,
      'B-1,Ada,Soto,13/28/1941,female,',
      'B-2,,Soto,02/28/1941,female,12345',
      'B-3,Ada,Soto,02/28/1941,female',
      'B-4,Ada,Soto,02/28/1941,female,,x',
      '',
      'B-5,"Ada,Soto,02/28/1941,female,',
      `B-6,${'x'.repeat(1_000_000)},Soto,02/28/1941,female,`,
      'B-7,Ada,"=HYPERLINK(""x"")",02/28/1941,female,',
      'B-7,Ada,Soto,02/28/1941,female,',
      'B-7,Ada,"=HYPERLINK(""x"")",02/28/1941,female,',
      'B-8,Ada,Soto,02/28/1941,other,',
    ];
    const file = await write('bad.csv', lines.join('\n'));
    const { exitCode, said, complaints } = await stage([file]);
    expect([exitCode, complaints]).toEqual([1, []]);
    expect(said.split('\n')).toEqual([
      'bad.csv for EMTM: 10 lines: 2 staged (1 new, 0 changed, 1 unchanged), 8 rejected.',
      `The rejected lines, with number and reason: ${file}.rejected.csv`,
    ]);
    const rejected = (await rejectedOf(file)).map((line) => line.slice(0, 120));
    expect(rejected[0]).toBe(`Line,Reason,${header}`);
    expect(rejected.slice(1)).toEqual([
      expect.stringMatching(/^2,Date of Birth: /),
      expect.stringMatching(/^3,"?First Name: Required; Phone: /),
      expect.stringMatching(/^4,"The line has 5 columns, the header has 6\."/),
      expect.stringMatching(/^5,"The line has 7 columns, the header has 6\."/),
      expect.stringMatching(/^7,Behind the closing quote of a field stands something else/),
      expect.stringMatching(/^8,First Name: /),
      expect.stringMatching(/^12,Sex: /),
      expect.stringMatching(/^10,"Line 9 has brought the same Patient ID already, with other values\."/),
    ]);
    expect((await readFile(`${file}.rejected.csv`)).length).toBeLessThan(10_000);
    expect((await stat(`${file}.rejected.csv`)).mode & 0o077).toBe(0);
    expect(await readFile(`${file}.rejected.csv`, 'utf8')).not.toMatch(/(^|,)"?=/m);
  });

  it.each([
    ['utf-8 with a mark', [], (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['utf-16le', [], (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf-16be', [], (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['utf-16le without a mark', [], (text: string) => Buffer.from(text, 'utf16le')],
    ['latin1', ['--encoding', 'windows-1252'], (text: string) => Buffer.from(text, 'latin1')],
    ['gzip', [], (text: string) => gzipSync(text)],
  ] as const)('are read as they are written: %s', async (_name, args, encode) => {
    const text = `${header.replaceAll(',', ';')}\r\nE-1;Zoë;Grün;02/28/1941;female;\r\n`;
    const file = await write('encoded.csv', encode(text));
    expect((await stage([file, ...args])).exitCode).toBe(0);
    expect((await staged())[0]?.document).toMatchObject({ name: { first: 'Zoë', last: 'Grün' } });
  });

  it('are rejected line by line where the bytes are not of the encoding', async () => {
    const file = await write(
      'latin.csv',
      Buffer.from([header, 'L-1,Zoë,Grün,02/28/1941,female,', ...members(1)].join('\n'), 'latin1'),
    );
    expect((await stage([file])).said).toContain('1 staged (1 new, 0 changed, 0 unchanged), 1 rejected.');
    expect((await rejectedOf(file))[1]).toMatch(
      /^2,"The line has bytes that are not UTF-8\. Name the encoding/,
    );
  });

  it('are not staged at all by a header that fits no field or a mapping that is wrong', async () => {
    const headless = await write('headless.csv', members(2).join('\n'));
    expect((await stage([headless])).complaints).toEqual([
      `${headless}: The first line names no field. Map its columns to fields. Nothing was staged.`,
    ]);
    expect((await stage([await write('empty.csv', '')])).complaints).toEqual([
      expect.stringMatching(/The file is empty/),
    ]);
    const mapping = await write('wrong.json', '{ "columns": { "ID": "external" } }');
    expect((await stage([headless, '--mapping', mapping])).complaints).toEqual([
      expect.stringMatching(/wrong\.json: \/columns\/ID: "external" is no field\. There are: /),
    ]);
    expect((await stage([headless, '--format', 'xml'])).exitCode).toBe(2);
    expect((await stage([headless, '--encoding', 'klingon'])).exitCode).toBe(2);
  });

  it('are only checked by a dry run', async () => {
    const file = await write('dry.csv', [header, ...members(3), 'broken'].join('\n'));
    const run = await stage([file, '--dry-run'], () =>
      Promise.reject(new Error('A dry run opens no store.')),
    );
    expect(run.said).toContain('3 could be staged (dry run: nothing was stored), 1 rejected.');
    expect(await rejectedOf(file)).toHaveLength(2);
    expect(await staged()).toEqual([]);
  });

  const patient = (id: string, rest: JsonObject = {}) => ({
    ...{ resourceType: 'Patient', id, birthDate: '1941-02-28', gender: 'female' },
    name: [{ use: 'official', given: ['Ada', 'M'], family: 'Soto' }],
    telecom: [{ system: 'phone', value: '(303) 555-0112', use: 'home' }],
    ...rest,
  });

  it('come from FHIR Bulk Data, from persons one a line, and from a bundle', async () => {
    const person = { externalId: 'N-1', name: { first: 'Eva', last: 'Ruiz' }, dob: '1950-01-01' };
    const lines = [patient('f-1'), person, { resourceType: 'Group', id: 'g' }, 7].map((each) =>
      JSON.stringify(each),
    );
    const file = await write('people.ndjson', [...lines, '{', ''].join('\n'));
    expect((await stage([file])).said).toContain(
      '5 lines: 2 staged (2 new, 0 changed, 0 unchanged), 3 rejected.',
    );
    expect((await rejectedOf(file)).map((line) => line.split(',').slice(0, 2))).toEqual([
      ...[
        ['Line', 'Reason'],
        ['3', 'The resource is no Patient.'],
        ['4', 'The line is no JSON object.'],
      ],
      ['5', 'The line is no JSON.'],
    ]);
    const bundle = {
      resourceType: 'Bundle',
      entry: [{ resource: patient('f-2') }, { resource: patient('f-3', { birthDate: '1941' }) }],
    };
    expect((await stage([await write('bundle.json', JSON.stringify(bundle))])).said).toContain(
      '1 staged (1 new',
    );
    expect(await staged()).toMatchObject([
      { key: 'N-1', document: { name: { last: 'Ruiz' } } },
      {
        key: 'f-1',
        document: { name: { first: 'Ada', middle: 'M' }, sex: 'female', telecom: { phone: '3035550112' } },
      },
      { key: 'f-2' },
    ]);
  });

  describe('in several batches', () => {
    const many = [header, 'broken', ...members(9), 'M-7,Ada,Other,02/28/1941,female,'];
    const source = { entity: 'import-preview', organization: 'EMTM', file: 'many' };

    const stageLines = (lines: readonly string[], into: StagingTarget) =>
      stageFile({
        ...{
          product,
          source,
          shape: stagedMembers,
          batchSize: 4,
          now: new Date('2026-01-15T12:00:00Z'),
          isWhole: false,
        },
        open: () => csvSource(pieces(lines), undefined, { product, entity: source.entity }),
        openReport: (columns, reached) =>
          openRejectedReport(join(folder, 'many.rejected.csv'), columns, reached),
        target: into,
        onProgress: () => undefined,
      });

    async function* pieces(lines: readonly string[]): AsyncGenerator<string> {
      for (const line of lines) yield `${line}\n`;
    }

    /**
     * Target that fails from one of the batches on, before or after storing it, as if the command had been killed.
     */
    const cutOff = async (batches: number, isStored: boolean): Promise<StagingTarget> => {
      const real = await target();
      let count = 0;
      return {
        ...real,
        async stage(batch) {
          count += 1;
          if (count < batches) return await real.stage(batch);
          if (isStored) await real.stage(batch);
          throw new Error('killed');
        },
      };
    };

    const rejectedLines = async () =>
      (await rejectedOf(join(folder, 'many'))).map((line) => line.split(',')[0]);

    it.each([
      [1, false, 0],
      [2, false, 4],
      [2, true, 8],
      [3, true, 11],
    ])(
      'go on behind batch %i (stored: %s) where the command was killed, with every rejected line',
      async (batches, isStored, lines) => {
        await expect(stageLines(many, await cutOff(batches, isStored))).rejects.toThrow('killed');
        const run = await stageLines(many, await target());
        expect(run).toMatchObject({ resumedAfter: lines, lines: 11 });
        expect(run.counts).toEqual({ created: 9, changed: 0, unchanged: 0, rejected: 2 });
        expect(await rejectedLines()).toEqual(['Line', '2', '12']);
        const again = await stageLines(many, await target());
        expect(again.counts).toEqual({ created: 0, changed: 0, unchanged: 9, rejected: 2 });
        expect(again.resumedAfter).toBe(0);
      },
    );

    it('begin anew where the file was changed meanwhile, or the report is gone', async () => {
      await expect(stageLines(many, await cutOff(2, true))).rejects.toThrow('killed');
      const changed = await stageLines([header, ...many.slice(2)], await target());
      expect(changed).toMatchObject({ resumedAfter: 0, counts: { created: 2, unchanged: 7, rejected: 1 } });
      await expect(stageLines(many, await cutOff(2, true))).rejects.toThrow('killed');
      await rm(join(folder, 'many.rejected.csv'));
      expect(await stageLines(many, await target())).toMatchObject({ resumedAfter: 0 });
      expect(await rejectedLines()).toEqual(['Line', '2', '12']);
    });
  });

  it('go to the running gateway where one owns the store', async () => {
    const config = readConfig({ PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' });
    await giveDatabase(config.dataDirectory);
    const file = await write('running.csv', [header, ...members(2)].join('\n'));
    const gateway = await startGateway({ product, config, features: configuredFeatures, log: silentLog });
    const open = () => openStagingTarget(config, stagedKeys);
    const running = await stage([file], open).finally(() => gateway.close());
    expect(running.said).toContain('2 staged (2 new');
    expect((await stage([file], open)).said).toContain('2 staged (0 new, 0 changed, 2 unchanged)');
  });
});
