import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSpan, SpanDescription } from './traces/span.ts';

/**
 * Parts of the time of a request: reading its body; who asks and may they; checks of the input and of the record;
 * merging with what others have saved; workflows; statements in the database; the rest of their transaction, the commit
 * above all.
 */
// biome-ignore format: in one line
export const requestParts = ['parse', 'rights', 'checks', 'merge', 'workflow', 'statements', 'commit', 'other'] as const;

export type RequestPart = (typeof requestParts)[number];

interface Sum {
  /** Milliseconds. */
  time: number;
  count: number;
}

export type Sums = Map<RequestPart, Sum>;

/** Measurement of what is going on; what goes on within it counts as its own part, and not as this one. */
interface Measurement {
  readonly sums: Sums;
  /** The innermost span, where the request is traced. */
  readonly span: OpenSpan | undefined;
  readonly startedAt: number;
  /** Milliseconds that other parts have taken within. */
  within: number;
  /** Moment up to which other parts have been counted: those at the same time count once. */
  coveredTo: number;
}

const measurements = new AsyncLocalStorage<Measurement>();

/**
 * Counts the time of this work as that of a part, and as a span of the request's trace. Where nobody measures, it only
 * does the work.
 */
export async function measured<Result>(
  part: RequestPart,
  work: () => Promise<Result>,
  describe: () => SpanDescription | undefined = () => spansOfParts[part],
): Promise<Result> {
  const outer = measurements.getStore();
  return outer === undefined ? work() : measuredWithin(outer, { part, work, describe });
}

/** Spans of parts of a request. Other work has none of its own: it is what is left of the one around it. */
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

/** Does the work of one request with the time of its parts summed up; within a trace, if there is one around it. */
export function summed<Result>(sums: Sums, work: () => Promise<Result>): Promise<Result> {
  const outer = measurementOf(sums, measurements.getStore()?.span);
  return measuredWithin(outer, { part: 'other', work, describe: () => undefined });
}

/** Does the work of one request with its parts as spans within this one. */
export function traced<Result>(span: OpenSpan, work: () => Promise<Result>): Promise<Result> {
  return measurements.run(measurementOf(new Map(), span), work);
}

/** The span that is going on, where the request is traced. */
export function currentSpan(): OpenSpan | undefined {
  return measurements.getStore()?.span;
}

/** Description of how a call ended, in names and numbers. */
interface DescribedCall {
  readonly method: string;
  /** The path of the contract, with names in braces and without any id. */
  readonly route: string;
  readonly call: string;
  readonly status: number;
}

/** Describes in its trace what was called. Answers with the id of the trace, where there is one. */
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
