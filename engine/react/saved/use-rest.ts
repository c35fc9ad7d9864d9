import { useEffect, useRef, useState } from 'react';

/** Milliseconds between two times, at least. */
const leastRest = 10_000;

/**
 * Factor of the rest after work, so that slow work is done rarely: a hundredth of the time, up to the longest rest.
 */
const restOfWork = 100;
const longestRest = 30_000;

/**
 * True where something may be done again. After it was under way it rests: ten seconds, or a hundred times as long as
 * it took, half a minute at most. The caller needs to give no more than when it is under way.
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
