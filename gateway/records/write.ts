import { jsonEqual } from '../../engine/core/json/equal.ts';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { diffJson } from '../../engine/core/json/json-patch.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { countNewRecords, countRecord, uncountRecord } from '../search/reports/report-rows.ts';
import { planOf } from '../search/table/plan.ts';
import { projectRecord, projectRecords } from '../search/table/project.ts';
import { projectRelated, type RelatedRows } from '../search/table/related.ts';
import { removeRows } from '../search/table/rows.ts';
import type { Queryable, QueryResult } from '../store/database.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import { nobody } from '../store/kinds/organization-scope.ts';
import { forgetWith } from '../store/memory/memory.ts';
import { queueTasks } from '../store/outbox/append.ts';
import { outboxChannel } from '../store/outbox/entry.ts';
import type { AuditEntry, AuditOrigin } from './audit/audit.ts';
import { contentOf } from './meta.ts';
import type { StoredRecord } from './read.ts';
import { moveRecords } from './transfer.ts';
import { claimAllUnique, claimUnique } from './unique.ts';
import { insertMany, insertOne, updateOne } from './write-statements.ts';

/** Write of a record, in all stages from its source to the storing statement. */
export interface RecordWrite {
  readonly kind: RecordKind;
  readonly id: string;
  readonly content: JsonObject;
  /** Stored version, locked for this transaction; absent for a new record. */
  readonly before?: StoredRecord | undefined;
  /** Id of the record's owner. */
  readonly subject?: string | undefined;
  readonly organization: string | null;
  readonly performedBy?: Json | undefined;
  readonly origin: AuditOrigin;
  /** Action in the audit trail; absent: a write. */
  readonly action?: 'restore' | undefined;
}

/** Record as stored: with its next revision and all metadata of the gateway. */
export interface WrittenRecord extends RecordWrite {
  readonly rev: number;
  readonly document: JsonObject;
}

export type WriteResult =
  | ({ readonly outcome: 'written' } & WrittenRecord)
  /** Result when another request created a record with this id first. */
  | { readonly outcome: 'exists' }
  /** Result when values at these paths belong to other records; the caller must roll back. */
  | { readonly outcome: 'taken'; readonly paths: readonly string[] };

/** Function that receives an owner whose search rows depend on a record. */
export type Feed = (tx: Queryable, written: WrittenRecord, subject: string) => Promise<void> | void;

export function stamped(write: RecordWrite): WrittenRecord {
  const { kind, id, content, subject, performedBy, origin } = write;
  const rev = (write.before?.rev ?? 0) + 1;
  const document = {
    ...content,
    _id: id,
    _rev: rev,
    type: kind.type,
    ...(subject === undefined ? {} : { subject }),
    ...(performedBy === undefined ? {} : { performedBy }),
    updatedAt: origin.at.toISOString(),
  };
  return { ...write, rev, document };
}

/**
 * Stores a revision with version, unique claims, search rows, audit and outbox entry, in a transaction. A caller with
 * its own `feed` updates owners' search rows later (`feedParents`).
 */
export async function writeRecord(tx: Queryable, write: RecordWrite, feed = feedNow): Promise<WriteResult> {
  const { kind, id, before, organization } = write;
  const written = stamped(write);
  if (before !== undefined && before.organization !== organization)
    await moveRecords(tx, { kind, ids: [id], from: before.organization, to: organization });
  const standing = before?.isRemoved === true ? undefined : before;
  const action = before?.isRemoved === true ? 'restore' : (write.action ?? 'write');
  const details = diffJson(standing && contentOf(kind.entity, standing.document), auditedContent(write));
  const changed = storeRow(tx, written, { action, details });
  // Awaits the statement for a new record only; the locked row of a stored record cannot be missing.
  if (before === undefined && (await changed).count === 0) return { outcome: 'exists' };
  const taken = await claimUnique(tx, written, written.document);
  if (taken.length > 0) return { outcome: 'taken', paths: taken };
  await projectChange(tx, written);
  await followChange(tx, written, feed);
  return { outcome: 'written', ...written };
}

/** Stores a tombstone as a revision of its own; earlier versions stay. Runs in a transaction. */
export async function removeRecord(
  tx: Queryable,
  write: Pick<RecordWrite, 'kind' | 'performedBy'> & {
    readonly before: StoredRecord;
    readonly origin: AuditOrigin;
  },
): Promise<WrittenRecord> {
  const { kind, before, origin } = write;
  const { id, organization, subject } = before;
  const content = contentOf(kind.entity, before.document);
  const removed = stamped({ ...write, id, organization, subject: subject ?? undefined, content });
  void storeRow(tx, removed, { action: 'remove' });
  await claimUnique(tx, removed, undefined);
  for (const index of kind.indexes) await removeRows(tx, planOf(index), { organization, ids: [id] });
  const now = origin.at.toISOString();
  for (const report of kind.reports) await uncountRecord(tx, report, { kind, id, organization, now });
  await followChange(tx, removed, feedNow);
  return removed;
}

/**
 * Stores many new records of one origin as `writeRecord` does, in few statements. Leaves owners' search rows to
 * the caller (`feedParents`). Returns false if an id or unique value is taken; the caller then rolls back.
 */
export async function writeNewRecords(tx: Queryable, records: readonly WrittenRecord[]): Promise<boolean> {
  const { origin } = records[0] ?? {};
  if (origin === undefined) return true;
  const given = records.map((record) => {
    const { kind, id, subject, document } = record;
    const details = diffJson(undefined, auditedContent(record));
    const organization = record.organization ?? nobody;
    return {
      type: kind.type,
      id,
      organization,
      subject,
      document,
      details,
      payload: payloadOf(record, false),
    };
  });
  const { count } = await tx.query(...insertMany({ ...origin, records: JSON.stringify(given) }));
  if (count < records.length) return false;
  for (const [kind, ofKind] of Map.groupBy(records, (record) => record.kind)) {
    noteChange(tx, kind);
    if (!(await claimAllUnique(tx, kind, ofKind))) return false;
    for (const index of kind.indexes) await projectRecords(tx, planOf(index), ofKind);
    const now = origin.at.toISOString();
    for (const report of kind.reports) await countNewRecords(tx, report, { kind, records: ofKind, now });
  }
  return true;
}

/** Builds the audited content: the content with its type. */
function auditedContent({ kind, content }: RecordWrite): JsonObject {
  return { ...contentOf(kind.entity, content), type: kind.type };
}

function storeRow(
  tx: Queryable,
  written: WrittenRecord,
  { action, details }: Pick<AuditEntry, 'action' | 'details'>,
): Promise<QueryResult<unknown>> {
  const { kind, id, rev, subject, document, origin, before } = written;
  const isRemoved = action === 'remove';
  const store = before === undefined ? insertOne : updateOne;
  const changed = tx.query(
    ...store({
      ...{ ...origin, type: kind.type, id, rev, subject: subject ?? null, isRemoved, action },
      organization: written.organization ?? nobody,
      document: JSON.stringify(document),
      details: details === undefined ? null : JSON.stringify(details),
      payload: JSON.stringify(payloadOf(written, isRemoved)),
    }),
  );
  noteChange(tx, kind);
  return changed;
}

/** Builds the outbox payload of a change. */
function payloadOf({ kind, id, rev, origin }: WrittenRecord, isRemoved: boolean): JsonObject {
  return { type: kind.type, id, rev, isRemoved, request: origin.request };
}

function noteChange(tx: Queryable, { type, traits }: RecordKind): void {
  if (traits.remembered === true) forgetWith(tx);
  tx.announce(outboxChannel, type);
}

/** Updates the record's rows in searches and reports. */
async function projectChange(tx: Queryable, written: WrittenRecord): Promise<void> {
  const { kind, id, organization, before, origin } = written;
  for (const index of kind.indexes) {
    const plan = planOf(index);
    await projectRecord(tx, plan, written, before);
    if (before?.isRemoved !== true) continue;
    const related = { plan, ids: [id], organizations: [organization], now: origin.at };
    for (const child of kind.children.filter(({ feeds }) => feeds.includes(index)))
      await projectRelated(tx, { ...related, kind: child });
  }
  const counted = {
    ...{ ...written, now: origin.at.toISOString() },
    before: before?.isRemoved === true ? undefined : before,
  };
  for (const report of kind.reports) await countRecord(tx, report, counted);
}

/**
 * Updates the owner's search rows that show values of the record. For a record without an owner, queues the task
 * of `afterChange`.
 */
async function followChange(tx: Queryable, written: WrittenRecord, feed: Feed): Promise<void> {
  const { kind, id, subject, document, before, origin } = written;
  if (subject !== undefined) return feed(tx, written, subject);
  const { task, of } = kind.traits.afterChange ?? {};
  const isSame = (path: string) => jsonEqual(getAt(before?.document, path), getAt(document, path));
  if (task === undefined || (of !== undefined && (before === undefined || of.every(isSame)))) return;
  await queueTasks(tx, { topic: task, subjects: [id], at: origin.at });
}

const feedNow: Feed = (tx, { kind, organization, origin }, subject) =>
  feedParents(tx, { kind, ids: [subject], organizations: [organization], now: origin.at });

/**
 * Recomputes the values in owners' search rows that come from their records of one type, and queues the task of
 * `afterChange`.
 */
export async function feedParents(tx: Queryable, related: Omit<RelatedRows, 'plan'>): Promise<void> {
  const { kind, ids, now } = related;
  for (const index of kind.feeds) await projectRelated(tx, { ...related, plan: planOf(index) });
  const { afterChange } = kind.traits;
  if (afterChange !== undefined && ids.length > 0)
    await queueTasks(tx, { topic: afterChange.task, subjects: ids, at: now });
}
