import type { Diagnostics } from '../diagnostics.ts';
import { withStandardCalls } from '../kinds/calls/with-standard-calls.ts';
import { withRecordType } from '../kinds/entity/record-type.ts';
import type { SourceFile } from '../source/source-file.ts';

export interface CompletedFiles {
  readonly files: readonly SourceFile[];
  /** Files that leave something to the standard that does not follow; reported. */
  readonly wrong: readonly SourceFile[];
}

/** The files with everything that they leave to the standard written out; texts and positions stay as they are. */
export function completeFiles(
  files: readonly SourceFile[],
  broken: readonly SourceFile[],
  diagnostics: Diagnostics,
): CompletedFiles {
  const typed = files.map((file) => (file.kind === 'schema' ? withRecordType(file) : file));
  const byName = new Map(typed.toReversed().map((file) => [`${file.kind}/${file.stem}`, file]));
  const brokenNames = new Set(broken.map(({ kind, stem }) => `${kind}/${stem}`));
  const context = {
    find: (kind: string, stem: string) => byName.get(`${kind}/${stem}`),
    isBroken: (kind: string, stem: string) => brokenNames.has(`${kind}/${stem}`),
    diagnostics,
  };
  const completed = typed.map((file) => (file.kind === 'calls' ? withStandardCalls(file, context) : file));
  return {
    files: completed.filter((file) => file !== undefined),
    wrong: typed.filter((_file, index) => completed[index] === undefined),
  };
}
