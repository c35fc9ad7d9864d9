import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileSources } from '../compile.ts';
import { loadProduct } from '../compile-product.ts';
import { formatDiagnostics } from '../diagnostics.ts';
import { libraryRoot } from '../library.fixture.ts';
import { readSources, sourceFolders } from './read-sources.ts';

/** A product in a folder beside the library, whose files it has too. */
let root: string;

const product = {
  slug: 'library',
  title: 'Branch',
  version: '2',
  copyright: 'Nobody',
  base: { folder: '../library' },
  messages: { required: 'Say this' },
};

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'base-set-'));
  root = join(folder, 'branch');
  await cp(libraryRoot, join(folder, 'library'), { recursive: true });
  await write('schemas/product.json', product);
});

afterAll(() => rm(dirname(root), { recursive: true }));

async function write(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), JSON.stringify(value));
}

async function compiled() {
  const compilation = await compileSources(await readSources(root));
  expect(formatDiagnostics(compilation.diagnostics)).toBe('');
  return { ...(await loadProduct(compilation.files)), hash: compilation.hash };
}

it('gives a product the files of the set that it extends, with names and title of its own', async () => {
  const { info, entities, calls } = await compiled();
  expect(info).toMatchObject({ slug: 'library', title: 'Branch' });
  expect(info).not.toHaveProperty('base');
  expect(Object.keys(entities)).toEqual(expect.arrayContaining(['author', 'book', 'loan']));
  expect(calls['book.list']?.path).toBe('/api/library/author/books');
});

it('puts its own messages in the place of those of the same name, beside the others', async () => {
  const { messages } = await compiled();
  expect(messages).toMatchObject({ required: 'Say this', 'save-failed': 'It could not be saved.' });
});

it('reads its own file in place of the one at the same path', async () => {
  const codes = ['novel', 'poetry', 'other'].map((code) => ({ code, display: `Any ${code}` }));
  const own = { title: 'Genres', description: 'Few.', codes };
  await write('schemas/codes/genres.codes.json', own);
  const { codes: read } = await compiled();
  expect(read['genres']?.codes.map(({ display }) => display)).toContain('Any novel');
  await rm(join(root, 'schemas/codes'), { recursive: true });
});

it('is another version once the extended set says something else', async () => {
  const before = await compiled();
  const texts = new Map(await readSources(root));
  const path = 'schemas/base.product.json';
  texts.set(path, texts.get(path)?.replace('It could not be saved.', 'Not saved.') ?? '');
  expect((await compileSources(texts)).hash).not.toBe(before.hash);
});

it('takes only the files whose paths begin as it says', async () => {
  await write('schemas/product.json', {
    ...product,
    base: { ...product.base, only: ['schemas/shared/', 'schemas/codes/places'] },
  });
  expect([...(await readSources(root)).keys()]).toEqual([
    'schemas/base.product.json',
    'schemas/codes/places.codes.json',
    'schemas/product.json',
    'schemas/shared/date.rules.json',
    'schemas/shared/date.schema.json',
  ]);
  await write('schemas/product.json', product);
});

it('names every folder that it is read from, for whoever watches them', async () => {
  expect(await sourceFolders(root)).toEqual([root, join(dirname(root), 'library')]);
});

it('says of a base that is not there where it was looked for', async () => {
  await write('schemas/product.json', { ...product, base: { folder: '../nowhere' } });
  const { diagnostics } = await compileSources(await readSources(root));
  expect(formatDiagnostics(diagnostics)).toMatch(/product\/missing.*"\.\.\/nowhere"/s);
  await write('schemas/product.json', product);
});

it.each([
  ['itself', '.'],
  ['a set that extends it', '../other'],
])('says of a product that extends %s that it does, and reads each folder once', async (_what, folder) => {
  await write('../other/schemas/product.json', { ...product, base: { folder: '../branch/.' } });
  await write('schemas/product.json', { ...product, base: { folder } });
  const { diagnostics } = await compileSources(await readSources(root));
  expect(formatDiagnostics(diagnostics)).toContain('or it extends this product in turn');
  expect(await sourceFolders(root)).toEqual(folder === '.' ? [root] : [root, join(root, folder)]);
  await write('schemas/product.json', product);
});
