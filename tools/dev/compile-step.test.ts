import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { libraryTexts } from '../../engine/compiler/library.fixture.ts';
import { projectRoot } from '../quality/process.ts';
import { SchemaError, updateGenerated } from './compile-step.ts';
import { hashOfInputs } from './generated-stamp.ts';

let root = '';
const twin = 'generated/book/book.schema.ts';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'compile-step-'));
  for (const [path, text] of libraryTexts) await write(path, text);
  await write('engine/compiler/compile.ts', 'first');
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const read = (path: string) => readFile(join(root, path), 'utf8');

describe('bringing generated/ up to date', () => {
  it('follows a source', async () => {
    await updateGenerated(root);
    const [path, text] = [...libraryTexts].find(([name]) => name.endsWith('book.schema.json')) ?? ['', ''];
    expect(await read(twin)).not.toContain('Another title');
    await write(path, text.replace(/"title":\s*"[^"]*"/, '"title": "Another title"'));
    await updateGenerated(root);
    expect(await read(twin)).toContain('Another title');
  });

  it.each([
    ['was removed', () => rm(join(root, twin))],
    ['was changed by hand', () => write(twin, 'mine')],
  ])('makes a file anew that %s', async (_what, spoil) => {
    await updateGenerated(root);
    const made = await read(twin);
    await spoil();
    await updateGenerated(root);
    expect(await read(twin)).toBe(made);
  });

  it('takes away what has no source any more', async () => {
    await updateGenerated(root);
    await write('generated/author/author.form.ts', 'old');
    await updateGenerated(root);
    await expect(read('generated/author/author.form.ts')).rejects.toThrow('ENOENT');
  });

  it('compiles not again with the same compiler', async () => {
    await updateGenerated(root);
    const written = await stat(join(root, '.cache/generated.stamp'), { bigint: true });
    await updateGenerated(root);
    expect((await stat(join(root, '.cache/generated.stamp'), { bigint: true })).mtimeNs).toBe(
      written.mtimeNs,
    );
  });

  it('follows the compiler, which is in the project and not in the folder of the product', async () => {
    const product = join(projectRoot, 'examples', 'lending');
    const first = await hashOfInputs(product, root);
    expect(await hashOfInputs(product, root)).toBe(first);
    await write('engine/compiler/compile.ts', 'second');
    expect(await hashOfInputs(product, root)).not.toBe(first);
  });

  it('never takes a failed compilation for a finished one', async () => {
    await write('schemas/book/book.schema.json', '{');
    await expect(updateGenerated(root)).rejects.toThrow(SchemaError);
    await expect(updateGenerated(root)).rejects.toThrow('The schemas have');
  });
});
