import { latestKnown } from '../../engine/core/dates/partial-dates.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/core/json/json.ts';
import { getAt, pathToPointer } from '../../engine/core/json/pointer.ts';
import type { DocumentDescriptor, DocumentRecords } from '../../engine/core/product/document.ts';
import { notFound } from '../operation/errors.ts';
import { belongingAsOf, recordsAsOf } from '../records/as-of.ts';
import { type Call, completedRows } from '../records/context/call.ts';
import { contextRecords } from '../records/context-records.ts';
import { isReadable, visibleRecord } from '../records/field-access.ts';
import { organizationOf } from '../records/owner.ts';
import { findRecordAt, listRecords, type StoredRecord } from '../records/read.ts';
import { kindOf, type RecordKind } from '../store/kinds/kinds.ts';

export interface DocumentWork {
  readonly document: DocumentDescriptor;
  readonly record: StoredRecord;
  /** Inputs of the document besides its records. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Instant at which a reader received a record; the document then prints the data of that instant. */
  readonly past?: AsOf | undefined;
}

/** Instant at which a user acted on a record as its reader; see `readers` in `x-record`. */
export interface AsOf {
  readonly at: Date;
  /** Name of the record's entity. */
  readonly entity: string;
  readonly id: string;
}

/**
 * Builds the scope of a document's texts: its record, organization and listed records, without hidden fields.
 * Throws 404 for an input that names no record of the document's record, or if `past` is about a record that the
 * document does not list.
 */
export async function documentScope(call: Call, work: DocumentWork): Promise<Scope> {
  const { document, record, inputs, past } = work;
  if (past !== undefined && !isAbout(document, inputs, past)) throw notFound();
  const { product, database, memory, today, timeZone, user, origin } = call;
  const kind = kindOf(product, document.entity);
  const self = visibleRecord(call, kind, record.document);
  const { id } = record;
  const organization = past === undefined ? record.organization : organizationOf(kind, record.document);
  const attached = await contextRecords(database, {
    ...{ product, memory, kind, id, organization, today, now: origin.at },
    ...{ subject: undefined, owners: [] },
  });
  const base: Scope = {
    ...{ self, inputs, user, today, timeZone },
    now: origin.at.toISOString(),
    records: { ...attached.records, [kind.name]: self },
  };
  const listed: [string, Json][] = [];
  for (const [name, records] of Object.entries(document.with))
    listed.push([name, await readRecords(call, records, { scope: base, subject: id, past })]);
  return { ...base, records: { ...base.records, ...Object.fromEntries(listed) } };
}

/** Reports whether one of the document's inputs names the given record. */
function isAbout(
  { with: lists }: DocumentDescriptor,
  inputs: DocumentWork['inputs'],
  { entity, id }: AsOf,
): boolean {
  return Object.values(lists).some(
    (records) => records.entity === entity && records.by !== undefined && inputs[records.by] === id,
  );
}

interface Reading {
  readonly scope: Scope;
  readonly subject: string;
  readonly past: AsOf | undefined;
}

async function rowsOf(call: Call, kind: RecordKind, { subject, past }: Reading) {
  const { database, user } = call;
  const stored =
    past === undefined
      ? await listRecords(database, { kind, subject, scope: user })
      : await belongingAsOf(database, { kind, subject, at: past.at });
  const visible = stored
    .filter(({ document }) => isReadable(call, kind, document))
    .map(({ document }) => visibleRecord(call, kind, document));
  // Skips completions for past documents, since completions are computed from today's records.
  return past === undefined ? completedRows(call, { entity: kind.name, subject }, visible) : visible;
}

interface Naming extends NonNullable<DocumentRecords['named']>, Pick<Scope, 'self'> {
  readonly past: AsOf | undefined;
}

/** Reads and notes the record that a field of the document's record names; empty for one that the user may not see. */
async function readNamed(call: Call, kind: RecordKind, { at, by, self, past }: Naming): Promise<Json> {
  const { database, user } = call;
  const value = isJsonObject(self) ? getAt(self, at) : undefined;
  if (typeof value !== 'string' || value === '') return {};
  const found = await findRecordAt(database, { kind, at: by, value, scope: user });
  if (found === undefined || !isReadable(call, kind, found.document)) return {};
  const { id, subject, organization, rev } = found;
  const [read] = past === undefined ? [found] : await recordsAsOf(database, { kind, ids: [id], at: past.at });
  if (read === undefined) return {};
  call.note({ action: 'read', type: kind.type, id, subject: subject ?? id, organization, rev });
  return visibleRecord(call, kind, read.document);
}

async function readRecords(call: Call, records: DocumentRecords, reading: Reading): Promise<Json> {
  const { scope, past } = reading;
  const kind = kindOf(call.product, records.entity);
  if (records.named !== undefined) return readNamed(call, kind, { ...records.named, self: scope.self, past });
  const found = (await rowsOf(call, kind, reading)).filter(
    (item) => records.where === undefined || records.where.evaluate({ ...scope, item }),
  );
  const wanted = records.by === undefined ? undefined : scope.inputs?.[records.by];
  if (typeof wanted === 'string' && wanted !== '') {
    const named = found.find(({ _id }) => _id === wanted);
    if (named === undefined) throw notFound();
    return named;
  }
  if (records.by !== undefined || records.latest !== undefined)
    return newest(found, records.latest ?? []) ?? {};
  return sorted(found, records.sort);
}

/** Finds the newest record, by the first known date of each; without any date, the record stored last. */
function newest(records: readonly JsonObject[], paths: readonly string[]): JsonObject | undefined {
  const dateOf = (record: JsonObject) =>
    paths.map((path) => getAt(record, pathToPointer(path))).find((value) => typeof value === 'string');
  return latestKnown(records, dateOf) ?? records.at(-1);
}

function sorted(records: readonly JsonObject[], path: string | undefined): readonly JsonObject[] {
  if (path === undefined) return records;
  const textOf = (record: JsonObject) => String(getAt(record, pathToPointer(path)) ?? '');
  return records.toSorted((a, b) => textOf(a).localeCompare(textOf(b), 'en', { sensitivity: 'base' }));
}
