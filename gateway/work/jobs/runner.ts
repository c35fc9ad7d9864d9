import { describeError, type Log } from '../../operation/log.ts';
import type { Database } from '../../store/database.ts';
import { Worker } from '../../store/outbox/worker.ts';
import { type Job, JobFailedError, type JobKind, type JobKinds, jobChannel, jobColumns } from './job.ts';

export interface JobRunner {
  /** Resolves when no job is due. */
  readonly settled: () => Promise<void>;
  /** Releases jobs in progress, which another gateway or the next start continues. */
  readonly close: () => Promise<void>;
}

export interface JobRunnerOptions {
  readonly database: Database;
  readonly kinds: JobKinds;
  readonly log: Log;
}

/** Seconds without a report after which other gateways may claim a job. */
const lease = 60;

/** Maximum of seconds between two attempts; the pauses are 2 s, 4 s … up to a minute. */
const longestPause = 60;

/** Milliseconds after which a gateway checks without an announcement. */
const longestRest = 15_000;

/** Error that ends a run because the gateway is closing or another gateway has claimed the job. */
class JobLetGoError extends Error {
  override readonly name = 'JobLetGoError';
}

/** Claimed job. The number of attempts identifies the claimant, since every claim increments it. */
interface ClaimedJob extends Job {
  readonly attempts: number;
}

const isHeld = "id = $1 and attempts = $2 and state = 'running'";

/**
 * Creates the runner of jobs. One gateway at a time claims a job; jobs of one kind never wait for those of another
 * kind.
 */
export function createJobRunner({ database, kinds, log }: JobRunnerOptions): JobRunner {
  let isClosing = false;

  async function work(kind: string, { run, mostAttempts }: JobKind): Promise<number> {
    for (let job = await claim(kind); job !== undefined; job = isClosing ? undefined : await claim(kind))
      await attempt(job, run, mostAttempts);
    return restOf(kind);
  }

  async function claim(kind: string): Promise<ClaimedJob | undefined> {
    const { rows } = await database.query<ClaimedJob>(
      `update job set state = 'running', attempts = attempts + 1, held_until = clock_timestamp() + interval '${lease} seconds'
       where id = (
         select id from job
         where kind = $1 and state in ('waiting', 'running') and coalesce(held_until <= clock_timestamp(), true)
         order by at limit 1 for update skip locked)
       returning ${jobColumns}, attempts`,
      [kind],
    );
    return rows[0];
  }

  async function restOf(kind: string): Promise<number> {
    const { rows } = await database.query<{ ms: number | null }>(
      `select (extract(epoch from min(held_until) - clock_timestamp()) * 1000)::float8 as ms
       from job where kind = $1 and state = 'waiting'`,
      [kind],
    );
    return Math.max(0, Math.min(longestRest, rows[0]?.ms ?? longestRest));
  }

  async function attempt(job: ClaimedJob, run: JobKind['run'], mostAttempts: number): Promise<void> {
    try {
      await run({ database, job, report: (progress) => report(job, progress ?? job.progress) });
      await end(job, 'done', null);
    } catch (error) {
      if (error instanceof JobLetGoError) return await letGo(job);
      log.warn('job.failed', {
        kind: job.kind,
        job: job.id,
        attempts: job.attempts,
        ...describeError(error),
      });
      if (error instanceof JobFailedError) return await end(job, 'failed', error.message);
      if (job.attempts < mostAttempts) return await waitForNext(job);
      await end(job, 'failed', 'It could not be done. The log of the gateway says why.');
    }
  }

  async function report({ id, attempts }: ClaimedJob, progress: object): Promise<void> {
    if (isClosing) throw new JobLetGoError();
    const { count } = await database.query(
      `update job set progress = $3::jsonb, held_until = clock_timestamp() + interval '${lease} seconds'
       where ${isHeld} returning id`,
      [id, attempts, JSON.stringify(progress)],
    );
    if (count === 0) throw new JobLetGoError();
  }

  async function end({ id, attempts }: ClaimedJob, state: 'done' | 'failed', message: string | null) {
    await database.query(
      `update job set state = $3, message = $4, ended_at = clock_timestamp(), held_until = null where ${isHeld}`,
      [id, attempts, state, message],
    );
  }

  async function waitForNext({ id, attempts }: ClaimedJob): Promise<void> {
    const pause = Math.min(longestPause, 2 ** Math.min(attempts, 12));
    await database.query(
      `update job set state = 'waiting', held_until = clock_timestamp() + make_interval(secs => $3) where ${isHeld}`,
      [id, attempts, pause],
    );
  }

  /** Releases a job without counting the attempt. */
  async function letGo({ id, attempts }: ClaimedJob): Promise<void> {
    await database.query(
      `update job set state = 'waiting', held_until = null, attempts = attempts - 1 where ${isHeld}`,
      [id, attempts],
    );
  }

  const onError = (error: unknown) => log.warn('jobs.failed', describeError(error));
  const workers = Object.entries(kinds).flatMap(([name, kind]) =>
    Array.from(
      { length: kind.atOnce },
      () => new Worker({ work: () => work(name, kind), onError, restAfterError: 1_000 }),
    ),
  );
  const wake = () => {
    for (const worker of workers) worker.wake();
  };
  const stopListening = database.listen(jobChannel, wake);
  wake();
  return {
    async settled() {
      wake();
      await Promise.all(workers.map((worker) => worker.idle()));
    },
    async close() {
      isClosing = true;
      stopListening();
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}
