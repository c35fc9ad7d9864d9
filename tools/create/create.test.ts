import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot, runScript } from '../quality/process.ts';

let around = '';
beforeAll(async () => {
  around = await mkdtemp(join(tmpdir(), 'creating-'));
});
afterAll(() => rm(around, { recursive: true, force: true }));

describe('npm create', () => {
  it('never writes into a folder that has something in it', async () => {
    const folder = join(around, 'address-book');
    await mkdir(folder);
    await writeFile(join(folder, 'diary.txt'), 'mine');
    const script = join(projectRoot, 'tools/create/create.ts');
    const { exitCode, output } = await runScript(script, [folder], around);
    expect([exitCode, output]).toEqual([1, expect.stringContaining('is not empty: it has diary.txt.')]);
    expect(await readdir(folder)).toEqual(['diary.txt']);
  });
});
