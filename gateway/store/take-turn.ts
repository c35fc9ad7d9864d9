import type { Queryable } from './database.ts';

/** Transactions that take the same turn run one after another from here to their end. */
export async function takeTurn(tx: Queryable, name: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
