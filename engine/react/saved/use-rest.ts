import { useEffect, useRef, useState } from 'react';

/** Minimum of milliseconds between two runs. */
const leastRest = 10_000;

/**
 * Factor of the rest after work, so that slow work runs rarely: at most a hundredth of the time, up to the longest
 * rest.
 */
const restOfWork = 100;
const longestRest = 30_000;

/**
 * Reports whether work may run again. After work, rests for ten seconds or a hundred times its duration, at most half a
 * minute. The caller gives only whether work is running.
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
