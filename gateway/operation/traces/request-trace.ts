import { newSpanId } from '../../../engine/core/protocol/trace-context.ts';
import { describeError } from '../log.ts';
import type { OpenSpan, Span, SpanDescription } from './span.ts';

/** A request that runs many statements in a row says enough with these. */
const mostSpans = 500;

export interface RequestTraceOptions {
  readonly traceId: string;
  /** The span of the caller. */
  readonly parentSpanId: string | undefined;
  /** Takes all spans of the request once it has ended. */
  readonly take: (spans: readonly Span[]) => void;
}

/**
 * Opens the trace of one request. What goes on after its end belongs to it no more, and one that nobody described, such
 * as a probe, is not kept.
 */
export function openRequestTrace({ traceId, parentSpanId, take }: RequestTraceOptions): OpenSpan {
  const ended: Span[] = [];
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
    // Refusals of what users sent pass through parts too. They are answers, and no failures.
    hasFailed: description.kind === 'client',
  };
}

/** Milliseconds since 1970 by a clock that does not jump. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
