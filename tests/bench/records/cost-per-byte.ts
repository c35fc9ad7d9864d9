import { type Saved, savedPatient } from './record-steps.ts';

/**
 * Microseconds for which work is repeated: several ticks of the clock, whose resolution is 4 ms on some machines.
 */
const leastTime = 20_000;

/**
 * Creates a function that measures once more, and returns the nanoseconds of processor time for each byte of a record
 * in the best run so far, which excludes other load of the machine.
 */
export function costPerByte(step: (saved: Saved) => () => unknown, size: number): () => number {
  const saved = savedPatient(size);
  const work = step(saved);
  let best = Number.POSITIVE_INFINITY;
  return () => {
    const start = processorTime();
    let times = 0;
    let spent = 0;
    do {
      work();
      times += 1;
      spent = processorTime() - start;
    } while (spent < leastTime);
    best = Math.min(best, spent / times);
    return (best * 1_000) / saved.size;
  };
}

/** Microseconds of processor time of this thread. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
