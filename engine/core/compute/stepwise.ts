/** Work that stops at every `yield`, so that whoever runs it can do something else first, or give it up. */
export type Stepwise<Result> = Generator<undefined, Result, undefined>;

/** Runs work to its end at once. */
export function atOnce<Result>(work: Stepwise<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
