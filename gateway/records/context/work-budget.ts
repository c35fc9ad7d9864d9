import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Stepwise } from '../../../engine/core/compute/stepwise.ts';
import { countStepsBy, Steps } from '../../../engine/core/expressions/steps.ts';
import { tooMuchWork } from '../../operation/errors.ts';

/** Milliseconds after which work yields to other requests. */
const longestSlice = 10;

/** Milliseconds of CPU time for one request: many times the need of the largest record. */
const usualWork = 1_500;

/**
 * Milliseconds up to which slices are measured by the clock, since reading the CPU time would take longer than
 * most slices.
 */
const shortSlice = 1;

/**
 * Budget of CPU time for one request, independent of the load by others. Works in slices, between which other
 * requests run; throws 413 when used up. Measures by the clock up to the first long slice, of which 10 ms count,
 * and by CPU time afterwards.
 */
export class WorkBudget {
  #left: number;
  #wasLong = false;

  constructor(most = usualWork) {
    this.#left = most * 1_000;
  }

  /** Runs work step by step, and yields to other requests after each slice. */
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

  /** Runs work without pausing, and yields to other requests afterwards if it took long. */
  once<Result>(work: () => Result): Promise<Result> {
    return this.run(asStep(work));
  }
}

// biome-ignore lint/correctness/useYield: there is nothing between its beginning and its end
function* asStep<Result>(work: () => Result): Stepwise<Result> {
  return work();
}

/** Reads the CPU time of this thread in microseconds. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

interface RequestWork {
  readonly steps: Steps;
  /** Id of the user, once known. */
  user: string | undefined;
}

/** Maximum of expression steps in one request: about a second and a half of CPU time. */
const usualSteps = 60_000_000;

const requests = new AsyncLocalStorage<RequestWork>();

countStepsBy(() => requests.getStore()?.steps);

/** Answers a request while counting the steps of all its expressions together. */
export function countedTogether<Result>(
  work: () => Promise<Result>,
  mostSteps = usualSteps,
): Promise<Result> {
  return requests.run({ steps: new Steps(mostSteps), user: undefined }, work);
}

/** Sets the user of the current request. */
export function noteUser(id: string | undefined): void {
  const request = requests.getStore();
  if (request !== undefined) request.user = id;
}

/** Finds the user of the current request; `undefined` outside of requests, and for an unknown user. */
export function askingUserId(): string | undefined {
  return requests.getStore()?.user;
}
