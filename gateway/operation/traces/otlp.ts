import type { Attributes, SpanKind, TraceSpan } from './span.ts';

/** Sender of the spans. */
export interface SpanSource {
  /** Attributes of the resource: name and version of the service, and what the operator adds. */
  readonly resource: Attributes;
}

const kinds: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3 };

/** Builds an `ExportTraceServiceRequest` of the OpenTelemetry protocol in its JSON form. */
export function exportRequest({ resource }: SpanSource, spans: readonly TraceSpan[]) {
  const scopes = Map.groupBy(spans, ({ scope }) => scope);
  const scopeSpans = [...scopes].map(([name, own]) => ({ scope: { name }, spans: own.map(otlpSpan) }));
  return { resourceSpans: [{ resource: { attributes: attributesOf(resource) }, scopeSpans }] };
}

function otlpSpan({ name, kind, attributes = {}, hasFailed = false, ...span }: TraceSpan) {
  const { traceId, spanId, parentSpanId, start, end } = span;
  return {
    traceId,
    spanId,
    ...(parentSpanId === undefined ? {} : { parentSpanId }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: nanoseconds(start),
    endTimeUnixNano: nanoseconds(end),
    attributes: attributesOf(attributes),
    status: hasFailed ? { code: 2 } : {},
  };
}

/**
 * Converts milliseconds to nanoseconds, rounded to microseconds; as text, since the numbers of JSON are too small for
 * them.
 */
function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1_000)}000`;
}

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }));
}

function otlpValue(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
