/**
 * `narrower`: something that was valid may be refused; `wider`: something that was refused may be valid;
 * `other`: neither, but worth knowing.
 */
export type Direction = 'narrower' | 'wider' | 'other';

/** Difference between two schema sets. */
export interface Change {
  readonly entity: string;
  /** Place pattern in the record. */
  readonly at: string;
  readonly direction: Direction;
  readonly what: string;
  /** `file:line` in the newer set; in the older one for what is gone. */
  readonly where?: string;
}
