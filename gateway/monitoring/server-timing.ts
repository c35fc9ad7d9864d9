import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What the time of a request is spent on: reading its body; who asks and may they; checks of the input and of the
 * record; merging with what others have saved; workflows; statements in the database; the rest of their transaction,
 * the commit above all.
 */
// biome-ignore format: in one line
const requestParts = ['parse', 'rights', 'checks', 'merge', 'workflow', 'statements', 'commit', 'other'] as const;

export type RequestPart = (typeof requestParts)[number];

interface Sum {
  /** Milliseconds. */
  time: number;
  count: number;
}

type Sums = Map<RequestPart, Sum>;

/** Something that is going on; what goes on within it counts as its own part, and not as this one. */
interface Span {
  readonly sums: Sums;
  readonly startedAt: number;
  /** Milliseconds that other parts have taken within. */
  within: number;
  /** Up to when they have: parts at the same time are counted once. */
  coveredTo: number;
}

const spans = new AsyncLocalStorage<Span>();

/** Counts the time of this work as that of a part. Where nobody measures, it only does the work. */
export async function measured<Result>(part: RequestPart, work: () => Promise<Result>): Promise<Result> {
  const outer = spans.getStore();
  return outer === undefined ? work() : measuredWithin(outer, part, work);
}

async function measuredWithin<Result>(
  outer: Span,
  part: RequestPart,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = spanOf(outer.sums);
  try {
    return await spans.run(span, work);
  } finally {
    const now = performance.now();
    const from = Math.max(span.startedAt, outer.coveredTo);
    const time = Math.max(0, now - from);
    outer.within += time;
    outer.coveredTo = now;
    const sum = span.sums.get(part) ?? { time: 0, count: 0 };
    span.sums.set(part, { time: sum.time + Math.max(0, time - span.within), count: sum.count + 1 });
  }
}

function spanOf(sums: Sums): Span {
  const now = performance.now();
  return { sums, startedAt: now, within: 0, coveredTo: now };
}

/**
 * Answers with a `Server-Timing` header (W3C Server Timing) of how long each part took, in milliseconds, and how many
 * statements there were: names of parts and numbers, nothing of any record.
 */
export function withServerTiming(
  answer: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const sums: Sums = new Map();
    const outer = spanOf(sums);
    const response = await measuredWithin(outer, 'other', () => answer(request));
    response.headers.set('Server-Timing', headerOf(sums, performance.now() - outer.startedAt));
    return response;
  };
}

function headerOf(sums: Sums, total: number): string {
  const parts = requestParts.flatMap((part) => {
    const sum = sums.get(part);
    if (sum === undefined) return [];
    const metric = `${part};dur=${sum.time.toFixed(2)}`;
    return part === 'statements' ? `${metric};desc="${sum.count}"` : metric;
  });
  return [...parts, `total;dur=${total.toFixed(2)}`].join(', ');
}
