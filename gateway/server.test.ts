import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { configuredFeatures } from '../features/all/server/features.ts';
import { openLoadTarget } from './control/client.ts';
import { controlSocketPath } from './control/socket-path.ts';
import { type GatewayConfig, readConfig } from './operation/config.ts';
import { silentLog } from './operation/log.ts';
import { type RunningGateway, type ServerOptions, startServer } from './server.ts';
import { giveDatabase } from './testing/database-templates.ts';
import { library } from './testing/library.ts';
import { libraryRecords } from './testing/library-records.ts';
import { openLivePage } from './testing/live-page.ts';
import { tokenFor, trustToken } from './testing/open-test-gateway.ts';

const template = mkdtempSync(join(tmpdir(), 'gateway-template-'));
const folders: string[] = [];
const running: RunningGateway[] = [];

/** Copies a data folder with an empty database, since creating one takes seconds. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-server-'));
  cpSync(template, folder, { recursive: true });
  folders.push(folder);
  return folder;
}

function configFor(dataDirectory: string, rest: Partial<GatewayConfig> = {}): GatewayConfig {
  return { port: 0, dataDirectory, oidcClientId: 'test', logLevel: 'silent', ...rest };
}

async function start(config: GatewayConfig, rest: Partial<ServerOptions> = {}): Promise<RunningGateway> {
  const server = await startServer({
    features: configuredFeatures,
    product: library,
    config,
    log: silentLog,
    identity: async ({ origin }) => ({
      issuer: `${origin}/oidc`,
      verifyToken: trustToken,
      close: async () => undefined,
    }),
    seed: { records: () => libraryRecords },
    ...rest,
  });
  running.push(server);
  return server;
}

function ask(url: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${url}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${tokenFor('ann')}`, ...init.headers },
  });
}

/** Reports whether the port accepts a new connection. */
function isReached(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect').then(
    () => Boolean(socket.destroy()),
    () => false,
  );
}

beforeAll(() => giveDatabase(template));

afterAll(() => rmSync(template, { recursive: true, force: true }));

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('a running gateway', () => {
  it('finds at its second start what was saved in its first, and brings the first records in only once', async () => {
    const config = configFor(newFolder());
    const first = await start(config);
    const emma = await (await ask(first.url, '/api/library/book?bookId=emma')).json();
    const saved = await ask(first.url, '/api/library/book', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...emma, shelf: 'Z9' }),
    });
    expect(saved.status).toBe(200);
    await first.close();
    const second = await start(config);
    expect(await (await ask(second.url, '/api/library/book?bookId=emma')).json()).toMatchObject({
      shelf: 'Z9',
      _rev: 2,
    });
  });

  it('lets go of port, database and folder when it closes, also when asked twice', async () => {
    const config = configFor(newFolder());
    const server = await start(config);
    await Promise.all([server.close(), server.close()]);
    await expect(fetch(`${server.url}/readyz`)).rejects.toThrow();
    expect(existsSync(join(config.dataDirectory, 'gateway.lock'))).toBe(false);
    await start({ ...config, port: Number(new URL(server.url).port) });
  });

  it('sends a browser that comes by the number of this machine on to the name that sign-in knows', async () => {
    const { url } = await start(configFor(newFolder()));
    const { port } = new URL(url);
    const response = await fetch(`http://127.0.0.1:${port}/books/emma?a=b`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([307, `${url}/books/emma?a=b`]);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  });

  it('asks for patience while it starts, also of a page that wants live updates', async () => {
    const { promise: isReady, resolve: ready } = Promise.withResolvers<void>();
    const { promise: origin, resolve: listens } = Promise.withResolvers<string>();
    const starting = start(configFor(newFolder()), {
      async identity({ origin }) {
        listens(origin);
        await isReady;
        return { issuer: `${origin}/oidc`, verifyToken: trustToken, close: async () => undefined };
      },
    });
    const url = await origin;
    const { status, headers } = await fetch(`${url}/api/library/books`);
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    expect(await (await openLivePage(url)).closed).toBe(1013);
    ready();
    const page = await openLivePage((await starting).url);
    page.say({ type: 'auth', token: tokenFor('ann') });
    expect(await page.next('ready')).toBeDefined();
    page.leave();
  });

  it('takes no more on a connection that is open when it is asked to stop, and ends what is under way', async () => {
    const server = await start(configFor(newFolder()));
    const slow = connect(server.port, 'localhost');
    const heard: string[] = [];
    slow.on('data', (data) => heard.push(String(data)));
    const end = once(slow, 'close');
    const head = [
      'POST /api/library/book/search HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${tokenFor('ann')}`,
      'Content-Type: application/json',
      'Content-Length: 2',
    ];
    slow.write(`${head.join('\r\n')}\r\n\r\n{`);
    await ask(server.url, '/readyz');
    const stopped = server.close();
    while (await isReached(server.port));
    slow.write('}');
    await Promise.all([end, stopped]);
    expect(heard.join('')).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n/is);
  });

  it('says of an address to listen on that is not its own what to write instead', async () => {
    await expect(start(configFor(newFolder(), { host: '192.0.2.1' }))).rejects.toThrow(
      'HOST is "192.0.2.1", which is no address of this machine. Write one of its own, as in HOST=0.0.0.0',
    );
  });

  it('lets nobody else read the files of the embedded database', async () => {
    const { dataDirectory } = configFor(newFolder());
    expect(statSync(join(dataDirectory, 'database')).mode & 0o777).toBe(0o700);
  });

  it('says in one sentence that its port is in use, which one, and what to do', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const folder = newFolder();
    await expect(start(configFor(folder, { port }))).rejects.toThrow(
      `Port ${port} is in use by another program. Stop that program, or choose another port with PORT`,
    );
    other.close();
    expect(existsSync(join(folder, 'gateway.lock'))).toBe(false);
  });

  it('says in one sentence that its data folder is in use, and frees its port', async () => {
    const config = configFor(newFolder());
    await start(config);
    await expect(start(config)).rejects.toThrow(
      `The data folder ${config.dataDirectory} is in use by process ${process.pid}.`,
    );
  });

  it('opens no data of another product', async () => {
    const config = configFor(newFolder());
    await (await start(config)).close();
    const other = { ...library, info: { ...library.info, slug: 'museum' } };
    await expect(start(config, { product: other })).rejects.toThrow(
      `The data folder ${config.dataDirectory} has the records of another product: its slug is "library", that of this one is "museum".`,
    );
  });

  it('takes imports from this user while it runs, and leaves the store to them while it does not', async () => {
    const config = configFor(newFolder());
    const sula = { entity: 'book', record: { _id: 'sula', title: 'Sula', branch: { id: 'north' } } };
    const server = await start(config);
    const socket = controlSocketPath(config.dataDirectory);
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    const beside = await openLoadTarget({ config, product: library });
    expect(await beside.load([sula])).toMatchObject([{ id: 'sula', outcome: 'created' }]);
    await beside.close();
    expect((await ask(server.url, '/api/library/book?bookId=sula')).status).toBe(200);
    await server.close();
    const alone = await openLoadTarget({ config, product: library });
    expect(await alone.load([sula])).toMatchObject([{ id: 'sula', outcome: 'unchanged' }]);
    await alone.close();
  });

  it('brings the first records in before an import that comes before the first start', async () => {
    const config = configFor(newFolder());
    const seed = { records: () => libraryRecords };
    const target = await openLoadTarget({ config, product: library, seed });
    const loan = { _id: 'loan-1', subject: 'emma', reader: 'Rob', due: '2999-01-01' };
    expect(await target.load([{ entity: 'loan', record: loan }])).toMatchObject([{ outcome: 'created' }]);
    await target.close();
    const server = await start(config);
    expect((await ask(server.url, '/api/library/loan?loanId=loan-1')).status).toBe(200);
  });

  it('sends traces of calls where the operator gathers them, with the route and without the address', async () => {
    const sent: string[] = [];
    const collector = createServer(async (request, response) => {
      let text = '';
      for await (const piece of request) text += piece;
      sent.push(text);
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const { traces } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    const server = await start(configFor(newFolder(), traces && { traces }));
    await ask(server.url, '/readyz');
    expect((await ask(server.url, '/api/library/book?bookId=emma')).status).toBe(200);
    await server.close();
    const text = sent.join('\n');
    expect(text).toContain('"name":"GET /api/library/book"');
    expect(text).toContain('"key":"service.name","value":{"stringValue":"library"}');
    // Expects the span of the statement that reads the record and appends the audit entry to its chain.
    expect(text).toContain('"name":"INSERT audit_chain"');
    expect(text).not.toMatch(/emma|readyz/);
    collector.close();
  });

  it('finds a socket path that fits, however deep the data folder lies', () => {
    expect(controlSocketPath('/srv/data')).toBe('/srv/data/gateway.sock');
    expect(Buffer.byteLength(controlSocketPath(`/srv/${'deep/'.repeat(50)}`))).toBeLessThan(104);
  });
});
