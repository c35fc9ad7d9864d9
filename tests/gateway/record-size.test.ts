import { describe, expect, it } from 'vitest';
import { costPerByte } from '../bench/records/cost-per-byte.ts';
import { recordSteps } from '../bench/records/record-steps.ts';

/* Both sizes are measured in the same run, each by its best round. Others on the machine only make rounds slower: what
is quick enough once is, and what grows with the square of the size never is. */
describe('the time that a record takes grows with its size and no faster', () => {
  const small = 8_192;
  const large = 64 * small;
  const rounds = 20;

  it.each(Object.entries(recordSteps))('%s [FAULT-72]', (_name, step) => {
    const costs = { small: costPerByte(step, small), large: costPerByte(step, large) };
    let growth = Number.POSITIVE_INFINITY;
    // Quadratic growth would be 64.
    for (let round = 0; round < rounds && !(growth < 12); round += 1) growth = costs.large() / costs.small();
    expect(growth).toBeLessThan(12);
  });
});
