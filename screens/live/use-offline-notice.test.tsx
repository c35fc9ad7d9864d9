import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  dismissAllNotices,
  EngineTheme,
  type LiveClient,
  type LiveStatus,
  Notifications,
} from '../../engine/react/index.ts';
import { useOfflineNotice } from './use-offline-notice.ts';

/** Fakes a connection whose state the test sets. */
function line() {
  let status: LiveStatus = 'live';
  const listeners = new Set<() => void>();
  const asked: string[] = [];
  const become = (next: LiveStatus) => {
    status = next;
    for (const listener of listeners) listener();
  };
  const live: Partial<LiveClient> = {
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tryAgain: () => void asked.push('again'),
  };
  return { live: live as LiveClient, become, asked };
}

describe('a page whose line for live updates has ended', () => {
  afterEach(() => act(() => dismissAllNotices()));
  const said = () => screen.queryByText(/The connection for live updates is lost/);

  function open() {
    render(
      <EngineTheme env="test">
        <Notifications />
      </EngineTheme>,
    );
    const opened = line();
    renderHook(() => useOfflineNotice(opened.live));
    return opened;
  }

  it('says so once, until the line is back [PAGE-17]', async () => {
    const { become } = open();
    act(() => become('waiting'));
    act(() => become('off'));
    expect(await screen.findByText(/The connection for live updates is lost/)).toBeVisible();
    act(() => become('connecting'));
    act(() => become('off'));
    expect(screen.getAllByText(/The connection for live updates is lost/)).toHaveLength(1);
    act(() => become('live'));
    await waitFor(() => expect(said()).toBeNull());
  });

  it('promises no further attempt where the gateway has closed it for good', async () => {
    const { become } = open();
    act(() => become('ended'));
    expect(await screen.findByText(/What you save is still stored\.$/)).toBeVisible();
  });

  it('tries again at the press of its button, and says so again where that fails [PAGE-17]', async () => {
    const { become, asked } = open();
    act(() => become('off'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(asked).toEqual(['again']);
    await waitFor(() => expect(said()).toBeNull());
    act(() => become('connecting'));
    act(() => become('off'));
    expect(await screen.findByText(/The connection for live updates is lost/)).toBeVisible();
  });
});
