import type { JsonObject } from '../../engine/core/json/json.ts';
import { describeError, type Log } from '../monitoring/log.ts';
import { Worker } from '../outbox/worker.ts';
import type { Database } from '../store/database.ts';
import { type Job, JobFailedError, type JobKinds, jobChannel, jobColumns } from './job.ts';

export interface JobRunner {
  /** Resolves when no job is due. */
  readonly settled: () => Promise<void>;
  /** Lets go of what is under way: another gateway, or the next start, goes on with it. */
  readonly close: () => Promise<void>;
}

export interface JobRunnerOptions {
  readonly database: Database;
  readonly kinds: JobKinds;
  readonly log: Log;
}

/** Seconds after which others take a job for dead of which nothing was heard. */
const lease = 60;

const mostAttempts = 3;

/** Milliseconds until a gateway looks for itself, should no announcement have come. */
const rest = 15_000;

/** What a job meets when it is to stop. */
class JobLetGoError extends Error {
  override readonly name = 'JobLetGoError';
}

/** Does jobs one after the other. Each is in the hands of one gateway at a time. */
export function createJobRunner({ database, kinds, log }: JobRunnerOptions): JobRunner {
  const names = Object.keys(kinds);
  let isClosing = false;

  async function work(): Promise<number> {
    if (names.length === 0) return rest;
    for (let job = await claim(); job !== undefined; job = isClosing ? undefined : await claim())
      await run(job);
    return rest;
  }

  async function claim(): Promise<Job | undefined> {
    const { rows } = await database.query<Job>(
      `update upload_job set state = 'running', attempts = attempts + 1, held_until = clock_timestamp() + interval '${lease} seconds'
       where id = (
         select id from upload_job
         where kind = any($1::text[]) and state in ('waiting', 'running') and coalesce(held_until <= clock_timestamp(), true)
         order by at limit 1 for update skip locked)
       returning ${jobColumns}`,
      [names],
    );
    return rows[0];
  }

  async function run(job: Job): Promise<void> {
    const { id, kind } = job;
    try {
      await kinds[kind]?.({ database, job, report: (progress) => report(id, progress) });
      await end(id, 'done', null);
    } catch (error) {
      if (error instanceof JobLetGoError) return await letGo(id);
      log.warn('job.failed', { kind, job: id, ...describeError(error) });
      await fail(id, error instanceof JobFailedError ? error.message : undefined);
    }
  }

  async function report(id: string, progress: JsonObject): Promise<void> {
    if (isClosing) throw new JobLetGoError();
    const { count } = await database.query(
      `update upload_job set progress = $2::jsonb, held_until = clock_timestamp() + interval '${lease} seconds'
       where id = $1 and state = 'running' returning id`,
      [id, JSON.stringify(progress)],
    );
    if (count === 0) throw new JobLetGoError();
  }

  async function end(id: string, state: 'done' | 'failed', message: string | null): Promise<void> {
    await database.query(
      `update upload_job set state = $2, message = $3, ended_at = clock_timestamp(), held_until = null
       where id = $1 and state = 'running'`,
      [id, state, message],
    );
  }

  /** A sentence says that another attempt is of no use; otherwise there are some, each a little later. */
  async function fail(id: string, sentence: string | undefined): Promise<void> {
    if (sentence !== undefined) return await end(id, 'failed', sentence);
    const { count } = await database.query(
      `update upload_job set state = 'waiting', held_until = clock_timestamp() + make_interval(secs => 5 * attempts)
       where id = $1 and state = 'running' and attempts < ${mostAttempts} returning id`,
      [id],
    );
    if (count === 0) await end(id, 'failed', 'It could not be done. The log of the gateway says why.');
  }

  async function letGo(id: string): Promise<void> {
    await database.query(
      `update upload_job set state = 'waiting', held_until = null, attempts = attempts - 1 where id = $1 and state = 'running'`,
      [id],
    );
  }

  const worker = new Worker({
    work,
    onError: (error) => log.warn('jobs.failed', describeError(error)),
    restAfterError: 1_000,
  });
  const stopListening = database.listen(jobChannel, () => worker.wake());
  worker.wake();
  return {
    async settled() {
      worker.wake();
      await worker.idle();
    },
    async close() {
      isClosing = true;
      stopListening();
      await worker.close();
    },
  };
}
