import type { JsonObject } from '../../engine/core/json/json.ts';
import { accessRule, isAllowed } from '../../engine/core/records/access.ts';
import { forbidden, notFound } from '../operation/errors.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import type { Call } from './context/call.ts';
import { readRecordId } from './identity.ts';
import { findRecord } from './read.ts';
import { isReadable } from './readable.ts';
import { refusalOfChange } from './readers.ts';

export interface StoredAccess {
  /** Content that is sent; its `_id` names the record. */
  readonly record: JsonObject;
  /** Name of the rule; absent: everyone passes. */
  readonly access: string | undefined;
}

/**
 * Throws 404 for a record that the user may not know of, 403 unless it passes an access rule as it is stored. It stays as it is until the end of the
 * transaction, so that the rule holds for what is changed.
 */
export async function checkStoredAccess(
  call: Call,
  kind: RecordKind,
  { record, access }: StoredAccess,
): Promise<void> {
  if (access === undefined && kind.traits.access === undefined) return;
  const { database, product, user, origin, today, timeZone } = call;
  const id = readRecordId(record);
  const stored = await findRecord(database, { kind, id, reach: user, lock: 'change' });
  if (stored === undefined) throw await refusalOfChange(call, kind, id);
  if (!isReadable(call, kind, stored.document)) throw notFound();
  if (access === undefined) return;
  const { document } = stored;
  const scope = { self: document, records: { [kind.name]: document }, user, today, timeZone };
  if (isAllowed(product, access, { ...scope, now: origin.at.toISOString() })) return;
  throw forbidden(accessRule(product, access).needs);
}
