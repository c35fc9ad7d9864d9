import type { StoreBinding } from '../../engine/core/product.ts';
import { audit } from '../audit/audit.ts';
import { type Binding, ok } from '../call.ts';
import { notFound } from '../errors.ts';
import { visibleRecord } from '../records/field-access.ts';
import { kindOf } from '../records/kinds.ts';
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
    return ok(visibleRecord(call, kind, record.document));
  },
};

export const listBinding: Binding<Extract<StoreBinding, { kind: 'list' }>> = {
  isWrite: false,
  async answer(call, { entity, subjectFrom }) {
    const { product, query, user, database, origin } = call;
    const kind = kindOf(product, entity);
    const subject = subjectFrom === undefined ? undefined : String(query[subjectFrom] ?? '');
    if (kind.parent !== undefined && subject !== undefined) {
      const owner = await findRecord(database, { kind: kind.parent, id: subject, reach: user });
      if (owner === undefined || owner.isRemoved) throw notFound();
    }
    const records = await listRecords(database, { kind, subject, reach: user });
    await audit(database, origin, { action: 'read', type: kind.type, subject });
    return ok({ rows: records.map(({ document }) => visibleRecord(call, kind, document)) });
  },
};
