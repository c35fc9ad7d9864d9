import { currentSpan } from '../../../gateway/operation/measured.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';

/**
 * Adds what a page has measured to the trace that its request belongs to. The contract has names, ids of spans and
 * numbers alone, so no patient data can be included. Times are by the clock of the gateway, late by the way of the
 * request here.
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
