/** Work that pauses at every `yield`, so that the caller can do something else meanwhile, or abandon the work. */
export type Stepwise<Result> = Generator<undefined, Result, undefined>;

/** Runs stepwise work to its end without a pause. */
export function atOnce<Result>(work: Stepwise<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
