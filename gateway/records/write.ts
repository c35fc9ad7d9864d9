import { jsonEqual } from '../../engine/core/json/equal.ts';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { countRecord, uncountRecord } from '../search/reports/report-rows.ts';
import { planOf } from '../search/table/plan.ts';
import { projectRecord } from '../search/table/project.ts';
import { projectRelated, type RelatedRows } from '../search/table/related.ts';
import { removeRows } from '../search/table/rows.ts';
import type { Queryable } from '../store/database.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import { nobody } from '../store/kinds/nobody.ts';
import { forgetWith } from '../store/memory/memory.ts';
import { queueTasks } from '../store/outbox/append.ts';
import { outboxChannel } from '../store/outbox/entry.ts';
import type { AuditEntry, Origin } from './audit/audit.ts';
import { diffJson } from './audit/json-patch.ts';
import { contentOf, stampedRecord } from './meta.ts';
import type { StoredRecord } from './read.ts';
import { withTraces } from './traces.ts';
import { moveRecords } from './transfer.ts';
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
  /** Action in the audit trail. */
  readonly action?: 'write' | 'restore';
  /** Receives each owner whose search rows depend on the record; the caller runs `feedParents` for them later. */
  readonly feed?: (subject: string) => void;
}

/** Outcome of a change. */
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
  if (before !== undefined && before.organization !== organization)
    await moveRecords(tx, { kind, ids: [id], from: before.organization, to: organization });
  const known =
    before === undefined || before.isRemoved ? undefined : contentOf(kind.entity, before.document);
  const action = before?.isRemoved === true ? 'restore' : (change.action ?? 'write');
  const changed = changeRow(tx, row, {
    action,
    details: diffJson(known, { ...contentOf(kind.entity, change.content), type: kind.type }),
  });
  // A stored version is locked, so that its change cannot miss it: nobody waits for that.
  if (before === undefined && (await changed).count === 0) return { outcome: 'exists' };
  const taken = await claimUnique(tx, { kind, id, organization, document: record, before });
  if (taken.length > 0) return { outcome: 'taken', places: taken };
  await projectChange(tx, row);
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
  const record = stampedRecord(contentOf(kind.entity, before.document), stamp);
  const row = { kind, id, organization, origin, rev, record, subject, before };
  void changeRow(tx, row, { action: 'remove' });
  await claimUnique(tx, { kind, id, organization, document: undefined, before });
  for (const index of kind.indexes) await removeRows(tx, planOf(index), { organization, ids: [id] });
  const now = origin.at.toISOString();
  for (const report of kind.reports) await uncountRecord(tx, report, { kind, id, organization, now });
  await feedParent(tx, row);
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
  readonly feed?: RecordChange['feed'];
}

const inserted = `insert into record (type, id, organization, subject, rev, document, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6::jsonb, $7, $7) on conflict do nothing`;

/** A removed record keeps its subject and its organization, so that it can come back to them. */
const updated = `update record set rev = $5, document = $6::jsonb, updated_at = $7,
    deleted_at = case when $8 then $7::timestamptz end where type = $1 and id = $2 and organization = $3`;

const single = {
  from: 'changed',
  traces: {
    ...{ organization: '$3', subject: '$4', at: '$7', isRemoved: '$8', author: '$9', action: '$10' },
    ...{ call: '$11', request: '$12', details: '$13', payload: '$14' },
  },
};

const insertWithTraces = withTraces({ change: inserted, ...single });
const updateWithTraces = withTraces({ change: updated, ...single });

function changeRow(tx: Queryable, row: Row, { action, details }: Pick<AuditEntry, 'action' | 'details'>) {
  const { kind, id, rev, subject, organization, record, origin, before } = row;
  const { type } = kind;
  const isRemoved = action === 'remove';
  const changed = tx.query(before === undefined ? insertWithTraces : updateWithTraces, [
    ...[type, id, organization ?? nobody, subject ?? null, rev, JSON.stringify(record), origin.at, isRemoved],
    ...[origin.author, action, origin.call, origin.request],
    ...[details === undefined ? null : JSON.stringify(details)],
    ...[JSON.stringify({ type, id, rev, isRemoved, request: origin.request })],
  ]);
  if (kind.traits.remembered === true) forgetWith(tx);
  tx.announce(outboxChannel, type);
  return changed;
}

/** The rows that show the record in searches, and what its parent's rows show of it. */
async function projectChange(tx: Queryable, row: Row): Promise<void> {
  const { kind, id, organization, record, before, origin } = row;
  for (const index of kind.indexes) {
    const plan = planOf(index);
    await projectRecord(tx, plan, { id, organization, document: record }, before);
    if (before?.isRemoved !== true) continue;
    for (const child of kind.children.filter(({ feeds }) => feeds.includes(index)))
      await projectRelated(tx, {
        plan,
        kind: child,
        ids: [id],
        organizations: [organization],
        now: origin.at,
      });
  }
  const now = origin.at.toISOString();
  const standing = before?.isRemoved === true ? undefined : before;
  for (const report of kind.reports)
    await countRecord(tx, report, { kind, id, organization, document: record, now, before: standing });
  await feedParent(tx, row);
}

/** The columns of the parent's search row that show something of this record. */
async function feedParent(tx: Queryable, row: Row): Promise<void> {
  const { kind, subject, organization, origin, feed } = row;
  if (subject === undefined) return queueAfterChange(tx, row);
  if (feed !== undefined) feed(subject);
  else await feedParents(tx, { kind, ids: [subject], organizations: [organization], now: origin.at });
}

/** Recomputes what the search rows of owners show of their records of one type, and queues what else follows. */
export async function feedParents(tx: Queryable, related: Omit<RelatedRows, 'plan'>): Promise<void> {
  const { kind, ids, now } = related;
  for (const index of kind.feeds) await projectRelated(tx, { ...related, plan: planOf(index) });
  const { afterChange } = kind.traits;
  if (afterChange !== undefined && ids.length > 0)
    await queueTasks(tx, { topic: afterChange.task, subjects: ids, at: now });
}

/** Queues what follows a change of a record that belongs to no other. */
async function queueAfterChange(tx: Queryable, { kind, id, record, before, origin }: Row): Promise<void> {
  const { afterChange } = kind.traits;
  if (afterChange === undefined) return;
  const { task, of } = afterChange;
  const isSame = (place: string) => jsonEqual(getAt(before?.document, place), getAt(record, place));
  if (of !== undefined && (before === undefined || of.every(isSame))) return;
  await queueTasks(tx, { topic: task, subjects: [id], at: origin.at });
}
