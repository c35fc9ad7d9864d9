import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createIdentityDouble, librarian, storeSession } from '../identity.fixture.ts';
import { SessionProvider } from '../SessionProvider.tsx';
import { createSession } from '../session.ts';
import { useSession } from '../session-context.ts';
import { LoginPage } from './LoginPage.tsx';
import { SessionGate } from './SessionGate.tsx';
import { SignedInPage } from './SignedInPage.tsx';

const identity = createIdentityDouble();

beforeAll(() => identity.server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => identity.server.close());

beforeEach(() => {
  identity.answer = 'tokens';
  identity.visited.length = 0;
  localStorage.clear();
  sessionStorage.clear();
});

function Desk() {
  return <p>Desk of {useSession().profile?.email}</p>;
}

function open(address: string) {
  history.replaceState(null, '', address);
  const session = createSession({ loadProfile: async () => librarian, navigator: identity.navigator });
  const desk = (
    <SessionGate loginPage={<LoginPage productTitle="Library" acceptableUse={acceptableUse} />}>
      <Desk />
    </SessionGate>
  );
  render(
    <SessionProvider session={session}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/" element={<LoginPage productTitle="Library" acceptableUse={acceptableUse} />} />
          <Route path="/signed-in" element={<SignedInPage productTitle="Library" />} />
          <Route path="*" element={desk} />
        </Routes>
      </MemoryRouter>
    </SessionProvider>,
  );
  return session;
}

const acceptableUse = 'Books only.';

describe('LoginPage', () => {
  it('shows the product, what it may be used for, and the way in [AUTH-01] [AUTH-02]', async () => {
    open('/');
    expect(await screen.findByRole('button', { name: 'Log In' })).toBeVisible();
    expect(screen.getByText('Library')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Acceptable use' })).toHaveTextContent(acceptableUse);
  });

  it('leaves for the hosted login [AUTH-03]', async () => {
    open('/');
    (await screen.findByRole('button', { name: 'Log In' })).click();
    await waitFor(() => expect(identity.visited[0]?.pathname).toBe('/oidc/auth'));
  });

  it('leads somebody who is signed in to the dashboard [AUTH-06]', async () => {
    storeSession({ remaining: 500 });
    open('/');
    expect(await screen.findByText('Desk of librarian@demo.test')).toBeVisible();
  });
});

describe('SessionGate', () => {
  it('sends a stranger straight to the hosted login and keeps the way back [AUTH-05]', async () => {
    open('/dashboard/loan/7');
    await waitFor(() => expect(identity.visited).toHaveLength(1));
    expect(sessionStorage.getItem('auth_redirect')).toBe('/dashboard/loan/7');
    expect(screen.queryByText(/Desk/)).toBeNull();
  });

  it('says why one was signed out instead of going round in circles', async () => {
    storeSession({ remaining: -60 });
    identity.answer = 'refused';
    open('/dashboard/loan/7');
    expect(await screen.findByText(/session has ended/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible();
    expect(identity.visited).toHaveLength(0);
  });
});

describe('SignedInPage', () => {
  it('says in a sentence what went wrong, with a way back', async () => {
    open('/signed-in?error=access_denied&state=unknown');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Logging in did not work/);
    screen.getByRole('button', { name: 'Back to the login page' }).click();
    expect(await screen.findByRole('region', { name: 'Acceptable use' })).toBeVisible();
  });
});
