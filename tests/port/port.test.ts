import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzzPort } from './fuzz-port.ts';
import { type ProductProcess, startProductProcess } from './product-process.ts';

let product: ProductProcess;

beforeAll(async () => {
  product = await startProductProcess();
}, 400_000);

afterAll(async () => {
  await product.stop();
});

describe('the port of the product', () => {
  it('answers 2,000 random requests without dying and without one 500 [FAULT-71]', async () => {
    const { failures, isAlive, statuses } = await fuzzPort(product, { seed: 'test', requests: 2_000 });
    expect(failures).toEqual([]);
    expect(isAlive).toBe(true);
    expect(product.logged('process.', 'request.failed', 'upgrade.failed', 'live.failed')).toEqual([]);
    // Expects many requests to pass the checks at the port; their exact number depends on how many users sign out
    // meanwhile.
    expect(statuses.get(200)).toBeGreaterThan(100);
  });

  it('tells of its sign-in by its own address, whatever host a request names [FAULT-71]', async () => {
    const { port, url } = product;
    const ask = get({
      port,
      path: '/oidc/.well-known/openid-configuration',
      headers: { Host: 'evil.example' },
    });
    const [response] = (await once(ask, 'response')) as [IncomingMessage];
    const document = await text(response);
    expect(JSON.parse(document)).toMatchObject({
      issuer: `${url}/oidc`,
      authorization_endpoint: `${url}/oidc/auth`,
      token_endpoint: `${url}/oidc/token`,
    });
    expect(document).not.toContain('evil.example');
  });
});
