import { useEffect, useRef, useState } from 'react';

/** Milliseconds between two times, at least. */
const leastRest = 10_000;

/** What takes long is done rarely: a hundredth of the time at most. */
const restOfWork = 100;

/**
 * Whether something may be done again. After it was under way it rests: ten seconds, or a hundred times as long as it
 * took. It is enough to say when it is under way.
 */
export function useRest(isUnderWay: boolean): boolean {
  const [isResting, setResting] = useState(false);
  const began = useRef<number>(undefined);
  useEffect(() => {
    if (isUnderWay) {
      began.current = performance.now();
      return;
    }
    if (began.current === undefined) return;
    const took = performance.now() - began.current;
    began.current = undefined;
    setResting(true);
    const timer = setTimeout(() => setResting(false), Math.max(leastRest, restOfWork * took));
    return () => {
      clearTimeout(timer);
      setResting(false);
    };
  }, [isUnderWay]);
  return !isResting;
}
