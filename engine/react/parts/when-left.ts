import { useEffect, useLayoutEffect, useRef } from 'react';

export interface LeftOptions {
  /** True to run after all other callbacks, so that the values committed by those are stored as well. */
  readonly isLast?: boolean;
}

/**
 * Callbacks in two phases, since browsers call the listeners of `window` in order of registration, even
 * capturing ones.
 */
const turns = [new Set<() => void>(), new Set<() => void>()] as const;

/** Runs all callbacks now, e.g. before a question that depends on what is stored. */
export function keepTyped(): void {
  for (const turn of turns) for (const keep of turn) keep();
}

function keepHidden(): void {
  if (document.visibilityState === 'hidden') keepTyped();
}

/**
 * Calls `keep` when the page closes or goes to the background, where a phone may end it without notice.
 * `keep` has to store typed text synchronously. Returns a function that removes the callback.
 */
export function whenLeft(keep: () => void, { isLast = false }: LeftOptions = {}): () => void {
  const turn = turns[isLast ? 1 : 0];
  // Adds the listeners once, since browsers ignore a function added again.
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
  // Uses a layout effect, whose cleanup runs before that of other effects.
  useLayoutEffect(() => () => void (isLast || latest.current()), [isLast]);
  useEffect(() => () => void (isLast && latest.current()), [isLast]);
}
