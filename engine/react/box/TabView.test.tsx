import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Scope } from '../../core/expressions/scope.ts';
import { getAt, setAt } from '../../core/json/pointer.ts';
import { clearDrafts } from '../modal/drafts.ts';
import { Notifications } from '../notifications/Notifications.tsx';
import { dismissAllNotices } from '../notifications/notify.ts';
import { Button } from '../parts/Button.tsx';
import { seriousFindings } from '../testing/axe.ts';
import { library, northBranch } from '../testing/library.ts';
import { book, createLibraryGateway } from '../testing/library-gateway.ts';
import { librarian, type RenderOptions, renderEngine } from '../testing/render-engine.tsx';
import { TabView } from './TabView.tsx';

const gateway = createLibraryGateway();
const { state } = gateway;
beforeAll(() => gateway.server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  clearDrafts();
  state.books = [];
  state.branch = northBranch;
  state.writes = [];
});
afterEach(() => {
  gateway.server.resetHandlers();
  dismissAllNotices();
});
afterAll(() => gateway.server.close());

const records = { branch: northBranch };
const conflictSentence = (item: string) =>
  `Unable to save ${item}. The item was updated by another user before saving. Please try editing the item again`;

function open(tab: string, options: RenderOptions = {}) {
  return renderEngine(<TabView tab={tab} />, { home: gateway.home, records, ...options });
}

describe('a tab whose form stores while it is typed', () => {
  const { desk } = library.forms;
  const product = { ...library, forms: { ...library.forms, desk: { ...desk, isAutosaved: true } } };

  it('stores an edit once typing rests, asks nothing when it closes, and stores nothing twice', async () => {
    const { user } = open('desks', { product: product as typeof library });
    await user.click(await screen.findByRole('button', { name: 'Edit Front desk' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Desk' }));
    await user.type(await dialog.findByRole('textbox', { name: /Name/ }), ' West');
    expect(await dialog.findByText('Changes are saved while you type.')).toBeVisible();
    expect(state.writes).toHaveLength(1);
    expect(getAt(state.writes[0]?.body, '/desks/0/name')).toBe('Front desk West');
    await user.type(await dialog.findByRole('textbox', { name: /Name/ }), ' 2');
    await waitFor(() => expect(state.writes).toHaveLength(2));
    await user.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getAt(state.writes[1]?.body, '/desks/0/name')).toBe('Front desk West 2');
  });

  it('stores an undo of what it has stored, too', async () => {
    const { user } = open('desks', { product: product as typeof library });
    await user.click(await screen.findByRole('button', { name: 'Edit Front desk' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Desk' }));
    await user.type(await dialog.findByRole('textbox', { name: /Name/ }), ' West');
    await waitFor(() => expect(state.writes).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(state.writes).toHaveLength(2));
    expect(getAt(state.writes[1]?.body, '/desks/0/name')).toBe('Front desk');
    await user.click(dialog.getByRole('button', { name: 'Redo' }));
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(await screen.findByText('Discard what you typed?')).toBeVisible();
  });

  it('stores nothing while something is wrong', async () => {
    const { user } = open('desks', { product: product as typeof library });
    await user.click(await screen.findByRole('button', { name: 'Edit Front desk' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Desk' }));
    await user.clear(await dialog.findByRole('textbox', { name: /Name/ }));
    await user.click(dialog.getByRole('button', { name: 'Save Desk' }));
    await user.type(await dialog.findByRole('textbox', { name: /Name/ }), 'Side desk');
    await waitFor(() => expect(state.writes).toHaveLength(1));
    expect(getAt(state.writes[0]?.body, '/desks/0/name')).toBe('Side desk');
  });
});

describe('a tab over a call', () => {
  it('adds a row with the initial values, the subject and who did it [ENGINE-01] [ENGINE-03] [ENGINE-04] [ENGINE-24] [ENGINE-25]', async () => {
    const { user } = open('books');
    await user.click(await screen.findByRole('button', { name: 'Add Book' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Book' });
    await user.type(within(dialog).getByLabelText(/Title/), 'Emma');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await user.click(within(dialog).getByRole('button', { name: 'Save Book' }));
    expect(await screen.findByRole('cell', { name: 'Emma' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.writes[0]).toMatchObject({
      method: 'POST',
      body: {
        book: {
          ...{ type: 'branch.book', title: 'Emma', subject: 'north', isOnLoan: false },
          performedBy: { firstName: 'Ann', lastName: 'Lee', email: 'ann@library.test' },
        },
      },
    });
  });

  it('says its texts as the product and the host of the engine say them', async () => {
    const product = { ...library, messages: { ...library.messages, 'row.add': 'New {item}', saved: 'Kept' } };
    const { user } = open('books', { product, messages: { 'row.save': 'Store {item}' } });
    await user.click(await screen.findByRole('button', { name: 'New Book' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Book' }));
    expect(dialog.getByRole('button', { name: 'Store Book' })).toBeEnabled();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  it('shows the part of its rows that is chosen, and counts what it shows', async () => {
    const isNovel = { source: '', evaluate: ({ item }: Scope) => getAt(item, '/genre') === 'novel' };
    const views = [{ title: 'Novels', when: isNovel }, { title: 'All' }];
    const tallies = [
      { when: isNovel, text: '{n} to read' },
      { when: { source: '', evaluate: () => false }, text: '{n} to burn' },
    ];
    const { books } = library.tabs;
    const product = { ...library, tabs: { ...library.tabs, books: { ...books, views, tallies } } };
    state.books = [book('Emma', { genre: 'novel' }), book('Orlando', { genre: 'novel' }), book('Maps')];
    const { user } = open('books', { product: product as typeof library });
    const novels = await screen.findByRole('button', { name: 'Novels (2)' });
    expect(novels).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('cell', { name: 'Maps' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'All (3)' }));
    expect(screen.getByRole('cell', { name: 'Maps' })).toBeVisible();
    expect(screen.getByText('2 to read')).toBeVisible();
  });

  it('edits a copy of the row, and returns the focus [ENGINE-05]', async () => {
    state.books = [book('Emma', { genre: 'novel' })];
    const { user } = open('books');
    const edit = await screen.findByRole('button', { name: 'Edit Emma' });
    await user.click(edit);
    const dialog = await screen.findByRole('dialog', { name: 'Edit Book' });
    expect(dialog).toHaveTextContent('North Branch');
    expect(within(dialog).getByLabelText('Genre')).toHaveDisplayValue('Novel');
    await user.type(within(dialog).getByLabelText(/Title/), '!');
    expect(screen.getByRole('cell', { name: 'Emma', hidden: true })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save Book' }));
    expect(await screen.findByRole('cell', { name: 'Emma!' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.writes[0]).toMatchObject({ method: 'PUT', body: { book: { _id: 'Emma', _rev: 1 } } });
  });

  it('starts in the first field of its dialog', async () => {
    const { user } = open('books');
    await user.click(await screen.findByRole('button', { name: 'Add Book' }));
    await waitFor(() => expect(screen.getByLabelText(/Title/)).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Book' })).toHaveFocus());
  });

  it('removes a row only after the question [ENGINE-06] [ENGINE-09] [ENGINE-10]', async () => {
    state.books = [book('Emma')];
    const { user } = open('books');
    await user.click(await screen.findByRole('button', { name: 'Remove Emma' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this Book' });
    expect(dialog).toHaveTextContent("Are you sure you want to remove this Book from the member's profile?");
    await user.click(within(dialog).getByRole('button', { name: "No, don't remove" }));
    expect(state.writes).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove Emma' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    expect(await screen.findByText('No books recorded.')).toBeInTheDocument();
  });

  it('names the row in every dialog about it, and acts in the words of its tab', async () => {
    state.books = [book('Emma')];
    const books = library.tabs['books'];
    if (books === undefined) throw new Error('The library has no tab of books.');
    const rowName = {
      source: '',
      evaluate: ({ item }: Scope) => `The novel ${String(getAt(item, '/title'))}`,
    };
    const messages = {
      'action.remove': { message: 'Withdraw' },
      'row.remove.title': { message: 'Withdraw this {item}?', item: 'copy' },
    };
    const product = { ...library, tabs: { ...library.tabs, books: { ...books, rowName, messages } } };
    const { user } = open('books', { product });
    await user.click(await screen.findByRole('button', { name: 'Edit Emma' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Book' })).toHaveTextContent('The novel Emma');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Withdraw Emma' }));
    const question = await screen.findByRole('dialog', { name: 'Withdraw this copy?' });
    expect(question).toHaveTextContent('The novel Emma');
    expect(question).toHaveTextContent('North Branch');
  });

  it('offers for ten seconds to undo a removal, and stores the row again', async () => {
    state.books = [book('Emma'), book('Persuasion')];
    const { user } = open('books');
    render(<Notifications />);
    await user.click(await screen.findByRole('button', { name: 'Remove Emma' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    expect(await screen.findByText('Book removed.')).toBeVisible();
    expect(screen.queryByRole('cell', { name: 'Emma' })).toBeNull();
    // Expects the focus on the row that moved up, so that keyboard users keep their position in the list.
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveTextContent('Persuasion'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('cell', { name: 'Emma' })).toBeVisible();
    expect(await screen.findByText('Book restored.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Book removed.')).toBeNull());
    expect(state.writes.at(-1)).toMatchObject({ method: 'POST', body: { book: { title: 'Emma' } } });
  });

  it('turns to the page of a row that was added, and marks it', async () => {
    state.books = Array.from({ length: 12 }, (_, index) => book(`Book ${String(index + 10)}`));
    const { user } = open('books');
    await screen.findByRole('cell', { name: 'Book 10' });
    await user.click(screen.getByRole('button', { name: 'Add Book' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Book' });
    await user.type(within(dialog).getByLabelText(/Title/), 'Zuleika Dobson');
    await user.click(within(dialog).getByRole('button', { name: 'Save Book' }));
    const cell = await screen.findByRole('cell', { name: 'Zuleika Dobson' });
    expect(cell.closest('tr')).toHaveClass('en-row-added');
    expect(screen.getByRole('button', { name: 'Page 3', current: 'page' })).toBeVisible();
  });

  it('copies a row into a new one [ENGINE-07]', async () => {
    state.books = [book('Emma', { genre: 'novel', updatedAt: '2026-01-02T03:04:05Z' })];
    const books = library.tabs['books'];
    if (books === undefined) throw new Error('The library has no books.');
    const copy = { ...books, actions: { ...books.actions, copy: { access: 'write' } } };
    const { user } = open('books', { product: { ...library, tabs: { ...library.tabs, books: copy } } });
    await user.click(await screen.findByRole('button', { name: 'Copy Emma' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Book' });
    expect(within(dialog).getByLabelText(/Title/)).toHaveValue('Emma');
    await user.type(within(dialog).getByLabelText(/Title/), ' again');
    await user.click(within(dialog).getByRole('button', { name: 'Save Book' }));
    expect(await screen.findByRole('cell', { name: 'Emma again' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Emma' })).toBeInTheDocument();
    expect(state.writes).toMatchObject([{ method: 'POST', body: { book: { genre: 'novel' } } }]);
    expect(state.books.map(({ _id }) => _id)).toEqual(['Emma', expect.not.stringMatching(/^Emma$/)]);
    // Expects no `updatedAt` in the copy: that is the time at which Emma's own record was stored.
    expect(state.writes[0]?.body['book']).not.toHaveProperty('updatedAt');
  });

  it('stays open after a failure with what was typed and the sentence of the gateway [ENGINE-19] [SHELL-25]', async () => {
    gateway.refuse('post', '/api/library/book', 500, { code: 'oops', message: 'The shelf is full' });
    const { user } = open('books');
    await user.click(await screen.findByRole('button', { name: 'Add Book' }));
    await user.type(await screen.findByLabelText(/Title/), 'Emma');
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    expect(await screen.findByText('The shelf is full')).toBeInTheDocument();
    expect(screen.getByLabelText(/Title/)).toHaveValue('Emma');
    expect(screen.getByRole('button', { name: 'Save Book' })).toBeEnabled();
  });

  it('sends one logical write under one key, however often it is tried', async () => {
    gateway.refuse('post', '/api/library/book', 500, { code: 'oops', message: 'The shelf is full' });
    const { user } = open('books');
    await user.click(await screen.findByRole('button', { name: 'Add Book' }));
    await user.type(await screen.findByLabelText(/Title/), 'Emma');
    const keys: (string | null)[] = [];
    gateway.server.events.on('request:start', ({ request }) =>
      keys.push(request.headers.get('idempotency-key')),
    );
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    await screen.findByText('The shelf is full');
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    await waitFor(() => expect(keys.filter((key) => key !== null)).toHaveLength(2));
    expect(new Set(keys.filter((key) => key !== null)).size).toBe(1);
    gateway.server.events.removeAllListeners();
  });

  it('offers to sign in again when the session has ended, and keeps what was typed', async () => {
    gateway.refuse('post', '/api/library/book', 401, { code: 'unauthenticated', message: 'Please sign in' });
    let isAsked = false;
    const { user } = open('books', { onSignIn: () => (isAsked = true) });
    await user.click(await screen.findByRole('button', { name: 'Add Book' }));
    await user.type(await screen.findByLabelText(/Title/), 'Emma');
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    expect(isAsked).toBe(true);
    expect(screen.getByLabelText(/Title/)).toHaveValue('Emma');
  });

  it('puts the problems of a refused save on their fields', async () => {
    gateway.refuse('post', '/api/library/book', 422, {
      code: 'invalid',
      message: 'The book was not saved.',
      problems: [{ at: '/title', code: 'unique', message: 'There is such a book', severity: 'error' }],
    });
    const { user } = open('books');
    await user.click(await screen.findByRole('button', { name: 'Add Book' }));
    await user.type(await screen.findByLabelText(/Title/), 'Emma');
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/Title/)).toHaveAccessibleDescription('There is such a book'),
    );
    await waitFor(() => expect(screen.getByLabelText(/Title/)).toHaveFocus());
  });

  it('asks before it throws away what was typed', async () => {
    const { user } = open('books');
    await user.click(await screen.findByRole('button', { name: 'Add Book' }));
    await user.type(await screen.findByLabelText(/Title/), 'Emma');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText(/Title/)).toHaveValue('Emma');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens a draft again after a reload of the page', async () => {
    state.books = [book('Emma')];
    const first = open('books');
    await first.user.click(await screen.findByRole('button', { name: 'Edit Emma' }));
    await first.user.type(screen.getByLabelText(/Title/), '!');
    await first.user.tab();
    first.unmount();
    const { user } = open('books');
    expect(await screen.findByRole('dialog', { name: 'Edit Book' })).toBeInTheDocument();
    expect(await screen.findByLabelText(/Title/)).toHaveValue('Emma!');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText(/Title/)).toHaveValue('Emma');
  });

  it('merges field by field when somebody else has saved meanwhile', async () => {
    state.books = [book('Emma', { genre: 'novel', pages: 474 })];
    const theirs = book('Emma', { _rev: 2, title: 'Emma (new)', genre: 'novel', pages: 480 });
    const { user } = open('books');
    await user.click(await screen.findByRole('button', { name: 'Edit Emma' }));
    await user.type(await screen.findByLabelText(/Title/), '!');
    gateway.server.use(
      ...[
        gateway.once('put', '/api/library/book', 409, {
          code: 'conflict',
          message: '',
          conflict: { current: theirs, entries: [] },
        }),
      ],
    );
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    expect(await screen.findByText(conflictSentence('book'))).toBeInTheDocument();
    expect(screen.getByLabelText(/^Title/, { selector: 'input[type=text]' })).toHaveValue('Emma!');
    expect(screen.getByRole('radio', { name: 'Title, yours: Emma!' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Pages, theirs: 480 pages' })).toBeChecked();
    expect(screen.getByLabelText(/^Pages/, { selector: 'input[type=text]' })).toHaveValue('480');
    expect(await seriousFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.writes.at(-1)?.body).toMatchObject({ book: { _rev: 2, title: 'Emma!', pages: 480 } });
  });

  it('changes what was added where the answer was lost and more was typed', async () => {
    const { user } = open('books');
    await user.click(await screen.findByRole('button', { name: 'Add Book' }));
    await user.type(await screen.findByLabelText(/^Title/), 'Sula');
    gateway.server.use(gateway.once('post', '/api/library/book', 502, {}));
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Title/), '!');
    gateway.server.use(
      gateway.once('post', '/api/library/book', 409, {
        ...{
          code: 'exists',
          message: '',
          conflict: { current: book('Sula', { isOnLoan: false }), entries: [] },
        },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.writes).toMatchObject([{ method: 'PUT', body: { book: { _rev: 1, title: 'Sula!' } } }]);
  });

  it.each([
    ['that is under way', 'under-way', 'The same request is still being worked on.'],
    ['that is not possible', 'wrong-state', 'The book is lent.'],
  ])('says of a save %s why, and nothing of a colleague', async (_case, code, message) => {
    state.books = [book('Emma')];
    const { user } = open('books');
    await user.click(await screen.findByRole('button', { name: 'Edit Emma' }));
    await user.type(await screen.findByLabelText(/^Title/), '!');
    gateway.server.use(gateway.once('put', '/api/library/book', 409, { code, message }));
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByText(/removed in the meantime/)).toBeNull();
  });

  it('takes over what a third one has changed while a conflict was being settled', async () => {
    state.books = [book('Emma', { genre: 'novel', pages: 474 })];
    const { user } = open('books');
    await user.click(await screen.findByRole('button', { name: 'Edit Emma' }));
    await user.type(await screen.findByLabelText(/^Title/), '!');
    for (const pages of [480, 500]) {
      const current = book('Emma', { _rev: pages, genre: 'novel', pages });
      gateway.server.use(
        gateway.once('put', '/api/library/book', 409, {
          ...{ code: 'conflict', message: '', conflict: { current, entries: [] } },
        }),
      );
      await user.click(screen.getByRole('button', { name: 'Save Book' }));
      expect(await screen.findByRole('radio', { name: `Pages, theirs: ${pages} pages` })).toBeChecked();
      expect(screen.getByLabelText(/^Pages/, { selector: 'input[type=text]' })).toHaveValue(String(pages));
    }
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.writes.at(-1)?.body).toMatchObject({ book: { _rev: 500, title: 'Emma!', pages: 500 } });
  });

  it('shows in the form whose value is chosen, and brings back what was typed', async () => {
    state.books = [book('Emma', { genre: 'novel', pages: 474 })];
    const theirs = book('Emma', { _rev: 2, title: 'Emma (new)', genre: 'novel', pages: 474 });
    const { user } = open('books');
    await user.click(await screen.findByRole('button', { name: 'Edit Emma' }));
    const title = await screen.findByLabelText(/^Title/);
    await user.type(title, '!');
    gateway.server.use(
      gateway.once('put', '/api/library/book', 409, {
        ...{ code: 'conflict', message: '', conflict: { current: theirs, entries: [] } },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    await user.click(await screen.findByRole('radio', { name: 'Title, theirs: Emma (new)' }));
    expect(title).toHaveValue('Emma (new)');
    await user.click(screen.getByRole('radio', { name: 'Title, yours: Emma!' }));
    expect(title).toHaveValue('Emma!');
    await user.type(title, '!');
    await user.click(await screen.findByRole('radio', { name: 'Title, theirs: Emma (new)' }));
    await user.type(title, '?');
    expect(await screen.findByRole('radio', { name: 'Title, yours: Emma (new)?' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.writes.at(-1)?.body).toMatchObject({ book: { _rev: 2, title: 'Emma (new)?' } });
  });

  it('renders no action that is not allowed', async () => {
    state.books = [book('Emma')];
    open('books', { user: { ...librarian, roles: ['reader'] } });
    expect(await screen.findByRole('cell', { name: 'Emma' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add|Edit|Remove/ })).toBeNull();
  });

  it('shows why loading failed and tries again [SHELL-24]', async () => {
    gateway.refuse('get', '/api/library/books', 404, { code: 'not-found', message: 'No such branch' });
    const { user } = open('books');
    expect(await screen.findByText('No such branch')).toBeInTheDocument();
    gateway.server.resetHandlers();
    state.books = [book('Emma')];
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('cell', { name: 'Emma' })).toBeInTheDocument();
  });

  it('says what went wrong from the first failure on, while it is tried again by itself [SHELL-24]', async () => {
    gateway.refuse('get', '/api/library/books', 503, {
      code: 'unavailable',
      message: 'Closed for a moment.',
    });
    open('books');
    expect(await screen.findByText('Closed for a moment.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Trying again' })).toHaveAttribute('aria-disabled', 'true');
    gateway.server.resetHandlers();
    state.books = [book('Emma')];
    expect(await screen.findByRole('cell', { name: 'Emma' })).toBeInTheDocument();
  });

  it('keeps the sentence and the focus on the button while it is tried again by hand', async () => {
    gateway.refuse('get', '/api/library/books', 404, { code: 'not-found', message: 'No such branch' });
    const { user } = open('books');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(screen.getByText('No such branch')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Retry' })).toHaveFocus();
  });

  it('has nothing serious for axe as a table, a dialog and a question', async () => {
    state.books = [book('Emma'), book('Dune')];
    const { user } = open('books');
    await screen.findByRole('cell', { name: 'Emma' });
    expect(await seriousFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add Book' }));
    await screen.findByRole('combobox', { name: 'Topic' });
    expect(await seriousFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Remove Dune' }));
    expect(await seriousFindings()).toEqual([]);
  });
});

describe('a tab over the rows of a record', () => {
  it('stores the whole record with the new row and an id of its own', async () => {
    const { user } = open('desks');
    await user.click(screen.getByRole('button', { name: 'Add Desk' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Side desk');
    await user.type(await screen.findByLabelText(/Zip/), '80204');
    await user.click(screen.getByRole('tab', { name: 'Contact' }));
    await user.type(await screen.findByRole('textbox', { name: /Phone/ }), '3035550136');
    await user.click(screen.getByRole('button', { name: 'Save Desk' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.writes[0]?.body).toMatchObject({
      ...{ _id: 'north', _rev: 3, name: 'North Branch' },
      desks: [{ id: 'd1' }, { id: 'd2' }, { id: expect.any(String), name: 'Side desk', phone: '3035550136' }],
    });
  });

  it('keeps what was typed when another user has changed the same row, and saves over theirs', async () => {
    const theirs = {
      ...northBranch,
      _rev: 4,
      desks: [{ id: 'd1', name: 'Reception', zip: '80202', phone: '3035550134', isMain: true }],
    };
    const { user } = open('desks');
    await user.click(screen.getByRole('button', { name: 'Edit Front desk' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' 1');
    gateway.server.use(
      gateway.once('put', '/api/library/branch', 409, {
        code: 'conflict',
        message: '',
        conflict: { current: theirs, entries: [] },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save Desk' }));
    expect(await screen.findByText(conflictSentence('desk'))).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Front desk 1');
    await user.click(screen.getByRole('button', { name: 'Save Desk' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.writes.at(-1)?.body).toMatchObject({ _rev: 4, desks: [{ id: 'd1', name: 'Front desk 1' }] });
  });

  it('does not save over a change that the page has learnt of while the dialog was open', async () => {
    const theirs = {
      ...northBranch,
      _rev: 4,
      desks: [{ id: 'd1', name: 'Reception', zip: '80202', phone: '3035550134', isMain: true }],
    };
    const { user, showRecords } = open('desks');
    await user.click(screen.getByRole('button', { name: 'Edit Front desk' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' 1');
    showRecords({ branch: theirs });
    await user.click(screen.getByRole('button', { name: 'Save Desk' }));
    expect(await screen.findByText(conflictSentence('desk'))).toBeInTheDocument();
    expect(state.writes).toEqual([]);
  });

  it('does not put a new one over the one that a colleague has added meanwhile', async () => {
    const { tabs, forms } = library;
    const source = { kind: 'object', record: 'branch', at: '/mainDesk', save: 'branch.save' } as const;
    const desk = { ...forms.desk, initial: { id: 'main' } };
    const product = {
      ...library,
      tabs: { ...tabs, desks: { ...tabs.desks, source } },
      forms: { ...forms, desk },
    };
    const { user, showRecords } = open('desks', { product: product as typeof library });
    await user.click(await screen.findByRole('button', { name: 'Add Desk' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Mine');
    await user.type(await screen.findByLabelText(/Zip/), '80204');
    await user.click(screen.getByRole('tab', { name: 'Contact' }));
    await user.type(await screen.findByRole('textbox', { name: /Phone/ }), '3035550136');
    showRecords({
      branch: { ...northBranch, _rev: 4, mainDesk: { id: 'main', name: 'Theirs', zip: '80202' } },
    });
    await user.click(screen.getByRole('button', { name: 'Save Desk' }));
    expect(await screen.findByText(conflictSentence('desk'))).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Name, yours: Mine' })).toBeChecked();
    expect(state.writes).toEqual([]);
  });

  it('closes without a word where a save whose answer was lost turns out to be stored', async () => {
    const stored = setAt({ ...northBranch, _rev: 4 }, '/desks/0/name', 'Desk');
    const { user, showRecords } = open('desks');
    await user.click(screen.getByRole('button', { name: 'Edit Front desk' }));
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await user.clear(name);
    await user.type(name, 'Desk');
    gateway.server.use(gateway.once('put', '/api/library/branch', 502, {}));
    await user.click(screen.getByRole('button', { name: 'Save Desk' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    showRecords({ branch: stored });
    await user.click(screen.getByRole('button', { name: 'Save Desk' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.writes).toEqual([]);
  });

  it('says so when the edited row is gone, and can add it anew', async () => {
    const theirs = { ...northBranch, _rev: 4, desks: [] };
    const { user } = open('desks');
    await user.click(screen.getByRole('button', { name: 'Edit Front desk' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' 1');
    gateway.server.use(
      gateway.once('put', '/api/library/branch', 409, {
        code: 'conflict',
        message: '',
        conflict: { current: theirs, entries: [] },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save Desk' }));
    expect(await screen.findByText(conflictSentence('desk'))).toBeInTheDocument();
    expect(screen.getByText(/It has been removed in the meantime/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save Desk' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.writes.at(-1)?.body).toMatchObject({ _rev: 4, desks: [{ id: 'd1', name: 'Front desk 1' }] });
  });

  it('puts a problem at a place of the record on the field of the row', async () => {
    gateway.refuse('put', '/api/library/branch', 422, {
      code: 'invalid',
      message: 'The branch was not saved.',
      problems: [{ at: '/desks/1/zip', code: 'zip', message: 'Not in this town', severity: 'error' }],
    });
    const { user } = open('desks');
    await user.click(screen.getByRole('button', { name: 'Edit Back desk' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), '!');
    await user.click(screen.getByRole('button', { name: 'Save Desk' }));
    expect(await screen.findByText('Not in this town')).toBeInTheDocument();
    expect(screen.getByLabelText(/Zip/)).toBeInvalid();
  });
});

function Detour() {
  const [isAway, setIsAway] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAway(!isAway)}>Away or back</Button>
      {!isAway && <TabView tab="find-books" />}
    </>
  );
}

describe('a search tab', () => {
  it('asks from the minimum length on, and pages and sorts at the gateway', async () => {
    state.books = ['a', 'b', 'c', 'd'].map((letter) => book(`Tale ${letter}`));
    const { user } = open('find-books');
    expect(await screen.findByText('Search by title or number.')).toBeInTheDocument();
    await user.type(await screen.findByLabelText('Title or number'), 'ta');
    expect(state.writes).toEqual([]);
    await user.type(await screen.findByLabelText('Title or number'), 'l');
    expect(await screen.findByText('Showing 1 to 3 of 4 entries')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 4 to 4 of 4 entries')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(await screen.findByRole('link', { name: 'Tale d' })).toHaveAttribute('href', '/books/Tale%20d');
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('finds its texts and page again when one comes back', async () => {
    state.books = ['a', 'b', 'c', 'd'].map((letter) => book(`Tale ${letter}`));
    const { user } = renderEngine(<Detour />, { home: gateway.home });
    await user.type(await screen.findByLabelText('Title or number'), 'tale');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByText('Showing 4 to 4 of 4 entries');
    await user.click(screen.getByRole('button', { name: 'Away or back' }));
    await user.click(screen.getByRole('button', { name: 'Away or back' }));
    expect(await screen.findByLabelText('Title or number')).toHaveValue('tale');
    expect(await screen.findByText('Showing 4 to 4 of 4 entries')).toBeInTheDocument();
  });

  it('chooses the field by what was typed', async () => {
    const { user } = open('find-books');
    await user.type(await screen.findByLabelText('Title or number'), '1234');
    expect(await screen.findByText('No books found.')).toBeInTheDocument();
    expect(state.writes.at(-1)?.body).toMatchObject({ queries: [{ field: 'number', text: '1234' }] });
  });
});
