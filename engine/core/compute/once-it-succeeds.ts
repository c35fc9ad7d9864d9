/** Gives every caller the same promise until an attempt fails; the next call then tries again. */
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
