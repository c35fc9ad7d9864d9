import type { Json } from '../json/json.ts';

export interface ValueSet {
  readonly name: string;
  readonly title: string;
  /** URI of the code system, if any. */
  readonly system?: string;
  /**
   * Entries of the set. An entry with the code '' has the text for a blank value; further properties are the
   * set's columns.
   */
  readonly codes: readonly CodeEntry[];
}

export interface CodeEntry {
  readonly code: string;
  readonly display: string;
  /** True for a code that records may still contain and pages still show, but forms no longer offer. */
  readonly deprecated?: true;
  readonly [column: string]: Json | undefined;
}
