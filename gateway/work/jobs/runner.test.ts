import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../operation/log.ts';
import type { Database } from '../../store/database.ts';
import { openWith } from '../../store/store.ts';
import { databaseHosts } from '../../testing/database-hosts.ts';
import { JobFailedError, type JobKind, type JobRun, prepareJob, startJob } from './job.ts';
import { createJobRunner, type JobRunner } from './runner.ts';

type Run = JobKind['run'];

const kindOf = (run: Run, { atOnce = 1, mostAttempts = 3 } = {}): JobKind => ({ run, atOnce, mostAttempts });

describe.each(databaseHosts)('jobs on $name', ({ open }) => {
  let database: Database;
  let beside: () => Database;
  let stop: () => Promise<void>;
  const runners: JobRunner[] = [];

  beforeAll(async () => {
    ({ database, beside, stop } = await open());
    await openWith(database, () => undefined);
  });

  async function closeRunners(): Promise<void> {
    for (const runner of runners.splice(0)) await runner.close();
  }

  beforeEach(async () => {
    await closeRunners();
    await database.query('delete from job');
  });

  afterAll(async () => {
    await closeRunners();
    await stop();
  });

  function runnerOf(kinds: Readonly<Record<string, JobKind>>, on = database): JobRunner {
    const runner = createJobRunner({ database: on, kinds, log: silentLog });
    runners.push(runner);
    return runner;
  }

  async function start(id: string, kind = 'count'): Promise<void> {
    await database.transaction(async (tx) => {
      const at = new Date('2026-03-01T10:00:00Z');
      await prepareJob(tx, { id, kind, organization: 'north', author: 'ann', input: {}, at });
      await startJob(tx, id, { most: 5 });
    });
  }

  async function stateOf(id: string) {
    const { rows } = await database.query(
      'select state, attempts, held_until, progress, message from job where id = $1',
      [id],
    );
    return rows[0];
  }

  const due = () => database.query('update job set held_until = null');

  it('are done once, with what they were started with', async () => {
    await start('a');
    const inputs: unknown[] = [];
    const runner = runnerOf({
      count: kindOf(async ({ job, report }) => {
        inputs.push(job.input);
        await report({ counted: 5 });
      }),
    });
    await runner.settled();
    await runner.settled();
    expect(inputs).toEqual([{ most: 5 }]);
    expect(await stateOf('a')).toMatchObject({ state: 'done', progress: { counted: 5 }, message: null });
  });

  it('are taken over once their lease is over; whoever held one before can neither report nor end it', async () => {
    await start('a');
    const first = Promise.withResolvers<JobRun>();
    const goOn = Promise.withResolvers<void>();
    const rejected: unknown[] = [];
    const slow = runnerOf({
      count: kindOf(async (run) => {
        await run.report({ counted: 1 });
        first.resolve(run);
        await goOn.promise;
        await run.report({ counted: 2 }).catch((error: unknown) => rejected.push(error));
      }),
    });
    const run = await first.promise;
    const seen: unknown[] = [];
    const other = { count: kindOf(async ({ job }) => void seen.push(job.progress)) };
    const idle = runnerOf(other, beside());
    await idle.settled();
    await idle.close();
    expect(seen).toEqual([]);
    await due();
    const second = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const holding = runnerOf(
      {
        count: kindOf(async ({ job, report }) => {
          seen.push(job.progress);
          taken.resolve();
          await second.promise;
          await report({ counted: 5 });
        }),
      },
      beside(),
    );
    await taken.promise;
    goOn.resolve();
    await slow.settled();
    expect(rejected).toHaveLength(1);
    await expect(run.report({ counted: 2 })).rejects.toThrow();
    expect(await stateOf('a')).toMatchObject({ state: 'running', progress: { counted: 1 } });
    second.resolve();
    await holding.settled();
    expect(seen).toEqual([{ counted: 1 }]);
    expect(await stateOf('a')).toMatchObject({ state: 'done', attempts: 2, progress: { counted: 5 } });
  });

  it('are tried again a little later, and have failed after as many attempts as their kind allows', async () => {
    await start('few');
    await start('many', 'patient');
    const fail = async () => Promise.reject(new Error('away'));
    const runner = runnerOf({
      count: kindOf(fail, { mostAttempts: 2 }),
      patient: kindOf(fail, { mostAttempts: Infinity }),
    });
    for (let n = 0; n < 3; n += 1) {
      await runner.settled();
      expect((await stateOf('many'))?.['held_until']).not.toBeNull();
      await due();
    }
    expect(await stateOf('few')).toMatchObject({
      ...{ state: 'failed', attempts: 2 },
      message: 'It could not be done. The log of the gateway says why.',
    });
    const many = await stateOf('many');
    expect(many?.['state']).not.toBe('failed');
    expect(many?.['attempts']).toBeGreaterThan(2);
  });

  it('fail at once with a sentence for people where another attempt is of no use', async () => {
    await start('a');
    await runnerOf({
      count: kindOf(() => Promise.reject(new JobFailedError('The file has a virus.'))),
    }).settled();
    expect(await stateOf('a')).toMatchObject({
      state: 'failed',
      attempts: 1,
      message: 'The file has a virus.',
    });
  });

  it('do not wait for a job of another kind, and side by side only as many as theirs allows', async () => {
    await start('large', 'large');
    for (const id of ['a', 'b', 'c']) await start(id);
    const end = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    let [running, most, count] = [0, 0, 0];
    const runner = runnerOf({
      large: kindOf(() => end.promise),
      count: kindOf(
        async ({ report }) => {
          running += 1;
          most = Math.max(most, running);
          await report();
          running -= 1;
          count += 1;
          if (count === 3) done.resolve();
        },
        { atOnce: 2 },
      ),
    });
    await done.promise;
    expect(most).toBeLessThanOrEqual(2);
    expect(await stateOf('large')).toMatchObject({ state: 'running' });
    end.resolve();
    await runner.settled();
  });

  it('are let go by a gateway that closes, for the next one', async () => {
    await start('a');
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const runner = runnerOf({
      count: kindOf(async ({ report }) => {
        await report({ counted: 1 });
        begun.resolve();
        await goOn.promise;
        await report({ counted: 2 });
      }),
    });
    await begun.promise;
    const closed = runner.close();
    goOn.resolve();
    await closed;
    expect(await stateOf('a')).toMatchObject({ state: 'waiting', attempts: 0, progress: { counted: 1 } });
  });
});
