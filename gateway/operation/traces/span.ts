/** Attributes: names, codes and numbers. Never a value or id of a record, an address or an error message. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type SpanKind = 'internal' | 'server' | 'client';

/** Description of a span, with names from OpenTelemetry's semantic conventions where these define any. */
export interface SpanDescription {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  readonly hasFailed?: boolean;
}

/** Part of a trace that has ended. */
export interface TraceSpan extends SpanDescription {
  /** Instrumentation scope: the program that measured the span. */
  readonly scope: 'gateway' | 'page';
  /** Id of the trace: 32 hexadecimal digits. */
  readonly traceId: string;
  /** Id of the span: 16 hexadecimal digits. */
  readonly spanId: string;
  /** Id of the enclosing span; absent for the first span of a trace. */
  readonly parentSpanId?: string | undefined;
  /** Start in milliseconds since 1970, with fractions. */
  readonly start: number;
  readonly end: number;
}

/** Span in progress. */
export interface OpenSpan {
  readonly traceId: string;
  /** Arrival of the trace's request in milliseconds since 1970. */
  readonly arrivedAt: number;
  /** Opens a span within this one; `undefined` when the trace is full. */
  readonly open: (description: SpanDescription) => OpenSpan | undefined;
  /** Replaces the description of the span, for details known only after its beginning. */
  readonly describe: (description: SpanDescription) => void;
  /** Adds spans that the caller has measured itself. */
  readonly add: (spans: readonly Omit<TraceSpan, 'traceId'>[]) => void;
  /** Ends the span; keeps class and code of a failure. */
  readonly end: (failure?: unknown) => void;
}
