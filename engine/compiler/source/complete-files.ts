import type { Diagnostics } from '../diagnostics.ts';
import type { SourceKind } from '../files/kind-files.ts';
import { isOfKind, type SourceFile } from './source-file.ts';

/** Files and diagnostics available to the completion of a file. */
export interface CompletionContext {
  readonly find: <Kind extends SourceKind>(kind: Kind, stem: string) => SourceFile<Kind> | undefined;
  /** Reports whether the file exists but cannot be read. */
  readonly isBroken: (kind: SourceKind, stem: string) => boolean;
  readonly diagnostics: Diagnostics;
}

/**
 * Completion of a kind's files with standard content, such as standard calls. Returns undefined and reports if
 * a file cannot be completed.
 */
export interface FileCompletion {
  readonly name: SourceKind;
  complete?(file: SourceFile, context: CompletionContext): SourceFile | undefined;
}

interface CompletedFiles {
  readonly files: readonly SourceFile[];
  /** Files that could not be completed, each already reported. */
  readonly wrong: readonly SourceFile[];
}

/** Completes the values of files with standard content; their texts and positions stay as written. */
export function completeFiles(
  files: readonly SourceFile[],
  broken: readonly SourceFile[],
  { completions, diagnostics }: { completions: readonly FileCompletion[]; diagnostics: Diagnostics },
): CompletedFiles {
  const brokenNames = new Set(broken.map(nameIn));
  const isBroken = (kind: SourceKind, stem: string) => brokenNames.has(`${kind}/${stem}`);
  const wrong: SourceFile[] = [];
  let current = files;
  for (const { name, complete } of completions) {
    if (complete === undefined) continue;
    const byName = new Map(current.toReversed().map((file) => [nameIn(file), file]));
    const find: CompletionContext['find'] = (other, stem) => {
      const file = byName.get(`${other}/${stem}`);
      return isOfKind(file, other) ? file : undefined;
    };
    current = current.flatMap((file) => {
      const completed = file.kind === name ? complete(file, { find, isBroken, diagnostics }) : file;
      if (completed === undefined) wrong.push(file);
      return completed ?? [];
    });
  }
  return { files: current, wrong };
}

function nameIn({ kind, stem }: SourceFile): string {
  return `${kind}/${stem}`;
}
