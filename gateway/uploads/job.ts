import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Database, Queryable } from '../store/database.ts';

/** `preparing`: what it needs is still being sent. */
export type JobState = 'preparing' | 'waiting' | 'running' | 'done' | 'failed';

/** Work behind a call that takes longer than a request: it goes on when the page is closed, and after a crash. */
export interface Job<Input = JsonObject, Progress = JsonObject> {
  readonly id: string;
  readonly kind: string;
  readonly organization: string;
  /** `_id` of the user who has asked for it. */
  readonly author: string;
  readonly state: JobState;
  readonly input: Input;
  readonly progress: Progress;
  /** A sentence for people, where it has failed. */
  readonly message: string | null;
  readonly at: string;
  readonly ended_at: string | null;
}

/** What a job works with. */
export interface JobRun {
  readonly database: Database;
  readonly job: Job;
  /** Keeps how far it has come. Rejects once the gateway closes or another one has taken the job: then it has to stop. */
  readonly report: (progress: JsonObject) => Promise<void>;
}

/** Does the jobs of one kind. After a crash it runs again from the start: what was done before must do no harm. */
export type JobKind = (run: JobRun) => Promise<void>;

export type JobKinds = Readonly<Record<string, JobKind>>;

/** A failure that another attempt would meet again; the message is a sentence for people. */
export class JobFailedError extends Error {
  override readonly name = 'JobFailedError';
}

/** Gateways hear on it that a job waits. */
export const jobChannel = 'uploads';

export const jobColumns =
  'id, kind, organization, author, state, input, progress, message, at::text as at, ended_at::text as ended_at';

/** Jobs of some organizations, the newest first. */
export async function jobsOf<Found extends Job<object, object> = Job>(
  database: Queryable,
  { kind, organizations, most }: { kind: string; organizations: readonly string[]; most: number },
): Promise<readonly Found[]> {
  const { rows } = await database.query<Found>(
    `select ${jobColumns} from upload_job where kind = $1 and organization = any($2::text[])
     order by at desc, id limit ${most}`,
    [kind, organizations],
  );
  return rows;
}

/** A job of one of these organizations; locked until the end of the transaction. */
export async function lockedJob<Found extends Job<object, object> = Job>(
  tx: Queryable,
  { kind, id, organizations }: { kind: string; id: string; organizations: readonly string[] },
): Promise<Found | undefined> {
  const { rows } = await tx.query<Found>(
    `select ${jobColumns} from upload_job where kind = $1 and id = $2 and organization = any($3::text[]) for update`,
    [kind, id, organizations],
  );
  return rows[0];
}

/** For the start of a database's only gateway: whoever held a job before is gone. */
export async function releaseJobs(database: Queryable): Promise<void> {
  await database.query("update upload_job set held_until = null where state = 'running'");
}
