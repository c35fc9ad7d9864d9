/** Milliseconds before idle work may start, since a page that waits for its first data only seems idle. */
const headStart = 2_000;

/** Milliseconds after which the work runs even on a page that is never idle. */
const timeout = 3_000;

/**
 * Runs the work once the page has been displayed and is idle; returns a function that cancels. `wait` is in
 * milliseconds, 0 for work that the page needs.
 */
export function whenIdle(work: () => void, wait = headStart): () => void {
  let callOff = () => {};
  const timer = setTimeout(() => {
    // Runs the work at once in a browser without `requestIdleCallback`.
    if (typeof requestIdleCallback !== 'function') return work();
    const handle = requestIdleCallback(work, { timeout });
    callOff = () => cancelIdleCallback(handle);
  }, wait);
  return () => {
    clearTimeout(timer);
    callOff();
  };
}

/** Loads a module that a page does not need at first, and starts it; the returned function stops it. */
export function startWhenIdle(load: () => Promise<() => () => void>): () => void {
  let end = () => {};
  let isOver = false;
  const callOff = whenIdle(async () => {
    const start = await load();
    if (!isOver) end = start();
  });
  return () => {
    isOver = true;
    callOff();
    end();
  };
}
