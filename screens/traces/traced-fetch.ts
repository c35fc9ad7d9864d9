import {
  isWithinShare,
  newSpanId,
  newTraceId,
  type TraceContext,
  traceHeader,
  writeTraceHeader,
} from '../../engine/core/protocol/trace-context.ts';
import { type PageWatch, type Press, pressBefore, rest } from './page-watch.ts';

/** Span measured by the page: a press with its effects, or a request within it. */
export interface PageSpan {
  /** Span id, 16 hexadecimal digits; `within` is the id of the parent span. */
  readonly id: string;
  readonly within?: string;
  readonly name: PageSpanName;
  /** Start by `performance.now()`. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/**
 * Kind of a press, or method of a request; URLs and pressed elements are omitted, since they might name a patient.
 */
export type PageSpanName = Press['kind'] | (typeof methods)[number];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export interface TracedFetchOptions {
  readonly fetchNow: typeof fetch;
  readonly page: PageWatch;
  /** Share of recorded traces, 0 to 1. */
  readonly share: number;
  /** Receives the spans of the page from a press until rest. */
  readonly report: (context: TraceContext, spans: readonly PageSpan[]) => void;
}

/** Press with the requests that followed. */
interface Action {
  readonly context: TraceContext;
  readonly name: PageSpanName;
  readonly startedAt: number;
  readonly requests: PageSpan[];
}

/** Limit on the requests of a press; further ones are omitted. */
const mostRequests = 40;

/**
 * Wraps `fetch` so that each request to the gateway carries the id of its trace. Requests after a press share a trace
 * until the page is at rest; the gateway begins the traces of other requests.
 */
export function tracedFetch({ fetchNow, page, share, report }: TracedFetchOptions): typeof fetch {
  let action: Action | undefined;
  /** Time of the last press whose action has ended. */
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

  /** Begins a new action at a press, even before the page is at rest. */
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

/**
 * Reports whether a request goes to the gateway; other requests, such as to an identity provider, carry no trace id.
 */
function isCall(input: RequestInfo | URL): input is string {
  return typeof input === 'string' && input.startsWith('/api/');
}

export function withTrace(init: RequestInit | undefined, context: TraceContext): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set(traceHeader, writeTraceHeader(context));
  return { ...init, headers };
}
