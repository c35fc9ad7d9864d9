/** Frames that a page may send in a burst, and how many it earns back each second; pages send a handful. */
const burst = 60;
const perSecond = 20;

/** A bucket that says whether one more frame is still reasonable. */
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
