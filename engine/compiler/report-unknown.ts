import type { DiagnosticReport, Diagnostics } from './diagnostics.ts';
import type { SourceFile } from './source/source-file.ts';
import { didYouMean } from './suggest.ts';

export interface UnknownField extends Pick<DiagnosticReport, 'message' | 'at' | 'of'> {
  readonly name: string;
  /** Existing names, for the suggestion. */
  readonly known: Iterable<string>;
}

/** Reports a named field that does not exist, with a suggestion. */
export function reportUnknown(
  diagnostics: Diagnostics,
  file: SourceFile,
  { name, known, ...report }: UnknownField,
): void {
  diagnostics.report(file, { code: 'field/unknown', help: didYouMean(name, known), ...report });
}
