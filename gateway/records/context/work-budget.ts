import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Stepwise } from '../../../engine/core/compute/stepwise.ts';
import { countStepsBy, Steps } from '../../../engine/core/expressions/steps.ts';
import { tooMuchWork } from '../../operation/errors.ts';

/** Milliseconds after which others get their turn. */
const longestSlice = 10;

/** Milliseconds of processor time for one request: many times what the largest record takes. */
const usualWork = 1_500;

/** Milliseconds up to which a slice counts by the clock: asking for the processor time takes longer than most of them. */
const shortSlice = 1;

/**
 * Budget of time that one request may work on what it has sent. Work is done in slices, between which other requests
 * are answered; a request that exceeds the budget is refused with 413. CPU time is counted, so that nobody is refused
 * because the machine is busy with something else; only short slices, and the first long one up to a slice's length,
 * count by the clock.
 */
export class WorkBudget {
  #left: number;
  #wasLong = false;

  constructor(most = usualWork) {
    this.#left = most * 1_000;
  }

  /** Does work that can be interrupted. */
  async run<Result>(work: Stepwise<Result>): Promise<Result> {
    for (;;) {
      const start = performance.now();
      const used = this.#wasLong ? processorTime() : undefined;
      let step = work.next();
      while (step.done !== true && performance.now() - start < longestSlice) step = work.next();
      const took = performance.now() - start;
      this.#left -= used === undefined ? Math.min(took, longestSlice) * 1_000 : processorTime() - used;
      if (this.#left < 0) throw tooMuchWork();
      if (took > shortSlice) this.#wasLong = true;
      if (took >= longestSlice) await setImmediate();
      if (step.done === true) return step.value;
    }
  }

  /** Runs work without pausing, and yields to other requests after it if it was long. */
  once<Result>(work: () => Result): Promise<Result> {
    return this.run(asStep(work));
  }
}

// biome-ignore lint/correctness/useYield: there is nothing between its beginning and its end
function* asStep<Result>(work: () => Result): Stepwise<Result> {
  return work();
}

/** Microseconds that this thread has worked. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

interface RequestWork {
  readonly steps: Steps;
  /** Id of the user who asks, once that is known. */
  user: string | undefined;
}

/** Steps that the expressions of one request may take: about a second and a half of a processor. */
const usualSteps = 60_000_000;

const requests = new AsyncLocalStorage<RequestWork>();

countStepsBy(() => requests.getStore()?.steps);

/** Answers a request, with the steps of all expressions that are evaluated for it counted together. */
export function countedTogether<Result>(
  work: () => Promise<Result>,
  mostSteps = usualSteps,
): Promise<Result> {
  return requests.run({ steps: new Steps(mostSteps), user: undefined }, work);
}

/** Notes who asks. */
export function noteUser(id: string | undefined): void {
  const request = requests.getStore();
  if (request !== undefined) request.user = id;
}

/** Finds who asks in the request that is being answered; undefined outside of requests, and for somebody unknown. */
export function askingUserId(): string | undefined {
  return requests.getStore()?.user;
}
