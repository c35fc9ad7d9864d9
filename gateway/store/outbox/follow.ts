import type { Queryable } from '../database.ts';
import { entryColumns, entryOf, type OutboxEntry } from './entry.ts';

/**
 * Horizon up to which the entries were handed out: the last transaction of one that was. No later one will do, though
 * all before the oldest that runs are over: a server that crashes may give numbers again that it gave to transactions
 * which left nothing on the disk. What was handed out is committed, and so on the disk.
 */
export type Horizon = string;

export interface Followed {
  readonly entries: readonly OutboxEntry[];
  readonly horizon: Horizon;
  /** True where there is more, which waits for a transaction that still runs. */
  readonly isHeldUp: boolean;
}

/** The horizon for followers of what happens from now on. */
export async function horizonNow(database: Queryable): Promise<Horizon> {
  const { rows } = await database.query<{ horizon: Horizon }>(
    `select transaction::text as horizon from outbox
     where transaction < pg_snapshot_xmin(pg_current_snapshot()) order by transaction desc limit 1`,
  );
  return rows[0]?.horizon ?? '0';
}

/**
 * Reads what became final since a horizon. Numbers alone would not do: an entry with a lower number may be committed
 * later. Entries of a subject are numbered under a lock that is held until the commit, so their numbers give the order
 * in which they were committed.
 */
export async function entriesSince(database: Queryable, since: Horizon): Promise<Followed> {
  const { rows } = await database.query<Found>(
    `select outbox.transaction::text as transaction,
       outbox.transaction < pg_snapshot_xmin(pg_current_snapshot()) as "isFinal", ${entryColumns}
     from outbox where outbox.transaction > $1::xid8
     order by outbox.seq`,
    [since],
  );
  const final = inOrderOfSubjects(rows);
  const horizon = final.reduce((last, { transaction }) => later(last, transaction), since);
  return { entries: final.map(entryOf), horizon, isHeldUp: final.length < rows.length };
}

type Found = OutboxEntry & { readonly transaction: Horizon; readonly isFinal: boolean };

/**
 * The final entries up to the first one that would overtake another of its subject: a transaction that began late
 * and was committed early is not final while an older one runs, when one that began early and came after it in its
 * subject may be. Nothing beyond that one is handed out, since a horizon leaves no gaps.
 */
function inOrderOfSubjects(rows: readonly Found[]): readonly Found[] {
  let final = rows.filter(({ isFinal }) => isFinal);
  for (;;) {
    const bound = firstOvertaking(rows, new Set(final));
    if (bound === undefined) return final;
    final = final.filter(({ transaction }) => BigInt(transaction) < bound);
  }
}

/** The oldest transaction with an entry that comes after one of its subject which is not handed out yet. */
function firstOvertaking(rows: readonly Found[], final: ReadonlySet<Found>): bigint | undefined {
  const waiting = new Set<string>();
  let oldest: bigint | undefined;
  for (const row of rows) {
    const subject = row.subject ?? row.topic;
    if (!final.has(row)) waiting.add(subject);
    else if (waiting.has(subject)) oldest = smaller(oldest, BigInt(row.transaction));
  }
  return oldest;
}

function smaller(left: bigint | undefined, right: bigint): bigint {
  return left === undefined || right < left ? right : left;
}

function later(left: Horizon, right: Horizon): Horizon {
  return BigInt(left) < BigInt(right) ? right : left;
}
