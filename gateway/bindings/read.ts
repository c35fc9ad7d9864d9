import type { JsonObject } from '../../engine/core/json.ts';
import { getAt, pointerOf } from '../../engine/core/pointer.ts';
import type { StoreBinding } from '../../engine/core/product.ts';
import { type Binding, type Call, ok } from '../call.ts';
import { notFound } from '../errors.ts';
import { withComputed } from '../records/computed.ts';
import { visibleRecord } from '../records/field-access.ts';
import { kindOf, type RecordKind } from '../records/kinds.ts';
import { findRecord, findRecordAt, listRecords, type StoredRecord } from '../records/read.ts';
import { isReadable } from '../records/readable.ts';

export const getBinding: Binding<Extract<StoreBinding, { kind: 'get' }>> = {
  isWrite: false,
  async answer(call, { entity, by, at }) {
    const { product, query, user, database } = call;
    const kind = kindOf(product, entity);
    const named = String(query[by] ?? '');
    const record =
      at === undefined
        ? await findRecord(database, { kind, id: named, reach: user })
        : await findRecordAt(database, { kind, at, value: named, reach: user });
    if (record === undefined || record.isRemoved || !isReadable(call, kind, record.document))
      throw notFound();
    const { id, subject, organization, rev } = record;
    call.note({ action: 'read', type: kind.type, id, subject: subject ?? id, organization, rev });
    return ok(await shownRecord(call, kind, record.document));
  },
};

export const listBinding: Binding<Extract<StoreBinding, { kind: 'list' }>> = {
  isWrite: false,
  async answer(call, { entity, also = [], subjectFrom }) {
    const subject = subjectFrom === undefined ? undefined : subjectOf(call, subjectFrom);
    const rows: JsonObject[] = [];
    for (const name of [entity, ...also]) rows.push(...(await rowsOf(call, name, subject)));
    return ok({ rows });
  },
};

/** The subject's id, from the query or from a property of the body. */
function subjectOf({ query, body }: Call, name: string): string {
  const sent = getAt(body, pointerOf([name]));
  return String(query[name] ?? (typeof sent === 'string' ? sent : ''));
}

async function rowsOf(call: Call, entity: string, subject: string | undefined) {
  const { product, user, database } = call;
  const kind = kindOf(product, entity);
  if (kind.parent !== undefined && subject !== undefined) {
    const owner = await findRecord(database, { kind: kind.parent, id: subject, reach: user });
    if (owner === undefined || owner.isRemoved) throw notFound();
  }
  const listed = await listRecords(database, { kind, subject, reach: user });
  const records = listed.filter(({ document }) => isReadable(call, kind, document));
  const shown = subject === undefined ? subjectsOf(records) : undefined;
  call.note({ action: 'read', type: kind.type, subject, shown });
  return Promise.all(records.map(({ document }) => shownRecord(call, kind, document)));
}

/** Whom the records are about, each once. */
function subjectsOf(records: readonly StoredRecord[]): readonly string[] {
  return [...new Set(records.map(({ id, subject }) => subject ?? id))].toSorted();
}

async function shownRecord(call: Call, kind: RecordKind, document: JsonObject): Promise<JsonObject> {
  const { product, database, memory, today, origin } = call;
  const query = { product, kind, record: document, today, now: origin.at, memory };
  const record = await withComputed(database, query);
  return visibleRecord(call, kind, record);
}
