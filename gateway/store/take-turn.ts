import type { Queryable } from './database.ts';

/** Transactions that take the same turn run one after another from here to their end. */
export async function takeTurn(tx: Queryable, name: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

/** Shares the turn with others; only who takes it alone waits for them, and they for that one. */
export async function shareTurn(tx: Queryable, name: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [name]);
}
