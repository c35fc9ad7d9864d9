import { performance } from 'node:perf_hooks';
import { type Saved, savedPatient } from './record-steps.ts';

/** Work is repeated until about this many bytes went through it, so that it takes longer than the clock's tick. */
const bytesOfARun = 300_000;

/** Nanoseconds for each byte of a record: the best of some runs, the one that the rest of the machine disturbed least. */
export function costPerByte(step: (saved: Saved) => () => unknown, size: number, runs = 3): number {
  const saved = savedPatient(size);
  const work = step(saved);
  const times = Math.max(1, Math.round(bytesOfARun / saved.size));
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    for (let n = 0; n < times; n += 1) work();
    best = Math.min(best, performance.now() - start);
  }
  return (best * 1_000_000) / (times * saved.size);
}
