import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Queryable } from '../../store/database.ts';
import { lockForChanges } from '../../store/migrate.ts';

/** SQLSTATE of a lock that was not acquired in time. */
const lockNotAvailable = '55P03';

/** Writers queue behind us while we wait for those before us, so we do not wait for long; longer than a vacuum takes to give way. */
const longestWait = '3s';

const mostAttempts = 40;

/**
 * Runs work while nobody writes records and no other gateway changes tables. Readers are not held up. Tries again
 * as long as somebody writes for a longer time.
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
