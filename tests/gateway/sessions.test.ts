import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json.ts';
import { gatewayAudience } from '../../gateway/identity/provider.ts';
import { type SessionKeeper, withStandingSession } from '../../gateway/identity/session-keeper.ts';
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
import { createTokenVerifier } from '../../gateway/identity/token-verifier.ts';
import { openMemoryStore, type Store } from '../../gateway/store/store.ts';
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

/** The real provider behind a port, and two gateways that share its database. */
describe('a session', () => {
  let store: Store;
  let provider: TestIdentity;
  let sessions: SessionKeeper;
  let passed = 0;
  const gateways: TestGateway[] = [];

  beforeAll(async () => {
    store = await openMemoryStore();
    provider = await openTestIdentity({ database: store.database, accounts: [pharmacist, support] });
    sessions = provider.sessions;
    const { issuer, identity } = provider;
    const verify = createTokenVerifier({ issuer, audience: gatewayAudience, jwks: identity.jwks });
    for (let count = 0; count < 2; count += 1) {
      const verifyToken = withStandingSession(verify, sessions);
      const clock = () => new Date(Date.now() + passed);
      gateways.push(await openTestGateway({ product, store, verifyToken, clock }));
    }
    await gateways[0]?.load(productRecords);
  });

  afterAll(async () => {
    for (const gateway of gateways) await gateway.relay.close();
    await provider.close();
    await store.close();
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
