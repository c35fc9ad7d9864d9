import { readTraceHeader, traceHeader } from '../../../engine/core/protocol/trace-context.ts';
import { currentSpan, traced } from '../measured.ts';
import type { Sampling } from '../trace-config.ts';
import { openRequestTrace } from './request-trace.ts';
import { sampledTraceId } from './sampling.ts';
import type { Span } from './span.ts';

export interface TracesOptions {
  readonly sampling: Sampling;
  /** Takes the spans of each request once it has ended. */
  readonly take: (spans: readonly Span[]) => void;
}

/** Traces each call within the trace of its caller (`traceparent`); the answers are the same. */
export function withTraces(
  answer: (request: Request) => Promise<Response>,
  { sampling, take }: TracesOptions,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const caller = readTraceHeader(request.headers.get(traceHeader));
    const traceId = sampledTraceId(sampling, caller);
    if (traceId === undefined) return answer(request);
    const span = openRequestTrace({ traceId, parentSpanId: caller?.spanId, take });
    try {
      return await traced(span, () => answer(request));
    } finally {
      span.end();
    }
  };
}

/** Description of how a call ended, in names and numbers. */
export interface DescribedCall {
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
