import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveProduct } from '../context/live-product.ts';
import { seriousFindings } from '../testing/axe.ts';
import { library } from '../testing/library.ts';
import { renderEngine } from '../testing/render-engine.tsx';
import { EngineTheme } from '../theme/EngineTheme.tsx';
import { noticeBoard } from './board.ts';
import { Notifications } from './Notifications.tsx';
import { dismissAllNotices, notify } from './notify.ts';

beforeEach(async () => {
  await noticeBoard.load();
  vi.useFakeTimers();
  render(
    <EngineTheme env="test">
      <Notifications />
    </EngineTheme>,
  );
});

afterEach(() => {
  act(() => dismissAllNotices());
  vi.useRealTimers();
});

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

describe('notices', () => {
  it('are said at once when they are errors and in turn when they inform [SHELL-17]', async () => {
    act(() => void notify({ kind: 'error', message: 'The shelf fell over' }));
    act(() => void notify({ kind: 'info', tone: 'success', message: 'The shelf stands again' }));
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Error: The shelf fell over');
    expect(screen.getByRole('status')).toHaveTextContent('Done: The shelf stands again');
  });

  it('are three at a time; the others wait and then have their full time [SHELL-14] [SHELL-15]', async () => {
    for (const name of ['one', 'two', 'three', 'four'])
      act(() => void notify({ kind: 'info', message: name }));
    await pass(4900);
    expect(screen.getAllByRole('status')).toHaveLength(3);
    expect(screen.queryByText('four')).toBeNull();
    await pass(600);
    expect(screen.getByText('four')).toBeInTheDocument();
    expect(screen.queryByText('one')).toBeNull();
    await pass(4000);
    expect(screen.getByText('four')).toBeInTheDocument();
    await pass(1500);
    expect(screen.queryByText('four')).toBeNull();
  });

  it('have room at the end of the page while they stay, so that they move nothing and what they cover can be reached', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(76);
    const room = () => document.documentElement.style.getPropertyValue('--en-notices-height');
    act(() => void notify({ kind: 'info', message: 'Gone in a moment' }));
    await pass(0);
    expect(room()).toBe('');
    for (const message of ['Reserved by a colleague', 'Opened in an emergency'])
      act(() => void notify({ kind: 'info', message, sticky: true }));
    await pass(0);
    expect(room()).toBe('168px');
    for (const close of screen.getAllByRole('button', { name: 'Close notice' })) act(() => close.click());
    await pass(1000);
    expect(room()).toBe('');
  });

  it('stay until they are closed when they are sticky [SHELL-16]', async () => {
    act(() => void notify({ kind: 'info', tone: 'warning', message: 'Imported already', sticky: true }));
    await pass(60_000);
    expect(screen.getByText('Imported already')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Close notice' }).click());
    await pass(1000);
    expect(screen.queryByText('Imported already')).toBeNull();
  });

  it('have nothing serious for axe', async () => {
    act(() => void notify({ kind: 'error', message: 'The shelf fell over' }));
    await pass(0);
    vi.useRealTimers();
    expect(await seriousFindings()).toEqual([]);
  });

  it('follow the defaults of the product, also when those change while the page is open', async () => {
    const withNotices = (visible: number, timeout: number) => ({
      ...library,
      defaults: { notices: { visible, timeout } },
    });
    const product = createLiveProduct(withNotices(1, 2000));
    renderEngine(<p>A page</p>, { product });
    for (const name of ['one', 'two']) act(() => void notify({ kind: 'info', message: name }));
    await pass(1900);
    expect(screen.getAllByRole('status')).toHaveLength(1);
    await pass(1000);
    expect(screen.getByText('two')).toBeInTheDocument();
    act(() => product.set(withNotices(2, 2000)));
    act(() => void notify({ kind: 'info', message: 'three' }));
    await pass(100);
    expect(screen.getAllByRole('status')).toHaveLength(2);
  });

  it('speak as the host of the engine says, though they stand outside of its pages', async () => {
    renderEngine(<p>A page</p>, { messages: { 'notice.error': 'Fehler', 'notice.close': 'Schließen' } });
    act(() => void notify({ kind: 'error', message: 'The shelf fell over' }));
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Fehler: The shelf fell over');
    expect(screen.getByRole('button', { name: 'Schließen' })).toBeInTheDocument();
  });
});
