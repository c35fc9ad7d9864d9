/** Outcome of an operation: `unknown` where no answer came, so that it may have happened, or happen yet. */
export type Outcome = 'done' | 'refused' | 'unknown';

/** Operation of a client on one record, as the client saw it. */
export interface Operation {
  /** Name of the record, and of its register. */
  readonly register: string;
  readonly kind: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly output: Readonly<Record<string, unknown>>;
  readonly outcome: Outcome;
  /** Milliseconds of the clock of the one process that all clients live in. */
  readonly called: number;
  /** Infinity where no answer came. */
  readonly returned: number;
}
