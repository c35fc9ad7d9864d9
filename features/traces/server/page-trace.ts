import { currentSpan } from '../../../gateway/operation/measured.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';

/**
 * Adds a page's measurements to its request's trace. The contract has names, span ids and numbers only, hence no
 * patient data. Times are by the gateway's clock, late by the transit of the request.
 */
export const pageTrace: Handler<'page-trace'> = {
  isWrite: false,
  async answer({ body }) {
    const span = currentSpan();
    if (span === undefined) return ok({ taken: false });
    const { arrivedAt } = span;
    span.add(
      body.spans.map(({ id, within, name, ago, duration }) => ({
        scope: 'page',
        spanId: id,
        parentSpanId: within,
        name,
        kind: within === undefined ? 'internal' : 'client',
        start: arrivedAt - ago,
        end: arrivedAt - ago + duration,
      })),
    );
    return ok({ taken: true });
  },
};
