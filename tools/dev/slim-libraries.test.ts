import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { slimLibraries } from './slim-libraries.ts';

let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function installed(files: Readonly<Record<string, string>>): string {
  folder = mkdtempSync(join(tmpdir(), 'slim-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function left(): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

it('leaves of libraries what a program loads, and their licences', () => {
  const removed = slimLibraries(
    installed({
      'one/package.json': '{ "main": "index.js", "unpkg": "dist/one.umd.js" }',
      'one/LICENSE': 'MIT',
      'one/README.md': 'One',
      'one/index.js': '1',
      'one/index.js.map': '12',
      'one/index.d.ts': '123',
      'one/test/index.js': '1234',
      'one/dist/one.umd.js': '12345',
      'one/lib/test/loaded.js': '1',
      'one/node_modules/inner/package.json': '{}',
      'one/node_modules/inner/src/inner.ts': '123456',
      '@scoped/two/package.json': '{ "main": "dist/two.js", "jsdelivr": "dist/two.js" }',
      '@scoped/two/dist/two.js': '1',
      '@scoped/two/docs/guide.js': '1234567',
      '.bin/tool.map': '1',
    }),
  );
  expect(removed).toBe(2 + 3 + 4 + 5 + 6 + 7);
  expect(left()).toEqual([
    ...['.bin/tool.map', '@scoped/two/dist/two.js', '@scoped/two/package.json', 'one/LICENSE'],
    ...['one/README.md', 'one/index.js', 'one/lib/test/loaded.js', 'one/node_modules/inner/package.json'],
    'one/package.json',
  ]);
});
