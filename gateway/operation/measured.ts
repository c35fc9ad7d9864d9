import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSpan, SpanDescription } from './traces/span.ts';

/**
 * Parts of a request's time: reading the body; identity and access; checks of input and record; merging with other
 * users' saves; workflows; statements; the rest of transactions, mainly commits; anything else.
 */
// biome-ignore format: in one line
export const requestParts = ['parse', 'rights', 'checks', 'merge', 'workflow', 'statements', 'commit', 'other'] as const;

export type RequestPart = (typeof requestParts)[number];

interface Sum {
  /** Time in milliseconds. */
  time: number;
  count: number;
}

export type Sums = Map<RequestPart, Sum>;

/** Measurement in progress; nested measurements are subtracted, since they count as their own parts. */
interface Measurement {
  readonly sums: Sums;
  /** Innermost span, if the request is traced. */
  readonly span: OpenSpan | undefined;
  readonly startedAt: number;
  /** Milliseconds taken by nested parts. */
  within: number;
  /** Instant up to which nested parts have been subtracted, so that concurrent ones are subtracted once. */
  coveredTo: number;
}

const measurements = new AsyncLocalStorage<Measurement>();

/**
 * Measures work as a part of the request and as a span of its trace. Outside of a measured request, only runs the
 * work.
 */
export async function measured<Result>(
  part: RequestPart,
  work: () => Promise<Result>,
  describe: () => SpanDescription | undefined = () => spansOfParts[part],
): Promise<Result> {
  const outer = measurements.getStore();
  return outer === undefined ? work() : measuredWithin(outer, { part, work, describe });
}

/** Spans of a request's parts. The time of a part without a span belongs to the enclosing span. */
const spansOfParts: Partial<Record<RequestPart, SpanDescription>> = {
  parse: { name: 'parse', kind: 'internal' },
  rights: { name: 'rights', kind: 'internal' },
  checks: { name: 'checks', kind: 'internal' },
  merge: { name: 'merge', kind: 'internal' },
  workflow: { name: 'workflow', kind: 'internal' },
  commit: { name: 'transaction', kind: 'internal' },
};

interface Measured<Result> {
  readonly part: RequestPart;
  readonly work: () => Promise<Result>;
  readonly describe: () => SpanDescription | undefined;
}

async function measuredWithin<Result>(
  outer: Measurement,
  { part, work, describe }: Measured<Result>,
): Promise<Result> {
  const description = outer.span === undefined ? undefined : describe();
  const span = description === undefined ? undefined : outer.span?.open(description);
  const measurement = measurementOf(outer.sums, span ?? outer.span);
  let failure: unknown;
  try {
    return await measurements.run(measurement, work);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    span?.end(failure);
    count(measurement, { part, outer });
  }
}

function count(
  { sums, startedAt, within }: Measurement,
  { part, outer }: { readonly part: RequestPart; readonly outer: Measurement },
): void {
  const now = performance.now();
  const time = Math.max(0, now - Math.max(startedAt, outer.coveredTo));
  outer.within += time;
  outer.coveredTo = now;
  const sum = sums.get(part) ?? { time: 0, count: 0 };
  sums.set(part, { time: sum.time + Math.max(0, time - within), count: sum.count + 1 });
}

function measurementOf(sums: Sums, span: OpenSpan | undefined): Measurement {
  const now = performance.now();
  return { sums, span, startedAt: now, within: 0, coveredTo: now };
}

/** Does the work of one request and sums up the time of its parts; also adds spans if a trace is open. */
export function summed<Result>(sums: Sums, work: () => Promise<Result>): Promise<Result> {
  const outer = measurementOf(sums, measurements.getStore()?.span);
  return measuredWithin(outer, { part: 'other', work, describe: () => undefined });
}

/** Does the work of one request with its parts as spans within `span`. */
export function traced<Result>(span: OpenSpan, work: () => Promise<Result>): Promise<Result> {
  return measurements.run(measurementOf(new Map(), span), work);
}

/** Returns the current span, if the request is traced. */
export function currentSpan(): OpenSpan | undefined {
  return measurements.getStore()?.span;
}

/** Outcome of a call, in names and numbers. */
interface DescribedCall {
  readonly method: string;
  /** Path of the contract, with names in braces and without ids. */
  readonly route: string;
  readonly call: string;
  readonly status: number;
}

/** Describes the call in its trace. Returns the trace's id, if any. */
export function describeCall({ method, route, call, status }: DescribedCall): string | undefined {
  const span = currentSpan();
  span?.describe({
    name: `${method} ${route}`,
    kind: 'server',
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'gateway.call': call,
    },
    hasFailed: status >= 500,
  });
  return span?.traceId;
}
