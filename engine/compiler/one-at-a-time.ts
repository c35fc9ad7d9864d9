/**
 * Runs the work when it is called for, never twice at a time: however often it is called for while it runs, it is done
 * once more after that.
 */
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
