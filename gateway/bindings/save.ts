import type { JsonObject } from '../../engine/core/json.ts';
import type { StoreBinding } from '../../engine/core/product.ts';
import type { Binding, Call, CallAnswer } from '../call.ts';
import { invalid } from '../errors.ts';
import { visibleRecord } from '../records/field-access.ts';
import { kindOf, type RecordKind } from '../records/kinds.ts';
import { removeSeenRecord } from '../records/remove.ts';
import { createRecord, type Saved, updateRecord } from '../records/save.ts';

export const saveBinding: Binding<Extract<StoreBinding, { kind: 'save' }>> = {
  isWrite: true,
  async answer(call, { entity }) {
    const kind = kindOf(call.product, entity);
    const save = call.method === 'POST' ? createRecord : updateRecord;
    return savedAnswer(call, kind, await save(call, kind, recordOf(call)));
  },
};

export const removeBinding: Binding<Extract<StoreBinding, { kind: 'remove' }>> = {
  isWrite: true,
  async answer(call, { entity }) {
    const kind = kindOf(call.product, entity);
    return savedAnswer(call, kind, await removeSeenRecord(call, kind, recordOf(call)));
  },
};

function recordOf(call: Call): JsonObject {
  const { body } = call;
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as JsonObject;
  throw invalid([{ at: '', code: 'type', message: 'Send the record as an object.', severity: 'error' }]);
}

export function savedAnswer(call: Call, kind: RecordKind, saved: Saved): CallAnswer {
  const { id, rev, record, isNew, kept = [], says = [] } = saved;
  const told = { ...(kept.length === 0 ? {} : { kept }), ...(says.length === 0 ? {} : { says }) };
  return {
    status: isNew ? 201 : 200,
    body: { ok: true, id, rev, record: visibleRecord(call, kind, record), ...told },
  };
}
