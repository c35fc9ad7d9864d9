import { announcer } from './announcer.ts';

/** Milliseconds after which the wait is said; what comes earlier needs no word. */
const timeout = 500;

let waiting = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says to screen readers that the page loads, once for all its parts; returns a function that ends one part's wait. */
export function sayLoading(text: string): () => void {
  waiting += 1;
  timer ??= setTimeout(() => announcer.announce(text), timeout);
  return () => {
    waiting -= 1;
    if (waiting > 0) return;
    clearTimeout(timer);
    timer = undefined;
    if (announcer.get() === text) announcer.announce('');
  };
}
