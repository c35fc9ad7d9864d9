import type { Database, Queryable } from '../../store/database.ts';

/** State of a job; in `preparing`, its input is still being sent. */
export type JobState = 'preparing' | 'waiting' | 'running' | 'done' | 'failed';

/** Background work that takes longer than a request. Continues after its page is closed, and after a crash. */
export interface Job<Input = object, Progress = object> {
  readonly id: string;
  readonly kind: string;
  /** Organization whose users see the job; null for a job that only its author sees. */
  readonly organization: string | null;
  /** `_id` of the user who requested the job. */
  readonly author: string;
  readonly state: JobState;
  readonly input: Input;
  readonly progress: Progress;
  /** Sentence for people about a failure; null without one. */
  readonly message: string | null;
  readonly at: string;
  readonly ended_at: string | null;
}

/** Run of a job, with the functions that the run needs. */
export interface JobRun<Run extends Job = Job> {
  readonly database: Database;
  readonly job: Run;
  /**
   * Renews the lease and stores the progress. Rejects once the gateway is closing or another gateway has claimed the
   * job; the job must then stop.
   */
  readonly report: (progress?: object) => Promise<void>;
}

/** Kind of jobs, with the function that runs them. */
export interface JobKind<Run extends Job = Job> {
  /** Runs a job. After a crash, runs it again from the start, so that repeated work must be harmless. */
  // Declared as a method, so that a kind can type the input of its own jobs.
  run(run: JobRun<Run>): Promise<void>;
  /** Maximum of concurrent jobs of the kind in a gateway. */
  readonly atOnce: number;
  /**
   * Number of attempts after which the job has failed; Infinity if only an unavailable service or database can
   * cause a failure.
   */
  readonly mostAttempts: number;
}

export type JobKinds = Readonly<Record<string, JobKind>>;

/** Failure that another attempt would repeat; the message is a sentence for users. */
export class JobFailedError extends Error {
  override readonly name = 'JobFailedError';
}

/** Channel that tells gateways of waiting jobs. */
export const jobChannel = 'jobs';

export const jobColumns =
  'id, kind, organization, author, state, input, progress, message, at::text as at, ended_at::text as ended_at';

export interface NewJob {
  readonly id: string;
  readonly kind: string;
  readonly organization: string | null;
  readonly author: string;
  readonly input: object;
  readonly at: Date;
}

/** Stores a job that waits for its input until `startJob` is called. Resolves to false if its id is taken. */
export async function prepareJob(tx: Queryable, job: NewJob): Promise<boolean> {
  const { id, kind, organization, author, input, at } = job;
  const { count } = await tx.query(
    `insert into job (id, kind, organization, author, state, input, at)
     values ($1, $2, $3, $4, 'preparing', $5::jsonb, $6) on conflict (id) do nothing returning id`,
    [id, kind, organization, author, JSON.stringify(input), at],
  );
  return count > 0;
}

/** Stores the progress of a job in preparation. */
export async function keepProgress(tx: Queryable, id: string, progress: object): Promise<void> {
  await tx.query('update job set progress = $2::jsonb where id = $1', [id, JSON.stringify(progress)]);
}

/** Queues the job; a gateway starts it once the transaction is committed. */
export async function startJob(tx: Queryable, id: string, input: object): Promise<void> {
  await tx.query("update job set state = 'waiting', input = $2::jsonb where id = $1", [
    id,
    JSON.stringify(input),
  ]);
  tx.announce(jobChannel);
}

export async function removeJob(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from job where id = $1', [id]);
}

/** Lists jobs of some organizations, the newest first. */
export async function jobsOf<Found extends Job>(
  database: Queryable,
  { kind, organizations, most }: { kind: string; organizations: readonly string[]; most: number },
): Promise<readonly Found[]> {
  const { rows } = await database.query<Found>(
    `select ${jobColumns} from job where kind = $1 and organization = any($2::text[])
     order by at desc, id limit ${most}`,
    [kind, organizations],
  );
  return rows;
}

interface JobWithin {
  readonly kind: string;
  readonly id: string;
  readonly organizations: readonly string[];
}

/** Finds a job of one of these organizations. */
export function jobWithin<Found extends Job>(
  database: Queryable,
  job: JobWithin,
): Promise<Found | undefined> {
  return readJobWithin(database, job, '');
}

/** Finds the job and locks it until the end of the transaction. */
export function lockedJob<Found extends Job>(tx: Queryable, job: JobWithin): Promise<Found | undefined> {
  return readJobWithin(tx, job, ' for update');
}

async function readJobWithin<Found extends Job>(
  database: Queryable,
  { kind, id, organizations }: JobWithin,
  lock: '' | ' for update',
): Promise<Found | undefined> {
  const { rows } = await database.query<Found>(
    `select ${jobColumns} from job where kind = $1 and id = $2 and organization = any($3::text[])${lock}`,
    [kind, id, organizations],
  );
  return rows[0];
}

/**
 * Releases all running jobs when the only gateway of a database starts, since their former holders no longer run.
 */
export async function releaseJobs(database: Queryable): Promise<void> {
  await database.query("update job set held_until = null where state = 'running'");
}
