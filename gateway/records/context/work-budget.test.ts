import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../operation/errors.ts';
import { WorkBudget } from './work-budget.ts';

/** Yields steps that take some milliseconds each. */
function* laborious(steps: number): Generator<undefined, number, undefined> {
  for (let step = 0; step < steps; step += 1) {
    const end = performance.now() + 4;
    while (performance.now() < end);
    yield;
  }
  return steps;
}

describe('the work of a request [FAULT-72]', () => {
  it('is done in slices, between which others have their turn', async () => {
    let turns = 0;
    const other = setInterval(() => {
      turns += 1;
    }, 0);
    const result = await new WorkBudget(60_000).run(laborious(40));
    clearInterval(other);
    expect(result).toBe(40);
    expect(turns).toBeGreaterThan(5);
  });

  it('is given up, with what to do about it, once it has used the processor for long enough', async () => {
    const budget = new WorkBudget(50);
    const refusal = await budget.run(laborious(10_000)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(GatewayError);
    expect(refusal).toMatchObject({ status: 413, answer: { code: 'too-large' } });
  });

  it('is counted over all that a request does', async () => {
    const budget = new WorkBudget(40);
    const work = async () => {
      for (;;) await budget.run(laborious(2));
    };
    await expect(work()).rejects.toMatchObject({ status: 413 });
  });
});
