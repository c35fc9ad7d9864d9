import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { configuredFeatures } from '../../features/all/server/features.ts';
import { startGateway } from '../../gateway/main.ts';
import { type GatewayConfig, readConfig } from '../../gateway/operation/config.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import { type RunningGateway, startServer } from '../../gateway/server.ts';
import { library } from '../../gateway/testing/library.ts';
import { libraryRecords } from '../../gateway/testing/library-records.ts';
import { tokenFor, trustToken } from '../../gateway/testing/open-test-gateway.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '../../gateway/testing/postgres-cluster.ts';
import { product } from '../../generated/product.ts';

const folder = mkdtempSync(join(tmpdir(), 'gateway-operations-'));
const running: RunningGateway[] = [];
let cluster: PostgresCluster | undefined;

async function config(rest: Partial<GatewayConfig> = {}): Promise<GatewayConfig> {
  const binaries = findPostgres();
  if (binaries !== undefined) cluster ??= await startPostgres(binaries);
  const database = cluster === undefined ? {} : { databaseUrl: cluster.url };
  return { ...readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }), ...database, ...rest };
}

async function start(rest: Partial<GatewayConfig> = {}): Promise<string> {
  const server = await startServer({
    features: configuredFeatures,
    ...{
      product: library,
      config: await config(rest),
      log: silentLog,
      seed: { records: () => libraryRecords },
    },
    identity: async (origin) => ({
      issuer: `${origin}/oidc`,
      verifyToken: trustToken,
      close: async () => undefined,
    }),
  });
  running.push(server);
  return server.url;
}

function ask(url: string, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${tokenFor('ann')}`, ...headers } });
}

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

// Stops the shared cluster once at the end, since every gateway here has records of its own and leaves none that
// another would see.
afterAll(async () => {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a gateway in operation', () => {
  it('lets users read and refuses what they would save while it is read-only, and says so to their pages', async () => {
    const url = await start({ isReadOnly: true });
    expect((await ask(url, '/api/library/book?bookId=emma')).status).toBe(200);
    const refused = await fetch(`${url}/api/library/book`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokenFor('ann')}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: 'Persuasion', branch: { id: 'north' } }),
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '300']);
    expect(await refused.json()).toMatchObject({
      code: 'read-only',
      message: expect.stringContaining('Nothing was saved. Keep this page open'),
    });
    expect(await (await fetch(`${url}/config.json`)).json()).toMatchObject({ isReadOnly: true });
  });

  it('says that it lives, and that it serves', async () => {
    const url = await start();
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ alive: true });
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ready: true });
  });

  it('lives but does not serve while its database is away', async () => {
    const url = await start();
    if (cluster === undefined) return;
    await cluster.kill();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^gateway_ready 0$/m);
    await cluster.start();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('tells Prometheus how its calls went, by name and never by address', async () => {
    const url = await start();
    await ask(url, '/api/library/book?bookId=emma');
    await ask(url, '/api/library/book?bookId=dune');
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toContain('gateway_call_seconds_count{call="book.get",status="200"} 1');
    expect(text).toContain('gateway_call_seconds_count{call="book.get",status="404"} 1');
    expect(text).toContain('gateway_outbox_pending{topic=""} 0');
    expect(text).not.toMatch(/emma|dune/i);
  });

  it('keeps its metrics from whoever comes through a proxy or lacks the token', async () => {
    const local = await start();
    expect((await ask(local, '/metrics', { 'X-Forwarded-For': '198.51.100.1' })).status).toBe(404);
    const guarded = await start({ metricsToken: 'scrape-me-if-you-can' });
    expect((await fetch(`${guarded}/metrics`)).status).toBe(404);
    expect((await ask(guarded, '/metrics', { Authorization: 'Bearer scrape-me-if-you-can' })).status).toBe(
      200,
    );
  });

  it('lets one user ask so often and no more, and says when to come back', async () => {
    const url = await start({ rateLimit: 3 });
    const path = '/api/library/book?bookId=emma';
    for (let n = 0; n < 3; n += 1) expect((await ask(url, path)).status).toBe(200);
    const limited = await ask(url, path);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await limited.json()).toMatchObject({
      code: 'too-many-requests',
      message: expect.stringContaining('Please wait'),
    });
    expect((await ask(url, path, { Authorization: `Bearer ${tokenFor('ben')}` })).status).toBe(200);
  });

  it('lets nobody try token after token', async () => {
    const url = await start({ rateLimit: 1_000 });
    const statuses: number[] = [];
    for (let n = 0; n < 70; n += 1)
      statuses.push((await ask(url, '/api/library/me', { Authorization: `Basic ${n}` })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
  });

  it('tells the browser to trust no answer further than it must: data, errors, what is not there, what is refused', async () => {
    const url = await start({ rateLimit: 2 });
    const paths = ['/api/library/me', '/api/nothing', '/api/library/me', '/healthz', '/readyz', '/nowhere'];
    const answers = [];
    for (const path of paths) answers.push(await ask(url, path));
    answers.push(await fetch(`${url}/metrics`, { headers: { Forwarded: 'for=198.51.100.1' } }));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 429, 200, 200, 429, 404]);
    answers.push(await fetch(`${url}/nowhere`), await fetch(`${url}/metrics`));
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('says in traces and reports of errors which installation they come from: production, for the product [CONST-03]', async () => {
    const sent: string[] = [];
    const collector = createServer(async (request, response) => {
      sent.push(await text(request));
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    const { traces } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
    const server = await startGateway({
      features: configuredFeatures,
      product: { ...library, info: { ...library.info, environment: String(product.info.environment) } },
      config: await config({ errorReportUrl: url, ...(traces && { traces }) }),
      log: silentLog,
    });
    running.push(server);
    server.log.error('request.failed');
    expect((await ask(server.url, '/api/library/book?bookId=emma')).status).toBe(401);
    await running.pop()?.close();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    collector.close();
    expect(sent.find((each) => each.includes('request.failed'))).toContain('"environment":"production"');
    expect(sent.find((each) => each.includes('resourceSpans'))).toContain(
      '"key":"deployment.environment.name","value":{"stringValue":"production"}',
    );
  });

  it('goes by the address that users know behind a proxy, whatever the proxy calls it', async () => {
    const gateway = await startGateway({
      features: configuredFeatures,
      product: library,
      config: await config({ publicUrl: 'https://meds.example.org' }),
      log: silentLog,
      accounts: [],
    });
    running.push(gateway);
    const read = async (path: string) =>
      (await (await fetch(`http://127.0.0.1:${gateway.port}${path}`)).json()) as Record<string, unknown>;
    expect(gateway.url).toBe('https://meds.example.org');
    expect(await read('/config.json')).toMatchObject({ issuer: 'https://meds.example.org/oidc' });
    expect(await read('/oidc/.well-known/openid-configuration')).toMatchObject({
      issuer: 'https://meds.example.org/oidc',
      authorization_endpoint: expect.stringMatching(/^https:\/\/meds\.example\.org\/oidc\//),
    });
  });
});
