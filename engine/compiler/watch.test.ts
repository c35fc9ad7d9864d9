import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { libraryRoot } from './library.fixture.ts';
import { type WatchResult, watchSchemas } from './watch.ts';
import { compareFiles } from './write-files.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'watch-schemas-'));
  await cp(libraryRoot, root, { recursive: true });
});

afterEach(() => rm(root, { recursive: true, force: true }));

const none = { missing: [], changed: [], orphaned: [] };
const form = 'schemas/book/book.form.json';

it('compiles at once and after a change, keeps the last good build through a mistake, and follows its correction, documents for people last', async () => {
  const results: WatchResult[] = [];
  const onResult = (result: WatchResult) => {
    results.push(result);
  };
  const watcher = await watchSchemas({ root, onResult });
  try {
    expect(results[0]?.written.length).toBeGreaterThan(20);
    expect(results[0]?.written).toContain('generated/book/book.validator.js');
    const sound = await readFile(join(root, form), 'utf8');
    const product = await readFile(join(root, 'generated/product.ts'), 'utf8');

    await writeFile(join(root, form), sound.replace('"pages"', '"page"'));
    await vi.waitFor(() => expect(results.at(-1)?.diagnostics).toHaveLength(1), { timeout: 10_000 });
    expect(results.at(-1)?.written).toEqual([]);
    expect(await readFile(join(root, 'generated/product.ts'), 'utf8')).toBe(product);

    await writeFile(join(root, form), sound.replace('As it stands', 'Just as it stands'));
    await vi.waitFor(() => expect(results.at(-1)?.diagnostics).toEqual([]), { timeout: 10_000 });
    expect(results.at(-1)?.written).toContain('generated/book/book.form.ts');
    expect(results.at(-1)?.written).not.toContain('generated/data-dictionary.md');
    const { files = [] } = results.at(-1) ?? {};
    await vi.waitFor(async () => expect(await compareFiles(root, files)).toEqual(none), { timeout: 10_000 });
  } finally {
    watcher.close();
  }
});
