import { isWithinShare, newTraceId, type TraceContext } from '../../../engine/core/protocol/trace-context.ts';

/** Which traces are recorded (`OTEL_TRACES_SAMPLER`). */
export interface Sampling {
  /** 0 to 1. */
  readonly share: number;
  /** What the caller does not record is not recorded here. That it does is no order: callers are browsers too. */
  readonly isParentBased: boolean;
}

/** The id of the trace that a request is recorded under; none where it is not recorded. */
export function sampledTraceId(
  { share, isParentBased }: Sampling,
  caller: TraceContext | undefined,
): string | undefined {
  if (isParentBased && caller?.isSampled === false) return undefined;
  const traceId = caller?.traceId ?? newTraceId();
  return isWithinShare(share, traceId) ? traceId : undefined;
}
