import { useEffect, useRef, useState } from 'react';

/** Minimum of milliseconds between two runs. */
const leastRest = 10_000;

/**
 * Ratio of a pause to the duration of the work before it, so that work takes about 1 % of the time; a maximum
 * pause applies.
 */
const restOfWork = 100;
const longestRest = 30_000;

/**
 * Reports whether work may run again: after each run there is a pause of a hundred times its duration, from
 * ten seconds to half a minute. The caller only reports whether work is running.
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
