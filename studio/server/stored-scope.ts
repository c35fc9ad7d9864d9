import type { Scope } from '../../engine/core/expressions/scope.ts';
import { type Json, type JsonObject, jsonItems, jsonObject } from '../../engine/core/json/json.ts';
import { mayRead } from '../../features/history/server/entitled.ts';
import type { Call } from '../../gateway/records/context/call.ts';
import { contextRecords } from '../../gateway/records/context-records.ts';
import { isReadable, visibleRecord } from '../../gateway/records/field-access.ts';
import { contentOf, isRecordId } from '../../gateway/records/meta.ts';
import { findOwners } from '../../gateway/records/owner.ts';
import { findRecord, listRecords, type StoredRecord } from '../../gateway/records/read.ts';
import { kindsOf, type RecordKind } from '../../gateway/store/kinds/kinds.ts';

/**
 * Reads a stored record as expressions see it, with the latest records of its parent, and without anything that the
 * user may not see. Undefined where the user may not read the record. Writes only the audit entry.
 */
export async function storedScope(call: Call, entity: string, id: string): Promise<Scope | undefined> {
  const kind = kindsOf(call.product).get(entity);
  if (kind === undefined || !isRecordId(id) || !mayRead(call, kind)) return undefined;
  const found = await recordOf(call, kind, id);
  if (found === undefined || found.isRemoved || !isReadable(call, kind, found.document)) return undefined;
  const { database, memory, product, user, today, timeZone, origin } = call;
  const { organization, rev } = found;
  const subject = found.subject ?? undefined;
  const owners = await findOwners(database, { kind, subject, scope: user });
  if (owners === undefined) return undefined;
  call.note({
    action: 'read',
    type: kind.type,
    id: found.id,
    subject: subject ?? found.id,
    organization,
    rev,
  });
  const about = { product, kind, id: found.id, subject, organization, today, now: origin.at, memory };
  const { records, siblings } = await contextRecords(database, { ...about, owners });
  const shown = (document: JsonObject) => contentOf(kind.entity, visibleRecord(call, kind, document));
  const self = shown(found.document);
  return {
    ...{ self, old: self, user, today, timeZone, now: origin.at.toISOString() },
    records: visibleRecords(call, { ...records, [entity]: found.document }),
    ...(siblings !== undefined && { siblings: jsonItems(siblings).map((each) => shown(jsonObject(each))) }),
  };
}

async function recordOf(
  { database, user }: Call,
  kind: RecordKind,
  id: string,
): Promise<StoredRecord | undefined> {
  const record = await findRecord(database, { kind, id, scope: user });
  if (record !== undefined || kind.parent === undefined) return record;
  return (await listRecords(database, { kind, subject: id, scope: user })).at(-1);
}

/** Keeps the records of kinds that the user may read, without their hidden fields. */
function visibleRecords(
  call: Call,
  records: Readonly<Record<string, Json | undefined>>,
): Readonly<Record<string, Json>> {
  const visible = Object.entries(records).flatMap(
    ([name, document]): readonly (readonly [string, Json])[] => {
      const kind = kindsOf(call.product).get(name);
      if (kind === undefined || document === undefined || !mayRead(call, kind)) return [];
      return [[name, visibleRecord(call, kind, jsonObject(document))]];
    },
  );
  return Object.fromEntries(visible);
}
