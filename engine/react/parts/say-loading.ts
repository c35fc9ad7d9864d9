import { announcer } from './announcer.ts';

/** Milliseconds after which the wait is said; what comes earlier needs no word. */
const timeout = 500;

/** Milliseconds in which the parts of a page that load one after the other are one wait. */
const oneWait = 10_000;

let waiting = 0;
let saidAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says to screen readers that the page loads, once for all its parts; returns a function that ends one part's wait. */
export function sayLoading(text: string): () => void {
  waiting += 1;
  timer ??= setTimeout(() => {
    // Leaves to a screen reader what it is saying.
    if (announcer.get() !== '' || performance.now() - saidAt < oneWait) return;
    saidAt = performance.now();
    announcer.announce(text);
  }, timeout);
  return () => {
    waiting -= 1;
    if (waiting > 0) return;
    clearTimeout(timer);
    timer = undefined;
    if (announcer.get() === text) announcer.announce('');
  };
}
