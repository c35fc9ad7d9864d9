import { fillTemplate } from '../../../engine/core/text/template.ts';
import { GatewayError } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import type { RecordOf } from '../../contracts/server/typed.ts';

/** Creates a 409 with the current reservation, so that the user can decide to take it over. */
export function reservedByAnother({ product }: Call, { document }: RecordOf<'reservation'>): GatewayError {
  const sentence = product.messages['reservation.reserved-by'] ?? 'This patient is reserved.';
  return new GatewayError(409, {
    code: 'reserved',
    message: fillTemplate(sentence, { email: document.email }),
    conflict: { current: document, entries: [] },
  });
}
