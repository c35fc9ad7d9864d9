import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../engine/react/client/call-error.ts';
import { claimTab } from './browser-storage.ts';
import {
  accessToken,
  createIdentityDouble,
  type IdentityDouble,
  inAnotherTab,
  issuer,
  librarian,
  outsideIssuer,
  signedInKey,
  storeSession,
  tokenKey,
} from './identity.fixture.ts';
import { savedReturnPath, saveReturnPath } from './return-path.ts';
import { createSession, type SessionOptions } from './session.ts';
import type { Session } from './session-state.ts';

const identity: IdentityDouble = createIdentityDouble();
let stop = () => {};

beforeAll(() => identity.server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => identity.server.close());

beforeEach(() => {
  identity.answer = 'tokens';
  identity.issuer = issuer;
  identity.tokenRequests.length = 0;
  identity.silentRequests.length = 0;
  identity.visited.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/dashboard/loan/7');
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  identity.server.resetHandlers();
});

function open(options: Partial<SessionOptions> = {}): Session {
  const session = createSession({
    loadProfile: async () => librarian,
    navigator: identity.navigator,
    ...options,
  });
  stop = session.start();
  return session;
}

async function openSignedIn(options: Partial<SessionOptions> = {}): Promise<Session> {
  const session = open(options);
  await waitFor(() => expect(session.state().status).toBe('signed-in'));
  return session;
}

describe('opening the page', () => {
  it('is signed out where no tokens are kept', async () => {
    const session = open();
    expect(session.state().status).toBe('loading');
    await waitFor(() => expect(session.state()).toEqual({ status: 'signed-out', message: undefined }));
  });

  it('is signed in while the kept token has not expired [AUTH-18]', async () => {
    storeSession({ remaining: 500 });
    const session = await openSignedIn();
    expect(session.state().profile).toEqual(librarian);
    expect(identity.tokenRequests).toHaveLength(0);
  });

  it('clears a kept session that cannot be read [AUTH-23] [FAULT-24]', async () => {
    sessionStorage.setItem(tokenKey, '{"access_token":');
    const session = open();
    await waitFor(() => expect(session.state().status).toBe('signed-out'));
    expect(sessionStorage.getItem(tokenKey)).toBeNull();
  });

  it('renews a token that expired while the page was closed', async () => {
    storeSession({ remaining: -60 });
    const session = await openSignedIn();
    expect(identity.tokenRequests.map((form) => form.get('grant_type'))).toEqual(['authorization_code']);
    expect(identity.silentRequests.map(({ searchParams }) => searchParams.get('prompt'))).toEqual(['none']);
    expect(await session.getAccessToken()).toContain('.');
  });

  it('takes part in the session of another tab, with tokens of its own and no detour', async () => {
    localStorage.setItem(signedInKey, librarian.auth0Id);
    const session = await openSignedIn();
    expect(identity.visited).toEqual([]);
    expect(sessionStorage.getItem(tokenKey)).toContain(accessToken('renewed-1'));
    expect(await session.getAccessToken()).toContain('.');
  });

  it('keeps its tokens and the way back in the tab, who it is and the last activity for all, and no profile [AUTH-24]', async () => {
    storeSession({ remaining: 500 });
    localStorage.setItem('last-active', '1');
    saveReturnPath('/dashboard/loan/7#tab');
    await openSignedIn();
    const { id_token, access_token, profile } = JSON.parse(sessionStorage.getItem(tokenKey) ?? '{}');
    expect([typeof id_token, access_token]).toEqual(['string', accessToken('first')]);
    expect(Object.keys(profile).toSorted()).toEqual(['aud', 'iss', 'sub']);
    expect(sessionStorage.getItem('auth_redirect')).toBe('/dashboard/loan/7#tab');
    expect(Object.keys(localStorage).toSorted()).toEqual(['last-active', signedInKey]);
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(kept).not.toContain(librarian.email);
    expect(kept).not.toContain(librarian.firstName);
  });

  it('leaves no token where the next who opens the browser finds it [FAULT-75]', async () => {
    localStorage.setItem(tokenKey, '{"access_token":"left by an earlier release"}');
    storeSession({ remaining: 500 });
    await openSignedIn();
    expect(Object.keys(localStorage).toSorted()).toEqual([signedInKey]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('refresh_token');
    // Simulates a closed browser whose session the provider has forgotten.
    stop();
    sessionStorage.clear();
    identity.answer = 'refused';
    const next = open();
    await waitFor(() => expect(next.state().status).toBe('signed-out'));
    expect(localStorage).toHaveLength(0);
  });

  it('is signed out with the way back kept when the token expired and cannot be renewed', async () => {
    storeSession({ remaining: -60 });
    identity.answer = 'refused';
    const session = open();
    await waitFor(() => expect(session.state().status).toBe('signed-out'));
    expect(session.state().message).toMatch(/session has ended/);
    expect(sessionStorage.getItem('auth_redirect')).toBe('/dashboard/loan/7');
  });

  it('says what is wrong when the gateway cannot be reached, and goes on after a retry', async () => {
    storeSession({ remaining: 500 });
    identity.server.use(http.get('/config.json', () => HttpResponse.error(), { once: true }));
    const session = open();
    await waitFor(() => expect(session.state().message).toMatch(/cannot be reached/));
    session.retry();
    await waitFor(() => expect(session.state().status).toBe('signed-in'));
  });

  it('leaves the provider with the reason when the account is not set up here', async () => {
    storeSession({ remaining: 500 });
    const message = 'Your account is not set up here.';
    open({
      loadProfile: async () => {
        throw new CallError({ status: 403, code: 'unknown-user', message });
      },
    });
    await waitFor(() => expect(identity.visited).toHaveLength(1));
    expect(identity.visited[0]?.pathname).toBe('/oidc/session/end');
    const next = open();
    await waitFor(() => expect(next.state()).toEqual({ status: 'signed-out', message }));
  });
});

describe('renewing', () => {
  it('renews once less than half of the lifetime remains, looking every 2 seconds [AUTH-19] [AUTH-21]', async () => {
    storeSession({ remaining: 302 });
    const clock = { now: Date.now() };
    const timers = vi.spyOn(globalThis, 'setInterval');
    await openSignedIn({ now: () => clock.now });
    const [check, interval] = timers.mock.calls.find(([, every]) => every === 2_000) ?? [];
    expect(interval).toBe(2_000);
    if (typeof check !== 'function') throw new Error('no check was planned');
    check();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(identity.tokenRequests).toHaveLength(0);
    clock.now += 4_000;
    check();
    await waitFor(() => expect(identity.tokenRequests).toHaveLength(1));
    expect(identity.tokenRequests[0]?.get('code')).toBe('silent');
  });

  it('keeps the session when the provider fails, and tries again [FAULT-17]', async () => {
    storeSession({ remaining: 20 });
    identity.answer = 'failing';
    const session = await openSignedIn();
    expect(await session.getAccessToken()).toBeDefined();
    identity.answer = 'tokens';
    const before = identity.tokenRequests.length;
    await session.getAccessToken();
    expect(identity.tokenRequests.length).toBeGreaterThan(before);
    expect(session.state().status).toBe('signed-in');
  });

  it('says that an expired token cannot be renewed now, without ending the session [FAULT-17]', async () => {
    storeSession({ remaining: 500 });
    const clock = { now: Date.now() };
    const session = await openSignedIn({ now: () => clock.now });
    clock.now += 600_000;
    identity.answer = 'unreachable';
    await expect(session.getAccessToken()).rejects.toThrow(/could not be renewed/);
    expect(session.state().status).toBe('signed-in');
  });

  it('uses a refresh token of an outside provider once, though two tabs need a token at the same time [FAULT-18]', async () => {
    identity.issuer = outsideIssuer;
    storeSession({ remaining: 500, isOutside: true });
    const clock = { now: Date.now() };
    const here = await openSignedIn({ now: () => clock.now });
    const stopHere = stop;
    const there = await openSignedIn({ now: () => clock.now });
    clock.now += 490_000;
    const tokens = await Promise.all([here, here, there, there].map((tab) => tab.getAccessToken()));
    stopHere();
    expect(new Set(tokens).size).toBe(1);
    expect(identity.tokenRequests.map((form) => form.get('refresh_token'))).toEqual(['refresh-0']);
  });

  it('has another token at once for a call whose token was renewed meanwhile [FAULT-16]', async () => {
    storeSession({ remaining: 500 });
    const session = await openSignedIn();
    const first = await session.getAccessToken();
    expect(await session.tokenRefused(first)).toBe(true);
    expect(await session.getAccessToken()).not.toBe(first);
    expect(await session.tokenRefused(first)).toBe(true);
    expect(identity.tokenRequests).toHaveLength(1);
    expect(session.state().status).toBe('signed-in');
  });

  it('renews a refused token once, and ends the session when the new one is refused too', async () => {
    storeSession({ remaining: 500 });
    const session = await openSignedIn();
    void session.tokenRefused();
    await waitFor(() => expect(identity.tokenRequests).toHaveLength(1));
    await waitFor(async () => expect(await session.getAccessToken()).toBeDefined());
    expect(session.state().status).toBe('signed-in');
    await new Promise((resolve) => setTimeout(resolve, 20));
    void session.tokenRefused();
    await waitFor(() => expect(session.state().status).toBe('signed-out'));
    expect(sessionStorage.getItem(tokenKey)).toBeNull();
  });
});

describe('signing in and out', () => {
  it('leaves for the hosted login with code, PKCE and the scope that is asked for [AUTH-03] [AUTH-04]', async () => {
    const session = open();
    await session.signIn('/dashboard/loan/8');
    const [address] = identity.visited;
    expect(address?.pathname).toBe('/oidc/auth');
    expect(Object.fromEntries(address?.searchParams ?? [])).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid name email',
      redirect_uri: `${location.origin}/signed-in`,
    });
    expect(sessionStorage.getItem('auth_redirect')).toBe('/dashboard/loan/8');
  });

  it('comes back to where one wanted to go [AUTH-05]', async () => {
    const session = open();
    await session.signIn('/dashboard/loan/8?tab=notes');
    const state = identity.visited[0]?.searchParams.get('state');
    history.replaceState(null, '', `/signed-in?code=abc&state=${state}`);
    expect(await session.completeSignIn()).toBe('/dashboard/loan/8?tab=notes');
    expect(session.state().status).toBe('signed-in');
    expect(identity.tokenRequests[0]?.get('code_verifier')).toMatch(/^[\w.~-]{43,128}$/);
    expect(sessionStorage.getItem('auth_redirect')).toBeNull();
  });

  it('says so in a sentence when the answer of the login is of no use', async () => {
    const session = open();
    history.replaceState(null, '', '/signed-in?code=abc&state=unknown');
    await expect(session.completeSignIn()).rejects.toThrow(/Logging in did not work/);
    expect(session.state().status).toBe('signed-out');
  });

  it('keeps what was typed for the same user, and for nobody else, when nobody was there', async () => {
    storeSession({ remaining: 500 });
    const session = await openSignedIn();
    sessionStorage.setItem('engine.draft.x', 'typed');
    await session.signOutIdle('You were logged out due to inactivity');
    expect(sessionStorage.getItem(tokenKey)).toBeNull();
    expect(sessionStorage.getItem('engine.draft.x')).toBe('typed');
    claimTab('demo|librarian');
    expect(sessionStorage.getItem('engine.draft.x')).toBe('typed');
    claimTab('demo|another');
    expect(sessionStorage.getItem('engine.draft.x')).toBeNull();
  });

  it.each([
    ['demo|librarian', '/dashboard/loan/7/eyJib3giOiJub3RlcyJ9?box=notes'],
    ['demo|another', undefined],
  ])('after an idle log-out, %s comes back to %s [AUTH-05] [AUTH-32]', async (subject, path) => {
    storeSession({ remaining: 500 });
    history.replaceState(null, '', '/dashboard/loan/7/eyJib3giOiJub3RlcyJ9?box=notes');
    const session = await openSignedIn();
    await session.signOutIdle('You were logged out due to inactivity');
    claimTab(subject);
    expect(savedReturnPath()).toBe(path);
  });

  it('clears tokens, profile, url hash, EULA acceptance and drafts on logout [AUTH-22]', async () => {
    storeSession({ remaining: 500 });
    localStorage.setItem('eula_acceptance', 'yes');
    localStorage.setItem('urlHash', 'abc');
    localStorage.setItem('profile', '{}');
    sessionStorage.setItem('draft', 'typed');
    history.replaceState(null, '', '/dashboard/loan/7#abc');
    const session = await openSignedIn();
    await session.signOut();
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(location.hash).toBe('');
    const [address] = identity.visited;
    expect(address?.pathname).toBe('/oidc/session/end');
    expect(address?.searchParams.get('id_token_hint')).toContain('.');
    expect(address?.searchParams.get('post_logout_redirect_uri')).toBe(`${location.origin}/`);
  });

  it('takes kept lists along at every logout, also of somebody who went away [ORG-06] [AUTH-22]', async () => {
    storeSession({ remaining: 500 });
    const session = await openSignedIn();
    sessionStorage.setItem('cache:organizations', '{}');
    sessionStorage.setItem('draft', 'typed');
    await session.signOutIdle('You were logged out due to inactivity');
    expect(sessionStorage.getItem('cache:organizations')).toBeNull();
    expect(sessionStorage.getItem('draft')).toBe('typed');
  });

  it('does not sign in again by a renewal that was under way at logout [FAULT-19]', async () => {
    storeSession({ remaining: 500 });
    const session = await openSignedIn();
    const held = Promise.withResolvers<void>();
    identity.server.use(
      http.post('/oidc/token', async ({ request }) => {
        identity.tokenRequests.push(new URLSearchParams(await request.clone().text()));
        await held.promise;
      }),
    );
    const renewing = session.tokenRefused(await session.getAccessToken());
    await waitFor(() => expect(identity.tokenRequests).toHaveLength(1));
    const leaving = session.signOut();
    held.resolve();
    await Promise.all([renewing, leaving]);
    expect([localStorage.length, sessionStorage.getItem(tokenKey)]).toEqual([0, null]);
  });

  it('begins no renewal that has waited for the logout [FAULT-19]', async () => {
    storeSession({ remaining: 500 });
    const session = await openSignedIn();
    await Promise.all([session.signOut(), session.tokenRefused()]);
    expect(identity.tokenRequests).toEqual([]);
    expect(localStorage.getItem(tokenKey)).toBeNull();
  });

  it('is signed out when another tab logs out, and drops what was typed', async () => {
    storeSession({ remaining: 500 });
    const session = await openSignedIn();
    sessionStorage.setItem('draft', 'typed');
    inAnotherTab(() => localStorage.removeItem(signedInKey));
    await waitFor(() => expect(session.state().status).toBe('signed-out'));
    expect(session.state().message).toMatch(/another tab/);
    expect(sessionStorage.getItem('draft')).toBeNull();
  });

  it('says why, and asks the provider nothing, when two tabs log out at the same time [AUTH-31]', async () => {
    storeSession({ remaining: 500 });
    const session = await openSignedIn();
    inAnotherTab(() => localStorage.removeItem(signedInKey));
    await session.signOutIdle('You were logged out due to inactivity');
    expect(session.state()).toEqual({
      status: 'signed-out',
      message: 'You were logged out due to inactivity',
    });
    expect(identity.visited).toEqual([]);
  });

  it('says that another tab has logged out where a renewal learns of it first', async () => {
    storeSession({ remaining: 500 });
    const session = await openSignedIn();
    identity.answer = 'refused';
    localStorage.removeItem(signedInKey);
    await session.tokenRefused(await session.getAccessToken());
    expect(session.state().message).toBe('You were logged out in another tab.');
  });

  it('says once why it is over, when several requests are refused at the same time', async () => {
    storeSession({ remaining: 500 });
    const session = await openSignedIn();
    identity.answer = 'refused';
    const token = await session.getAccessToken();
    await Promise.all([session.tokenRefused(token), session.tokenRefused(token)]);
    expect(session.state().message).toMatch(/^Your session has ended\./);
  });

  it('becomes the user who signs in in another tab, without what the former one typed', async () => {
    storeSession({ remaining: 500 });
    const profiles = [librarian, { ...librarian, _id: 'user-2' }];
    const session = await openSignedIn({ loadProfile: async () => profiles.shift() ?? librarian });
    sessionStorage.setItem('draft', 'typed');
    inAnotherTab(() => localStorage.setItem(signedInKey, 'demo|other'));
    await waitFor(() => expect(session.state().profile?._id).toBe('user-2'));
    expect(identity.silentRequests).toHaveLength(1);
    expect(sessionStorage.getItem('draft')).toBeNull();
  });
});
