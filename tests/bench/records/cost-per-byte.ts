import { type Saved, savedPatient } from './record-steps.ts';

/** Work is repeated until about this many bytes went through it, so that it takes longer than the clock's tick. */
const bytesOfARun = 300_000;

/**
 * A function that measures once more, and answers with the nanoseconds of the processor for each byte of a record in
 * the best run so far: what else the machine does counts for nothing.
 */
export function costPerByte(step: (saved: Saved) => () => unknown, size: number): () => number {
  const saved = savedPatient(size);
  const work = step(saved);
  const times = Math.max(1, Math.round(bytesOfARun / saved.size));
  let best = Number.POSITIVE_INFINITY;
  return () => {
    const start = processorTime();
    for (let n = 0; n < times; n += 1) work();
    const spent = processorTime() - start;
    // Less than a tick of the clock says nothing.
    if (spent > 0) best = Math.min(best, spent);
    return (best * 1_000) / (times * saved.size);
  };
}

/** Microseconds that this thread has worked. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
