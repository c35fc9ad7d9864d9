import { performance } from 'node:perf_hooks';
import { type Saved, savedPatient } from './record-steps.ts';

/** Work is repeated until about this many bytes went through it, so that it takes longer than the clock's tick. */
const bytesOfARun = 300_000;

/** A function that measures once more, and answers with the nanoseconds for each byte of a record in the best run so far. */
export function costPerByte(step: (saved: Saved) => () => unknown, size: number): () => number {
  const saved = savedPatient(size);
  const work = step(saved);
  const times = Math.max(1, Math.round(bytesOfARun / saved.size));
  let best = Number.POSITIVE_INFINITY;
  return () => {
    const start = performance.now();
    for (let n = 0; n < times; n += 1) work();
    best = Math.min(best, performance.now() - start);
    return (best * 1_000_000) / (times * saved.size);
  };
}
