import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { liveCloseCodes } from '../../engine/core/protocol/live.ts';
import { apiHandler } from '../../gateway/gateway.ts';
import { type Listening, listen } from '../../gateway/http/listen.ts';
import { type LiveServer, startLiveServer } from '../../gateway/http/live/live-server.ts';
import { type SessionKeeper, withStandingSession } from '../../gateway/identity/sessions/session-keeper.ts';
import {
  renew,
  signInWithCode,
  signInWithTokens,
  signOut,
  TestBrowser,
  type Tokens,
} from '../../gateway/identity/testing/test-browser.ts';
import {
  idleLimit,
  librarian,
  openTestIdentity,
  type TestIdentity,
} from '../../gateway/identity/testing/test-identity.ts';
import { createTokenVerifier, gatewayAudience } from '../../gateway/identity/tokens/token-verifier.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import { openWith, type Store } from '../../gateway/store/store.ts';
import { databaseHosts, type HostedDatabase } from '../../gateway/testing/database-hosts.ts';
import { type LivePage, openLivePage } from '../../gateway/testing/live-page.ts';
import { openTestGateway, type TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { productRecords } from '../product/harness/records.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const account = (name: string) => ({
  ...{ subject: `demo|${name}`, email: `${name}@demo.test`, password: 'demo' },
  ...{ firstName: 'Some', lastName: 'Body' },
});
const pharmacist = account('pharmacist');
const support = account('support');

const origin = 'http://gateway.test';

/** Tests the real provider behind a port, with two gateways that have their own connections to its database. */
describe.each(databaseHosts)('a session on $name', (host) => {
  let hosted: HostedDatabase;
  let store: Store;
  let provider: TestIdentity;
  let sessions: SessionKeeper;
  let passed = 0;
  const gateways: TestGateway[] = [];
  const lives: LiveServer[] = [];
  const ports: Listening[] = [];

  beforeAll(async () => {
    hosted = await host.open();
    store = await openWith(hosted.database, () => undefined);
    provider = await openTestIdentity({ database: store.database, accounts: [pharmacist, support] });
    sessions = provider.sessions;
    const { issuer, identity } = provider;
    const verify = createTokenVerifier({ issuer, audience: gatewayAudience, jwks: identity.jwks });
    for (let count = 0; count < 2; count += 1) {
      const verifyToken = withStandingSession(verify, sessions);
      const clock = () => new Date(Date.now() + passed);
      const own = count === 0 ? store : { ...store, database: hosted.beside() };
      const gateway = await openTestGateway({ product, store: own, verifyToken, clock });
      const parts = { product: () => product, gateway, database: own.database, log: silentLog, origin };
      const live = await startLiveServer({ ...parts, verifyToken });
      gateways.push(gateway);
      lives.push(live);
      ports.push(await listen(apiHandler(gateway, silentLog), { port: 0, upgrade: live.upgrade }));
    }
    await gateways[0]?.load(productRecords);
  });

  afterAll(async () => {
    for (const live of lives.splice(0)) await live.close();
    for (const port of ports.splice(0)) await port.close();
    for (const gateway of gateways.splice(0)) await gateway.relay.close();
    await provider.close();
    await hosted.stop();
  });

  function pass(time: number): void {
    passed += time;
    provider.pass(time);
  }

  async function call(token: string, path: string, body?: JsonObject, gateway = 0) {
    const response = await gateways[gateway]?.fetch(
      new Request(`http://gateway.test/api/regimen${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    if (response === undefined) throw new Error('There is no such gateway.');
    const answer = (await response.json()) as JsonObject;
    return { status: response.status, answer, challenge: response.headers.get('www-authenticate') };
  }

  async function statusOf(token: string, gateway = 0): Promise<number> {
    return (await call(token, '/user/me', undefined, gateway)).status;
  }

  async function signIn(who = pharmacist, userAgent = firefox) {
    const browser = new TestBrowser(provider.origin, { userAgent });
    const tokens: Tokens = await signInWithTokens(browser, who);
    return { browser, tokens, token: tokens.access_token };
  }

  async function openSocket(token: string, gateway: number): Promise<LivePage> {
    const page = await openLivePage(`http://127.0.0.1:${ports[gateway]?.port}`, origin);
    page.say({ type: 'auth', token });
    return page;
  }

  it('closes its sockets in every gateway with its log-out, and those of no other session [FAULT-75]', async () => {
    const [leaving, staying] = [await signIn(), await signIn()];
    const pages = [await openSocket(leaving.token, 0), await openSocket(leaving.token, 1)];
    const other = await openSocket(staying.token, 1);
    await Promise.all([...pages, other].map((page) => page.next('ready')));
    await signOut(leaving.browser, leaving.tokens);
    expect(await Promise.all(pages.map((page) => page.closed))).toEqual([
      liveCloseCodes.signedOut,
      liveCloseCodes.signedOut,
    ]);
    other.say({ type: 'follow', subject: 'ana' });
    expect((await other.next('update')).subject).toBe('ana');
    other.leave();
  });

  it('closes its sockets when nobody was at the computer for as long as the product says [FAULT-75]', async () => {
    const { token } = await signIn();
    const left = 1_500;
    await store.database.query(
      'update sign_in_session set active_at = $2 where id = $1 and ended_at is null',
      [decodeJwt(token)['sid'], new Date(Date.now() + passed - idleLimit + left)],
    );
    const page = await openSocket(token, 1);
    await Promise.race([page.next('ready'), page.closed]);
    expect(await page.closed).toBe(liveCloseCodes.signedOut);
  });

  it('is over with its log-out: no gateway takes its tokens, and no cookie signs anybody in [FAULT-75]', async () => {
    const { browser, tokens, token } = await signIn();
    expect([await statusOf(token, 0), await statusOf(token, 1)]).toEqual([200, 200]);
    const kept = browser.copy();
    await signOut(browser, tokens);
    expect([await statusOf(token, 0), await statusOf(token, 1)]).toEqual([401, 401]);
    expect((await call(token, '/user/me')).challenge).toContain('session-ended');
    expect([await renew(browser), await renew(kept)]).toEqual([undefined, undefined]);
  });

  it('is over when nobody was at the computer for as long as the product says, whatever its pages fetch [FAULT-75] [AUTH-29]', async () => {
    const { browser, token } = await signIn();
    pass(idleLimit - 1_000);
    expect(await statusOf(token)).toBe(200);
    const renewed = await renew(browser);
    expect(renewed).toBeDefined();
    pass(1_000);
    expect(await statusOf(token, 0)).toBe(401);
    expect(await statusOf(renewed?.access_token ?? '', 1)).toBe(401);
    expect(await renew(browser)).toBeUndefined();
  });

  it('goes on for as long as a page reports that somebody is there, up to twelve hours', async () => {
    const { browser } = await signIn();
    const hour = 3_600_000;
    let token = (await renew(browser))?.access_token ?? '';
    for (let time = 0; time < 12 * hour - idleLimit; time += idleLimit - 60_000) {
      pass(idleLimit - 60_000);
      expect((await call(token, '/session/active', { idle: 0 })).answer).toEqual({ noted: true });
    }
    token = (await renew(browser))?.access_token ?? '';
    expect(await statusOf(token)).toBe(200);
    pass(idleLimit);
    await call(token, '/session/active', { idle: 0 });
    expect(await statusOf(token)).toBe(401);
    expect(await renew(browser)).toBeUndefined();
  });

  it('counts from when somebody was there, not from when that was reported', async () => {
    const { token } = await signIn();
    pass(5 * 60_000);
    await call(token, '/session/active', { idle: 4 * 60_000 });
    pass(idleLimit - 4 * 60_000 - 1_000);
    expect(await statusOf(token)).toBe(200);
    pass(1_000);
    expect(await statusOf(token)).toBe(401);
  });

  it('is no longer remembered by the browser when that is closed: its cookie names no end', async () => {
    const { browser } = await signIn();
    const lines = browser.cookieLines.filter((line) => /^identity_session_/.test(line));
    expect(lines).not.toEqual([]);
    for (const line of lines) {
      expect(line).toMatch(/; httponly/i);
      expect(line).not.toMatch(/max-age|expires=(?!Thu, 01 Jan 1970)/i);
    }
  });

  it('is listed with its device and times for its user alone, and can be ended from another one', async () => {
    const here = await signIn(support);
    const there = await signIn(support, phone);
    const stranger = await signIn();
    const { answer } = await call(here.token, '/sessions');
    const rows = answer['rows'] as JsonObject[];
    expect(rows.map(({ openedWith, isThis }) => [openedWith, isThis]).toSorted()).toEqual([
      ['Firefox on Linux', true],
      ['Safari on an iPhone', false],
    ]);
    const other = rows.find(({ isThis }) => isThis === false)?.['_id'] ?? '';
    expect((await call(stranger.token, '/session/end', { _id: other })).answer).toEqual({ ended: 0 });
    expect((await call(stranger.token, `/session?sessionId=${String(other)}`)).status).toBe(404);
    expect(await statusOf(there.token)).toBe(200);
    expect((await call(here.token, '/session/end', { _id: other })).answer).toEqual({ ended: 1 });
    expect([await statusOf(there.token, 0), await statusOf(there.token, 1)]).toEqual([401, 401]);
    expect(await renew(there.browser)).toBeUndefined();
    expect([await statusOf(here.token), await statusOf(stranger.token)]).toEqual([200, 200]);
  });

  it('stays when all others of its user are ended', async () => {
    const here = await signIn(support);
    const others = [await signIn(support), await signIn(support, phone)];
    const stranger = await signIn();
    expect((await call(here.token, '/session/end-others', {})).status).toBe(200);
    expect(await Promise.all(others.map(({ token }) => statusOf(token)))).toEqual([401, 401]);
    expect([await statusOf(here.token), await statusOf(stranger.token)]).toEqual([200, 200]);
    const { answer } = await call(here.token, '/session?sessionId=own');
    expect(answer).toMatchObject({ isThis: true, openedWith: 'Firefox on Linux' });
  });

  it('is not made to end for a database that is away: that says nothing about a token', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const verifyToken = async () => {
      throw away;
    };
    const gateway = await openTestGateway({ product, store, verifyToken });
    const headers = { Authorization: 'Bearer some' };
    const response = await gateway.fetch(new Request('http://gateway.test/api/regimen/user/me', { headers }));
    expect(response.status).toBe(503);
    await gateway.relay.close();
  });
});

describe('behind TLS', () => {
  it('the cookies are Secure, and that of the session is bound to its host [FAULT-75]', async () => {
    const secure = await openTestIdentity({
      issuer: 'https://meds.example/oidc',
      origin: 'https://meds.example',
    });
    try {
      const browser = new TestBrowser('https://meds.example', {
        server: secure.origin,
        forwarded: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'meds.example' },
      });
      expect((await signInWithCode(browser, librarian)).code).toEqual(expect.any(String));
      const names = browser.cookieLines.map((line) => line.slice(0, line.indexOf('=')));
      expect(names).toContain('__Host-identity_session_default');
      for (const line of browser.cookieLines) {
        expect(line).toMatch(/; secure/i);
        expect(line).toMatch(/^__(?:Host|Secure)-identity_/);
        if (line.startsWith('__Host-')) expect(line).toMatch(/; path=\/;/i);
        expect(line).not.toMatch(/; domain=/i);
      }
    } finally {
      await secure.close();
    }
  });
});
