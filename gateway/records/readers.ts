import { calendarToday, formatDate } from '../../engine/core/dates/dates.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { setAt, tokensOf } from '../../engine/core/json/pointer.ts';
import { displayRecord } from '../../engine/core/records/display.ts';
import { type GatewayError, handedOver, notFound } from '../operation/errors.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import { lastSetSql, readersPath } from '../store/kinds/organization-scope.ts';
import type { Call } from './context/call.ts';
import { contextRecords } from './context-records.ts';
import { findRecord, type StoredRecord } from './read.ts';

/**
 * Finds a record of another organization that the user may read because of an earlier action, by `readers` of its
 * kind. Returns `undefined` if there is none. Used for single records, never for lists.
 */
export async function findForReader<Document extends JsonObject>(
  { database, user, origin }: Call,
  kind: RecordKind<Document>,
  id: string,
): Promise<StoredRecord<Document> | undefined> {
  if (readersPath(kind) === undefined) return undefined;
  const scope = { organizations: user.organizations, reader: { author: origin.author, id } };
  const found = await findRecord(database, { kind, id, scope });
  return found?.isRemoved === true ? undefined : found;
}

/** Builds the refusal to change a record outside of the user's scope: it does not exist, or was handed over. */
export async function refusalOfChange(call: Call, kind: RecordKind, id: string): Promise<GatewayError> {
  const found = await findForReader(call, kind, id);
  if (found === undefined) return notFound();
  const { organization, on } = await holderOf(call, kind, found);
  return handedOver(organization, formatDate(calendarToday(on, call.timeZone)));
}

type Held = Pick<StoredRecord, 'organization' | 'subject'>;

/** Adds the record's present organization, and the date of its transfer to that organization. */
export async function shownToReader(
  call: Call,
  kind: RecordKind,
  { id, record, ...held }: Held & { readonly id: string; readonly record: JsonObject },
): Promise<JsonObject> {
  const { readers } = kind.traits;
  if (readers === undefined) return record;
  const { on, ...holder } = await holderOf(call, kind, { id, ...held });
  return setAt(record, readers.shownAt, { ...holder, on: on.toISOString() });
}

async function holderOf(call: Call, kind: RecordKind, held: Held & { readonly id: string }) {
  const { database, product, memory, today, origin } = call;
  const { organization } = held;
  const { records = {} } = await contextRecords(database, {
    ...{ product, memory, kind, id: held.id, organization, today, now: origin.at },
    ...{ subject: undefined, owners: [] },
  });
  const [[name, record] = []] = Object.entries(records);
  const display = name === undefined ? undefined : product.entities[name]?.record?.display;
  const id = organization ?? '';
  return { id, organization: displayRecord(display, record) || id, on: await heldSince(call, kind, held) };
}

/** Finds when a record came to its organization, from the versions of its top owner. */
async function heldSince(
  { database }: Call,
  kind: RecordKind,
  { id, subject }: Pick<StoredRecord, 'subject'> & { readonly id: string },
): Promise<Date> {
  let top = { kind, id, subject };
  while (top.kind.parent !== undefined && top.subject !== null) {
    const next = { kind: top.kind.parent, id: top.subject, scope: 'everything' } as const;
    top = { ...next, subject: (await findRecord(database, next))?.subject ?? null };
  }
  const { rows } = await database.query<{ at: Date }>(
    `select at from (
       select at, rev, document #>> $3::text[] as value, lag(document #>> $3::text[]) over (order by rev) as before
       from record_version where type = $1 and id = $2) step
     where value is distinct from before order by rev desc limit 1`,
    [top.kind.type, top.id, tokensOf(top.kind.traits.organizationAt ?? '')],
  );
  return rows[0]?.at ?? new Date(0);
}

/** Finds the instant of the action that permits a user to read a record; prints show the record as it was then. */
export async function doneAt(
  { database }: Pick<Call, 'database'>,
  kind: RecordKind,
  id: string,
): Promise<Date | undefined> {
  const path = readersPath(kind);
  if (path === undefined) return undefined;
  const { rows } = await database.query<{ at: Date }>(lastSetSql({ type: '$1', ids: '$2', path: '$3' }), [
    ...[kind.type, [id]],
    path,
  ]);
  return rows[0]?.at;
}
