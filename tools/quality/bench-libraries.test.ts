import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileSources } from '../../engine/compiler/compile.ts';
import { syntheticSet } from '../../tests/bench/synthetic-set.ts';
import { findLockProblems, readLock } from './lock-file.ts';
import { projectRoot } from './process.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const manifestOf = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest;

const files = globSync(['{engine,features,gateway,screens,studio,tools,tests}/**/*.{ts,tsx}', '*.ts'], {
  cwd: projectRoot,
  exclude: ['**/node_modules/**'],
}).map((path) => ({ path: path.replaceAll('\\', '/'), text: read(path) }));

/** Lists the files that import a library, or one of its modules. */
function importersOf(library: string): readonly string[] {
  const named = new RegExp(`(?:from|import)\\s*\\(?\\s*'${library}(?:/[^']*)?'`);
  return files.filter(({ text }) => named.test(text)).map(({ path }) => path);
}

it('installs with the product no library that only benches use', () => {
  const { dependencies = {}, devDependencies = {} } = manifestOf('.');
  const ofBenches = Object.keys({ ...dependencies, ...devDependencies }).filter((library) => {
    const importers = importersOf(library);
    return importers.length > 0 && importers.every((path) => path.startsWith('tests/bench/'));
  });
  expect(ofBenches).toEqual([]);
});

it('has those in a manifest of the benches, whose lock file is complete', () => {
  const folder = 'tests/bench';
  const { devDependencies = {} } = manifestOf(folder);
  for (const library of Object.keys(devDependencies))
    expect(
      importersOf(library).every((path) => /^tests\/bench\/[^/]+\/peers\//.test(path)),
      library,
    ).toBe(true);
  expect(findLockProblems(readLock(join(projectRoot, folder)))).toEqual([]);
});

it('measures the compiler with schemas that it still accepts', async () => {
  const { diagnostics } = await compileSources(syntheticSet(2));
  expect(diagnostics).toEqual([]);
});
