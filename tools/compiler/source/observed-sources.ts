import type { SourceKind } from '../files/kind-files.ts';
import type { SourceFile } from './source-file.ts';
import type { FileLookup } from './source-set.ts';

type Found = Map<string, SourceFile | undefined>;

/** Which files were looked for, and what was found. */
export interface Observed {
  readonly byPath: ReadonlyMap<string, SourceFile | undefined>;
  readonly byKind: ReadonlyMap<SourceKind, ReadonlyMap<string, SourceFile | undefined>>;
}

/** The same files, and a record of those that somebody looks for. */
export function observed(sources: FileLookup): { readonly sources: FileLookup; readonly read: Observed } {
  const byPath: Found = new Map();
  const byKind = new Map<SourceKind, Found>();
  function foundOf(kind: SourceKind): Found {
    const found: Found = byKind.get(kind) ?? new Map();
    byKind.set(kind, found);
    return found;
  }
  return {
    read: { byPath, byKind },
    sources: {
      files: sources.files,
      byPath: { get: (path) => noted(byPath, path, sources.byPath.get(path)) },
      of: (kind) => {
        const [found, files] = [foundOf(kind), sources.of(kind)];
        return { get: (stem) => noted(found, stem, files.get(stem)) };
      },
    },
  };
}

function noted<File extends SourceFile>(
  found: Found,
  name: string,
  file: File | undefined,
): File | undefined {
  found.set(name, file);
  return file;
}

/** Whether looking for the same files finds the same. */
export function stillHolds({ byPath, byKind }: Observed, sources: FileLookup): boolean {
  return (
    isSame(byPath, sources.byPath) && [...byKind].every(([kind, found]) => isSame(found, sources.of(kind)))
  );
}

function isSame(found: Observed['byPath'], now: FileLookup['byPath']): boolean {
  return [...found].every(([name, file]) => now.get(name) === file);
}
