import type { Json } from '../json/json.ts';

export interface ValueSet {
  readonly name: string;
  readonly title: string;
  /** URI of the code system, if any. */
  readonly system?: string;
  /**
   * Entries of the set; an entry with the code '' is the text of the blank value. Further properties are the set's
   * columns.
   */
  readonly codes: readonly CodeEntry[];
}

export interface CodeEntry {
  readonly code: string;
  readonly display: string;
  /** Mark of a code that records may still have and pages show, but forms no longer offer. */
  readonly deprecated?: true;
  readonly [column: string]: Json | undefined;
}
