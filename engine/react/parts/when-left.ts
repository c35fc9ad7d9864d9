import { useEffect, useLayoutEffect, useRef } from 'react';

export interface LeftOptions {
  /** Runs after all others: what they take over of their boxes is to be kept, too. */
  readonly isLast?: boolean;
}

/**
 * Calls back when the page goes, or is put away: phones end a page that is in the background without any other
 * notice. A callback has to have stored typed text when it returns. Answers with the function that stops it.
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
 * Calls back like `whenLeft`, for a component, with its latest values; also when it is taken off the page, as by Back: a
 * box that goes with the focus in it is never left.
 */
export function useWhenLeft(keep: () => void, { isLast = false }: LeftOptions = {}): void {
  const latest = useRef(keep);
  useLayoutEffect(() => {
    latest.current = keep;
  });
  useEffect(() => whenLeft(() => latest.current(), { isLast }), [isLast]);
  // The layout of a page is taken down before its other effects are.
  useLayoutEffect(() => () => void (isLast || latest.current()), [isLast]);
  useEffect(() => () => void (isLast && latest.current()), [isLast]);
}
