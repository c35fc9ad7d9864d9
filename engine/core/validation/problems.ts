import type { Json } from '../json/json.ts';
import type { Severity } from '../product/entity.ts';

/** Mistake that a person should correct in a record. The same shape in the form, the gateway and the CLI. */
export interface Problem {
  /** JSON Pointer into the record. */
  readonly at: string;
  /** JSON Schema keyword (`required`, `pattern` …) or the rule's id. */
  readonly code: string;
  /** The sentence a person reads, already filled in. */
  readonly message: string;
  readonly severity: Severity;
}

/** Answers list at most this many problems, and give the number of the others. */
export const mostProblems = 100;

/** Value that two people changed differently. */
export interface ConflictEntry {
  /** JSON Pointer into the record as it was sent. */
  readonly at: string;
  readonly title: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The body of every answer that is not a success. */
export interface ErrorAnswer {
  /**
   * Code in kebab-case that stays stable: `unauthenticated`, `forbidden`, `not-found`, `invalid`, `conflict`,
   * `too-large` …
   */
  readonly code: string;
  readonly message: string;
  /** Problems by path, with `invalid` (422, or 400 for a body that is no JSON). */
  readonly problems?: readonly Problem[];
  /** Number of further problems beyond those listed. */
  readonly more?: number;
  /** Stored record as it is now and the values that collide, with `conflict` (409). */
  readonly conflict?: { readonly current: Json; readonly entries: readonly ConflictEntry[] };
}
