import { screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scope } from '../../core/expressions/scope.ts';
import { getAt } from '../../core/json/pointer.ts';
import type { FailureReport } from '../../core/protocol/failure-report.ts';
import { decodeTabState, encodeTabState } from '../box/tab-state.ts';
import { entryOf } from '../client/entry-of.ts';
import { useOpenRecords } from '../context/open-records.ts';
import { seriousFindings } from '../testing/axe.ts';
import { library, northBranch } from '../testing/library.ts';
import { book, createLibraryGateway } from '../testing/library-gateway.ts';
import { type RenderOptions, renderEngine } from '../testing/render-engine.tsx';
import { ScreenView } from './ScreenView.tsx';

const gateway = createLibraryGateway();
beforeAll(() => gateway.server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  localStorage.clear();
  gateway.state.books = [book('Emma'), book('Dune')];
  gateway.state.branch = northBranch;
});
afterEach(() => gateway.server.resetHandlers());
afterAll(() => gateway.server.close());

function Broken(): never {
  throw new Error('a fault of a part');
}

/** Renders a button that refetches the record, as a page does after another user's change. */
function ReadAgain() {
  const { branch } = useOpenRecords();
  return (
    <button type="button" onClick={() => void branch?.refresh()}>
      Read again
    </button>
  );
}

function open(path: string, onRecord?: (record: unknown) => void, options: RenderOptions = {}) {
  const element = (
    <ScreenView screen="branch" homePath="/home" {...(onRecord === undefined ? {} : { onRecord })} />
  );
  const router = createMemoryRouter(
    [
      { path: '/branch/:branchId/:hashPayload?', element },
      { path: '/home', element: 'home' },
    ],
    {
      initialEntries: [path],
    },
  );
  const view = renderEngine(<RouterProvider router={router} />, {
    home: gateway.home,
    parts: { broken: Broken },
    ...options,
  });
  return { ...view, router };
}

describe('a screen', () => {
  it('enables its tabs once its record is there, with the number of rows in their titles [PAGE-04] [PAGE-05]', async () => {
    open('/branch/north');
    expect(screen.getByRole('tab', { name: /Shelves/ })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('tab', { name: /Shelves/ })).toBeEnabled());
    expect(await screen.findByRole('tab', { name: 'Books (2)' })).toHaveAttribute('aria-selected', 'true');
  });

  it('says under the titles of a box what holds for all of its tabs', async () => {
    const branch = entryOf(library, 'screens', 'branch');
    const evaluate = ({ records }: Scope) => `Since ${String(getAt(records?.['branch'], '/founded'))}`;
    const boxes = branch.boxes.map((box) => ({ ...box, note: { source: '', evaluate } }));
    const screens = { ...library.screens, branch: { ...branch, boxes } };
    const { user } = open('/branch/north', undefined, { product: { ...library, screens } });
    expect(await screen.findByText('Since 1954-03-04')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'House' }));
    expect(screen.getByText('Since 1954-03-04')).toBeVisible();
  });

  it('keeps the open tabs in the URL and opens them from it [PAGE-02] [PAGE-03]', async () => {
    const { user, router } = open('/branch/north');
    await user.click(await screen.findByRole('tab', { name: 'House' }));
    expect(await screen.findByRole('cell', { name: 'Front desk' })).toBeInTheDocument();
    const payload = router.state.location.pathname.split('/')[3];
    expect(decodeTabState(payload)).toEqual({ stock: ['house'] });
  });

  it('opens its tabs where the storage of the browser is full', async () => {
    const { user } = open('/branch/north');
    const house = await screen.findByRole('tab', { name: 'House' });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(house);
    expect(await screen.findByRole('cell', { name: 'Front desk' })).toBeInTheDocument();
  });

  it('opens the tabs that were open last where the URL says nothing [PAGE-03]', async () => {
    const { user, unmount } = open('/branch/north');
    await user.click(await screen.findByRole('tab', { name: 'House' }));
    unmount();
    open('/branch/north');
    expect(await screen.findByRole('tab', { name: 'House' })).toHaveAttribute('aria-selected', 'true');
  });

  it('opens the tabs of the URL, and the first ones where it is broken', async () => {
    const { unmount } = open(`/branch/north/${encodeTabState({ stock: ['house', 'desks'] })}`);
    expect(await screen.findByRole('tab', { name: 'Desks (2)' })).toBeInTheDocument();
    unmount();
    open('/branch/north/%7Bbroken');
    expect(await screen.findByRole('tab', { name: 'Books (2)' })).toBeInTheDocument();
  });

  it('moves among its tabs with the arrow keys', async () => {
    const { user } = open('/branch/north');
    await user.click(await screen.findByRole('tab', { name: 'Shelves' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'House' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'House' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Broken' })).toHaveFocus();
  });

  it('loads nothing for a tab that was never opened and shows no count', async () => {
    const asked: string[] = [];
    gateway.server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
    open(`/branch/north/${encodeTabState({ stock: ['house'] })}`);
    await screen.findByRole('cell', { name: 'Front desk' });
    expect(asked).not.toContain('/api/library/books');
    gateway.server.events.removeAllListeners();
  });

  it('keeps a failure to render inside of its box [SHELL-23]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = open('/branch/north');
    await user.click(await screen.findByRole('tab', { name: 'Broken' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'An error has occurred, and this component can not be rendered',
    );
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('tells where a failure to render was, and nothing of what it said [ERR-08]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const onFailure = vi.fn<(report: FailureReport) => void>();
    const { user } = open('/branch/north', undefined, { onFailure });
    await user.click(await screen.findByRole('tab', { name: 'Broken' }));
    await waitFor(() => expect(onFailure).toHaveBeenCalled());
    const [report] = onFailure.mock.calls[0] ?? [];
    expect(report).toMatchObject({ kind: 'render', error: 'Error' });
    expect(report?.place).toMatch(/^stock\.broken$/);
    expect(report?.at[0]).toMatch(/^ScreenView\.test\.tsx:\d+:\d+$/);
    expect(JSON.stringify(report)).not.toContain('a fault of a part');
  });

  it('shows the sentence of the gateway and a way back when its record does not load [PAGE-12] [PAGE-13]', async () => {
    gateway.refuse('get', '/api/library/branch', 404, { code: 'not-found', message: 'No such branch' });
    open('/branch/north');
    expect(await screen.findByRole('alert')).toHaveTextContent('No such branch');
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/home');
    expect(await seriousFindings()).toEqual([]);
  });

  it.each([403, 404])('shows nothing more of a record that may no longer be seen (%i)', async (status) => {
    const { user } = open('/branch/north', undefined, { parts: { broken: ReadAgain } });
    await user.click(await screen.findByRole('tab', { name: 'Broken' }));
    gateway.refuse('get', '/api/library/branch', status, { code: 'gone', message: 'No such branch' });
    await user.click(await screen.findByRole('button', { name: 'Read again' }));
    expect(await screen.findByText('No such branch')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('falls back to the sentence of the call when the answer has none [PAGE-12]', async () => {
    gateway.refuse('get', '/api/library/branch', 403, {});
    open('/branch/north');
    expect(await screen.findByRole('alert')).toHaveTextContent('The branch could not be loaded.');
  });

  it('forgets its record when the user leaves [PAGE-14]', async () => {
    const seen: unknown[] = [];
    const { router } = open('/branch/north', (record) => seen.push(record));
    await screen.findByRole('tab', { name: 'Books (2)' });
    expect(seen).toContainEqual(northBranch);
    await router.navigate('/home');
    await waitFor(() => expect(seen.at(-1)).toBeUndefined());
  });
});
