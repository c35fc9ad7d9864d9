/**
 * Outcome of an operation: `unknown` without an answer, when the operation may have happened or may still happen.
 */
export type Outcome = 'done' | 'refused' | 'unknown';

/** Operation of a client on one record, as the client saw it. */
export interface Operation {
  /** Name of the register, which contains that of the record. */
  readonly register: string;
  readonly kind: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly output: Readonly<Record<string, unknown>>;
  readonly outcome: Outcome;
  /** Time of the call in milliseconds, on the clock of the one process in which all clients run. */
  readonly called: number;
  /** Time of the answer; Infinity where none came. */
  readonly returned: number;
}
