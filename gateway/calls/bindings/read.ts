import type { Expression, Scope } from '../../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { getAt, pointerOf } from '../../../engine/core/json/pointer.ts';
import type { StoreBinding } from '../../../engine/core/product/call.ts';
import { inPresentShape } from '../../../engine/core/records/present-shape.ts';
import { sortRows } from '../../../engine/core/records/sorting.ts';
import { notFound } from '../../operation/errors.ts';
import type { StoredDocument } from '../../records/audit/recorded-reads.ts';
import { type Binding, type Call, completedRows, ok } from '../../records/context/call.ts';
import { withComputed } from '../../records/context-records.ts';
import { isReadable, visibleRecord } from '../../records/field-access.ts';
import { joinedSubjects } from '../../records/joined-subjects.ts';
import { findRecord, findRecordAt, listNewest, listRecords, type StoredRecord } from '../../records/read.ts';
import { shownToReader } from '../../records/readers.ts';
import { kindOf, type RecordKind } from '../../store/kinds/kinds.ts';

export const getBinding: Binding<Extract<StoreBinding, { kind: 'get' }>> = {
  isWrite: false,
  async answer(call, { entity, by, at }) {
    const kind = kindOf(call.product, entity);
    const named = String(call.query[by] ?? '');
    // True if the read itself stores the audit entry. With an access rule on the record, the entry follows the
    // read, since access depends on the record that was read.
    const isNotedFirst = at === undefined && kind.traits.access === undefined;
    const found =
      isNotedFirst && call.findNoted !== undefined
        ? presentDocument(kind, await call.findNoted(kind, named))
        : await readAndNote(call, kind, { at, named });
    if (found === undefined) throw notFound();
    const record = await shownRecord(call, kind, found.document);
    return ok(
      found.isHandedOver === true ? await shownToReader(call, kind, { ...found, id: named, record }) : record,
    );
  },
};

function presentDocument({ entity }: RecordKind, found: StoredDocument | undefined) {
  return found && { ...found, document: inPresentShape(entity, found.document) };
}

interface NamedRecord {
  /** JSON Pointer of the value that identifies the record; absent: the record's id. */
  readonly at: string | undefined;
  readonly named: string;
}

async function readAndNote(
  call: Call,
  kind: RecordKind,
  { at, named }: NamedRecord,
): Promise<StoredDocument | undefined> {
  const { user, database } = call;
  const record =
    at === undefined
      ? await findRecord(database, { kind, id: named, scope: user })
      : await findRecordAt(database, { kind, at, value: named, scope: user });
  if (record === undefined || record.isRemoved || !isReadable(call, kind, record.document)) return undefined;
  const { id, subject, organization, rev } = record;
  call.note({ action: 'read', type: kind.type, id, subject: subject ?? id, organization, rev });
  return record;
}

export const listBinding: Binding<Extract<StoreBinding, { kind: 'list' }>> = {
  isWrite: false,
  async answer(call, binding) {
    const { entity, also = [], subjectFrom, newestBy, sortBy, join, where } = binding;
    const subject = subjectFrom === undefined ? undefined : subjectOf(call, subjectFrom);
    const { newest } = call.query;
    if (newestBy !== undefined && typeof newest === 'number')
      return ok(await newestOf(call, entity, { subject, where, by: newestBy, count: Math.max(0, newest) }));
    const inOrder = (rows: readonly JsonObject[]) =>
      sortBy === undefined ? rows : sortRows(rows, [{ by: sortBy, descending: false }]);
    if (join !== undefined) {
      const { rows, subjects } = await joinedRows(call, entity, { subject, where, fields: join });
      return ok({ rows: inOrder(rows), subjects });
    }
    const rows: JsonObject[] = [];
    for (const name of [entity, ...also]) rows.push(...(await rowsOf(call, name, { subject, where })));
    return ok({ rows: inOrder(rows) });
  },
};

/** Finds the subject's id in the query or in a property of the body. */
function subjectOf({ query, body }: Call, name: string): string {
  const sent = getAt(body, pointerOf([name]));
  return String(query[name] ?? (typeof sent === 'string' ? sent : ''));
}

/** Selection of the requested records. */
interface Selection {
  readonly subject: string | undefined;
  readonly where: Expression<boolean> | undefined;
}

interface Newest extends Selection {
  readonly by: string;
  readonly count: number;
}

/**
 * Reads the newest records. If the user may not read all of them, returns every readable record, since a total
 * would reveal the others.
 */
async function newestOf(call: Call, entity: string, selection: Newest): Promise<JsonObject> {
  const { subject, where, by, count } = selection;
  const kind = kindOf(call.product, entity);
  await checkOwner(call, kind, subject);
  const { total, records } = await listNewest(call.database, { kind, subject, scope: call.user, by, count });
  const isAll = where === undefined && records.every(({ document }) => isReadable(call, kind, document));
  if (!isAll) return { rows: [...(await rowsOf(call, entity, selection))] };
  return { rows: [...(await shownRows(call, kind, { subject, records }))], total };
}

async function rowsOf(call: Call, entity: string, selection: Selection) {
  const kind = kindOf(call.product, entity);
  const records = await readableRecords(call, kind, selection);
  return shownRows(call, kind, { subject: selection.subject, records });
}

async function readableRecords(
  call: Call,
  kind: RecordKind,
  { subject, where, withSubject = false }: Selection & { readonly withSubject?: boolean },
): Promise<readonly StoredRecord[]> {
  await checkOwner(call, kind, subject);
  const listed = await listRecords(call.database, { kind, subject, withSubject, scope: call.user });
  const scope = scopeOf(call);
  return listed.filter(
    ({ document }) =>
      isReadable(call, kind, document) && (where?.evaluate({ ...scope, item: document }) ?? true),
  );
}

function scopeOf({ user, origin, today, timeZone }: Call): Scope {
  return { user, today, timeZone, now: origin.at.toISOString() };
}

interface Join extends Selection {
  readonly fields: readonly string[];
}

/** Reads the rows, and the requested fields of the records that they belong to, in one query. */
async function joinedRows(call: Call, entity: string, { subject, where, fields }: Join) {
  const kind = kindOf(call.product, entity);
  const records = await readableRecords(call, kind, { subject, where, withSubject: true });
  const rows = await shownRows(call, kind, { subject, records });
  return { rows, subjects: joinedSubjects(call, { kind, records, fields }) };
}

async function checkOwner({ database, user }: Call, { parent }: RecordKind, subject: string | undefined) {
  if (parent === undefined || subject === undefined) return;
  const owner = await findRecord(database, { kind: parent, id: subject, scope: user });
  if (owner === undefined || owner.isRemoved) throw notFound();
}

interface Listed {
  readonly subject: string | undefined;
  readonly records: readonly StoredRecord[];
}

async function shownRows(call: Call, kind: RecordKind, { subject, records }: Listed) {
  const shown = subject === undefined ? subjectsOf(records) : undefined;
  call.note({ action: 'read', type: kind.type, subject, shown });
  const rows = await Promise.all(records.map(({ document }) => shownRecord(call, kind, document)));
  return completedRows(call, { entity: kind.name, subject }, rows);
}

/** Lists the ids of the records' subjects, each once. */
function subjectsOf(records: readonly StoredRecord[]): readonly string[] {
  return [...new Set(records.map(({ id, subject }) => subject ?? id))].toSorted();
}

async function shownRecord(call: Call, kind: RecordKind, document: JsonObject): Promise<JsonObject> {
  const { product, database, memory, today, origin } = call;
  const query = { product, kind, record: document, today, now: origin.at, memory };
  const record = await withComputed(database, query);
  return visibleRecord(call, kind, record);
}
