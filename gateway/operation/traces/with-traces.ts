import type { TraceContext } from '../../../engine/core/protocol/trace-context.ts';
import {
  isWithinShare,
  newTraceId,
  readTraceHeader,
  traceHeader,
} from '../../../engine/core/protocol/trace-context.ts';
import { traced } from '../measured.ts';
import type { Sampling } from '../trace-config.ts';
import { openRequestTrace } from './request-trace.ts';
import type { TraceSpan } from './span.ts';

export interface TracesOptions {
  readonly sampling: Sampling;
  /** Receives the spans of each request once it has ended. */
  readonly take: (spans: readonly TraceSpan[]) => void;
}

/** Traces each call within its caller's trace (`traceparent`), without changing the answers. */
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

/** Finds the id of the trace under which a request is recorded; undefined where the request is not recorded. */
function sampledTraceId(
  { share, isParentBased }: Sampling,
  caller: TraceContext | undefined,
): string | undefined {
  if (isParentBased && caller?.isSampled === false) return undefined;
  const traceId = caller?.traceId ?? newTraceId();
  return isWithinShare(share, traceId) ? traceId : undefined;
}
