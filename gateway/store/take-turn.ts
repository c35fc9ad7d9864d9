import type { Queryable } from './database.ts';

/** Serializes, from here to their ends, transactions that take the turn of the same name. */
export async function takeTurn(tx: Queryable, name: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

/** Shares a turn with other sharers; sharers wait only for an exclusive holder, which in turn waits for them. */
export async function shareTurn(tx: Queryable, name: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [name]);
}
