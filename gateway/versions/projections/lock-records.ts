import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Queryable } from '../../store/database.ts';
import { lockForChanges } from '../../store/migrate.ts';

/** SQLSTATE of a lock that was not acquired in time. */
const lockNotAvailable = '55P03';

/** Timeout of the lock, since writers queue behind the waiting lock; longer than a vacuum takes to yield. */
const longestWait = '3s';

const mostAttempts = 40;

/**
 * Runs work while no transaction writes records and no other gateway changes tables, without delaying readers.
 * Retries while a writer takes too long.
 */
export async function withoutWriters<Result>(
  database: Database,
  work: (tx: Queryable) => Promise<Result>,
  attempt = 1,
): Promise<Result> {
  try {
    return await database.transaction(async (tx) => {
      await lockForChanges(tx);
      await tx.query(`set local lock_timeout = '${longestWait}'`);
      await tx.query('lock table record in share row exclusive mode');
      return work(tx);
    });
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === lockNotAvailable;
    if (!isBusy || attempt >= mostAttempts) throw error;
    await wait(250);
    return withoutWriters(database, work, attempt + 1);
  }
}
