import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInMemory } from './cli.fixture.ts';
import { createMemoryTarget } from './memory-target.fixture.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'put-command-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const north = { _id: 'north', name: 'Northside Clinic' };
const ann = { _id: 'ann', id: 'ann', auth0Id: 'idp|1', organizations: ['north'] };

describe('put', () => {
  it('stores the records of its files, and says of each what became of it', async () => {
    const target = createMemoryTarget();
    const files = [
      await file('places.json', { organization: [north] }),
      await file('staff.json', { user: [ann] }),
    ];
    const first = await runInMemory(['put', ...files], target);
    expect(first).toEqual({
      exitCode: 0,
      said: 'organization north: created\nuser ann: created',
      complaints: [],
    });
    expect(target.records.get('ann')).toEqual(ann);
    const second = await runInMemory(['put', ...files], target);
    expect(second.said).toBe('organization north: unchanged\nuser ann: unchanged');
  });

  it('says which record is refused, and why', async () => {
    const target = createMemoryTarget(['ann']);
    const { exitCode, said, complaints } = await runInMemory(
      ['put', await file('both.json', { organization: [north], user: [ann] })],
      target,
    );
    expect(exitCode).toBe(1);
    expect(said).toBe('organization north: created\nuser ann: refused');
    expect(complaints).toEqual(['user ann: /externalId Is taken already']);
  });

  it.each<[string, unknown, string]>([
    ['no object', '[]', 'this is no object with lists of records'],
    ['an entity that there is not', { usr: [] }, 'there is no entity "usr", did you mean "user"?'],
    ['a record in place of a list', { user: ann }, '"user" is no list of records'],
    ['a record without _id', { user: [{ id: 'ann' }] }, 'a record of "user" has no _id'],
    ['no JSON', '{"user": [', 'the JSON breaks off'],
  ])('takes nothing of any file where one holds %s', async (_what, content, sentence) => {
    const target = createMemoryTarget();
    const files = [await file('good.json', { organization: [north] }), await file('bad.json', content)];
    const { exitCode, complaints } = await runInMemory(['put', ...files], target);
    expect(exitCode).toBe(1);
    expect(complaints).toEqual([expect.stringContaining(sentence)]);
    expect(target.records.size).toBe(0);
  });

  it('says how it is called', async () => {
    expect(await runInMemory(['put'])).toMatchObject({
      exitCode: 2,
      complaints: ['Name at least one file. Usage: npm run cli -- put FILE…'],
    });
    const nowhere = await runInMemory(['put', join(folder, 'nowhere.json')]);
    expect(nowhere.complaints).toEqual([expect.stringContaining('there is no such file; check the path')]);
  });
});
