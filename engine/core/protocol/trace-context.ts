/** Trace of a request, from its header (W3C Trace Context). */
export interface TraceContext {
  /** Trace id: 32 hexadecimal digits. */
  readonly traceId: string;
  /** Span id of the caller: 16 hexadecimal digits. */
  readonly spanId: string;
  /** True if the caller records its spans. */
  readonly isSampled: boolean;
}

export const traceHeader = 'traceparent';

const format = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/**
 * Reads a `traceparent` header; undefined for a malformed one, which the standard treats like a missing one.
 */
export function readTraceHeader(header: string | null): TraceContext | undefined {
  const [, version, traceId = '', spanId = '', flags = '', further] = format.exec(header ?? '') ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && further !== undefined))
    return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function writeTraceHeader({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

export function newTraceId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

export function newSpanId(): string {
  return newTraceId().slice(16);
}

/**
 * Number of hexadecimal digits read from the end of an id, which the standard requires to be random. A
 * JavaScript number holds these 52 bits exactly.
 */
const digits = 13;

/**
 * Reports whether a trace belongs to a share of all traces. Decides by the id alone, so that all programs record the
 * same traces.
 */
export function isWithinShare(share: number, traceId: string): boolean {
  return Number.parseInt(traceId.slice(-digits), 16) < share * 16 ** digits;
}
