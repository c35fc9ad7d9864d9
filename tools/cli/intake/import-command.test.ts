import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allergy, bundleOf, patient } from '../../../features/import/server/fhir/bundle.fixture.ts';
import { runCliInto, runInMemory } from '../cli.fixture.ts';
import { createMemoryTarget } from '../memory-target.fixture.ts';

let folder: string;

function pathOf(name: string): string {
  return join(folder, name);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-command-'));
  await writeFile(
    pathOf('good.json'),
    JSON.stringify(bundleOf(patient, allergy, { resourceType: 'Claim', id: 'c1' })),
  );
  await writeFile(pathOf('other.json'), JSON.stringify(bundleOf({ ...patient, id: 'p2' })));
  await writeFile(pathOf('twin.json'), JSON.stringify(bundleOf({ ...patient, gender: 'male' })));
  await writeFile(pathOf('broken.json'), '{\n  "resourceType": "Bundle",\n  "entry": [');
});

afterAll(() => rm(folder, { recursive: true }));

describe('import', () => {
  it('brings the records of the files into the organization that is named', async () => {
    const target = createMemoryTarget();
    const { exitCode, said } = await runInMemory(
      ['import', pathOf('good.json'), '--organization', 'NORTH'],
      target,
    );
    expect(exitCode).toBe(0);
    expect([...target.records.keys()]).toEqual(['fhir-p1', 'fhir-a1']);
    expect(target.records.get('fhir-p1')?.['managingOrganization']).toEqual({
      id: 'NORTH',
      primary: 'NORTH',
    });
    expect(said).toContain('1 file into NORTH: 2 created.');
  });

  it('asks whose patients they are to be where there is no demonstration', async () => {
    const run = await runCliInto(async () => createMemoryTarget(), ['import', pathOf('good.json')], {
      usualOrganization: () => undefined,
    });
    expect(run).toMatchObject({
      exitCode: 2,
      complaints: [expect.stringContaining('Say with --organization which organization')],
    });
  });

  it('changes nothing in a second run and says so', async () => {
    const target = createMemoryTarget();
    await runInMemory(['import', pathOf('good.json')], target);
    const { exitCode, said } = await runInMemory(['import', pathOf('good.json')], target);
    expect(exitCode).toBe(0);
    expect(said).toContain('1 file into EMTM: nothing changed, 2 records were there already.');
  });

  it('gives a broken file one line with its place while the others load', async () => {
    const target = createMemoryTarget();
    const { exitCode, said, complaints } = await runInMemory(
      ['import', pathOf('broken.json'), pathOf('good.json'), pathOf('nowhere.json'), pathOf('other.json')],
      target,
    );
    expect(exitCode).toBe(1);
    expect(complaints).toEqual([
      `${pathOf('broken.json')}:3:13: the JSON breaks off: a closing bracket is missing; export or copy the file again, it is cut off`,
      `${pathOf('nowhere.json')}:1:1: there is no such file; check the path`,
    ]);
    expect([...target.records.keys()]).toEqual(['fhir-p1', 'fhir-a1', 'fhir-p2']);
    expect(said).toContain('2 files into EMTM: 3 created. 2 files were not read: see above.');
  });

  it('says per file and in total what became of the records', async () => {
    const { said } = await runInMemory(['import', folder]);
    const rows = said.split('\n').filter((line) => /^(File|good|other|twin|Total)/.test(line));
    expect(rows.map((row) => row.split(/\s{2,}/))).toEqual([
      ['File', 'created', 'updated', 'withdrawn', 'unchanged', 'refused', 'left out'],
      ['good.json', '2', '0', '0', '0', '0', '1'],
      ['other.json', '1', '0', '0', '0', '0', '0'],
      ['twin.json', '0', '0', '0', '0', '0', '1'],
      ['Total', '3', '0', '0', '0', '0', '2'],
    ]);
  });

  it('says what was left out and why', async () => {
    const { said } = await runInMemory(['import', pathOf('good.json')]);
    expect(said).toContain('Left out, and why:\n  the import does not take this kind of resource: Claim 1\n');
    expect(said).toContain('  only the medical record number is kept: Patient.identifier 1\n');
  });

  it('takes a record from the first file of a run that brings it', async () => {
    const target = createMemoryTarget();
    const { said } = await runInMemory(['import', pathOf('good.json'), pathOf('twin.json')], target);
    expect(target.records.get('fhir-p1')?.['sex']).toBe('female');
    expect(said).toContain('an earlier file of this run brought it: record 1');
  });

  it('fails when a record is refused and says which and why', async () => {
    const { exitCode, said } = await runInMemory(
      ['import', pathOf('good.json')],
      createMemoryTarget(['fhir-a']),
    );
    expect(exitCode).toBe(1);
    expect(said).toContain('Refused:\n  allergy fhir-a1: /externalId Is taken already\n');
  });

  it('prints no value of a patient', async () => {
    const { said, complaints } = await runInMemory(['import', folder]);
    expect(`${said}${complaints.join()}`).not.toMatch(/Tessa|Example|1970|MRN|555|Penicillin|Peabody/);
  });

  it('closes the target at the end, also when something went wrong', async () => {
    const [good, failing] = [createMemoryTarget(), createMemoryTarget()];
    await runInMemory(['import', pathOf('good.json')], good);
    const run = await runInMemory(['import', pathOf('good.json')], {
      ...failing,
      load: () => Promise.reject(new Error('The running gateway went away.')),
    });
    expect([good.isClosed(), failing.isClosed()]).toEqual([true, true]);
    expect([run.exitCode, run.complaints]).toEqual([1, ['The running gateway went away.']]);
  });

  it('opens no store when no file can be read', async () => {
    const target = createMemoryTarget();
    const { exitCode, said } = await runInMemory(['import', pathOf('broken.json')], target);
    expect([exitCode, target.isClosed()]).toEqual([1, false]);
    expect(said).toContain('Nothing was imported. 1 file was not read: see above.');
  });

  it.each([
    [['import'], 'Name at least one file or folder to import.'],
    [
      ['import', 'x.json', '--organisation', 'EMTM'],
      'There is no option --organisation. Did you mean --organization?',
    ],
    [
      ['import', 'x.json', '--organization', 'E M'],
      '--organization needs the id of an organization, as in --organization EMTM.',
    ],
    [['import', 'x.json', '--organization'], '--organization needs a value.'],
    [['import', 'x.json', '--organization', ''], '--organization needs a value.'],
  ])('explains what is wrong with the call %j', async (args, sentence) => {
    const { exitCode, complaints } = await runInMemory(args);
    expect(exitCode).toBe(2);
    expect(complaints).toEqual([`${sentence} Usage: npm run cli -- import FILE… [--organization EMTM]`]);
  });
});
