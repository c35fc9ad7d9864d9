import type { Json, JsonObject } from '../../engine/core/json.ts';
import { audit, type Origin } from '../audit/audit.ts';
import { diffJson } from '../audit/json-patch.ts';
import { announceEvent } from '../outbox/append.ts';
import { planOf } from '../search/plan.ts';
import { projectRecord, unprojectRecord } from '../search/project.ts';
import { projectRelated } from '../search/related.ts';
import type { Queryable } from '../store/database.ts';
import type { RecordKind } from './kinds.ts';
import { contentOf, stampedRecord } from './meta.ts';
import type { StoredRecord } from './read.ts';
import { moveDescendants } from './transfer.ts';
import { claimUnique } from './unique.ts';

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
}

/** What became of a change. */
export type WriteResult =
  | { readonly outcome: 'written'; readonly record: JsonObject; readonly rev: number }
  /** Somebody made a record with this id first. */
  | { readonly outcome: 'exists' }
  /** Values at these places belong to other records; the caller must roll back. */
  | { readonly outcome: 'taken'; readonly places: readonly string[] };

/** Stores one revision with its version, unique claims, search rows and audit entry. Runs in a transaction. */
export async function writeRecord(tx: Queryable, change: RecordChange): Promise<WriteResult> {
  const { kind, id, before, organization, origin } = change;
  const rev = (before?.rev ?? 0) + 1;
  const stamp = { kind, id, rev, subject: change.subject, performedBy: change.performedBy, at: origin.at };
  const record = stampedRecord(change.content, stamp);
  const row = { ...change, rev, record };
  if (before === undefined && !(await insertRow(tx, row))) return { outcome: 'exists' };
  if (before !== undefined) await updateRow(tx, row);
  const taken = await claimUnique(tx, { kind, id, organization, document: record });
  if (taken.length > 0) return { outcome: 'taken', places: taken };
  await keepVersion(tx, row);
  for (const index of kind.indexes)
    await projectRecord(tx, planOf(index), { id, organization, document: record });
  await feedParent(tx, row);
  if (before !== undefined && before.organization !== organization) {
    await moveDescendants(tx, { kind, ids: [id], organization });
  }
  await audit(tx, origin, {
    ...auditPlace(row),
    action: 'write',
    details: diffJson(before === undefined ? undefined : contentOf(before.document), contentOf(record)),
  });
  await announceRecord(tx, row);
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
  const record = stampedRecord(contentOf(before.document), {
    kind,
    id,
    rev,
    subject,
    performedBy,
    at: origin.at,
  });
  const row = { kind, id, organization, origin, rev, record, subject };
  await tx.query(
    `update record set rev = $3, document = $4::jsonb, updated_at = $5, deleted_at = $5 where type = $1 and id = $2`,
    [kind.type, id, rev, JSON.stringify(record), origin.at],
  );
  await claimUnique(tx, { kind, id, organization, document: undefined });
  await keepVersion(tx, row);
  for (const index of kind.indexes) await unprojectRecord(tx, planOf(index), id);
  await feedParent(tx, row);
  await audit(tx, origin, { ...auditPlace(row), action: 'remove' });
  await announceRecord(tx, { ...row, isRemoved: true });
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
    `update record set organization = $3, rev = $4, document = $5::jsonb, updated_at = $6 where type = $1 and id = $2`,
    [kind.type, id, organization, rev, JSON.stringify(record), origin.at],
  );
}

async function keepVersion(tx: Queryable, { kind, id, rev, record, origin }: Row): Promise<void> {
  await tx.query(
    `insert into record_version (type, id, rev, document, author, at, source)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7)`,
    [kind.type, id, rev, JSON.stringify(record), origin.author, origin.at, origin.call],
  );
}

/** The columns of the parent's search row that show something of this record. */
async function feedParent(tx: Queryable, { kind, subject, origin }: Row): Promise<void> {
  if (subject === undefined) return;
  for (const index of kind.feeds) {
    await projectRelated(tx, { plan: planOf(index), kind, ids: [subject], now: origin.at });
  }
}

/** The topic of the outbox entry that every change of a record leaves. */
export const recordTopic = 'record';

async function announceRecord(tx: Queryable, row: Row & { readonly isRemoved?: true }): Promise<void> {
  const { kind, id, rev, subject, organization, origin, isRemoved = false } = row;
  const payload = { type: kind.type, id, rev, isRemoved };
  await announceEvent(tx, {
    topic: recordTopic,
    subject: subject ?? id,
    organization,
    payload,
    at: origin.at,
  });
}

function auditPlace({ kind, id, subject, organization, rev }: Row) {
  return { type: kind.type, id, subject: subject ?? id, organization, rev };
}
