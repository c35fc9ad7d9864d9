import { type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import { allowPerMinute } from '../../../gateway/operation/allowance.ts';
import type { Log } from '../../../gateway/operation/log.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';

const perMinute = 30;

/**
 * Logs failures that a page reports, for the error-reporting service. The contract has no free text, hence no patient
 * data.
 */
export function createErrorReport(log: Log): Handler<'error-report'> {
  const isWithinLimit = allowPerMinute(perMinute);
  return {
    isWrite: false,
    async answer({ product, body, user, origin }) {
      const isTaken = await isWithinLimit(user._id);
      // Logs a conflict at a lower level, since two users who save at once are no defect.
      const [level, event] =
        body.kind === 'conflict' ? (['info', 'page.conflict'] as const) : (['error', 'page.failed'] as const);
      if (isTaken)
        log[level](event, {
          request: origin.request,
          user: user._id,
          schemas: product.hash,
          ...fieldsOf(body),
        });
      return ok({ taken: isTaken });
    },
  };
}

function fieldsOf({ place, kind, error, at, request, version }: JsonObject) {
  return {
    place: String(place),
    kind: String(kind),
    error: String(error),
    at: jsonItems(at).join(' | '),
    ...(request === undefined ? {} : { after: String(request) }),
    version: String(version),
  };
}
