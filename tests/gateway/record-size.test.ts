import { describe, expect, it } from 'vitest';
import { costPerByte } from '../bench/records/cost-per-byte.ts';
import { recordSteps } from '../bench/records/record-steps.ts';

/*
 * Measures both sizes in one run, each by its best round, since other load of the machine only slows rounds down.
 */
describe('the time that a record takes grows with its size and no faster', () => {
  const small = 8_192;
  const large = 64 * small;
  const rounds = 20;

  it.each(Object.entries(recordSteps))('%s [FAULT-72]', (_name, step) => {
    const costs = { small: costPerByte(step, small), large: costPerByte(step, large) };
    let growth = Number.POSITIVE_INFINITY;
    // Limits the ratio for 64 times the size; quadratic growth would give 64.
    for (let round = 0; round < rounds && !(growth < 12); round += 1) growth = costs.large() / costs.small();
    expect(growth).toBeLessThan(12);
  });
});
