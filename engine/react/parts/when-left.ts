import { useEffect, useLayoutEffect, useRef } from 'react';

export interface LeftOptions {
  /**
   * True to be called after all other callbacks, so that the values that those take from their fields are kept as
   * well.
   */
  readonly isLast?: boolean;
}

/** Callbacks in two turns: browsers call listeners of `window` as they were added, whether capturing or not. */
const turns = [new Set<() => void>(), new Set<() => void>()] as const;

/** Stores typed text that is not yet in the values, as before a question that depends on what is stored. */
export function keepTyped(): void {
  for (const turn of turns) for (const keep of turn) keep();
}

function keepHidden(): void {
  if (document.visibilityState === 'hidden') keepTyped();
}

/**
 * Calls `keep` when the page closes or goes to the background, where a phone may end it without notice. `keep` has to
 * store typed text synchronously. Returns a function that ends this.
 */
export function whenLeft(keep: () => void, { isLast = false }: LeftOptions = {}): () => void {
  const turn = turns[isLast ? 1 : 0];
  // Adds the listeners once: a browser ignores the same function added again.
  addEventListener('pagehide', keepTyped);
  document.addEventListener('visibilitychange', keepHidden);
  turn.add(keep);
  return () => void turn.delete(keep);
}

/**
 * Calls `keep` like `whenLeft`, with the component's latest values, and also when the component unmounts, e.g. by the
 * Back button: a focused field that is removed fires no blur event.
 */
export function useWhenLeft(keep: () => void, { isLast = false }: LeftOptions = {}): void {
  const latest = useRef(keep);
  useLayoutEffect(() => {
    latest.current = keep;
  });
  useEffect(() => whenLeft(() => latest.current(), { isLast }), [isLast]);
  // Uses a layout effect, since its cleanup runs before that of other effects.
  useLayoutEffect(() => () => void (isLast || latest.current()), [isLast]);
  useEffect(() => () => void (isLast && latest.current()), [isLast]);
}
