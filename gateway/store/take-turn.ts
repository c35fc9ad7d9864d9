import type { Queryable } from './database.ts';

/** Serializes transactions of the same turn from here to their end. */
export async function takeTurn(tx: Queryable, name: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

/** Shares the turn with others; only the exclusive holder and these wait for each other. */
export async function shareTurn(tx: Queryable, name: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [name]);
}
