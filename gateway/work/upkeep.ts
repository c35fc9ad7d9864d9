import { millisecondsOfDay } from '../../engine/core/dates/milliseconds.ts';
import type { Closable } from '../http/resources.ts';
import { describeError, type Log } from '../operation/log.ts';
import { type Database, withLimit } from '../store/database.ts';
import { Worker } from '../store/outbox/worker.ts';
import { dropProposals, proposalDays } from '../versions/proposed-versions.ts';
import { jobFileDays } from './bulk/job-files.ts';

/** Tables whose rows are deleted after this many days, when nothing reads them any more. */
const kept = [
  // Keeps idempotency keys for as long as clients may use them.
  { table: 'idempotency', days: 7, where: 'true' },
  // Keeps entries longer than followers need, who are notified within seconds. Pending tasks stay until they are
  // done.
  { table: 'outbox', days: 7, where: 'not is_pending' },
  // Keeps codes for longer than the longest validity.
  { table: 'access_code', days: 400, where: 'true' },
  // Deletes files of jobs, such as printed letters, that can no longer be fetched.
  { table: 'job_file', days: jobFileDays, where: 'true' },
  // Deletes jobs with their rows, uploaded pieces and rejected lines.
  { table: 'job', days: 30, where: "state not in ('waiting', 'running')" },
  // Keeps sessions longer than they last; the tokens of a session expire with it.
  { table: 'sign_in_session', days: 7, where: 'true' },
];

/** Days after which rows of further tables are deleted, if the operator sets a number. */
export interface UpkeepDays {
  /** Days since the last file with a staged entry. */
  readonly staged?: number;
}

/** Maximum of rows per statement, so that saves do not wait for it. */
const batchSize = 5_000;

const hour = 3_600_000;

/**
 * Deletes outdated rows, now and every hour. Gateways may run this concurrently, since each claims different rows.
 */
export function startUpkeep(database: Database, log: Log, days: UpkeepDays = {}): Closable {
  const limited = withLimit(database);
  const worker = new Worker({
    async work() {
      const dropped = await dropOutdated(limited, new Date(), days);
      if (dropped > 0) log.info('upkeep.dropped', { rows: dropped });
      return hour;
    },
    onError: (error) => log.warn('upkeep.failed', describeError(error)),
    restAfterError: hour,
  });
  worker.wake();
  return { close: () => worker.close() };
}

/** Deletes outdated rows and returns their number. */
export async function dropOutdated(
  database: Database,
  now: Date,
  { staged = 0 }: UpkeepDays = {},
): Promise<number> {
  let dropped = await database.transaction((tx) =>
    dropProposals(tx, { before: daysBefore(now, proposalDays) }),
  );
  for (const { table, days, where } of kept)
    dropped += await dropRows(database, table, `at < $1 and ${where}`, [daysBefore(now, days)]);
  return staged > 0 ? dropped + (await dropStaged(database, daysBefore(now, staged))) : dropped;
}

/**
 * Deletes entries one organization at a time, since a distributed PostgreSQL can lock only the rows of one server
 * in a statement.
 */
async function dropStaged(database: Database, before: Date): Promise<number> {
  const { rows } = await database.query<{ organization: string }>(
    'select distinct organization from staged_entry where at < $1',
    [before],
  );
  let dropped = 0;
  for (const { organization } of rows)
    dropped += await dropRows(database, 'staged_entry', 'at < $1 and organization = $2', [
      before,
      organization,
    ]);
  return dropped;
}

async function dropRows(
  database: Database,
  table: string,
  where: string,
  parameters: readonly unknown[],
): Promise<number> {
  let dropped = 0;
  for (let gone = batchSize; gone === batchSize; dropped += gone) {
    const { count } = await database.query(
      `delete from ${table} where ${where} and ctid = any(array(
         select ctid from ${table} where ${where} order by at limit ${batchSize}
         for update skip locked)) returning 1 as gone`,
      parameters,
    );
    gone = count;
  }
  return dropped;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * millisecondsOfDay);
}
