import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { libraryRoot, libraryTexts } from '../library.fixture.ts';
import { readSources } from './read-sources.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'read-sources-'));
  await cp(libraryRoot, root, { recursive: true });
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function found(...paths: readonly string[]): Promise<readonly string[]> {
  for (const path of paths) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), '{}');
  }
  return [...(await readSources(root)).keys()].filter((path) => !libraryTexts.has(path));
}

it('finds what stands in a wrong folder, so that it can be reported [FAULT-84]', async () => {
  const strays = [
    'book.rules.json',
    'engine/deep/book.form.json',
    'schema/book/book.schema.json',
    'schemas/book/notes.JSON',
    'schemas/meta/book.schema.json',
    'screens/book/book.tab.json',
  ];
  expect(await found(...strays)).toEqual(strays);
});

it('passes over what is no file of the schema language, and over folders that are not written by hand', async () => {
  const others = [
    'package.json',
    'engine/tsconfig.json',
    'schemas/meta/entity.schema.json',
    'generated/book/book.schema.json',
    'node_modules/thing/thing.schema.json',
    '.cache/book.rules.json',
    'docs/operator/helm/values.schema.json',
  ];
  expect(await found(...others)).toEqual([]);
});
