import type { Database, Queryable } from '../database.ts';
import { entryColumns, type OutboxEntry, outboxEntryOf } from './entry.ts';

/** Task for the entries of one topic, performed in one gateway until success. */
export interface Task {
  /** Performs an external effect (mail, another service); may repeat for the same entry after a crash. */
  readonly outside?: (entry: OutboxEntry) => Promise<void>;
  /** Changes the store in the transaction that marks the task as done, so that the change is made exactly once. */
  readonly inside?: (tx: Queryable, entry: OutboxEntry) => Promise<void>;
  /** True for a task that a load can queue very often; tasks of all other topics are performed first. */
  readonly canWait?: true;
}

/** Tasks by the topic of their entries. */
export type Tasks = Readonly<Record<string, Task>>;

/** Seconds that a gateway may work on an entry before others take it over. */
const lease = 60;

const mostAtOnce = 8;

export interface ClaimedEntry extends OutboxEntry {
  readonly attempts: number;
}

/**
 * Claims the first open entries of some subjects. An entry never overtakes another of its topic and subject, even one
 * claimed by another gateway or waiting for its next try.
 */
export async function claimEntries(
  database: Queryable,
  topics: readonly string[],
): Promise<readonly ClaimedEntry[]> {
  const { rows } = await database.query<ClaimedEntry>(
    `update outbox set attempts = attempts + 1, not_before = clock_timestamp() + interval '${lease} seconds'
     where seq in (
       select seq from outbox head
       where is_pending and topic = any($1::text[]) and coalesce(not_before <= clock_timestamp(), true)
         and not exists (
           select 1 from outbox earlier
           where earlier.is_pending and earlier.topic = head.topic and earlier.seq < head.seq
             and coalesce(earlier.subject, '') = coalesce(head.subject, ''))
       order by seq limit ${mostAtOnce} for update skip locked)
     returning ${entryColumns}, attempts`,
    [topics],
  );
  return rows.map((row) => ({ ...outboxEntryOf(row), attempts: row.attempts }));
}

/** Reports whether a later entry of the topic and subject waits, which will read the same data. */
export async function hasLaterTask(
  database: Queryable,
  { seq, topic, subject }: OutboxEntry,
): Promise<boolean> {
  const { count } = await database.query(
    `select 1 as later from outbox
     where is_pending and topic = $1 and coalesce(subject, '') = $2 and seq > $3 limit 1`,
    [topic, subject ?? '', seq],
  );
  return count > 0;
}

/** Performs the task of an entry and marks it as done. */
export async function performTask(database: Database, task: Task, entry: OutboxEntry): Promise<void> {
  await task.outside?.(entry);
  await database.transaction(async (tx) => {
    // Marks the task as done first, which locks the entry: another gateway with the same entry waits here, then
    // finds it done.
    const { count } = await tx.query(
      'update outbox set is_pending = false, not_before = null where seq = $1 and is_pending returning seq',
      [entry.seq],
    );
    if (count > 0) await task.inside?.(tx, entry);
  });
}

const longestPause = 3_600;

/** Postpones an entry for a time that grows with every attempt: 2 s, 4 s … up to an hour. */
export async function moveToDeadLetters(database: Queryable, { seq, attempts }: ClaimedEntry): Promise<void> {
  const pause = Math.min(longestPause, 2 ** Math.min(attempts, 12));
  await database.query(
    `update outbox set not_before = clock_timestamp() + make_interval(secs => $2) where seq = $1 and is_pending`,
    [seq, pause],
  );
}

/** Finds the milliseconds until the next waiting entry is due; `undefined` if none waits. */
export async function nextMoment(
  database: Queryable,
  topics: readonly string[],
): Promise<number | undefined> {
  const { rows } = await database.query<{ ms: number | null }>(
    `select (extract(epoch from min(not_before) - clock_timestamp()) * 1000)::float8 as ms
     from outbox where is_pending and topic = any($1::text[])`,
    [topics],
  );
  return rows[0]?.ms ?? undefined;
}

/**
 * Releases all claimed and postponed entries when the only gateway of a database starts, since their former holders no
 * longer run. Entries that were queued for a later time and never tried keep it.
 */
export async function releaseEntries(database: Queryable): Promise<void> {
  await database.query('update outbox set not_before = null where is_pending and attempts > 0');
}
