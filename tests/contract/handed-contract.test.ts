import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handed as contacts } from '../../examples/contacts/product.ts';
import { handed as lending } from '../../examples/lending/product.ts';
import { type Contract, contractOf } from '../../tools/dev/contract-of.ts';

describe.each([
  ['the product that others begin with', contacts],
  ['the lending library', lending],
])('the contract that a new product comes with, of %s', (_name, handed) => {
  let contract: Contract;

  beforeAll(async () => {
    contract = await contractOf(handed);
  });

  afterAll(() => contract.close());

  it('is kept', async () => {
    for (const { title, run } of contract.checks)
      await run().catch((error) => expect.fail(`${title}: ${error}`));
    const stored = contract.checks.filter(({ title }) => title.includes('gives it back'));
    expect(stored.length).toBe(handed === contacts ? 1 : 0);
  });
});
