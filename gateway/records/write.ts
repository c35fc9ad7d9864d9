import type { Json, JsonObject } from '../../engine/core/json.ts';
import { type AuditEntry, auditInsert, auditRows, type Origin } from '../audit/audit.ts';
import { diffJson } from '../audit/json-patch.ts';
import { outboxChannel } from '../outbox/entry.ts';
import { planOf } from '../search/plan.ts';
import { projectRecord, unprojectRecord } from '../search/project.ts';
import { projectRelated } from '../search/related.ts';
import type { Queryable } from '../store/database.ts';
import type { RecordKind } from './kinds.ts';
import { contentOf, stampedRecord } from './meta.ts';
import type { StoredRecord } from './read.ts';
import { moveDescendants } from './transfer.ts';
import { claimUnique } from './unique.ts';

/** The topic of the outbox entry that every change of a record leaves. */
export const recordTopic = 'record';

export interface RecordChange {
  readonly kind: RecordKind;
  readonly id: string;
  /** The stored version, locked for this transaction; absent for a record that is new. */
  readonly before?: StoredRecord | undefined;
  readonly content: JsonObject;
  readonly subject?: string | undefined;
  readonly organization: string | null;
  readonly performedBy?: Json | undefined;
  readonly origin: Origin;
  /** What the audit trail calls it. */
  readonly action?: 'write' | 'restore';
}

/** What became of a change. */
export type WriteResult =
  | { readonly outcome: 'written'; readonly record: JsonObject; readonly rev: number }
  /** Somebody made a record with this id first. */
  | { readonly outcome: 'exists' }
  /** Values at these places belong to other records; the caller must roll back. */
  | { readonly outcome: 'taken'; readonly places: readonly string[] };

/** Stores one revision with its version, unique claims, search rows, audit and outbox entry. Runs in a transaction. */
export async function writeRecord(tx: Queryable, change: RecordChange): Promise<WriteResult> {
  const { kind, id, before, organization, origin } = change;
  const rev = (before?.rev ?? 0) + 1;
  const stamp = { kind, id, rev, subject: change.subject, performedBy: change.performedBy, at: origin.at };
  const record = stampedRecord(change.content, stamp);
  const row = { ...change, rev, record };
  if (before === undefined && !(await insertRow(tx, row))) return { outcome: 'exists' };
  if (before !== undefined) await updateRow(tx, row);
  const taken = await claimUnique(tx, { kind, id, organization, document: record, before });
  if (taken.length > 0) return { outcome: 'taken', places: taken };
  await projectChange(tx, row);
  if (before !== undefined && before.organization !== organization) {
    await moveDescendants(tx, { kind, ids: [id], organization });
  }
  const known = before === undefined || before.isRemoved ? undefined : contentOf(before.document);
  const action = before?.isRemoved === true ? 'restore' : (change.action ?? 'write');
  await leaveTraces(tx, row, { action, details: diffJson(known, contentOf(record)) });
  return { outcome: 'written', record, rev };
}

export interface RecordRemoval {
  readonly kind: RecordKind;
  readonly before: StoredRecord;
  readonly performedBy?: Json | undefined;
  readonly origin: Origin;
}

/** Leaves a tombstone with a revision of its own; the versions stay. Runs in a transaction. */
export async function removeRecord(
  tx: Queryable,
  { kind, before, performedBy, origin }: RecordRemoval,
): Promise<{ readonly record: JsonObject; readonly rev: number }> {
  const { id, organization } = before;
  const rev = before.rev + 1;
  const subject = before.subject ?? undefined;
  const stamp = { kind, id, rev, subject, performedBy, at: origin.at };
  const record = stampedRecord(contentOf(before.document), stamp);
  const row = { kind, id, organization, origin, rev, record, subject, before };
  await tx.query(
    `update record set rev = $3, document = $4::jsonb, updated_at = $5, deleted_at = $5 where type = $1 and id = $2`,
    [kind.type, id, rev, JSON.stringify(record), origin.at],
  );
  await claimUnique(tx, { kind, id, organization, document: undefined });
  for (const index of kind.indexes) await unprojectRecord(tx, planOf(index), id);
  await feedParent(tx, row);
  await leaveTraces(tx, row, { action: 'remove' });
  return { record, rev };
}

interface Row {
  readonly kind: RecordKind;
  readonly id: string;
  readonly organization: string | null;
  readonly subject?: string | undefined;
  readonly origin: Origin;
  readonly rev: number;
  readonly record: JsonObject;
  readonly before?: StoredRecord | undefined;
}

async function insertRow(tx: Queryable, { kind, id, organization, subject, rev, record, origin }: Row) {
  const { count } = await tx.query(
    `insert into record (type, id, organization, subject, rev, document, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $7) on conflict do nothing returning 1 as inserted`,
    [kind.type, id, organization, subject ?? null, rev, JSON.stringify(record), origin.at],
  );
  return count > 0;
}

async function updateRow(tx: Queryable, { kind, id, organization, rev, record, origin }: Row): Promise<void> {
  await tx.query(
    `update record set organization = $3, rev = $4, document = $5::jsonb, updated_at = $6, deleted_at = null
     where type = $1 and id = $2`,
    [kind.type, id, organization, rev, JSON.stringify(record), origin.at],
  );
}

/** What a change leaves behind for others to read, in one statement: its version, its audit and its outbox entry. */
async function leaveTraces(
  tx: Queryable,
  row: Row,
  entry: Pick<AuditEntry, 'action' | 'details'>,
): Promise<void> {
  const { kind, id, rev, subject = id, organization, record, origin } = row;
  const place = { type: kind.type, id, subject, organization, rev };
  const payload = { type: kind.type, id, rev, isRemoved: entry.action === 'remove' };
  await tx.query(
    `with audited as (${auditInsert}),
       announced as (insert into outbox (at, topic, subject, organization, payload, is_pending)
         values ($2, '${recordTopic}', $3, $4, $5::jsonb, false))
     insert into record_version (type, id, rev, document, author, at, source, is_removed)
     values ($6, $7, $8, $9::jsonb, $10, $2, $11, $12)`,
    [
      auditRows([{ ...place, ...entry, origin }]),
      origin.at,
      subject,
      organization,
      JSON.stringify(payload),
      kind.type,
      id,
      rev,
      JSON.stringify(record),
      origin.author,
      origin.call,
      payload.isRemoved,
    ],
  );
  tx.announce(outboxChannel);
}

/** The rows that show the record in searches, and what its parent's rows show of it. */
async function projectChange(tx: Queryable, row: Row): Promise<void> {
  const { kind, id, organization, record, before, origin } = row;
  for (const index of kind.indexes) {
    const plan = planOf(index);
    await projectRecord(tx, plan, { id, organization, document: record }, before);
    if (before?.isRemoved !== true) continue;
    for (const child of kind.children.filter(({ feeds }) => feeds.includes(index)))
      await projectRelated(tx, { plan, kind: child, ids: [id], now: origin.at });
  }
  await feedParent(tx, row);
}

/** The columns of the parent's search row that show something of this record. */
async function feedParent(tx: Queryable, { kind, subject, origin }: Row): Promise<void> {
  if (subject === undefined) return;
  for (const index of kind.feeds) {
    await projectRelated(tx, { plan: planOf(index), kind, ids: [subject], now: origin.at });
  }
}
