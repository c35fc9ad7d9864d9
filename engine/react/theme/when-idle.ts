/** Milliseconds that a page has for itself: while it waits for its first data it only looks idle. */
const headStart = 2_000;

/** Milliseconds after which it is done even on a page that never rests. */
const timeout = 3_000;

/**
 * Runs the work once the page has been seen and has nothing more urgent to do. Answers with what calls it off. `wait`
 * is in milliseconds; work that the page waits for has none.
 */
export function whenIdle(work: () => void, wait = headStart): () => void {
  let callOff = () => {};
  const timer = setTimeout(() => {
    // Works without `requestIdleCallback`, which not every browser has.
    if (typeof requestIdleCallback !== 'function') return work();
    const handle = requestIdleCallback(work, { timeout });
    callOff = () => cancelIdleCallback(handle);
  }, wait);
  return () => {
    clearTimeout(timer);
    callOff();
  };
}

/** Loads a module that a page can do without at first, and starts it. Answers with the function that ends it. */
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
