/** Wraps work so that two runs never overlap. Any number of calls during a run cause one further run. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isOutdated = false;
  return async () => {
    isOutdated = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isOutdated) {
        isOutdated = false;
        await work();
      }
    } finally {
      isRunning = false;
    }
  };
}
