import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareFiles, writeFiles } from './write-files.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'write-files-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const files = [
  { path: 'generated/book/book.form.ts', text: 'form\n' },
  { path: 'generated/product.ts', text: 'product\n' },
];

it('writes what is missing, and the second time nothing', async () => {
  expect(await writeFiles(root, files)).toEqual(['generated/book/book.form.ts', 'generated/product.ts']);
  const before = await stat(join(root, 'generated/product.ts'));
  expect(await writeFiles(root, files)).toEqual([]);
  expect((await stat(join(root, 'generated/product.ts'))).mtimeMs).toBe(before.mtimeMs);
});

it('restores what somebody has changed by hand and removes what has no source any more', async () => {
  await writeFiles(root, files);
  await writeFile(join(root, 'generated/product.ts'), 'mine\n');
  await mkdir(join(root, 'generated/author'));
  await writeFile(join(root, 'generated/author/author.form.ts'), 'old\n');
  expect(await compareFiles(root, files)).toEqual({
    missing: [],
    changed: ['generated/product.ts'],
    orphaned: ['generated/author/author.form.ts'],
  });
  expect(await writeFiles(root, files)).toEqual(['generated/product.ts', 'generated/author/author.form.ts']);
  expect(await readFile(join(root, 'generated/product.ts'), 'utf8')).toBe('product\n');
  expect(await compareFiles(root, files)).toEqual({ missing: [], changed: [], orphaned: [] });
});

it('writes product.ts after the files that it imports', async () => {
  const written = await writeFiles(root, [
    { path: 'generated/product.ts', text: 'p' },
    { path: 'generated/z.ts', text: 'z' },
  ]);
  expect(written).toEqual(['generated/z.ts', 'generated/product.ts']);
});
