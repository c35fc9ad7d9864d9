/** Section of a list, counted from the front or the back. */
export interface RowSpan {
  readonly end: 'front' | 'back';
  /** Number of rows between the end named by `end` and the section. */
  readonly skip: number;
  readonly take: number;
}

/** Counts a span from the nearer end; `count` is the length of the list, if known. */
export function fromNearerEnd(span: RowSpan, count: number | undefined): RowSpan {
  if (count === undefined || span.skip <= count / 2) return span;
  const take = Math.min(span.take, count - span.skip);
  return { end: span.end === 'front' ? 'back' : 'front', skip: count - span.skip - take, take };
}
