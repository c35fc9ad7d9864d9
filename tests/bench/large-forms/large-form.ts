/** Functions of the page that the measuring process calls. Times are in milliseconds, until the form is laid out. */
export interface LargeForm {
  readonly plain: (work: LargeWork) => number;
  readonly ours: (work: LargeWork) => number;
  /** Number of fields drawn so far. */
  readonly drawn: () => number;
  readonly close: () => void;
}

/**
 * Large form: 5,000 fields of one object, or 5,000 items of a list, both by their schema alone; or 50 questions with
 * the same 20 answers.
 */
export type LargeWork = 'fields' | 'items' | 'matrix';
