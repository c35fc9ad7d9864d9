/** Names, codes and numbers. Never a value out of a record, an id of one, an address or a message of an error. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type SpanKind = 'internal' | 'server' | 'client';

/** Named by the semantic conventions of OpenTelemetry, where they have a name. */
export interface SpanDescription {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  readonly hasFailed?: boolean;
}

/** A part of a trace that has ended. */
export interface Span extends SpanDescription {
  /** Instrumentation scope: who has measured it. */
  readonly scope: 'gateway' | 'page';
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** Absent for the first span of a trace. */
  readonly parentSpanId?: string | undefined;
  /** Milliseconds since 1970, with fractions. */
  readonly start: number;
  readonly end: number;
}

/** A span that is going on. */
export interface OpenSpan {
  readonly traceId: string;
  /** Moment at which the request of the trace arrived: milliseconds since 1970. */
  readonly arrivedAt: number;
  /** Opens a span within this one; answers with none where the trace takes no more. */
  readonly open: (description: SpanDescription) => OpenSpan | undefined;
  /** Describes the span anew, where that is known later than its beginning. */
  readonly describe: (description: SpanDescription) => void;
  /** Adds spans that the caller has measured itself. */
  readonly add: (spans: readonly Omit<Span, 'traceId'>[]) => void;
  /** Ends the span; of what it failed with, class and code are kept. */
  readonly end: (failure?: unknown) => void;
}
