import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

function filesOf(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
}

/**
 * Sources emitted as modules of their own, unlike rules (emitted with their entities), examples (as tests) and parts
 * (with documents).
 */
const sources = [...filesOf('schemas/*/*.json'), ...filesOf('screens/*/*.screen.json')].filter(
  (path) =>
    !path.startsWith('schemas/meta/') &&
    !/\.(rules|examples)\.json$/.test(path) &&
    !isPartOfDocuments(path) &&
    !isOfRows(path),
);

/** True if the file migrates rows inside a record, whose steps are emitted with that record. */
function isOfRows(path: string): boolean {
  const schema = path.replace(/\.migrations\.json$/, '.schema.json');
  return schema !== path && !readFileSync(join(root, schema), 'utf8').includes('"x-record"');
}

function isPartOfDocuments(path: string): boolean {
  return path.endsWith('.document.json') && !readFileSync(join(root, path), 'utf8').includes('"page":');
}

function generatedPathOf(source: string): string {
  const inside = source.startsWith('screens/')
    ? `screens/${basename(source)}`
    : source.replace('schemas/', '');
  return `generated/${inside.replace(/\.json$/, '.ts')}`;
}

/** Paths of the modules for the bodies of a calls file: of the calls that it describes, and of standard ones. */
function bodiesOf(source: string): readonly string[] {
  const twin = generatedPathOf(source);
  const names = [...readFileSync(join(root, twin), 'utf8').matchAll(/^ {2}name: "(.+)",$/gm)];
  return names.map(([, name]) => `${twin.replace(/[^/]+$/, '')}${name}.body`);
}

/** Path of the types of the answers that a calls file describes itself. */
function answersOf(source: string): string {
  return generatedPathOf(source).replace(/\.calls\.ts$/, '.answers');
}

/** Modules loaded with a screen; everything loaded with the first form is one module. */
const pageParts = new Set([
  'generated/pages/later.part.ts',
  ...filesOf('screens/*/*.screen.json').map(
    (source) => `generated/pages/${basename(source, '.screen.json')}.page.ts`,
  ),
]);

it.each(sources)('%s has a generated twin that names it in its head', (source) => {
  const [head] = readFileSync(join(root, generatedPathOf(source)), 'utf8').split('\n');
  expect(head).toContain(`GENERATED from ${source}`);
});

it('has no generated module without a source', () => {
  const twins = new Set(sources.map(generatedPathOf));
  const companions = [
    ...sources.map((source) => generatedPathOf(source).replace(/\.schema\.ts$/, '')),
    ...filesOf('schemas/*/*.calls.json').flatMap((source) => [...bodiesOf(source), answersOf(source)]),
  ];
  const modules = filesOf('generated/*/*.{ts,js}');
  const orphans = modules.filter((path) => {
    const stem = path.replace(/\.(types\.ts|validator\.(js|d\.ts))$/, '');
    if (twins.has(path) || pageParts.has(path)) return false;
    return !companions.includes(stem) && !companions.includes(stem.replace(/\.ts$/, ''));
  });
  expect(orphans).toEqual([]);
});
