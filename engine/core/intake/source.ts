import type { JsonObject } from '../json/json.ts';

/** Result of reading a line: a record, or the reason why the line is none. */
export type ReadLine = { readonly record: JsonObject } | { readonly problem: string };

export interface SourceLine {
  /** Number of the line, or of the entry of a bundle; counted from 1. */
  readonly line: number;
  /** Fields of the file, for the report of rejected lines. */
  readonly fields: readonly string[];
  readonly read: () => ReadLine;
}

/** File that is being read, line by line. */
export interface Source {
  /** Names of the columns, in the order of `SourceLine.fields`. */
  readonly header: readonly string[];
  readonly lines: AsyncIterable<SourceLine>;
}

/** Error for a file that cannot be staged at all. Its message is a full sentence. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}
