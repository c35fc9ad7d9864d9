import { newSpanId } from '../../../engine/core/protocol/trace-context.ts';
import { describeError } from '../log.ts';
import type { OpenSpan, SpanDescription, TraceSpan } from './span.ts';

/** Maximum of spans in a trace, enough to characterize a request with many statements. */
const mostSpans = 500;

export interface RequestTraceOptions {
  readonly traceId: string;
  /** Id of the caller's span. */
  readonly parentSpanId: string | undefined;
  /** Receives all spans of the request once it has ended. */
  readonly take: (spans: readonly TraceSpan[]) => void;
}

/**
 * Opens the trace of one request. Ignores spans after its end, and drops a trace that was never described, such as
 * a probe's.
 */
export function openRequestTrace({ traceId, parentSpanId, take }: RequestTraceOptions): OpenSpan {
  const ended: TraceSpan[] = [];
  const add: OpenSpan['add'] = (spans) => void ended.push(...spans.map((span) => ({ ...span, traceId })));
  const arrivedAt = now();
  let opened = 0;
  let isOpen = true;

  function open(first: SpanDescription, parent: string | undefined): OpenSpan {
    const spanId = newSpanId();
    const start = now();
    let description = first;
    opened += 1;
    return {
      traceId,
      arrivedAt,
      add,
      open: (within) => (isOpen && opened < mostSpans ? open(within, spanId) : undefined),
      describe(known) {
        description = known;
      },
      end(failure) {
        if (!isOpen) return;
        const outcome = failure === undefined ? description : failed(description, failure);
        add([{ ...outcome, scope: 'gateway', spanId, parentSpanId: parent, start, end: now() }]);
      },
    };
  }

  const unknown: SpanDescription = { name: 'request', kind: 'server' };
  let isDescribed = false;
  const root = open(unknown, parentSpanId);
  return {
    ...root,
    describe(description) {
      isDescribed = true;
      root.describe(description);
    },
    end(failure) {
      root.end(failure);
      isOpen = false;
      if (isDescribed) take(ended);
    },
  };
}

function failed(description: SpanDescription, failure: unknown): SpanDescription {
  const { error, errorCode } = describeError(failure);
  return {
    ...description,
    attributes: { ...description.attributes, 'error.type': String(errorCode ?? error) },
    // Marks only outgoing requests as failed: an error that passes through other parts may be a regular refusal.
    hasFailed: description.kind === 'client',
  };
}

/** Finds the milliseconds since 1970 by a monotonic clock. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
