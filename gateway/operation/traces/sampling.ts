import { isWithinShare, newTraceId, type TraceContext } from '../../../engine/core/protocol/trace-context.ts';
import type { Sampling } from '../trace-config.ts';

/** The id of the trace that a request is recorded under; none where it is not recorded. */
export function sampledTraceId(
  { share, isParentBased }: Sampling,
  caller: TraceContext | undefined,
): string | undefined {
  if (isParentBased && caller?.isSampled === false) return undefined;
  const traceId = caller?.traceId ?? newTraceId();
  return isWithinShare(share, traceId) ? traceId : undefined;
}
