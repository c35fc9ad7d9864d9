import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

function filesOf(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
}

/** Sources that are emitted on their own; rules go into their entities, examples into tests. */
const sources = [...filesOf('schemas/*/*.json'), ...filesOf('screens/*/*.screen.json')].filter(
  (path) => !path.startsWith('schemas/meta/') && !/\.(rules|examples)\.json$/.test(path),
);

function twinOf(source: string): string {
  const inside = source.startsWith('screens/')
    ? `screens/${basename(source)}`
    : source.replace('schemas/', '');
  return `generated/${inside.replace(/\.json$/, '.ts')}`;
}

it.each(sources)('%s has a generated twin that names it in its head', (source) => {
  const [head] = readFileSync(join(root, twinOf(source)), 'utf8').split('\n');
  expect(head).toContain(`GENERATED from ${source}`);
});

it('has no generated module without a source', () => {
  const twins = new Set(sources.map(twinOf));
  const companions = sources.map((source) => twinOf(source).replace(/\.schema\.ts$/, ''));
  const modules = filesOf('generated/*/*.{ts,js}');
  const orphans = modules.filter((path) => {
    return !twins.has(path) && !companions.includes(path.replace(/\.(types\.ts|validator\.(js|d\.ts))$/, ''));
  });
  expect(orphans).toEqual([]);
});
