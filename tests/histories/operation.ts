/** Outcome of an operation; `unknown` without a response, after which the operation may or may not take effect. */
export type Outcome = 'done' | 'refused' | 'unknown';

/** Operation of a client on one record, as observed by the client. */
export interface Operation {
  /** Name of the register, which contains the record's. */
  readonly register: string;
  readonly kind: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly output: Readonly<Record<string, unknown>>;
  readonly outcome: Outcome;
  /** Time of the call in milliseconds, on the clock of the one process in which all clients run. */
  readonly called: number;
  /** Time of the response; Infinity without one. */
  readonly returned: number;
}
