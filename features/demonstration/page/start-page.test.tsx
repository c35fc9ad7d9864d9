import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SessionContext } from '../../../screens/session/session-context.ts';
import type { Session, SessionState } from '../../../screens/session/session-state.ts';
import { NextStep } from './NextStep.tsx';
import { StartPage } from './StartPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => document.querySelector('meta[name="public-config"]')?.remove());

/** Opens the page as the gateway has configured it, for a user of the demonstration. */
function open(path: string, { hasStart = true, name = 'analyst' } = {}) {
  const config = document.createElement('meta');
  config.name = 'public-config';
  config.content = JSON.stringify({ issuer: '', clientId: '', scope: '', ...(hasStart ? { hasStart } : {}) });
  document.head.append(config);
  return render(
    <SessionContext value={sessionOf(name)}>
      <MemoryRouter initialEntries={[path]}>
        <NextStep />
        <Routes>
          <Route path="/start" element={<StartPage />} />
          <Route path="/dashboard" element="The dashboard" />
          <Route path="/studio" element="The Studio" />
          <Route path="/components" element="The pieces" />
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  );
}

function sessionOf(name: string): Session {
  const names = { firstName: name, lastName: 'Demo', email: `${name}@demo.test` };
  const profile = {
    _id: name,
    id: name,
    auth0Id: name,
    ...names,
    roles: ['pharmacist'],
    permissions: [],
    organizations: [],
  };
  const state: SessionState = { status: 'signed-in', profile };
  const nothing = async () => undefined;
  return {
    state: () => state,
    subscribe: () => () => undefined,
    start: () => () => undefined,
    retry: () => undefined,
    ...{ signIn: nothing, signOut: nothing, signOutIdle: nothing, getAccessToken: nothing },
    completeSignIn: async () => '/',
    tokenRefused: async () => false,
  };
}

describe('the start page', () => {
  it('is not there where people are real, whatever address is typed [FAULT-213]', async () => {
    open('/start', { hasStart: false });
    expect(await screen.findByText('The dashboard')).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('comes at each sign-in until its user has dismissed it, and is there for who asks', async () => {
    const { unmount } = open('/start?first');
    await userEvent.click(screen.getByRole('link', { name: /do not show this/ }));
    expect(await screen.findByText('The dashboard')).toBeVisible();
    unmount();
    open('/start?first').unmount();
    open('/start?first');
    expect(await screen.findByText('The dashboard')).toBeVisible();
    open('/start');
    expect(screen.getByRole('heading', { name: 'What to Try in Five Minutes' })).toBeVisible();
  });

  it('comes for another user of the same browser', () => {
    localStorage.setItem('start-dismissed.analyst', 'true');
    open('/start?first', { name: 'reviewer' });
    expect(screen.getByRole('heading', { name: 'What to Try in Five Minutes' })).toBeVisible();
  });

  it('leads who signs in during a tour to the next step, if it is theirs', async () => {
    localStorage.setItem('start-tour', 'analyst 2');
    open('/start?first', { name: 'pharmacist' }).unmount();
    open('/start?first', { name: 'reviewer' });
    expect(await screen.findByText('The Studio')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'What to try' })).toHaveTextContent('3 of 4');
  });

  it('leads nobody away at the sign-in for a step that anybody may do, and ends with it', async () => {
    localStorage.setItem('start-tour', 'developer 2');
    const { unmount } = open('/start?first', { name: 'support' });
    expect(screen.getByRole('heading', { name: 'What to Try in Five Minutes' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Take me there' }));
    expect(await screen.findByText('The pieces')).toBeVisible();
    expect(screen.queryByRole('complementary')).toBeNull();
    unmount();
  });

  it('takes a tour for none that another release had, or that was stored by hand', () => {
    for (const stored of ['gone 0', 'analyst 17', 'analyst', 'analyst -1', '{}']) {
      localStorage.setItem('start-tour', stored);
      const { unmount } = open('/start');
      expect(screen.queryByRole('complementary')).toBeNull();
      unmount();
    }
  });
});
