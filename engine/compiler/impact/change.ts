/**
 * Direction of a change. `narrower`: may refuse formerly valid values; `wider`: may accept formerly refused
 * ones; `other`: changes no validity but is worth knowing.
 */
export type Direction = 'narrower' | 'wider' | 'other';

/** Difference between two schema sets. */
export interface Change {
  readonly entity: string;
  /** Path pattern in the record. */
  readonly at: string;
  readonly direction: Direction;
  readonly what: string;
  /** `file:line` in the newer set; in the older set for a removed part. */
  readonly where?: string;
}
