import { isJsonObject, type JsonObject } from '../../../engine/core/json/json.ts';
import type { StoreBinding } from '../../../engine/core/product/call.ts';
import type { SavedAnswer } from '../../../engine/core/protocol/call-types.ts';
import { accessRule, isAllowed } from '../../../engine/core/records/access.ts';
import { mostProblems } from '../../../engine/core/validation/problems.ts';
import { forbidden, invalid, notFound } from '../../operation/errors.ts';
import type { Binding, Call, CallAnswer } from '../../records/context/call.ts';
import { isReadable, visibleRecord } from '../../records/field-access.ts';
import { readRecordId } from '../../records/meta.ts';
import { findRecord } from '../../records/read.ts';
import { refusalOfChange } from '../../records/readers.ts';
import { removeSeenRecord } from '../../records/saving/remove.ts';
import { createRecord, type Saved, updateRecord } from '../../records/saving/save.ts';
import { kindOf, type RecordKind } from '../../store/kinds/kinds.ts';

export const saveBinding: Binding<Extract<StoreBinding, { kind: 'save' }>> = {
  isWrite: true,
  async answer(call, { entity, access }) {
    const kind = kindOf(call.product, entity);
    const record = recordOf(call);
    if (call.method === 'POST') return savedAnswer(call, kind, await createRecord(call, kind, record));
    await checkStoredAccess(call, kind, { record, access });
    return savedAnswer(call, kind, await updateRecord(call, kind, record));
  },
};

export const removeBinding: Binding<Extract<StoreBinding, { kind: 'remove' }>> = {
  isWrite: true,
  async answer(call, { entity, access }) {
    const kind = kindOf(call.product, entity);
    const record = recordOf(call);
    await checkStoredAccess(call, kind, { record, access });
    return savedAnswer(call, kind, await removeSeenRecord(call, kind, record));
  },
};

/** Returns the body as a record. Throws 422 for a body that is no JSON object. */
export function recordOf<Body>({ body }: { readonly body: Body }): Body & JsonObject {
  if (isJsonObject(body)) return body;
  throw invalid([{ at: '', code: 'type', message: 'Send the record as an object.', severity: 'error' }]);
}

/** Builds `{ok, id, rev, record}` with the messages of the save, without fields that the user may not see. */
export function savedAnswer<Document extends JsonObject>(
  call: Call,
  kind: RecordKind<Document>,
  saved: Saved,
): CallAnswer<SavedAnswer<Document>> {
  const { id, rev, record, isNew, kept = [], messages = [], handedOver = false } = saved;
  const remarks = {
    ...(kept.length === 0 ? {} : { kept: kept.slice(0, mostProblems) }),
    ...(messages.length === 0 ? {} : { messages }),
    ...(handedOver ? { handedOver } : {}),
  };
  return {
    status: isNew ? 201 : 200,
    body: { ok: true, id, rev, record: visibleRecord(call, kind, record), ...remarks },
    recordType: kind.type,
  };
}

interface StoredAccess {
  /** Content of the request; its `_id` names the record. */
  readonly record: JsonObject;
  /** Name of the access rule; absent: everyone passes. */
  readonly access: string | undefined;
}

/**
 * Checks an access rule on the stored record and locks the record until the end of the transaction. Throws 404 for
 * a record whose existence the user may not know, and 403 if the rule refuses.
 */
async function checkStoredAccess(
  call: Call,
  kind: RecordKind,
  { record, access }: StoredAccess,
): Promise<void> {
  if (access === undefined && kind.traits.access === undefined) return;
  const { database, product, user, origin, today, timeZone } = call;
  const id = readRecordId(record);
  const stored = await findRecord(database, { kind, id, scope: user, lock: 'change' });
  if (stored === undefined) throw await refusalOfChange(call, kind, id);
  if (!isReadable(call, kind, stored.document)) throw notFound();
  if (access === undefined) return;
  const { document } = stored;
  const scope = { self: document, records: { [kind.name]: document }, user, today, timeZone };
  if (isAllowed(product, access, { ...scope, now: origin.at.toISOString() })) return;
  throw forbidden(accessRule(product, access).needs);
}
