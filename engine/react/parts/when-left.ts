import { useEffect, useLayoutEffect, useRef } from 'react';

export interface LeftOptions {
  /** True to run after all others, so that the values they take from their fields are kept too. */
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
 * Calls back when the page closes or goes to the background, where phones end it without notice. The callback must
 * store typed text synchronously. Returns a function that stops this.
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
 * Calls back like `whenLeft` with a component's latest values, also when the component unmounts, as by Back: a field
 * removed with the focus fires no blur.
 */
export function useWhenLeft(keep: () => void, { isLast = false }: LeftOptions = {}): void {
  const latest = useRef(keep);
  useLayoutEffect(() => {
    latest.current = keep;
  });
  useEffect(() => whenLeft(() => latest.current(), { isLast }), [isLast]);
  // Uses a layout effect, since those are cleaned up before other effects.
  useLayoutEffect(() => () => void (isLast || latest.current()), [isLast]);
  useEffect(() => () => void (isLast && latest.current()), [isLast]);
}
