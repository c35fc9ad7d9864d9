import type { JsonObject } from '../../engine/core/json/json.ts';
import { isAllowed } from '../../engine/core/records/access.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import type { Call } from './context/call.ts';

/**
 * Reports whether the record's own rule, where its type has one, lets the user read it. A refused record is treated as
 * missing.
 */
export function isReadable(call: Call, kind: RecordKind, document: JsonObject): boolean {
  const { access } = kind.traits;
  if (access === undefined) return true;
  const { product, user, origin, today, timeZone } = call;
  const scope = { self: document, records: { [kind.name]: document }, user, today, timeZone };
  return isAllowed(product, access, { ...scope, now: origin.at.toISOString() });
}
