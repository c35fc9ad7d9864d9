import type { Queryable } from './database.ts';

/** Serializes transactions by name: waits for the named advisory lock and holds it until the transaction ends. */
export async function takeTurn(tx: Queryable, name: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

/** Takes the named lock in shared mode, in which it excludes only `takeTurn` with the same name. */
export async function shareTurn(tx: Queryable, name: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [name]);
}
