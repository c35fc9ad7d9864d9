import { isJsonObject, type JsonObject } from '../../../engine/core/json/json.ts';
import type { StoreBinding } from '../../../engine/core/product/call.ts';
import type { SavedAnswer } from '../../../engine/core/protocol/call-types.ts';
import { mostProblems } from '../../../engine/core/validation/problems.ts';
import { invalid } from '../../operation/errors.ts';
import type { Binding, Call, CallAnswer } from '../../records/context/call.ts';
import { visibleRecord } from '../../records/field-access.ts';
import { removeSeenRecord } from '../../records/saving/remove.ts';
import { createRecord, type Saved, updateRecord } from '../../records/saving/save.ts';
import { checkStoredAccess } from '../../records/stored-access.ts';
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

/** The record in the body. Throws 422 for a body that is none. */
export function recordOf<Body>({ body }: { readonly body: Body }): Body & JsonObject {
  if (isJsonObject(body)) return body;
  throw invalid([{ at: '', code: 'type', message: 'Send the record as an object.', severity: 'error' }]);
}

/** `{ok, id, rev, record}` with the messages of the save, without fields that the user may not see. */
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
