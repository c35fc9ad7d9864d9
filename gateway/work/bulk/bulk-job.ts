import type { UserProfile } from '../../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Queryable } from '../../store/database.ts';
import { type Job, prepareJob, startJob } from '../jobs/job.ts';
import { expiredAt } from './job-files.ts';

export const bulkKind = 'bulk';

/** Action of a tab on some of its records. */
export interface BulkInput {
  /** Profile of the author at the start, for expressions. Rights are looked up for every record. */
  readonly profile: UserProfile;
  readonly tab: string;
  readonly action: string;
  /** Stored search of the rows, if named. */
  readonly search?: string | undefined;
  /** Content that was entered for all of the records. */
  readonly content: JsonObject;
  readonly timeZone: string;
}

export type BulkJob = Job<BulkInput>;

/** State of one record: `refused` with the reason in its message; `cancelled` if its work had not begun. */
export type RowState = 'waiting' | 'done' | 'refused' | 'cancelled';

export interface JobRow {
  readonly n: number;
  readonly record: string;
  readonly state: RowState;
  readonly message: string | null;
}

/** Job with the number of its records in each state. */
export interface CountedJob extends Pick<BulkInput, 'tab' | 'action'> {
  readonly id: string;
  readonly search: string | null;
  readonly begunAt: Date;
  readonly total: number;
  readonly waiting: number;
  readonly done: number;
  readonly refused: number;
  readonly cancelled: number;
  /** Number of files from the job's rows that can still be fetched. */
  readonly files: number;
}

export interface NewBulkJob {
  readonly id: string;
  readonly input: BulkInput;
  readonly records: readonly string[];
  readonly at: Date;
}

/** Stores a background job with a row for each of the records. */
export async function startBulkJob(tx: Queryable, { id, input, records, at }: NewBulkJob): Promise<void> {
  await prepareJob(tx, { id, kind: bulkKind, organization: null, author: input.profile._id, input, at });
  await tx.query(
    `insert into job_row (job, n, record)
     select $1, n, record from unnest($2::text[]) with ordinality as listed (record, n)`,
    [id, records],
  );
  await startJob(tx, id, input);
}

const counted = `select job.id, input ->> 'tab' as tab, input ->> 'action' as action,
    input ->> 'search' as search, job.at as "begunAt", count(*)::int as total,
    count(*) filter (where job_row.state = 'waiting')::int as waiting,
    count(*) filter (where job_row.state = 'done')::int as done,
    count(*) filter (where job_row.state = 'refused')::int as refused,
    count(*) filter (where job_row.state = 'cancelled')::int as cancelled,
    (select count(*) from job_file where job_file.job = job.id and job_file.at > $2)::int as files
  from job join job_row on job_row.job = job.id`;

interface JobsWanted {
  readonly tab: string;
  /** Stored search of the listed jobs, in addition to jobs without one; absent: all jobs. */
  readonly search?: string | undefined;
  readonly most: number;
  readonly now: Date;
}

/** Lists a user's latest bulk jobs in a tab: those in progress before ended ones, newest first. */
export async function bulkJobsOf(
  database: Queryable,
  author: string,
  { tab, search, most, now }: JobsWanted,
): Promise<readonly CountedJob[]> {
  const { rows } = await database.query<CountedJob>(
    `${counted} where kind = '${bulkKind}' and author = $1 and input ->> 'tab' = $3
       and ($4::text is null or coalesce(input ->> 'search', $4) = $4)
     group by job.id
     order by bool_or(job_row.state = 'waiting') desc, job.at desc, job.id limit ${most}`,
    [author, expiredAt(now), tab, search ?? null],
  );
  return rows;
}

/** Finds a user's own bulk job; `undefined` for another user's. */
export async function ownBulkJob(
  database: Queryable,
  author: string,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<CountedJob | undefined> {
  const { rows } = await database.query<CountedJob>(
    `${counted} where kind = '${bulkKind}' and author = $1 and job.id = $3 group by job.id`,
    [author, expiredAt(now), id],
  );
  return rows[0];
}

export async function jobRowsOf(database: Queryable, job: string): Promise<readonly JobRow[]> {
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

/** Stores the outcome of a row, unless known already. */
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

/** Cancels the records whose work has not begun. */
export async function cancelRows(tx: Queryable, job: string): Promise<void> {
  await tx.query(`update job_row set state = 'cancelled' where job = $1 and state = 'waiting'`, [job]);
}
