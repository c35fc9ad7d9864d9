/**
 * Number of frames that a page may send in a burst, and number that it regains each second; pages send a handful.
 */
const burst = 60;
const perSecond = 20;

/** Creates a token bucket that reports whether one more frame is allowed. */
export function createFrameLimit(now: () => number): () => boolean {
  let tokens = burst;
  let last = now();
  return () => {
    const moment = now();
    tokens = Math.min(burst, tokens + ((moment - last) / 1_000) * perSecond) - 1;
    last = moment;
    return tokens >= 0;
  };
}
