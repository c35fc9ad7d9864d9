import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from './listen.ts';
import { staticFiles } from './static-files.ts';

const publicConfig = { issuer: 'https://id.test/?a=1&b="2"', clientId: '$& </head>', scope: 'openid' };

/** Requests a path unchanged, with its dot segments, which browsers and `fetch` remove. */
async function getAsWritten(
  port: number,
  path: string,
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  const [response] = (await once(get({ port, path, host: 'localhost' }), 'response')) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode ?? 0, headers: response.headers };
}

describe('the app in the browser', () => {
  const directory = mkdtempSync(join(tmpdir(), 'gateway-web-'));
  let listening: Listening;
  let url: string;

  beforeAll(async () => {
    mkdirSync(join(directory, 'assets'));
    writeFileSync(
      join(directory, 'index.html'),
      '<!doctype html><head><meta nonce="__CSP_NONCE__"><title>App</title></head>',
    );
    writeFileSync(join(directory, 'answer.html'), '<!doctype html><title>Answer</title>');
    writeFileSync(join(directory, 'assets', 'app-1a2b.js'), 'export {};');
    writeFileSync(join(directory, 'assets', 'app-1a2b.js.br'), brotliCompressSync('export {};'));
    writeFileSync(join(directory, 'assets', 'app-1a2b.js.gz'), gzipSync('export {};'));
    writeFileSync(join(directory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    listening = await listen(staticFiles({ directory, publicConfig }), { port: 0, host: undefined });
    url = `http://localhost:${listening.port}`;
  });

  afterAll(async () => {
    await listening.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('gets its page at each of its own addresses; a file that is not there is an error', async () => {
    for (const path of ['/', '/index.html', '/books/emma', '/signed-in?code=1']) {
      const response = await fetch(`${url}${path}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
    }
    expect((await fetch(`${url}/assets/missing.js`)).status).toBe(404);
    expect((await fetch(`${url}/`, { method: 'POST' })).status).toBe(405);
  });

  it('leaves the pages beside it their own addresses, with a policy that allows them nothing but their own server', async () => {
    const response = await fetch(`${url}/answer`);
    expect(await response.text()).toContain('<title>Answer</title>');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).not.toMatch(/nonce|data:|unsafe/);
    for (const path of ['/index', '/answers', '/assets/answer'])
      expect(await (await fetch(`${url}${path}`)).text()).toContain('<title>App</title>');
  });

  it('may load only what its own server sends, with a fresh nonce for styles in each answer', async () => {
    const response = await fetch(url);
    const policy = response.headers.get('content-security-policy') ?? '';
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(await response.text()).toContain(`nonce="${nonce}"`);
    expect(policy).toMatch(/default-src 'self'; script-src 'self';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect((await fetch(url)).headers.get('content-security-policy')).not.toBe(policy);
  });

  it('finds in its page what it may know before anybody has signed in, whatever signs are in it', async () => {
    const [, written = ''] =
      /<head><meta name="public-config" content="([^"<>]+)" \/>/.exec(await (await fetch(url)).text()) ?? [];
    const content = written.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
    expect(JSON.parse(content)).toEqual(publicConfig);
  });

  it('may keep files whose name holds their hash, and asks again for the others', async () => {
    const asset = await fetch(`${url}/assets/app-1a2b.js`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await fetch(`${url}/favicon.svg`)).headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(url)).headers.get('cache-control')).toBe('no-store');
  });

  it('comes compressed, as far as the browser and the build can', async () => {
    const encodings = ['gzip, deflate, br, zstd', 'gzip', 'identity'];
    const answers = await Promise.all(
      encodings.map((accepted) =>
        fetch(`${url}/assets/app-1a2b.js`, { headers: { 'Accept-Encoding': accepted } }),
      ),
    );
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
    for (const answer of answers) {
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(await answer.text()).toBe('export {};');
    }
    const icon = await fetch(`${url}/favicon.svg`);
    expect([icon.headers.get('content-encoding'), icon.status]).toEqual([null, 200]);
  });

  it.each([
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cx',
    '/%00',
    '/%E0%A4%A',
  ])('reads nothing outside of its folder: %s', async (path) => {
    expect(await (await fetch(`${url}${path}`)).text()).not.toContain('root:');
  });

  it.each([
    ['a name of 256 letters', `/${'a'.repeat(256)}`],
    ['a name of 256 letters with an ending', `/${'a'.repeat(256)}.js`],
    ['a path of 10,000 letters', '/abcdefghi'.repeat(1_000)],
    ['a file as a folder', '/favicon.svg/x'],
    ['a folder', '/assets'],
    ['NUL', '/a%00b.js'],
    ['half a character', '/%ff%fe'],
  ])('answers %s, and goes on serving [FAULT-71]', async (_what, path) => {
    expect([200, 404]).toContain((await fetch(`${url}${path}`)).status);
    expect((await fetch(url)).status).toBe(200);
  });

  it.each(['/assets/../index.html', '/assets/%2e%2e/index.html', '/./', '/books/../books/emma'])(
    'sends its page by one policy, never to be kept, at whatever path: %s [FAULT-71]',
    async (path) => {
      const { status, headers } = await getAsWritten(listening.port, path);
      expect([status, headers['cache-control'], headers['content-type']]).toEqual([
        200,
        'no-store',
        'text/html; charset=utf-8',
      ]);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    },
  );

  it('is found by a whole address too, as proxies send it', async () => {
    const { status, headers } = await getAsWritten(listening.port, `${url}/favicon.svg?x`);
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });
});
