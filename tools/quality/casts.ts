import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isForTests } from '../../engine/compiler/content-stamp.ts';
import { walkSource } from './source-terms.ts';

const page = 'docs/developer/exceptions.md';
const folders = ['engine', 'features', 'gateway', 'screens', 'studio', 'tools'];
/** Files of samples, which show values of other programs. */
const samples = /\/sample-[\w-]+\.tsx?$/;

/** Node types of `value as Type` and `<Type>value`. Excludes `as const` and `satisfies`, which assert nothing. */
const assertions = ['TsAsExpression', 'TsTypeAssertion'];

/**
 * Finds folders whose number of type assertions differs from that on the page of exceptions: more are forbidden,
 * and fewer would leave room for new ones. Returns one sentence for each.
 */
export function findCasts(root: string): readonly string[] {
  const limits = limitsIn(readFileSync(join(root, page), 'utf8'));
  return folders.flatMap((folder) => problemOf(folder, castsBelow(root, folder), limits.get(folder) ?? 0));
}

/** Reads the allowed number of assertions for each folder. */
function limitsIn(figures: string): ReadonlyMap<string, number> {
  const rows = figures.matchAll(/^\| `(\w+)` \| (\d+) \|$/gm);
  return new Map([...rows].map(([, folder = '', limit]) => [folder, Number(limit)]));
}

/** Counts the assertions of each file. */
function castsBelow(root: string, folder: string): ReadonlyMap<string, number> {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const counts = files
    .filter((path) => !isForTests(path) && !samples.test(path))
    .map((path) => [path, castsIn(readFileSync(join(root, path), 'utf8'), path)] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

/** Counts the type assertions in a source text. */
export function castsIn(source: string, path: string): number {
  let count = 0;
  walkSource(source, path, ({ type = '' }) => {
    if (assertions.includes(type)) count += 1;
  });
  return count;
}

function problemOf(folder: string, casts: ReadonlyMap<string, number>, limit: number): readonly string[] {
  const count = [...casts.values()].reduce((sum, each) => sum + each, 0);
  if (count === limit) return [];
  if (count < limit)
    return [`${page} allows ${limit} casts in ${folder}, which has ${count}. Lower the number.`];
  const most = [...casts].toSorted(([, a], [, b]) => b - a).map(([path, each]) => `${path} (${each})`);
  return [
    `${folder} asserts types with "as" ${count} times; ${page} allows ${limit}. Give the value the type where it comes from (a type parameter, a type guard, generated/*.types.ts). All: ${most.join(', ')}.`,
  ];
}
