import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Queryable } from '../store/database.ts';

/** An action of a tab over some of its records. */
export interface Job {
  readonly id: string;
  readonly profile: UserProfile;
  readonly tab: string;
  readonly action: string;
  /** What was entered for all of the records. */
  readonly content: JsonObject;
  readonly timeZone: string;
  readonly begunAt: Date;
}

/** How it went with one record: `refused` says why in its message, `cancelled` was not begun any more. */
export type RowState = 'waiting' | 'done' | 'refused' | 'cancelled';

export interface JobRow {
  readonly n: number;
  readonly record: string;
  readonly state: RowState;
  readonly message: string | null;
}

/** A job with how many of its records are in which state. */
export interface CountedJob extends Pick<Job, 'id' | 'tab' | 'action' | 'begunAt'> {
  readonly total: number;
  readonly waiting: number;
  readonly done: number;
  readonly refused: number;
  readonly cancelled: number;
}

/** Days that a job is kept to be looked at. */
const daysKept = 30;

export async function createJob(tx: Queryable, job: Job, records: readonly string[]): Promise<void> {
  const { id, profile, tab, action, content, timeZone, begunAt } = job;
  await tx.query(
    `delete from job where author = $1 and created_at < $2::timestamptz - interval '${daysKept} days'`,
    [profile._id, begunAt],
  );
  await tx.query(
    `insert into job (id, author, profile, tab, action, content, time_zone, created_at)
     values ($1, $2, $3::jsonb, $4, $5, $6::jsonb, $7, $8)`,
    [id, profile._id, JSON.stringify(profile), tab, action, JSON.stringify(content), timeZone, begunAt],
  );
  await tx.query(
    `insert into job_row (job, n, record)
     select $1, n, record from unnest($2::text[]) with ordinality as listed (record, n)`,
    [id, records],
  );
}

export async function findJob(database: Queryable, id: string): Promise<Job | undefined> {
  const { rows } = await database.query<Job>(
    `select id, profile, tab, action, content, time_zone as "timeZone", created_at as "begunAt"
     from job where id = $1`,
    [id],
  );
  return rows[0];
}

const counted = `select job.id, job.tab, job.action, job.created_at as "begunAt", count(*)::int as total,
    count(*) filter (where state = 'waiting')::int as waiting,
    count(*) filter (where state = 'done')::int as done,
    count(*) filter (where state = 'refused')::int as refused,
    count(*) filter (where state = 'cancelled')::int as cancelled
  from job join job_row on job_row.job = job.id`;

/** The latest jobs of somebody, newest first. */
export async function jobsOf(
  database: Queryable,
  author: string,
  { tab, most }: { readonly tab: string; readonly most: number },
): Promise<readonly CountedJob[]> {
  const { rows } = await database.query<CountedJob>(
    `${counted} where author = $1 and tab = $2 group by job.id order by created_at desc, id limit ${most}`,
    [author, tab],
  );
  return rows;
}

/** A job of somebody; undefined for anybody else's. */
export async function ownJob(
  database: Queryable,
  author: string,
  id: string,
): Promise<CountedJob | undefined> {
  const { rows } = await database.query<CountedJob>(
    `${counted} where author = $1 and job.id = $2 group by job.id`,
    [author, id],
  );
  return rows[0];
}

export async function rowsOf(database: Queryable, job: string): Promise<readonly JobRow[]> {
  const { rows } = await database.query<JobRow>(
    'select n, record, state, message from job_row where job = $1 order by n',
    [job],
  );
  return rows;
}

export async function waitingRows(
  database: Queryable,
  job: string,
  most: number,
): Promise<readonly JobRow[]> {
  const { rows } = await database.query<JobRow>(
    `select n, record, state, message from job_row where job = $1 and state = 'waiting' order by n limit ${most}`,
    [job],
  );
  return rows;
}

/** Keeps how it went, unless that is known already. */
export async function endRow(
  database: Queryable,
  job: string,
  { n, state, message }: Omit<JobRow, 'record'>,
): Promise<void> {
  await database.query(
    `update job_row set state = $3, message = $4 where job = $1 and n = $2 and state in ('waiting', 'cancelled')`,
    [job, n, state, message],
  );
}

/** The records that were not begun are left as they are. */
export async function cancelJob(tx: Queryable, job: string): Promise<void> {
  await tx.query(`update job_row set state = 'cancelled' where job = $1 and state = 'waiting'`, [job]);
}
