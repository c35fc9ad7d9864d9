import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzzPort } from './fuzz-port.ts';
import { type ProductProcess, startProductProcess } from './product-process.ts';

let product: ProductProcess;

beforeAll(async () => {
  product = await startProductProcess();
});

afterAll(async () => {
  await product.stop();
});

describe('the port of the product', () => {
  it('answers 2,000 random requests without dying and without one 500 [FAULT-71]', async () => {
    const { failures, isAlive, statuses } = await fuzzPort(product, { seed: 'test', requests: 2_000 });
    expect(failures).toEqual([]);
    expect(isAlive).toBe(true);
    expect(product.logged('process.', 'request.failed', 'upgrade.failed', 'live.failed')).toEqual([]);
    // Else the requests would get no further than the door.
    expect(statuses.get(200)).toBeGreaterThan(200);
  });
});
