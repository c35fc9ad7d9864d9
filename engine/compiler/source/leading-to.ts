import { memoized } from '../../core/compute/memoized.ts';
import { relativePath } from './relative-path.ts';
import type { SourceFile } from './source-file.ts';

/** Lists the given files and all that refer to one of them by `$ref`, directly or indirectly. */
export function leadingTo(
  targets: readonly SourceFile[],
  files: readonly SourceFile[],
): readonly SourceFile[] {
  if (targets.length === 0) return [];
  const references = new Map(files.map((file) => [file, referencesOfFile(file)]));
  let found = [...targets];
  for (let count = -1; count !== found.length; ) {
    count = found.length;
    const paths = new Set(found.map(({ path }) => path));
    found = files.filter(
      (file) => paths.has(file.path) || references.get(file)?.some((path) => paths.has(path)),
    );
  }
  return found;
}

const referencesOfFile = memoized(({ value, path }: SourceFile) => referencesOf(value, path));

/** Lists the paths of all files that a value refers to. */
function referencesOf(value: unknown, from: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    return key === '$ref' && typeof child === 'string'
      ? [relativePath(from, child)]
      : referencesOf(child, from);
  });
}
