import { readTraceHeader, traceHeader } from '../../../engine/core/protocol/trace-context.ts';
import { traced } from '../measured.ts';
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
