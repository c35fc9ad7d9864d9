import { describe, expect, it } from 'vitest';
import { costPerByte } from '../bench/records/cost-per-byte.ts';
import { recordSteps } from '../bench/records/record-steps.ts';

/* Both sizes are measured in the same run, each by its best run: a slow machine is slow for both. */
describe('the time that a record takes grows with its size and no faster', () => {
  const small = 8_192;
  const large = 64 * small;

  it.each(Object.entries(recordSteps))('%s [FAULT-72]', (_name, step) => {
    costPerByte(step, small);
    const growth = costPerByte(step, large) / costPerByte(step, small);
    // What grows with the square would be 64.
    expect(growth).toBeLessThan(12);
  });
});
