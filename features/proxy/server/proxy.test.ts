import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useProductGateway } from '../../../tests/product/harness/product-gateway.ts';
import { noServices } from '../../all/server/services.ts';

const piece = 'x'.repeat(65_536);
let sent = 0;
/** Last request that the service received. */
let asked: Readonly<Record<string, unknown>> = {};
const server = createServer(async (request, response) => {
  if (request.url?.startsWith('/items')) {
    let body = '';
    for await (const part of request) body += String(part);
    asked = { method: request.method, url: request.url, type: request.headers['content-type'], body };
    return void response.writeHead(204).end();
  }
  if (request.url === '/small') return void response.end('{"ok":true}');
  // Writes until the client closes the connection, up to 64 MiB.
  for (sent = 0; sent < 67_108_864 && !response.destroyed; sent += piece.length)
    if (!response.write(piece))
      await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
  response.end();
});
const services = { ...noServices, proxyTargets: {} as Record<string, string> };
describe('a service behind the gateway', () => {
  const gateway = useProductGateway({ services });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    services.proxyTargets['near'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('takes a DELETE with its query and no body on to the service, and answers with null for an empty body [CALLS-08]', async () => {
    const path = encodeURIComponent('near/items?id=7&rev=2');
    const { status, body } = await gateway.as('pharmacist')('DELETE', `/api/regimen/proxy?path=${path}`);
    expect([status, body]).toEqual([200, null]);
    expect(asked).toEqual({ method: 'DELETE', url: '/items?id=7&rev=2', type: undefined, body: '' });
  });

  it('reads no more of an answer than it takes', async () => {
    const get = (path: string) => gateway.as('pharmacist')('GET', `/api/regimen/proxy?path=${path}`);
    expect(await get('near/small')).toMatchObject({ status: 200, body: { ok: true } });
    expect((await get('near/endless')).status).toBe(502);
    expect(sent).toBeLessThan(20_000_000);
  });
});
