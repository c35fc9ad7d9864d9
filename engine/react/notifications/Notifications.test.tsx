import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveProduct } from '../context/live-product.ts';
import { seriousFindings } from '../testing/axe.ts';
import { library } from '../testing/library.ts';
import { renderEngine } from '../testing/render-engine.tsx';
import { EngineTheme } from '../theme/EngineTheme.tsx';
import { Notifications } from './Notifications.tsx';
import type { Notice } from './notice.ts';
import { dismissAllNotices, dismissNotice, notify } from './notify.ts';

/** Texts that a screen reader was given, in the order in which they came. */
let said: string[] = [];
let listening: MutationObserver | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <EngineTheme env="test">
      <Notifications />
    </EngineTheme>,
  );
  listen();
});

afterEach(() => {
  listening?.disconnect();
  localStorage.clear();
  act(() => dismissAllNotices());
  vi.useRealTimers();
});

/** Listens as a screen reader does: to what is added to a live region. */
function listen(): void {
  said = [];
  listening = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes)
        if ((target as Element).closest('[aria-live]') !== null) said.push(node.textContent ?? '');
  });
  listening.observe(document.body, { childList: true, subtree: true });
}

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function tell(...notices: readonly (string | Notice)[]): void {
  for (const each of notices)
    act(() => void notify(typeof each === 'string' ? { kind: 'info', message: each } : each));
}

const inSight = () => document.querySelector('.en-notice[data-open]')?.textContent;
const signs = () => screen.queryAllByRole('button', { name: /^Show notice/ });
const bell = () => screen.getByRole('button', { name: /^Notices/ });
const openHistory = async () => {
  fireEvent.click(bell());
  await pass(0);
  vi.useRealTimers();
  const history = await screen.findByRole('dialog', { name: 'Notices' });
  vi.useFakeTimers();
  return within(history);
};

const stays = (message: string): Notice => ({ kind: 'info', tone: 'warning', message, sticky: true });

describe('notices', () => {
  it('are said at once when they are errors and in turn when they inform [SHELL-17]', async () => {
    tell({ kind: 'error', message: 'The shelf fell over' });
    tell({ kind: 'info', tone: 'success', message: 'The shelf stands again' });
    expect(document.querySelector('[aria-live=assertive]')).toHaveTextContent('Error: The shelf fell over');
    expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Done: The shelf stands again');
  });

  it('are said once each, however often they come into sight', async () => {
    tell(stays('Reserved by Ann'), 'Stored', { kind: 'error', message: 'Not printed' });
    await pass(12_000);
    fireEvent.click(bell());
    await pass(1_000);
    expect(said).toEqual(['Warning: Reserved by Ann', 'Note: Stored', 'Error: Not printed']);
  });

  it('are three at a time; the others wait and then have their full time [SHELL-14] [SHELL-15]', async () => {
    tell('one', 'two', 'three', 'four');
    expect(inSight()).toBe('Note: one');
    expect(signs()).toHaveLength(2);
    expect(screen.queryByText('four')).toBeNull();
    for (const next of ['one', 'two', 'three', 'four']) {
      expect(inSight()).toBe(`Note: ${next}`);
      await pass(4_900);
      expect(inSight()).toBe(`Note: ${next}`);
      await pass(100);
    }
    expect(inSight()).toBeUndefined();
  });

  it('show an error before the others, and what passes before what stays', async () => {
    tell(stays('Reserved by Ann'));
    expect(inSight()).toBe('Warning: Reserved by Ann');
    tell('Stored');
    expect(inSight()).toBe('Note: Stored');
    tell({ kind: 'error', message: 'Not printed' });
    expect(inSight()).toBe('Error: Not printed');
    await pass(10_500);
    expect(inSight()).toBe('Warning: Reserved by Ann');
  });

  it('leave a place to what passes, however many stay', () => {
    tell(...['one', 'two', 'three', 'four'].map(stays), 'Stored');
    expect(inSight()).toBe('Note: Stored');
    expect(signs()).toHaveLength(2);
  });

  it('show the text of a sign that is pressed', () => {
    tell(stays('Reserved by Ann'), stays('Opened in an emergency'));
    fireEvent.click(screen.getByRole('button', { name: 'Show notice: Reserved by Ann' }));
    expect(inSight()).toBe('Warning: Reserved by Ann');
  });

  it('stay until they are closed when they are sticky [SHELL-16]', async () => {
    tell(stays('Imported already'));
    await pass(60_000);
    expect(inSight()).toBe('Warning: Imported already');
    fireEvent.click(screen.getByRole('button', { name: 'Close notice' }));
    expect(inSight()).toBeUndefined();
  });

  it('leave the focus on their button when one with the focus is closed', () => {
    tell(stays('Imported already'));
    const close = screen.getByRole('button', { name: 'Close notice' });
    close.focus();
    fireEvent.click(close);
    expect(bell()).toHaveFocus();
  });

  it('wait while a dialog lies over them', async () => {
    tell('Stored');
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    await pass(20_000);
    expect(inSight()).toBe('Note: Stored');
    dialog.remove();
    await pass(4_900);
    expect(inSight()).toBe('Note: Stored');
    await pass(300);
    expect(inSight()).toBeUndefined();
  });

  it('offer what they can take back by a button and its key, and close with it', () => {
    const done: string[] = [];
    const action = (name: string) => ({ label: name, key: 'mod+Z', act: () => void done.push(name) });
    tell({ kind: 'info', message: 'Removed', action: action('Undo') }, stays('Reserved by Ann'));
    fireEvent.keyDown(document.documentElement, { key: 'z', code: 'KeyZ', ctrlKey: true });
    expect(done).toEqual(['Undo']);
    expect(inSight()).toBe('Warning: Reserved by Ann');
    tell({ kind: 'info', message: 'Removed', action: action('Undo again') });
    fireEvent.click(screen.getByRole('button', { name: 'Undo again' }));
    expect(done).toEqual(['Undo', 'Undo again']);
  });

  it('have nothing serious for axe, in the lane and in the history', async () => {
    tell({ kind: 'error', message: 'The shelf fell over' }, stays('Reserved by Ann'));
    await openHistory();
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
    tell('one', 'two');
    await pass(1_900);
    expect(signs()).toHaveLength(0);
    await pass(1_000);
    expect(inSight()).toBe('Note: two');
    act(() => product.set(withNotices(2, 2000)));
    tell('three');
    expect(signs()).toHaveLength(1);
  });

  it('speak as the host of the engine says, though they stand outside of its pages', () => {
    renderEngine(<p>A page</p>, { messages: { 'notice.error': 'Fehler', 'notice.close': 'Schließen' } });
    tell({ kind: 'error', message: 'The shelf fell over' });
    expect(inSight()).toBe('Fehler: The shelf fell over');
    expect(screen.getByRole('button', { name: 'Schließen' })).toBeInTheDocument();
  });
});

describe('the history of notices', () => {
  it('lists those of this page, the newest first, also when they are no longer shown', async () => {
    tell('one');
    await pass(6_000);
    act(() => dismissNotice(notify({ kind: 'error', message: 'two' })));
    const history = await openHistory();
    const rows = history.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Error two\d+:\d\d[AP]M$/),
      expect.stringMatching(/^Note one/),
    ]);
  });

  it('has the action of a notice while that is open', async () => {
    const action = { label: 'Try again', act: vi.fn() };
    tell({ ...stays('The line is lost'), action });
    const history = await openHistory();
    fireEvent.click(history.getByRole('button', { name: 'Try again' }));
    expect(action.act).toHaveBeenCalledOnce();
    expect(inSight()).toBeUndefined();
    expect(bell()).toHaveFocus();
    expect((await openHistory()).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('takes the focus, and gives it back when Escape closes it', async () => {
    const history = await openHistory();
    const panel = screen.getByRole('dialog', { name: 'Notices' });
    expect(panel).toHaveFocus();
    expect(history.getByText('No notices since this page was opened.')).toBeInTheDocument();
    fireEvent.keyDown(panel, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bell()).toHaveFocus();
  });

  it('closes when something else is pressed, and at the second press of its button', async () => {
    await openHistory();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    await openHistory();
    fireEvent.pointerDown(bell());
    fireEvent.click(bell());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('forgets everything at the end of a session, and keeps nothing of it in the browser', async () => {
    tell('Reserved by Ann Lee');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Ann');
    act(() => dismissAllNotices());
    expect((await openHistory()).queryByRole('listitem')).toBeNull();
  });
});

describe('quiet', () => {
  const turn = async () => {
    const history = await openHistory();
    const quiet = history.getByRole('checkbox', { name: /^Quiet/ });
    const before = (quiet as HTMLInputElement).checked;
    fireEvent.click(quiet);
    expect(quiet).toHaveProperty('checked', !before);
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Notices' }), { key: 'Escape' });
  };

  it('shows and says nothing of what only tells something, counts it, and lists it', async () => {
    await turn();
    listen();
    tell('one', stays('two'));
    expect(inSight()).toBeUndefined();
    expect(said).toEqual([]);
    expect(bell()).toHaveAccessibleName('Notices, 2 not shown');
    expect((await openHistory()).getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(bell());
    expect(bell()).toHaveAccessibleName('Notices, quiet');
  });

  it('shows errors, and what can be taken back, since they answer a press', async () => {
    await turn();
    expect(bell()).toHaveAccessibleName('Notices, quiet');
    tell({ kind: 'error', message: 'Not printed' });
    expect(inSight()).toBe('Error: Not printed');
    await pass(6_000);
    tell({ kind: 'info', message: 'Removed', action: { label: 'Undo', act: () => undefined } });
    expect(inSight()).toBe('Note: Removed');
  });

  it('is kept for the user until it is turned off', async () => {
    renderEngine(<p>A page</p>);
    await turn();
    expect(Object.entries({ ...localStorage })).toEqual([[expect.stringMatching(/^quiet\../), 'on']]);
    await turn();
    tell('one');
    expect(inSight()).toBe('Note: one');
  });
});
