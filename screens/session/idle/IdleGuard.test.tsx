import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGatewayClient, EngineProvider, EngineTheme } from '../../../engine/react/index.ts';
import { product } from '../../../generated/product.ts';
import { librarian } from '../identity.fixture.ts';
import { IdleGuard } from './IdleGuard.tsx';

const reports: unknown[] = [];
const client = createGatewayClient({
  product: () => product,
  getAccessToken: async () => 'token',
  fetch: async (address, init) => {
    reports.push([String(address), JSON.parse(String(init?.body ?? null))]);
    return Response.json({ noted: true });
  },
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T12:00:00Z') });
  localStorage.clear();
  reports.length = 0;
});
afterEach(() => vi.useRealTimers());

function open(onIdle = vi.fn(async () => {})) {
  render(<Guarded onIdle={onIdle} />);
  return onIdle;
}

function Guarded({ onIdle }: { readonly onIdle: (message: string) => Promise<void> }) {
  return (
    <EngineTheme env="test">
      <EngineProvider product={product} client={client} user={librarian}>
        <IdleGuard onIdle={onIdle} />
      </EngineProvider>
    </EngineTheme>
  );
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the idle guard', () => {
  it('warns with the seconds that are left, and logs out when they are over [AUTH-27] [AUTH-28] [AUTH-32]', async () => {
    const onIdle = open();
    await wait(839_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    await wait(11_000);
    const warning = await screen.findByRole('dialog', { name: 'Idle Warning Timeout' });
    expect(warning).toHaveTextContent(
      /You have been inactive for a period of time\. If you do not return to your computer in \d+ seconds, you will be logged out of the application\./,
    );
    expect(onIdle).not.toHaveBeenCalled();
    await wait(60_000);
    expect(onIdle).toHaveBeenCalledWith('You were logged out due to inactivity');
  });

  it('begins anew at any sign of life [AUTH-26]', async () => {
    const onIdle = open();
    await wait(850_000);
    await screen.findByRole('dialog', { name: 'Idle Warning Timeout' });
    fireEvent.keyDown(document.body, { key: 'Shift' });
    await wait(1_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    await wait(800_000);
    expect(onIdle).not.toHaveBeenCalled();
  });

  it('counts the activity of every tab of the browser [AUTH-31]', async () => {
    const onIdle = open();
    await wait(800_000);
    localStorage.setItem('last-active', String(Date.now()));
    await wait(800_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onIdle).not.toHaveBeenCalled();
  });

  it('takes its warning away as soon as another tab sees somebody [FAULT-20] [AUTH-31]', async () => {
    const onIdle = open();
    await wait(850_000);
    await screen.findByRole('dialog', { name: 'Idle Warning Timeout' });
    localStorage.setItem('last-active', String(Date.now()));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'last-active' })));
    expect(screen.queryByRole('dialog')).toBeNull();
    await wait(800_000);
    expect(onIdle).not.toHaveBeenCalled();
  });

  it('logs out on waking, also when the first thing that it sees is somebody at the computer [FAULT-22]', async () => {
    const onIdle = open();
    await wait(10_000);
    vi.setSystemTime(Date.now() + 15 * 60_000);
    fireEvent.pointerMove(document.body);
    expect(onIdle).toHaveBeenCalledExactlyOnceWith('You were logged out due to inactivity');
  });

  it('logs out at the next look at a clock that jumped ahead over a nap [FAULT-22]', async () => {
    const onIdle = open();
    await wait(10_000);
    vi.setSystemTime(Date.now() + 15 * 60_000);
    expect(onIdle).not.toHaveBeenCalled();
    await wait(1_000);
    expect(onIdle).toHaveBeenCalledExactlyOnceWith('You were logged out due to inactivity');
  });

  it('counts anew from a clock that was set back, instead of waiting for it to catch up [FAULT-22]', async () => {
    const onIdle = open();
    await wait(10_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    await wait(850_000);
    await screen.findByRole('dialog', { name: 'Idle Warning Timeout' });
    await wait(60_000);
    expect(onIdle).toHaveBeenCalledWith('You were logged out due to inactivity');
  });

  it('reports to the gateway when somebody was there, once a minute at most for all tabs [FAULT-75]', async () => {
    open();
    const other = render(<Guarded onIdle={async () => {}} />);
    await wait(2_000);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toEqual([expect.stringContaining('/session/active'), { idle: expect.any(Number) }]);
    await wait(10_000);
    fireEvent.keyDown(document.body, { key: 'Shift' });
    await wait(40_000);
    expect(reports).toHaveLength(1);
    await wait(20_000);
    expect(reports).toHaveLength(2);
    const { idle } = (reports[1] as [string, { idle: number }])[1];
    expect(Math.abs(idle - 50_000)).toBeLessThan(5_000);
    await wait(300_000);
    expect(reports).toHaveLength(2);
    other.unmount();
  });

  it('logs out whoever opens a browser that was left, before they have done anything [FAULT-75]', async () => {
    localStorage.setItem('last-active', String(Date.now() - 15 * 60_000));
    const onIdle = open();
    await wait(1_000);
    expect(onIdle).toHaveBeenCalledWith('You were logged out due to inactivity');
  });

  it('takes note of activity at most four times a second [AUTH-30]', async () => {
    open();
    await wait(10_000);
    fireEvent.pointerMove(document.body);
    const noted = localStorage.getItem('last-active');
    await wait(200);
    fireEvent.pointerMove(document.body);
    expect(localStorage.getItem('last-active')).toBe(noted);
    await wait(100);
    fireEvent.pointerMove(document.body);
    expect(localStorage.getItem('last-active')).not.toBe(noted);
  });
});
