import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot, runScript } from '../../tools/quality/process.ts';
import { blocksOf } from '../analyst-guide/guide-pages.ts';

const section = readFileSync(join(projectRoot, 'docs/developer/extending.md'), 'utf8')
  .split(/^## /m)
  .find((each) => each.startsWith('A kind of file'));
const blocks = blocksOf(section ?? '');

/**
 * Folder of the copy inside the project, where packages are found, but outside of node_modules, where Node strips no
 * types.
 */
let copy = '';

beforeAll(async () => {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  copy = mkdtempSync(join(projectRoot, '.cache', 'new-kind-'));
  for (const path of ['engine/compiler', 'engine/core', 'schemas/shared', 'tests/fixtures/library'])
    cpSync(join(projectRoot, path), join(copy, path), {
      recursive: true,
      filter: (file) => !/\.(test|fixture)\.ts$/.test(file),
    });
  for (const { labels, text } of blocks) follow(labels, text);
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(settings));
  await run("import { writeLanguage } from './engine/compiler/language/write-language.ts';", [
    'await writeLanguage(import.meta.dirname);',
  ]);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const settings = {
  extends: join(projectRoot, 'tsconfig.json'),
  include: ['engine/compiler'],
  exclude: ['engine/compiler/emit/openapi/*.test.ts'],
};

/** Writes a block of the page to its file; a line to be added goes to the end of the imports, or of the list. */
function follow([first = '', path = '']: readonly string[], text: string): void {
  if (first !== 'add') {
    write(pathOf(first), text);
    return;
  }
  const before = readFileSync(join(copy, path), 'utf8');
  const isImport = text.startsWith('import');
  write(path, before.replace(isImport ? /^(?=import type)/m : /^(?=\];)/m, text));
}

/** Moves the path of a schema file to the library. */
function pathOf(path: string): string {
  return path.startsWith('schemas/') ? `tests/fixtures/library/${path}` : path;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

async function run(imports: string, lines: readonly string[]): Promise<string> {
  write('script.ts', [imports, ...lines].join('\n'));
  const { exitCode, output } = await runScript(join(copy, 'script.ts'), [], copy);
  expect([exitCode, output].join('\n')).toMatch(/^0\n/);
  return output;
}

/** Compiles the library in the copy, for its diagnostics and its glossary. */
async function compiled(): Promise<{ readonly told: string; readonly dictionary: string }> {
  const output = await run(
    [
      "import { compileSources } from './engine/compiler/compile.ts';",
      "import { formatDiagnostics } from './engine/compiler/diagnostics.ts';",
      "import { readSources } from './engine/compiler/source/read-sources.ts';",
    ].join('\n'),
    [
      "const { diagnostics, files } = await compileSources(await readSources('tests/fixtures/library'));",
      "const { text = '' } = files.find(({ path }) => path.endsWith('data-dictionary.md')) ?? {};",
      'console.log(JSON.stringify({ told: formatDiagnostics(diagnostics), dictionary: text }));',
    ],
  );
  return JSON.parse(output) as { readonly told: string; readonly dictionary: string };
}

it('adds a kind of file by one folder and one entry of the list', () => {
  const places = blocks.map(({ labels }) => labels.at(-1) ?? '').filter((path) => path.startsWith('engine/'));
  const outside = places.filter((path) => !path.startsWith('engine/compiler/kinds/glossary/'));
  expect([...new Set(outside)]).toEqual(['engine/compiler/kinds/kinds.ts']);
});

it('gives editors the meta-schema of the new kind', () => {
  expect(existsSync(join(copy, 'schemas/meta/glossary.schema.json'))).toBe(true);
  expect(readFileSync(join(copy, '.vscode/settings.json'), 'utf8')).toContain('/schemas/**/*.glossary.json');
});

it('types the files of the new kind', async () => {
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const { exitCode, output } = await runScript(tsc, ['--noEmit', '-p', copy], copy);
  expect([exitCode, output]).toEqual([0, '']);
});

it('compiles a file of the new kind into the data dictionary', async () => {
  const { told, dictionary } = await compiled();
  expect(told).toBe('');
  expect(dictionary).toContain('- [Glossary](#glossary)');
  expect(dictionary).toContain('| Loan | A book that somebody has at home. |');
});

it('reports a misspelt word and an unknown name of a file of the new kind', async () => {
  const path = 'tests/fixtures/library/schemas/glossary/library.glossary.json';
  const right = readFileSync(join(copy, path), 'utf8');
  write(path, right.replace('"meaning"', '"meanning"'));
  expect((await compiled()).told).toContain('Did you mean "meaning"?');
  write(path, right.replace('"loan"', '"laon"'));
  const { told } = await compiled();
  expect(told).toContain('name/unknown-entity: There is no entity named "laon".');
  expect(told).toContain('glossary, term "Loan" (/terms/Loan/entity)');
  expect(told).toContain('Did you mean "loan"?');
});
