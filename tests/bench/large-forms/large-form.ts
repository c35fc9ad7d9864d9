/** Functions of the page that the measuring process calls. Times are in milliseconds, until the form is laid out. */
export interface LargeForm {
  readonly plain: (work: LargeWork) => number;
  readonly ours: (work: LargeWork) => number;
  /** Fields that are there now. */
  readonly drawn: () => number;
  readonly close: () => void;
}

/** 5,000 fields of one object, and 5,000 items of a list, by their schema alone; 50 questions with the same 20 answers. */
export type LargeWork = 'fields' | 'items' | 'matrix';
