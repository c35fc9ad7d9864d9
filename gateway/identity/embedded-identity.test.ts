import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exchangeCode,
  renew,
  signInRequest,
  signInWithCode,
  signInWithTokens,
  signOut,
  TestBrowser,
} from './testing/test-browser.ts';
import { librarian, openTestIdentity, type TestIdentity } from './testing/test-identity.ts';
import { createTokenVerifier, gatewayAudience } from './tokens/token-verifier.ts';

let test: TestIdentity;

beforeAll(async () => {
  test = await openTestIdentity();
});

afterAll(async () => {
  await test.close();
});

describe('the embedded identity provider', () => {
  it('signs somebody in with code and PKCE and gives tokens for the gateway [AUTH-03]', async () => {
    const tokens = await signInWithTokens(new TestBrowser(test.origin), librarian);
    const verify = createTokenVerifier({
      issuer: test.issuer,
      audience: gatewayAudience,
      jwks: test.identity.jwks,
    });
    expect(await verify(tokens.access_token)).toEqual({
      subject: librarian.subject,
      session: expect.any(String),
      expiresAt: expect.any(Date),
    });
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    expect(tokens.expires_in).toBe(600);
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      sub: librarian.subject,
      aud: 'regimen-web',
      email: librarian.email,
      given_name: 'Lib',
    });
  });

  it('asks nobody for the password again while the session lasts', async () => {
    const browser = new TestBrowser(test.origin);
    await signInWithCode(browser, librarian);
    const back = await browser.follow(await browser.get(signInRequest(test.origin).address));
    expect(back.headers.get('location')).toContain(`${test.origin}/signed-in?code=`);
  });

  it('keeps sessions over a restart', async () => {
    const browser = new TestBrowser(test.origin);
    await signInWithTokens(browser, librarian);
    await test.restart();
    expect(await renew(browser)).toBeDefined();
    const back = await browser.follow(await browser.get(signInRequest(test.origin).address));
    expect(back.headers.get('location')).toContain('code=');
  });

  it('keeps keys, accounts and sessions in files that only their owner may read', async () => {
    for (const name of ['keys.json', 'accounts.json', 'sessions.json']) {
      const { mode } = await stat(join(test.directory, 'identity', name));
      expect(mode & 0o777, name).toBe(0o600);
    }
  });

  it('offers code and PKCE alone, and neither sign-up nor registration [AUTH-04]', async () => {
    const answer = await fetch(`${test.origin}/oidc/.well-known/openid-configuration`);
    const metadata = (await answer.json()) as Record<string, unknown>;
    expect(metadata).toMatchObject({
      issuer: test.issuer,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
    });
    expect(metadata['scopes_supported']).toEqual(expect.arrayContaining(['openid', 'name', 'email']));
    expect(metadata['registration_endpoint']).toBeUndefined();
  });

  it.each([
    ['no code challenge', { code_challenge: '', code_challenge_method: '' }],
    ['a plain code challenge', { code_challenge_method: 'plain' }],
    ['the implicit grant', { response_type: 'id_token', nonce: 'n' }],
  ])('refuses %s', async (_what, changes) => {
    const answer = await new TestBrowser(test.origin).get(signInRequest(test.origin, changes).address);
    const location = answer.headers.get('location') ?? '';
    expect(new URLSearchParams(location.split(/[?#]/)[1]).get('error') ?? String(answer.status)).toMatch(
      /invalid_request|unsupported_response_type|400/,
    );
    expect(location).not.toContain('interaction');
  });

  it.each([
    ['another path', (origin: string) => `${origin}/signed-in/`],
    ['another origin', () => 'https://evil.example/signed-in'],
  ])('sends codes to no redirect address with %s', async (_what, address) => {
    const request = signInRequest(test.origin, { redirect_uri: address(test.origin) });
    const answer = await new TestBrowser(test.origin).get(request.address);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.text()).toContain('Back to Library');
  });

  it('takes a code once, and only from who knows the verifier', async () => {
    const stolen = await signInWithCode(new TestBrowser(test.origin), librarian);
    expect((await exchangeCode(test.origin, { ...stolen, verifier: 'x'.repeat(43) })).status).toBe(400);
    const used = await signInWithCode(new TestBrowser(test.origin), librarian);
    expect((await exchangeCode(test.origin, used)).status).toBe(200);
    expect((await exchangeCode(test.origin, used)).status).toBe(400);
  });

  it('lets pages of other origins ask for no tokens', async () => {
    const { code, verifier } = await signInWithCode(new TestBrowser(test.origin), librarian);
    const answer = await fetch(`${test.origin}/oidc/token`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({
        client_id: 'regimen-web',
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: `${test.origin}/signed-in`,
      }),
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('gives no refresh token, and renews by the cookie of the session alone', async () => {
    const browser = new TestBrowser(test.origin);
    const first = await signInWithTokens(browser, librarian);
    expect(first.refresh_token).toBeUndefined();
    const second = await renew(browser);
    expect(second?.access_token).not.toBe(first.access_token);
    expect(second?.refresh_token).toBeUndefined();
    const answer = await fetch(`${test.origin}/oidc/token`, {
      method: 'POST',
      headers: { origin: test.origin },
      body: new URLSearchParams({
        client_id: 'regimen-web',
        grant_type: 'refresh_token',
        refresh_token: 'x',
      }),
    });
    expect(answer.status).toBe(400);
    expect(await renew(new TestBrowser(test.origin))).toBeUndefined();
  });

  it('ends the session at a sign-out with the own token, without a question, and goes back to the app', async () => {
    const browser = new TestBrowser(test.origin);
    const tokens = await signInWithTokens(browser, librarian);
    const back = await signOut(browser, tokens);
    expect(back.headers.get('location')).toBe(`${test.origin}/`);
    expect(await renew(browser)).toBeUndefined();
    const again = await browser.follow(await browser.get(signInRequest(test.origin).address));
    expect(await again.text()).toContain('name="password"');
  });

  it('asks before it ends a session that somebody else names', async () => {
    const browser = new TestBrowser(test.origin);
    await signInWithTokens(browser, librarian);
    const page = await (await browser.get('/oidc/session/end')).text();
    expect(page).toContain('Sign out?');
    expect(page).toContain('Stay signed in');
  });
});
