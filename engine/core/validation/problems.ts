import type { Json } from '../json/json.ts';
import type { Severity } from '../product/entity.ts';

/** Problem in a record that a user should correct. Pages, gateway and CLI share this form. */
export interface Problem {
  /** JSON Pointer into the record. */
  readonly at: string;
  /** JSON Schema keyword (`required`, `pattern` …), or the id of a rule. */
  readonly code: string;
  /** Message for people, with its parameters filled in. */
  readonly message: string;
  readonly severity: Severity;
}

/** Maximum number of problems in an answer, which also counts the rest. */
export const mostProblems = 100;

/** Value that two users changed differently. */
export interface ConflictEntry {
  /** JSON Pointer into the sent record. */
  readonly at: string;
  readonly title: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Body of every unsuccessful answer. */
export interface ErrorAnswer {
  /** Stable code in kebab-case: `unauthenticated`, `forbidden`, `not-found`, `invalid`, `conflict`, `too-large` … */
  readonly code: string;
  readonly message: string;
  /** Problems by path, with `invalid` (422, or 400 for a body that is no JSON). */
  readonly problems?: readonly Problem[];
  /** Number of further problems, which the answer does not list. */
  readonly more?: number;
  /** Current stored record and the conflicting values, for `conflict` (409). */
  readonly conflict?: { readonly current: Json; readonly entries: readonly ConflictEntry[] };
}
