import { useEffect, useRef, useState } from 'react';

/** Minimum of milliseconds between two runs. */
const leastRest = 10_000;

/**
 * Factor by which the rest exceeds the duration of the work, so that slow work takes at most a hundredth of the time;
 * the longest rest is an upper limit.
 */
const restOfWork = 100;
const longestRest = 30_000;

/**
 * Reports whether work may run again. After each run there is a rest of a hundred times its duration, at least ten
 * seconds and at most half a minute. The caller only says whether work is running.
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
    const timer = setTimeout(
      () => setResting(false),
      Math.min(longestRest, Math.max(leastRest, restOfWork * took)),
    );
    return () => {
      clearTimeout(timer);
      setResting(false);
    };
  }, [isUnderWay]);
  return !isResting;
}
