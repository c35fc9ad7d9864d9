/** Some places of a list, counted from its nearer end. */
export interface Span {
  readonly end: 'front' | 'back';
  /** Number of rows between that end and the span. */
  readonly skip: number;
  readonly take: number;
}

/** Counts a span from whichever end is nearer; `count` is the length of the list, where it is known. */
export function fromNearerEnd(span: Span, count: number | undefined): Span {
  if (count === undefined || span.skip <= count / 2) return span;
  const take = Math.min(span.take, count - span.skip);
  return { end: span.end === 'front' ? 'back' : 'front', skip: count - span.skip - take, take };
}
