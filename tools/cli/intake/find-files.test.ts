import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFiles } from './find-files.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'find-files-'));
  await mkdir(join(folder, 'below'));
  await mkdir(join(folder, 'empty'));
  await writeFile(join(folder, 'b.json'), '{}');
  await writeFile(join(folder, 'a.json'), '{}');
  await writeFile(join(folder, 'notes.txt'), '');
  await writeFile(join(folder, 'below', 'c.JSON'), '{}');
  await symlink(join(folder, 'a.json'), join(folder, 'same-as-a.json'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('finding the files to import', () => {
  it('takes the .json files of a folder and below it, in the order of their names', async () => {
    const { files, problems } = await findFiles([folder]);
    expect(files).toEqual(['a.json', 'b.json', 'below/c.JSON'].map((name) => join(folder, name)));
    expect(problems).toEqual([]);
  });

  it('takes a file once, however often and by whatever name it is given', async () => {
    const { files } = await findFiles([join(folder, 'a.json'), join(folder, 'same-as-a.json'), folder]);
    expect(files).toHaveLength(3);
  });

  it('tells of a path that leads nowhere and of a folder without files, and keeps the others', async () => {
    const { files, problems } = await findFiles([
      'nowhere.json',
      join(folder, 'empty'),
      join(folder, 'b.json'),
    ]);
    expect(problems.map(({ what, help }) => `${what}; ${help}`)).toEqual([
      'there is no such file; check the path',
      'the folder holds no .json file; name the files or another folder',
    ]);
    expect(files).toEqual([join(folder, 'b.json')]);
  });
});
