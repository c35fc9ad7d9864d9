import type { Diagnostics, Report } from './diagnostics.ts';
import type { SourceFile } from './source/source-file.ts';
import { didYouMean } from './suggest.ts';

export interface UnknownField extends Pick<Report, 'message' | 'at' | 'of'> {
  readonly name: string;
  /** Names that exist. */
  readonly known: Iterable<string>;
}

/** Reports a field that is named and not there, with what may be meant. */
export function reportUnknown(
  diagnostics: Diagnostics,
  file: SourceFile,
  { name, known, ...report }: UnknownField,
): void {
  diagnostics.report(file, { code: 'field/unknown', help: didYouMean(name, known), ...report });
}
