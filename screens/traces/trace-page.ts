import type { TraceContext } from '../../engine/core/protocol/trace-context.ts';
import { createGatewayClient } from '../../engine/react/index.ts';
import { session } from '../app/session.ts';
import { makeCall } from '../calls.ts';
import { liveProduct } from '../product.ts';
import { watchPage } from './page-watch.ts';
import { type PageSpan, tracedFetch, withTrace } from './traced-fetch.ts';

/**
 * Traces the page from now on: requests carry the id of their trace, and the page's own times are sent to the
 * gateway, where the operator collects traces.
 */
export function tracePage(share: number): void {
  const fetchNow = globalThis.fetch.bind(globalThis);
  const report = (context: TraceContext, spans: readonly PageSpan[]) =>
    void send(fetchNow, context, spans).catch(() => undefined);
  globalThis.fetch = tracedFetch({ fetchNow, page: watchPage(), share, report });
}

async function send(
  fetchNow: typeof fetch,
  context: TraceContext,
  spans: readonly PageSpan[],
): Promise<void> {
  if (session.state().status !== 'signed-in') return;
  const client = createGatewayClient({
    product: liveProduct.get,
    getAccessToken: session.getAccessToken,
    fetch: (input, init) => fetchNow(input, withTrace(init, context)),
  });
  const now = performance.now();
  const body = {
    spans: spans.map(({ startedAt, endedAt, ...span }) => ({
      ...span,
      ago: round(now - startedAt),
      duration: round(endedAt - startedAt),
    })),
  };
  await makeCall(client, 'page-trace.send', { body });
}

/** Rounds milliseconds to microseconds. */
function round(ms: number): number {
  return Math.max(0, Math.round(ms * 1_000) / 1_000);
}
