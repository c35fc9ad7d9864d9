import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConceptTarget } from '../../../engine/core/protocol/load.ts';
import { configuredFeatures } from '../../../features/all/server/features.ts';
import { shortNames } from '../../../features/medicines/shared/lexicon.ts';
import { readMedicine } from '../../../features/medicines/shared/read-medicine.ts';
import { knownDrugs } from '../../../features/reconciliation/server/known-drugs.ts';
import { createConceptTarget } from '../../../features/terminology/server/concept-target.ts';
import { storedTerms } from '../../../features/terminology/server/stored-terms.ts';
import { openConceptTarget } from '../../../gateway/control/concept-target.ts';
import { startGateway } from '../../../gateway/main.ts';
import { readConfig } from '../../../gateway/operation/config.ts';
import { silentLog } from '../../../gateway/operation/log.ts';
import type { Database } from '../../../gateway/store/database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { databaseHosts } from '../../../gateway/testing/database-hosts.ts';
import { giveDatabase } from '../../../gateway/testing/database-templates.ts';
import { product } from '../../../generated/product.ts';
import { type CliRun, runCliInto } from '../cli.fixture.ts';

/** Real external file, which the product does not need and which may be absent. */
const official = fileURLToPath(new URL('../../../../shared/data/icd10cm-order-2021.txt.gz', import.meta.url));

const orderLine = (code: string, isBillable: boolean, display: string) =>
  `00001 ${code.padEnd(7)} ${Number(isBillable)} ${display.slice(0, 60).padEnd(60)} ${display}`;

const lines = [
  orderLine('E11', false, 'Type 2 diabetes mellitus'),
  orderLine('E119', true, 'Type 2 diabetes mellitus without complications'),
  orderLine('E1165', true, 'Type 2 diabetes mellitus with hyperglycemia'),
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'load-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

function load(openConcepts: () => Promise<ConceptTarget>, ...args: readonly string[]): Promise<CliRun> {
  const noRecords = () => Promise.reject(new Error('A load of code systems opens no records.'));
  return runCliInto(noRecords, ['load', ...args], { openConcepts });
}

describe.each(databaseHosts)('a load of a code system on $name', ({ open }) => {
  let database: Database;
  let stop: () => Promise<void>;
  const target = async (): Promise<ConceptTarget> => ({
    ...createConceptTarget(database),
    close: async () => undefined,
  });
  const codes = async (text: string, catalogue = 'conditions', version?: string) =>
    (await storedTerms({ catalogue, by: 'words', text, version, limit: 9 }, database)).terms.map(
      ({ code }) => code,
    );

  beforeAll(async () => {
    ({ database, stop } = await open());
    await openWith(database, () => undefined);
  });
  afterAll(() => stop());

  it('adds at first, changes nothing the second time, and takes up what its publisher changed', async () => {
    const file = await write('icd10cm_order_2030.txt', lines.join('\r\n'));
    expect(await load(target, 'icd10cm', file)).toEqual({
      exitCode: 0,
      complaints: [],
      said: 'ICD-10-CM 2030: 3 entries: 3 added, 0 changed, 0 removed.',
    });
    expect((await load(target, 'icd10cm', file)).said).toBe(
      'ICD-10-CM 2030: nothing changed, 3 entries there already.',
    );
    const [heading = '', plain = ''] = lines;
    await write('icd10cm_order_2030.txt', [heading, plain.replace(/without/g, 'w/o')].join('\n'));
    expect((await load(target, 'icd10cm', file)).said).toBe(
      'ICD-10-CM 2030: 2 entries: 0 added, 1 changed, 1 removed.',
    );
    expect(await codes('diabetes')).toEqual(['E11.9', 'E11']);
  });

  it('gives each bad line one line with its place, and takes the good ones', async () => {
    const file = await write('bad.txt', [lines[0], 'no such line', lines[1], '', 'E11'].join('\n'));
    const { exitCode, complaints, said } = await load(target, 'icd10cm', file, '--edition', '2031');
    expect(exitCode).toBe(1);
    expect(complaints).toEqual([
      `${file}:2:1: no order number and code stand in columns 1 to 13; take the order file, not another one`,
      `${file}:5:1: no order number and code stand in columns 1 to 13; take the order file, not another one`,
    ]);
    expect(said).toBe('ICD-10-CM 2031: 2 entries: 2 added, 0 changed, 0 removed. 2 bad lines: see above.');
  });

  it('searches the edition that was completed last, and another by its name', async () => {
    const file = await write('order.txt', orderLine('E110', true, 'A diabetes of tomorrow'));
    await load(target, 'icd10cm', file, '--edition', '2032');
    expect(await codes('diabetes')).toEqual(['E11.0']);
    expect(await codes('diabetes', 'conditions', '2030')).toEqual(['E11.9', 'E11']);
  });

  describe('of aliases', () => {
    const row = (code: string, name: string) =>
      `${code}|ENG||||||2||${code}||RXNORM|SCD|${code}|${name}||N|4096|`;
    const drugs = (text: string, by: 'words' | 'start' | 'whole-code' = 'words') =>
      storedTerms({ catalogue: 'medications', by, text, limit: 9 }, database);
    const found = async (text: string, by?: 'words' | 'start' | 'whole-code') =>
      (await drugs(text, by)).terms.map(({ code }) => code);

    beforeAll(async () => {
      const rows = [
        row('501', 'zincol 5 MG Oral Tablet'),
        row('502', 'ferrol 10 MG Oral Tablet'),
        row('503', 'hydrochlorothiazide 25 MG Oral Tablet'),
      ];
      await load(target, 'rxnorm', await write('RXNCONSO.RRF', rows.join('\n')), '--edition', '2040');
    });

    it('finds drugs by names and NDCs of the operator, however an NDC is written', async () => {
      const list = [
        'alias\tcode',
        '# ours',
        'house zinc\t501',
        '0002-1433-80\t502',
        'ward blue\t503',
        'HCTZ\t503',
      ];
      const { exitCode, said } = await load(target, 'aliases', await write('house.tsv', list.join('\n')));
      expect([exitCode, said]).toEqual([
        0,
        'Left out: the heading: 1\nLeft out: a remark: 1\nAliases house: 4 entries: 4 added, 0 changed, 0 removed.',
      ]);
      expect(await found('house z')).toEqual(['501']);
      expect(await found('House Zinc', 'start')).toEqual(['501']);
      expect((await drugs('house zinc')).terms[0]).toMatchObject({ note: 'here also “house zinc”' });
      for (const ndc of ['0002-1433-80', '00002-1433-80', '00002143380'])
        expect(await found(ndc, 'whole-code'), ndc).toEqual(['502']);
      await expect(found('0002143380', 'whole-code')).rejects.toThrow();
      const listed = [{ name: 'house zinc' }, { name: 'Ward blue 25 mg tablet' }, { name: 'unheard' }];
      const { ingredientsOfBrand } = await knownDrugs(database, listed);
      expect(listed.map(({ name }) => ingredientsOfBrand(readMedicine(name).named))).toEqual([
        ['zincol'],
        ['hydrochlorothiazide'],
        undefined,
      ]);
    });

    it('keeps several lists beside each other, each replaced by its name alone', async () => {
      await load(target, 'aliases', await write('house.tsv', 'alias\tcode\nhouse zinc\t501\n'));
      await load(
        target,
        'aliases',
        await write('north.tsv', 'alias\tcode\nnorth pill\t501\nhouse zinc\t502\n'),
      );
      expect(await found('north pill')).toEqual(['501']);
      // Expects a name that two drugs share to find both in a search, but to resolve to neither without a user's
      // choice.
      expect((await found('house zinc')).toSorted()).toEqual(['501', '502']);
      const { ingredientsOfBrand } = await knownDrugs(database, [{ name: 'house zinc' }]);
      expect(ingredientsOfBrand('house zinc')).toBeUndefined();
      await load(target, 'aliases', await write('north.tsv', 'alias\tcode\nsouth pill\t501\n'));
      expect([await found('north pill'), await found('south pill'), await found('house zinc')]).toEqual([
        [],
        ['501'],
        ['501'],
      ]);
    });

    it('refuses, by its line, an alias of nothing, an unclear NDC and what ISMP warns of', async () => {
      const short = shortNames.filter(({ isErrorProne }) => isErrorProne).map(({ short }) => short);
      expect(short).toEqual(expect.arrayContaining(['mso4', 'mgso4', 'hct', 'ms']));
      const list = [
        'alias\tcode',
        'gone\t999',
        '0002143380\t501',
        'no code',
        '--\t501',
        `${'a'.repeat(201)}\t501`,
        ...short.map((name) => `${name.toUpperCase()}\t501`),
      ];
      const file = await write('bad-aliases.tsv', list.join('\n'));
      const { exitCode, complaints } = await load(target, 'aliases', file);
      expect(exitCode).toBe(1);
      expect(complaints.length).toBe(5 + short.length);
      const at = (line: number) => complaints.find((each) => each.startsWith(`${file}:${line}:1: `));
      expect(at(2)).toContain('the catalogue of drugs has no "999"; load the drugs before their aliases');
      expect(at(3)).toContain('several readings');
      expect(at(4)).toContain('no alias, or no code');
      expect(at(5)).toContain('no letter and no digit');
      expect(at(6)).toContain('the alias has more than 200 characters');
      for (const [index, name] of short.entries()) {
        expect(at(7 + index), name).toMatch(/no alias: “.*” may mean /);
        expect(readMedicine(name).mayBe.length, name).toBeGreaterThan(0);
        expect((await drugs(name)).caution, name).toMatch(/may mean/);
        expect(await found(name), name).not.toContain('501');
      }
    });
  });

  it('searches nothing of a file that breaks off', async () => {
    const whole = gzipSync(
      Array.from({ length: 5_000 }, (_, n) => orderLine(`Z${1000 + n}`, true, `Trouble ${n}`)).join('\n'),
    );
    const file = await write('cut.txt.gz', whole.subarray(0, whole.length / 2));
    const { exitCode, complaints } = await load(target, 'icd10cm', file, '--edition', '2033');
    expect([exitCode, complaints]).toEqual([
      1,
      [`${file} breaks off: its compression is damaged. Download it again. Nothing of it is searched.`],
    ]);
    expect(await codes('trouble')).toEqual([]);
  });

  it('takes drugs and ingredients of RxNorm to where they are searched', async () => {
    const row = (code: string, type: string, name: string) =>
      `${code}|ENG||||||2||${code}||RXNORM|${type}|${code}|${name}||N|4096|`;
    const file = await write(
      'RXNCONSO.RRF',
      [
        row('1', 'IN', 'examplol'),
        row('2', 'SCD', 'examplol 5 MG Oral Tablet'),
        row('3', 'SBD', 'examplol 5 MG Oral Tablet [Exa]'),
        row('4', 'DF', 'Oral Tablet'),
      ].join('\n'),
    );
    const { said } = await load(target, 'rxnorm', file);
    expect(said).toBe(
      'Left out: neither a drug nor an ingredient: 1\nRxNorm current: 3 entries: 3 added, 0 changed, 0 removed.',
    );
    const found = await storedTerms(
      { catalogue: 'medications', by: 'words', text: 'exam', limit: 9 },
      database,
    );
    expect(found.terms).toMatchObject([
      { system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '2' },
      { code: '3', note: 'brand', medication: { isBrand: true } },
    ]);
    expect(found).not.toHaveProperty('caution');
    expect(await codes('examplol', 'allergens')).toContain('1');
  });

  it('takes products of the NDC directory under their padded numbers', async () => {
    const heading = 'PRODUCTNDC\tPROPRIETARYNAME\tNONPROPRIETARYNAME\tDOSAGEFORMNAME\tLABELERNAME';
    const file = await write(
      'product.txt',
      Buffer.from(`${heading}\n1234-5678\tExamplol\xAE\tExamplol\tTABLET\tExample Labs\n`, 'latin1'),
    );
    expect((await load(target, 'ndc', file)).said).toContain('NDC current: 1 entry: 1 added');
    const { rows } = await database.query("select code, display from concept where catalogue = 'packages'");
    expect(rows).toEqual([{ code: '01234-5678', display: 'Examplol® tablet' }]);
  });
});

describe('the command load', () => {
  it.each([
    [[], 'Name the code system. There are: icd10cm, rxnorm, ndc, aliases, knowledge.'],
    [['icd10mc', 'x'], 'There is no code system "icd10mc". Did you mean icd10cm?'],
    [['ndc'], 'Name one file to load.'],
    [['ndc', 'a', 'b'], 'Name one file to load.'],
    [
      ['ndc', 'a', '--edition', 'a b'],
      '--edition needs a name of letters, digits, dots and dashes, such as 2026.',
    ],
    [
      ['ndc', 'a', '--edition', 'demonstration'],
      '--edition needs a name of letters, digits, dots and dashes, such as 2026.',
    ],
  ])('explains what is wrong with the call %j', async (args, sentence) => {
    const { exitCode, complaints } = await load(() => Promise.reject(new Error('unasked')), ...args);
    expect(exitCode).toBe(2);
    expect(complaints[0]).toContain(sentence);
  });

  it('says that a file is not there, and opens no store for it', async () => {
    const { exitCode, complaints } = await load(
      () => Promise.reject(new Error('unasked')),
      'ndc',
      'nowhere.txt',
    );
    expect([exitCode, complaints]).toEqual([1, ['nowhere.txt:1:1: there is no such file; check the path']]);
  });

  it('says that a file is another one, and opens no store for it', async () => {
    const file = await write('letter.txt', 'Dear Sir or Madam\n');
    const { exitCode, said } = await load(() => Promise.reject(new Error('unasked')), 'icd10cm', file);
    expect([exitCode, said]).toEqual([
      1,
      'Nothing was loaded: this is no icd10cm_order_<year>.txt of ICD-10-CM. 1 bad line: see above.',
    ]);
  });

  it('goes through the gateway while the product runs, and to the store when it has stopped', async () => {
    const config = readConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', PORT: '0' });
    await giveDatabase(config.dataDirectory);
    const file = await write('icd10cm_order_2030.txt', lines.join('\n'));
    const gateway = await startGateway({ features: configuredFeatures, product, config, log: silentLog });
    const running = await load(() => openConceptTarget(config, createConceptTarget), 'icd10cm', file).finally(
      gateway.close,
    );
    const stopped = await load(() => openConceptTarget(config, createConceptTarget), 'icd10cm', file);
    expect(running.said).toBe('ICD-10-CM 2030: 3 entries: 3 added, 0 changed, 0 removed.');
    expect(stopped.said).toBe('ICD-10-CM 2030: nothing changed, 3 entries there already.');
  });
});

describe.runIf(existsSync(official))('the real ICD-10-CM file [declared where ../shared/data is]', () => {
  let database: Database;
  let stop: () => Promise<void>;
  let first: CliRun;
  const terms = async (text: string, by: 'words' | 'code' = 'words') =>
    (await storedTerms({ catalogue: 'conditions', by, text, limit: 50 }, database)).terms;
  const best = async (text: string, by: 'words' | 'code' = 'words') => (await terms(text, by))[0]?.code;

  beforeAll(async () => {
    const [host] = databaseHosts;
    if (host === undefined) throw new Error('There is no database to test with.');
    ({ database, stop } = await host.open());
    await openWith(database, () => undefined);
    const target = async () => ({ ...createConceptTarget(database), close: async () => undefined });
    first = await load(target, 'icd10cm', official);
  }, 300_000);
  afterAll(() => stop());

  it('is taken without a bad line', () => {
    expect(first).toEqual({
      exitCode: 0,
      complaints: [],
      said: 'ICD-10-CM 2021: 95,358 entries: 95,358 added, 0 changed, 0 removed.',
    });
  });

  it.each([
    ['hypertension', 'I10'],
    ['type 2 diabetes', 'E11.9'],
    ['DM2', 'E11.9'],
    ['copd', 'J44.9'],
    ['heart failure', 'I50.9'],
    ['chronic kidney disease stage 4', 'N18.4'],
    ['atrial fib', 'I48.91'],
    ['gout', 'M10.9'],
  ])('finds for "%s" what a clinician means, %s, at once', async (text, code) => {
    expect((await terms(text)).slice(0, 5).map((term) => term.code)).toContain(code);
  });

  it.each(['E11.9', 'e119', 'E119', ' E11.9 '])(
    'finds the code %j itself, with and without dot',
    async (text) => {
      expect(await best(text, 'code')).toBe('E11.9');
    },
  );

  it('puts codes that can be billed before their headings, and first encounters before later ones', async () => {
    const found = await terms('E11', 'code');
    expect(found[0]?.code).toBe('E11');
    expect(found.slice(1, 3).map(({ code }) => code)).toEqual(['E11.8', 'E11.9']);
    const fractures = await terms('displaced fracture shaft right femur');
    expect(fractures[0]?.code).toMatch(/[ABC]$/);
    const notes = (await terms('gout due to renal impairment shoulder')).map(({ note }) => note ?? '');
    expect(notes).toContain('category, not billable');
    expect(notes.lastIndexOf('')).toBeLessThan(notes.indexOf('category, not billable'));
  });
});
