import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configuredFeatures } from '../../../features/all/server/features.ts';
import { allergy, bundleOf, patient } from '../../../features/import/server/fhir/bundle.fixture.ts';
import { openLoadTarget } from '../../../gateway/control/client.ts';
import { startGateway } from '../../../gateway/main.ts';
import { readConfig } from '../../../gateway/operation/config.ts';
import { silentLog } from '../../../gateway/operation/log.ts';
import { giveDatabase } from '../../../gateway/testing/database-templates.ts';
import { product } from '../../../generated/product.ts';
import { organizations } from '../../demo/organizations.ts';
import { type CliRun, runCliInto } from '../cli.fixture.ts';

/** Folder of real external files, which the product does not need and which may be absent. */
const syntheaFolder = fileURLToPath(new URL('../../../../shared/data/synthea', import.meta.url));

let folder: string;

function config() {
  return readConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', PORT: '0' });
}

/** Imports into the test's own data folder with the command's own target. */
function runIntoStore(...args: readonly string[]): Promise<CliRun> {
  return runCliInto(() => openLoadTarget({ config: config(), product }), ['import', ...args]);
}

async function write(name: string, content: unknown): Promise<string> {
  const path = join(folder, 'in', name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-into-store-'));
  await mkdir(join(folder, 'in'));
  await giveDatabase(config().dataDirectory);
  const target = await openLoadTarget({ config: config(), product });
  await target.load(organizations);
  await target.close();
});

afterAll(() => rm(folder, { recursive: true }));

describe('import into the store of the product', () => {
  it('creates at first, changes nothing the second time, and updates what the source changed', async () => {
    const good = await write('good.json', bundleOf(patient, allergy));
    const [first, second] = [await runIntoStore(good), await runIntoStore(good)];
    await write(
      'good.json',
      bundleOf(patient, { ...allergy, clinicalStatus: { coding: [{ code: 'resolved' }] } }),
    );
    const third = await runIntoStore(good);
    expect([first, second, third].map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
    expect(first.said).toContain('1 file into EMTM: 2 created.');
    expect(second.said).toContain('1 file into EMTM: nothing changed, 2 records were there already.');
    expect(third.said).toContain('1 file into EMTM: 1 updated, 1 unchanged.');
  });

  it('stores what is incomplete: an allergy without a reaction, a patient without a day of birth', async () => {
    const { birthDate, ...unborn } = patient;
    const bundle = bundleOf(
      { ...unborn, id: 'p7', identifier: [] },
      { ...allergy, id: 'a7', patient: { reference: 'Patient/p7' }, reaction: [] },
    );
    const { exitCode, said } = await runIntoStore(await write('incomplete.json', bundle));
    expect(exitCode).toBe(0);
    expect(said).toContain('1 file into EMTM: 2 created.');
    expect(said).toContain('  Patient: Date of Birth (1)\n');
    expect(said).toContain('  Allergy: Reaction (1)');
  });

  it('refuses a second patient with the same number and keeps the first', async () => {
    const twin = await write('twin.json', bundleOf({ ...patient, id: 'p8' }));
    const { exitCode, said } = await runIntoStore(twin);
    expect(exitCode).toBe(1);
    expect(said).toMatch(/Refused:\n {2}patient fhir-p8: \/externalId \S/);
  });

  it('goes through the gateway while the product runs, and is there when it has stopped', async () => {
    const visitor = await write('visitor.json', bundleOf({ ...patient, id: 'p9', identifier: [] }));
    const gateway = await startGateway({
      features: configuredFeatures,
      product,
      config: config(),
      log: silentLog,
    });
    const running = await runIntoStore(visitor).finally(gateway.close);
    const stopped = await runIntoStore(visitor);
    expect(running.said).toContain('1 file into EMTM: 1 created.');
    expect(stopped.said).toContain('1 file into EMTM: nothing changed, 1 record was there already.');
  });

  if (existsSync(syntheaFolder)) {
    it('takes the real Synthea files beside a broken one, and finds nothing to do in a second run [declared where ../shared/data is]', async () => {
      const broken = await write('broken.json', '{ "resourceType": ');
      const first = await runIntoStore(syntheaFolder, broken);
      const second = await runIntoStore(syntheaFolder);
      expect([first.exitCode, second.exitCode]).toEqual([1, 0]);
      expect(first.complaints).toEqual([
        `${broken}:1:19: this is not JSON: a value is missing; export the file again, or correct it here`,
      ]);
      expect(first.said).toContain('11 files into EMTM: 353 created. 1 file was not read: see above.');
      expect(first.said).toContain('  Allergy: Reaction (49)');
      expect(second.said).toContain('11 files into EMTM: nothing changed, 353 records were there already.');
    });
  }
});
