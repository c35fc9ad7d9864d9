import { millisecondsOfDay } from '../../../engine/core/dates/milliseconds.ts';
import { tooOften } from '../../operation/errors.ts';
import type { Queryable } from '../../store/database.ts';

/** Attempt at an action with a limit per user. */
export interface LimitedAttempt {
  readonly action: string;
  readonly author: string;
  readonly at: Date;
}

export interface AttemptAllowance {
  /** Milliseconds within which attempts count. */
  readonly within: number;
  readonly most: number;
}

/**
 * Counts an attempt and returns the new count. Locks the user's row until the transaction ends, so that concurrent
 * attempts in any gateway cannot exceed the limit. Throws 429 beyond the limit.
 */
export async function countAttempt(
  database: Queryable,
  { action, author, at }: LimitedAttempt,
  { within, most }: AttemptAllowance,
): Promise<number> {
  const since = new Date(at.getTime() - within);
  const { rows } = await database.query<{ used: number }>(
    `insert into attempt as kept (action, author, times) values ($1, $2, array[$3::timestamptz])
     on conflict (action, author) do update
       set times = array(select t from unnest(kept.times) t where t > $4 order by t) || $3::timestamptz
       where (select count(*) from unnest(kept.times) t where t > $4) < $5
     returning cardinality(times)::int as used`,
    [action, author, at, since, most],
  );
  const [counted] = rows;
  if (counted !== undefined) return counted.used;
  throw tooOften(await secondsUntilFree(database, { action, author, at }, within));
}

/** Finds the seconds until the oldest counted attempt expires. */
async function secondsUntilFree(
  database: Queryable,
  { action, author, at }: LimitedAttempt,
  within: number,
): Promise<number> {
  const { rows } = await database.query<{ oldest: Date | string | null }>(
    'select (select min(t) from unnest(times) t where t > $3) as oldest from attempt where action = $1 and author = $2',
    [action, author, new Date(at.getTime() - within)],
  );
  const oldest = rows[0]?.oldest ?? at;
  return Math.ceil((new Date(oldest).getTime() + within - at.getTime()) / 1_000);
}

/** Milliseconds after the last failure until failures are forgotten. */
const longest = millisecondsOfDay;
const hour = 3_600_000;

/** Failures without a wait: one mistake is free. */
const freeFailures = 1;

/**
 * Locks the user's row, so that concurrent guesses queue. Throws 429 during the wait: `firstWait` milliseconds
 * after the second failure, doubled with every further failure, at most an hour.
 */
export async function requireFewAttempts(
  database: Queryable,
  { action, author, at }: LimitedAttempt,
  firstWait: number,
): Promise<void> {
  const { rows } = await database.query<{ failures: number; failed_at: Date | string | null }>(
    `insert into attempt as kept (action, author) values ($1, $2)
     on conflict (action, author) do update set failures = kept.failures
     returning failures, failed_at`,
    [action, author],
  );
  const { failures = 0, failed_at: failedAt = null } = rows[0] ?? {};
  if (failedAt === null || failures <= freeFailures) return;
  const last = new Date(failedAt).getTime();
  if (at.getTime() - last > longest) return;
  const wait = Math.min(hour, firstWait * 2 ** (failures - freeFailures - 1));
  if (last + wait > at.getTime()) throw tooOften(Math.ceil((last + wait - at.getTime()) / 1_000));
}

export async function countFailure(
  database: Queryable,
  { action, author, at }: LimitedAttempt,
): Promise<void> {
  await database.query(
    `update attempt set failed_at = $3,
       failures = case when failed_at > $4 then failures + 1 else 1 end
     where action = $1 and author = $2`,
    [action, author, at, new Date(at.getTime() - longest)],
  );
}

export async function forgiveFailures(
  database: Queryable,
  { action, author }: LimitedAttempt,
): Promise<void> {
  await database.query(
    'update attempt set failures = 0, failed_at = null where action = $1 and author = $2 and failures > 0',
    [action, author],
  );
}
