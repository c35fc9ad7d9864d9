import { useEffect, useLayoutEffect, useRef } from 'react';

export interface LeftOptions {
  /** True to run after all others, so that the values they take from their fields are kept too. */
  readonly isLast?: boolean;
}

/**
 * Calls back when the page closes or goes to the background, where phones end it without notice. The callback must
 * store typed text synchronously. Returns a function that stops this.
 */
export function whenLeft(keep: () => void, { isLast = false }: LeftOptions = {}): () => void {
  const keepHidden = () => document.visibilityState === 'hidden' && keep();
  const capture = !isLast;
  addEventListener('pagehide', keep, { capture });
  document.addEventListener('visibilitychange', keepHidden, { capture });
  return () => {
    removeEventListener('pagehide', keep, { capture });
    document.removeEventListener('visibilitychange', keepHidden, { capture });
  };
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
