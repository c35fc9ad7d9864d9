/** Memoizes a promise, so that all callers share one attempt; only a failure lets the next call try again. */
export function onceItSucceeds<Value>(attempt: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined;

  async function tryNow(): Promise<Value> {
    try {
      return await attempt();
    } catch (error) {
      known = undefined;
      throw error;
    }
  }

  return () => {
    known ??= tryNow();
    return known;
  };
}
