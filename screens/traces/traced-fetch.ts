import {
  isWithinShare,
  newSpanId,
  newTraceId,
  type TraceContext,
  traceHeader,
  writeTraceHeader,
} from '../../engine/core/protocol/trace-context.ts';
import { type PageWatch, type Press, pressBefore, rest } from './page-watch.ts';

/** Measurement of the page: a press with all that came of it, or a request within. */
export interface PageSpan {
  /** 16 hexadecimal digits, as the one that it is within. */
  readonly id: string;
  readonly within?: string;
  readonly name: PageSpanName;
  /** Time by `performance.now()`. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Kind of a press, or method of a request: its address and what was pressed may name a patient. */
export type PageSpanName = Press['kind'] | (typeof methods)[number];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export interface TracedFetchOptions {
  readonly fetchNow: typeof fetch;
  readonly page: PageWatch;
  /** The share of traces that is recorded: 0 to 1. */
  readonly share: number;
  /** Takes what the page did from a press until it stood again. */
  readonly report: (context: TraceContext, spans: readonly PageSpan[]) => void;
}

/** A press with the requests that followed. */
interface Action {
  readonly context: TraceContext;
  readonly name: PageSpanName;
  readonly startedAt: number;
  readonly requests: PageSpan[];
}

/** Limit on the requests that follow from a press; further ones are left out. */
const mostRequests = 40;

/**
 * Wraps `fetch` so that each request to the gateway names the trace it belongs to: those that follow from one press
 * belong to one, until the page stands. Of what a page asks by itself the gateway makes traces of its own.
 */
export function tracedFetch({ fetchNow, page, share, report }: TracedFetchOptions): typeof fetch {
  let action: Action | undefined;
  /** Moment of the last press that is over. */
  let ended: number | undefined;
  let underWay = 0;
  let answeredAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(timer);
    if (action !== undefined && underWay === 0) timer = setTimeout(end, rest);
  }

  function end(): void {
    if (action === undefined) return;
    if (action.context.isSampled) report(action.context, spansOf(action));
    ended = action.startedAt;
    action = undefined;
  }

  function spansOf({ context, requests, ...whole }: Action): readonly PageSpan[] {
    const endedAt = Math.max(answeredAt, page.changedAt());
    return [{ ...whole, id: context.spanId, endedAt }, ...requests];
  }

  /** A press begins another one, though the page has not come to rest. */
  function actionAt(now: number): Action | undefined {
    const press = pressBefore(page, now);
    if (press === undefined || press.at === action?.startedAt || press.at === ended) return action;
    end();
    action = newAction(share, press);
    return action;
  }

  page.onChange(look);
  return async (input, init) => {
    const method = methods.find((each) => each === (init?.method ?? 'GET'));
    if (method === undefined || !isCall(input)) return fetchNow(input, init);
    const startedAt = performance.now();
    const led = actionAt(startedAt);
    if (led === undefined) return fetchNow(input, init);
    const { context, requests } = led;
    const id = newSpanId();
    underWay += 1;
    try {
      return await fetchNow(input, withTrace(init, { ...context, spanId: id }));
    } finally {
      underWay -= 1;
      answeredAt = performance.now();
      const request = { id, within: context.spanId, name: method, startedAt, endedAt: answeredAt };
      if (requests.length < mostRequests) requests.push(request);
      look();
    }
  };
}

function newAction(share: number, { kind, at }: Press): Action {
  const traceId = newTraceId();
  const context = { traceId, spanId: newSpanId(), isSampled: isWithinShare(share, traceId) };
  return { context, name: kind, startedAt: at, requests: [] };
}

/** Requests to others, such as an identity provider, say nothing of ours. */
function isCall(input: RequestInfo | URL): input is string {
  return typeof input === 'string' && input.startsWith('/api/');
}

export function withTrace(init: RequestInit | undefined, context: TraceContext): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set(traceHeader, writeTraceHeader(context));
  return { ...init, headers };
}
