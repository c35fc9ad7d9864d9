import type { JsonObject } from '../json/json.ts';

/** The content of a line: a record, or why it has none. */
export type ReadLine = { readonly record: JsonObject } | { readonly problem: string };

export interface SourceLine {
  /** The line, or the entry of a bundle; counted from 1. */
  readonly line: number;
  /** Fields as the file has them, for the report of rejected lines. */
  readonly fields: readonly string[];
  readonly read: () => ReadLine;
}

/** A file that is read. */
export interface Source {
  /** The names of `fields`. */
  readonly header: readonly string[];
  readonly lines: AsyncIterable<SourceLine>;
}

/** A file that cannot be staged at all; the message is a sentence. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}
