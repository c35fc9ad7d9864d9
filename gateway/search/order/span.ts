/** Section of a list, counted from its nearer end. */
export interface Span {
  readonly end: 'front' | 'back';
  /** Number of rows between the nearer end and the span. */
  readonly skip: number;
  readonly take: number;
}

/** Counts a span from the nearer end; `count` is the length of the list, if known. */
export function fromNearerEnd(span: Span, count: number | undefined): Span {
  if (count === undefined || span.skip <= count / 2) return span;
  const take = Math.min(span.take, count - span.skip);
  return { end: span.end === 'front' ? 'back' : 'front', skip: count - span.skip - take, take };
}
