import type { Queryable } from '../database.ts';
import { entryColumns, type OutboxEntry, outboxEntryOf } from './entry.ts';

/**
 * Id of the last transaction with a delivered entry. A later id without entries would be unsafe: after a crash,
 * the server may assign an id again that left nothing on disk, whereas delivered entries are committed.
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
 * Reads entries that became final after a horizon; numbers alone would miss entries, since lower numbers may
 * commit later. Entries of a subject are numbered under a lock held until the commit, so that they follow the
 * order of commits.
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
  return { entries: final.map(outboxEntryOf), horizon, isHeldUp: final.length < rows.length };
}

type Found = OutboxEntry & { readonly transaction: Horizon; readonly isFinal: boolean };

/**
 * Returns final entries up to the first one that would overtake an unfinished entry of the same subject. Returns
 * none after that one, since a horizon cannot leave gaps.
 */
function inOrderOfSubjects(rows: readonly Found[]): readonly Found[] {
  let final = rows.filter(({ isFinal }) => isFinal);
  for (;;) {
    const bound = firstOvertaking(rows, new Set(final));
    if (bound === undefined) return final;
    final = final.filter(({ transaction }) => BigInt(transaction) < bound);
  }
}

/** Finds the oldest transaction with a final entry that follows an unfinished entry of the same subject. */
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
