import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Queryable } from '../database.ts';
import { outboxChannel, taskChannel } from './entry.ts';

export interface NewEntry {
  readonly topic: string;
  readonly subject: string | null;
  readonly organization: string | null;
  /** Ids and codes only; a follower reads the content at delivery, within the recipient's scope. */
  readonly payload: JsonObject;
  readonly at: Date;
  /** Milliseconds until the task may start; absent: immediately. */
  readonly after?: number;
}

/** Notifies every gateway's followers, once the transaction is committed. */
export function announceEvent(tx: Queryable, entry: NewEntry): Promise<void> {
  return append(tx, entry, false);
}

/**
 * Queues a task for after the commit, which one gateway performs and retries until it succeeds. Also notifies
 * followers.
 */
export function queueTask(tx: Queryable, entry: NewEntry): Promise<void> {
  return append(tx, entry, true);
}

/**
 * Queues the same task for many subjects. Must be called only once per transaction: it locks the subjects in
 * sorted order, and a second call could deadlock.
 */
export async function queueTasks(
  tx: Queryable,
  {
    topic,
    subjects,
    at,
  }: { readonly topic: string; readonly subjects: readonly string[]; readonly at: Date },
): Promise<void> {
  await tx.query(
    `insert into outbox (at, topic, subject, payload, is_pending)
     select $1::timestamptz, $2, given.subject, '{}'::jsonb, true from unnest($3::text[]) as given (subject)
     where not exists (select 1 from outbox queued where queued.is_pending and queued.topic = $2
       and coalesce(queued.subject, '') = given.subject and queued.transaction = pg_current_xact_id())`,
    [at, topic, subjects.toSorted()],
  );
  tx.announce(outboxChannel);
  tx.announce(taskChannel);
}

async function append(tx: Queryable, entry: NewEntry, isPending: boolean): Promise<void> {
  const { at, topic, subject, organization, payload, after } = entry;
  await tx.query(
    `insert into outbox (at, topic, subject, organization, payload, is_pending, not_before)
     values ($1, $2, $3, $4, $5::jsonb, $6, clock_timestamp() + make_interval(secs => $7::float8 / 1000))`,
    [at, topic, subject, organization, JSON.stringify(payload), isPending, after ?? null],
  );
  tx.announce(outboxChannel);
  if (isPending) tx.announce(taskChannel);
}

/** Starts a waiting task immediately, instead of at its next attempt. */
export async function hurryTask(
  tx: Queryable,
  { topic, subject }: Pick<NewEntry, 'topic' | 'subject'>,
): Promise<void> {
  await tx.query(
    `update outbox set not_before = null where topic = $1 and coalesce(subject, '') = $2 and is_pending`,
    [topic, subject ?? ''],
  );
  tx.announce(taskChannel);
}
