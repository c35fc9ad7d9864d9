import type { Json } from '../json/json.ts';

export interface ValueSet {
  readonly name: string;
  readonly title: string;
  /** Code system URI, where there is one. */
  readonly system?: string;
  /** An entry with the code '' names the blank value. Further properties are the set's columns. */
  readonly codes: readonly CodeEntry[];
}

export interface CodeEntry {
  readonly code: string;
  readonly display: string;
  /** Shown where a record has it, and no longer offered. */
  readonly deprecated?: true;
  readonly [column: string]: Json | undefined;
}
