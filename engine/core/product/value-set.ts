import type { Json } from '../json/json.ts';

export interface ValueSet {
  readonly name: string;
  readonly title: string;
  /** URI of the code system, if any. */
  readonly system?: string;
  /** Entries; the one with the code '' names the blank value. Further properties are the set's columns. */
  readonly codes: readonly CodeEntry[];
}

export interface CodeEntry {
  readonly code: string;
  readonly display: string;
  /** Mark of a code that is shown in records but no longer offered. */
  readonly deprecated?: true;
  readonly [column: string]: Json | undefined;
}
