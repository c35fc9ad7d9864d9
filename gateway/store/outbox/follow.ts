import type { Queryable } from '../database.ts';
import { entryColumns, entryOf, type OutboxEntry } from './entry.ts';

/**
 * Last transaction with a delivered entry. Not a later one, though older transactions have ended: after a crash, a
 * server may reuse ids that left nothing on disk. Delivered entries are committed, and thus on disk.
 */
export type Horizon = string;

export interface Followed {
  readonly entries: readonly OutboxEntry[];
  readonly horizon: Horizon;
  /** True if further entries wait for a running transaction. */
  readonly isHeldUp: boolean;
}

/** Finds the horizon for followers that start now. */
export async function horizonNow(database: Queryable): Promise<Horizon> {
  const { rows } = await database.query<{ horizon: Horizon }>(
    `select transaction::text as horizon from outbox
     where transaction < pg_snapshot_xmin(pg_current_snapshot()) order by transaction desc limit 1`,
  );
  return rows[0]?.horizon ?? '0';
}

/**
 * Reads entries that became final since a horizon, since lower numbers may commit later. Entries of a subject are
 * numbered under a lock held until the commit, hence in the order of their commits.
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
 * Returns final entries up to the first that would overtake an entry of the same subject, which an older transaction
 * still holds up. Stops there, since a horizon permits no gaps.
 */
function inOrderOfSubjects(rows: readonly Found[]): readonly Found[] {
  let final = rows.filter(({ isFinal }) => isFinal);
  for (;;) {
    const bound = firstOvertaking(rows, new Set(final));
    if (bound === undefined) return final;
    final = final.filter(({ transaction }) => BigInt(transaction) < bound);
  }
}

/** Finds the oldest transaction with a final entry that follows a not yet final entry of the same subject. */
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
