import type { JsonObject } from '../../engine/core/json.ts';
import { getAt, pointerOf } from '../../engine/core/pointer.ts';
import type { StoreBinding } from '../../engine/core/product.ts';
import { audit } from '../audit/audit.ts';
import { type Binding, type Call, ok } from '../call.ts';
import { notFound } from '../errors.ts';
import { withComputed } from '../records/computed.ts';
import { visibleRecord } from '../records/field-access.ts';
import { kindOf, type RecordKind } from '../records/kinds.ts';
import { findRecord, listRecords } from '../records/read.ts';

export const getBinding: Binding<Extract<StoreBinding, { kind: 'get' }>> = {
  isWrite: false,
  async answer(call, { entity, by }) {
    const { product, query, user, database, origin } = call;
    const kind = kindOf(product, entity);
    const record = await findRecord(database, { kind, id: String(query[by] ?? ''), reach: user });
    if (record === undefined || record.isRemoved) throw notFound();
    const { id, subject, organization, rev } = record;
    await audit(database, origin, {
      action: 'read',
      type: kind.type,
      id,
      subject: subject ?? id,
      organization,
      rev,
    });
    return ok(await shown(call, kind, record.document));
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
  const { product, user, database, origin } = call;
  const kind = kindOf(product, entity);
  if (kind.parent !== undefined && subject !== undefined) {
    const owner = await findRecord(database, { kind: kind.parent, id: subject, reach: user });
    if (owner === undefined || owner.isRemoved) throw notFound();
  }
  const records = await listRecords(database, { kind, subject, reach: user });
  await audit(database, origin, { action: 'read', type: kind.type, subject });
  return Promise.all(records.map(({ document }) => shown(call, kind, document)));
}

async function shown(call: Call, kind: RecordKind, document: JsonObject): Promise<JsonObject> {
  const { product, database, today, origin } = call;
  const record = await withComputed(database, { product, kind, record: document, today, now: origin.at });
  return visibleRecord(call, kind, record);
}
