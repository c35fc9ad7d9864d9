import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayOf } from '../../core/expressions/runtime.ts';
import type { Expression, Scope } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { CardDescriptor } from '../../core/product/card.ts';
import type { Product } from '../../core/product/product.ts';
import type { AddAction } from '../../core/product/tab.ts';
import type { Workflow } from '../../core/product/workflow.ts';
import { Notifications } from '../notifications/Notifications.tsx';
import { dismissAllNotices } from '../notifications/notify.ts';
import { seriousFindings } from '../testing/axe.ts';
import { library, northBranch } from '../testing/library.ts';
import { book, createLibraryGateway } from '../testing/library-gateway.ts';
import { librarian, renderEngine } from '../testing/render-engine.tsx';
import { CardBar } from './CardBar.tsx';
import { CardView } from './CardView.tsx';

const gateway = createLibraryGateway();
beforeAll(() => gateway.server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sessionStorage.clear();
  gateway.state.books = [
    { ...book('Emma'), published: '1815-12-23', genre: 'novel' },
    { ...book('Persuasion'), published: '1817-12-20', genre: 'novel' },
    { ...book('Dune'), published: '1965-08-01', genre: 'science' },
  ];
  gateway.state.branch = northBranch;
  gateway.state.writes = [];
});
afterEach(() => {
  gateway.server.resetHandlers();
  dismissAllNotices();
});
afterAll(() => gateway.server.close());

function expression<Value>(evaluate: (scope: Scope) => Value): Expression<Value> {
  return { source: '', evaluate };
}

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const isFounded = expression(({ self }) => typeof read(self, 'founded') === 'string');

const card: CardDescriptor = {
  ...{ name: 'branch', title: 'Branch', entity: 'branch', save: 'branch.save' },
  with: {
    latestNovel: {
      ...{ call: 'book.list', query: {}, latest: 'published' },
      where: expression(({ item }) => read(item, 'genre') === 'novel'),
    },
  },
  columns: [
    {
      title: 'House',
      facts: [
        { title: 'Name', field: 'name', cell: 'text' },
        { title: 'Founded', field: 'founded', cell: 'date', empty: 'Not recorded' },
        { title: 'Secret', field: 'name', cell: 'text', access: 'write' },
      ],
    },
    {
      title: 'Stock',
      facts: [
        {
          ...{ title: 'Newest novel', cell: 'text', empty: 'None', reads: ['latestNovel'] },
          value: expression(({ records }) => read(records?.['latestNovel'], 'title')),
        },
        { title: 'Plan', part: 'plan', cell: 'text' },
      ],
    },
  ],
  menus: {},
  actions: [
    { name: 'rename', title: 'Rename', in: 'bar', access: 'write', form: 'desk' },
    { name: 'chart', title: 'Chart', in: 'bar', open: 'https://charts.test/{_id}', when: isFounded },
    {
      ...{ name: 'close', title: 'Close', in: 'menu', access: 'write' },
      set: { '/name': expression(() => 'Closed') },
      confirm: {
        title: 'Close Branch',
        text: 'Nobody can borrow here then.',
        yes: 'Yes, close',
        no: 'No, keep open',
      },
    },
    { name: 'open', title: 'Open', in: 'menu', set: { '/name': expression(() => 'Opened') } },
  ],
};

const workflow: Workflow = {
  ...{ name: 'house', title: 'House', description: '', entity: 'branch', stateAt: '/state', unknown: 'open' },
  states: { open: { display: 'Open' }, shut: { display: 'Shut' } },
  spellings: { open: 'open', shut: 'shut' },
  display: expression(({ state }) => (state === 'open' ? 'Open to all' : 'Shut')),
  ...{ owns: [], records: {}, consequences: [] },
  events: {
    shut: {
      ...{
        name: 'shut',
        title: 'Shut',
        description: '',
        access: 'read',
        action: 'Shut the house',
        raisedBy: [],
      },
      refusal: 'It is shut already.',
    },
    moved: {
      ...{
        name: 'moved',
        title: 'Move',
        description: '',
        access: 'write',
        action: 'Move the house',
        raisedBy: [],
      },
      payload: 'book',
    },
  },
  transitions: [
    {
      ...{ id: 'shut', on: 'shut', from: ['open'], set: [], effects: [] },
      to: expression(() => 'shut'),
      message: ['Nobody gets in any more.'],
    },
    { ...{ id: 'move', on: 'moved', from: ['open'], set: [], effects: [] } },
  ],
};

const withWorkflow: Product = {
  ...library,
  cards: {
    branch: {
      ...card,
      actions: [],
      columns: [
        { facts: [{ title: 'State', cell: 'text', value: expression(({ stateText }) => stateText) }] },
      ],
      workflow: {
        ...{ name: 'house', call: 'book.save', forms: { moved: 'book' } },
        body: {
          event: expression(({ inputs }) => inputs?.['event']),
          house: expression(({ self }) => read(self, '_id')),
          sign: { text: expression(({ inputs }) => read(inputs?.['payload'], 'title')) },
        },
      },
    },
  },
  workflows: { house: workflow },
};

const product: Product = { ...library, cards: { branch: card } };

function open({
  user = librarian,
  records = { branch: northBranch } as Readonly<Record<string, JsonObject>>,
} = {}) {
  return renderEngine(
    <>
      <WholeCard />
      <Notifications />
    </>,
    { product, user, records, home: gateway.home, parts: { plan: () => <b>two floors</b> } },
  );
}

it('shows the day on which a moment falls in the time zone of the user, as the gateway does', async () => {
  const founded = expression((scope) => dayOf('2026-11-22T02:00:00Z', scope));
  const facts = [{ title: 'Founded', cell: 'date', value: founded }] as const;
  const cards = { branch: { ...card, with: {}, actions: [], columns: [{ facts }] } };
  const clock = { now: () => '2026-11-22T02:00:00Z', today: () => '2026-11-21', timeZone: 'America/Denver' };
  renderEngine(<WholeCard />, { product: { ...library, cards }, records: { branch: northBranch }, clock });
  expect(await screen.findByText('11/21/2026')).toBeVisible();
});

/** Renders a card whose bar is shown alone until the card's tab is opened. */
function OpenedLater() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CardBar card="branch" />
      <button type="button" onClick={() => setOpen(true)}>
        Open the card
      </button>
      {isOpen && <CardView card="branch" />}
    </>
  );
}

/** Renders a card with its actions, as a box does. */
function WholeCard() {
  return (
    <>
      <CardBar card="branch" />
      <CardView card="branch" />
    </>
  );
}

const reader = { ...librarian, roles: [] };

function factOf(title: string): HTMLElement {
  const term = screen.getByText(title, { selector: 'dt' });
  return within(term.parentElement ?? document.body).getByRole('definition');
}

async function openMenu(user: UserEvent): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'More' }));
}

describe('a card', () => {
  it('reads what stands beside its record once for the card and its bar, whichever opens first', async () => {
    let reads = 0;
    gateway.server.events.on('request:start', ({ request }) => {
      if (new URL(request.url).pathname.endsWith('/books')) reads += 1;
    });
    const { user } = renderEngine(<OpenedLater />, {
      ...{
        product,
        records: { branch: northBranch },
        home: gateway.home,
        parts: { plan: () => <b>two floors</b> },
      },
    });
    await waitFor(() => expect(reads).toBe(1));
    await screen.findByRole('button', { name: 'Rename' });
    await user.click(screen.getByRole('button', { name: 'Open the card' }));
    expect(await screen.findByText('Persuasion')).toBeVisible();
    expect(reads).toBe(1);
    gateway.server.events.removeAllListeners();
  });

  it('shows its facts in titled columns, and folds those that the record says nothing of', async () => {
    const { showRecords, user } = open();
    expect(screen.getByRole('region', { name: 'House' })).toBeVisible();
    expect(factOf('Name')).toHaveTextContent('North Branch');
    expect(factOf('Founded')).toHaveTextContent('03/04/1954');
    expect(factOf('Plan')).toHaveTextContent('two floors');
    const { founded: _none, ...rest } = northBranch;
    showRecords({ branch: rest });
    expect(screen.getByText('Founded', { selector: 'dt' })).not.toBeVisible();
    await user.click(screen.getByText('Not recorded: Founded'));
    expect(screen.getByText('Founded', { selector: 'dt' })).toBeVisible();
    expect(factOf('Founded')).toHaveTextContent('Not recorded');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toBeEnabled());
    expect(await seriousFindings()).toEqual([]);
  });

  it('has no heading over facts of which none applies, once it is known', async () => {
    const facts = card.columns[0]?.facts.map((fact) => ({ ...fact, when: expression(() => false) })) ?? [];
    const columns = [...card.columns, { title: 'Cellar', facts }];
    renderEngine(<CardView card="branch" />, {
      product: { ...product, cards: { branch: { ...card, columns } } },
      ...{ user: reader, home: gateway.home, records: { branch: northBranch }, parts: { plan: () => 'two' } },
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Cellar' })).toBeNull());
    expect(screen.getByRole('region', { name: 'House' })).toBeVisible();
  });

  it('gives each of several texts a line of its own, and one that stands twice only one', async () => {
    const shelves = expression(() => ['North wall', 'South wall', 'North wall']);
    const columns = [{ facts: [{ title: 'Shelves', cell: 'text', value: shelves } as const] }];
    const withShelves = { ...product, cards: { branch: { ...card, columns, actions: [] } } };
    renderEngine(<CardView card="branch" />, {
      ...{ product: withShelves, user: reader, home: gateway.home },
      records: { branch: northBranch },
    });
    const lines = within(factOf('Shelves')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['North wall', 'South wall']);
  });

  it('says what has to be known of the record, and once more before what should wait for it', async () => {
    const notices: CardDescriptor['notices'] = [
      { text: 'The house is old.', when: isFounded, tone: 'warning', before: ['close', 'shut-down'] },
      {
        ...{ text: 'Novels on the shelves:', tone: 'info', before: [] },
        items: expression(({ records }) => [read(records?.['latestNovel'], 'title'), '']),
      },
      { text: 'Nothing is lent.', items: expression(() => []), tone: 'info', before: [] },
    ];
    const shutDown = {
      ...{ name: 'shut-down', title: 'Shut down', in: 'bar', form: 'desk' },
      set: { '/name': expression(() => 'Ruin') },
    };
    const told = { ...card, notices, actions: [...card.actions, shutDown] };
    const { user } = renderEngine(<WholeCard />, {
      product: { ...library, cards: { branch: told } },
      records: { branch: northBranch },
      ...{ home: gateway.home, parts: { plan: () => <b>two floors</b> } },
    });
    expect(await screen.findByText('The house is old.')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Persuasion');
    expect(screen.queryByText('Nothing is lent.')).toBeNull();
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Close' }));
    const question = within(await screen.findByRole('dialog', { name: 'Close Branch' }));
    expect(question.getByText('The house is old.')).toBeVisible();
    expect(question.queryByText('Novels on the shelves:')).toBeNull();
    await user.click(question.getByRole('button', { name: 'No, keep open' }));
    await user.click(screen.getByRole('button', { name: 'Shut down' }));
    const form = within(await screen.findByRole('dialog', { name: 'Shut down' }));
    expect(await form.findByText('The house is old.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Shut down' }));
    await waitFor(() => expect(gateway.state.writes[0]?.body).toMatchObject({ name: 'Ruin' }));
  });

  it('takes records that could not be read for nothing known, neither for none nor for some', async () => {
    gateway.refuse('get', '/api/library/books', 500, { code: 'broken', message: 'Out of order' });
    const reads = ['latestNovel'];
    const notices: CardDescriptor['notices'] = [
      { text: 'There is no novel.', when: isFounded, tone: 'info', before: ['close'], reads },
    ];
    const lend = { name: 'lend', title: 'Lend a novel', in: 'menu', form: 'desk', when: isFounded, reads };
    const told = { ...card, notices, actions: [...card.actions, lend, { ...lend, name: 'give', in: 'bar' }] };
    const { user } = renderEngine(<WholeCard />, {
      product: { ...library, cards: { branch: told } },
      records: { branch: northBranch },
      ...{ home: gateway.home, parts: { plan: () => <b>two floors</b> } },
    });
    const unread = 'Some of this information could not be loaded.';
    expect(await screen.findByText(unread)).toBeVisible();
    expect(screen.queryByText('There is no novel.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Lend a novel' })).toBeNull();
    await openMenu(user);
    const refused = await screen.findByRole('menuitem', { name: /Lend a novel.*could not be loaded/ });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('menuitem', { name: 'Close' }));
    const question = within(await screen.findByRole('dialog', { name: 'Close Branch' }));
    expect(question.getByText(unread)).toBeVisible();
    expect(question.queryByText('There is no novel.')).toBeNull();
  });

  it('says a next step to those alone who may take it, the most pressing first', async () => {
    const step = (text: string, ...actions: readonly string[]) => ({
      ...{ when: isFounded, text: expression(() => text), actions },
    });
    const next = [
      { ...step('Too early', 'open'), when: expression(() => false) },
      step('Nobody comes', 'close'),
      step('It is shut', 'open'),
    ];
    const cards = { branch: { ...card, next } };
    const show = (user = librarian) =>
      renderEngine(<WholeCard />, {
        ...{ product: { ...library, cards }, user, records: { branch: northBranch }, home: gateway.home },
        parts: { plan: () => <b>two floors</b> },
      });
    const { user, unmount } = show();
    const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(steps()).toEqual(['Nobody comesClose', 'It is shutOpen']));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Nobody can borrow here then.')).toBeVisible();
    unmount();
    show(reader);
    await waitFor(() => expect(steps()).toEqual(['It is shutOpen']));
  });

  it('says no step whose records could not be read, and not that nothing is due', async () => {
    gateway.refuse('get', '/api/library/books', 500, { code: 'broken', message: 'Out of order' });
    const next = [
      {
        ...{ when: isFounded, text: expression(() => 'No novel is there'), actions: ['open'] },
        reads: ['latestNovel'],
      },
    ];
    const cards = { branch: { ...card, next } };
    renderEngine(<WholeCard />, {
      ...{ product: { ...library, cards }, user: librarian, records: { branch: northBranch } },
      home: gateway.home,
      parts: { plan: () => <b>two floors</b> },
    });
    expect(await screen.findByText(/^Not known whether something is due/)).toBeVisible();
    expect(screen.queryByText('No novel is there')).toBeNull();
  });

  it('takes the newest of the rows that count, and says that it waits until they are there', async () => {
    open();
    expect(factOf('Newest novel')).toHaveTextContent('Loading');
    await waitFor(() => expect(factOf('Newest novel')).toHaveTextContent('Persuasion'));
  });

  it('keeps a failure to the facts that need it, and asks again', async () => {
    gateway.refuse('get', '/api/library/books', 500, { code: 'broken', message: 'Out of order' });
    const { user } = open();
    await waitFor(() => expect(factOf('Newest novel')).toHaveTextContent('Not available now'));
    expect(factOf('Name')).toHaveTextContent('North Branch');
    gateway.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(factOf('Newest novel')).toHaveTextContent('Persuasion'));
  });

  it('leaves out facts and buttons that the user may not have, and says in the menu what is needed', async () => {
    const { user } = open({ user: reader });
    expect(screen.queryByText('Secret')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull();
    await openMenu(user);
    const refused = await screen.findByRole('menuitem', { name: /Close.*the role librarian/ });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    await user.click(refused);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before an action that wants it, and saves nothing on "No"', async () => {
    const { user } = open();
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Close' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close Branch' });
    expect(dialog).toHaveTextContent('Nobody can borrow here then.');
    await user.click(within(dialog).getByRole('button', { name: 'No, keep open' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.state.writes).toEqual([]);
  });

  it('saves the values of an action over the version it shows', async () => {
    const { user } = open();
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, close' }));
    await waitFor(() => expect(gateway.state.writes).toHaveLength(1));
    expect(gateway.state.writes[0]).toMatchObject({ method: 'PUT', body: { name: 'Closed', _rev: 3 } });
  });

  it('tells in a notice why an action without a question could not be done', async () => {
    gateway.refuse('put', '/api/library/branch', 422, { code: 'invalid', message: 'Not while it snows' });
    const { user } = open();
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Open' }));
    expect(await screen.findByText('Not while it snows')).toBeVisible();
  });

  it('opens an address in a new window that cannot reach back, while the record asks for it', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, showRecords } = open();
    await user.click(screen.getByRole('button', { name: 'Chart' }));
    expect(opened).toHaveBeenCalledWith('https://charts.test/north', '_blank', 'noopener');
    const { founded: _none, ...rest } = northBranch;
    showRecords({ branch: rest });
    expect(screen.queryByRole('button', { name: 'Chart' })).toBeNull();
    opened.mockRestore();
  });

  describe('with an action that adds a row of a tab', () => {
    const { books } = library.tabs;
    const openAdding = (add: AddAction, user = librarian) => {
      if (books === undefined) throw new Error('The library has no tab of books.');
      const inMenu = {
        name: 'new',
        title: 'New Book',
        in: 'menu',
        access: 'write',
        addTab: 'books',
        form: 'book',
      };
      const actions = [inMenu, { ...inMenu, name: 'new-at-once', title: 'Quick Book', in: 'bar' }];
      return renderEngine(
        <MemoryRouter>
          <WholeCard />
          <Routes>
            <Route path="/" element={null} />
            <Route path="/books/:id" element={<p>Page of the book</p>} />
          </Routes>
        </MemoryRouter>,
        {
          product: {
            ...library,
            tabs: { ...library.tabs, books: { ...books, actions: { ...books.actions, add } } },
            cards: { branch: { ...card, actions } },
          },
          ...{ user, home: gateway.home, records: { branch: northBranch }, parts: { plan: () => 'two' } },
        },
      );
    };

    it('follows the tab to the page of the new row', async () => {
      const { user } = openAdding({ access: 'write', open: '/books/{_id}' });
      await user.click(screen.getByRole('button', { name: 'Quick Book' }));
      const form = within(await screen.findByRole('dialog', { name: 'Add Book' }));
      await user.type(await form.findByRole('textbox', { name: /^Title/ }), 'Lady Susan');
      await user.click(form.getByRole('button', { name: 'Save Book' }));
      expect(await screen.findByText('Page of the book')).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('offers it only while the tab adds rows, and says in the menu why not', async () => {
      const when = expression(() => false);
      const otherwise = expression(() => 'The shelves are full.');
      const { user } = openAdding({ access: 'write', when, otherwise });
      expect(screen.queryByRole('button', { name: 'Quick Book' })).toBeNull();
      await openMenu(user);
      const refused = await screen.findByRole('menuitem', { name: /New Book.*The shelves are full/ });
      await user.click(refused);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('leaves it out where the tab adds no rows and has no word why', async () => {
      openAdding({ access: 'write', when: expression(() => false) });
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Quick Book' })).toBeNull());
      expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    });

    it('reopens its form after a reload, as the action and not as the tab', async () => {
      const first = openAdding({ access: 'write' });
      await first.user.click(screen.getByRole('button', { name: 'Quick Book' }));
      const form = within(await screen.findByRole('dialog', { name: 'Add Book' }));
      await first.user.type(await form.findByRole('textbox', { name: /^Title/ }), 'Lady Susan');
      await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('Lady Susan'));
      first.unmount();
      openAdding({ access: 'write' });
      const again = within(await screen.findByRole('dialog', { name: 'Add Book' }));
      expect(await again.findByRole('textbox', { name: /^Title/ })).toHaveValue('Lady Susan');
    });
  });

  it('offers the events of its workflow, says before what will happen, and after that they do not fit', async () => {
    const { user, showRecords } = renderEngine(<WholeCard />, {
      ...{
        product: withWorkflow,
        home: gateway.home,
        records: { branch: { ...northBranch, state: 'open' } },
      },
    });
    expect(factOf('State')).toHaveTextContent('Open to all');
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Shut the house' }));
    const dialog = await screen.findByRole('dialog', { name: 'Shut the house' });
    expect(dialog).toHaveTextContent('Nobody gets in any more.');
    await user.click(within(dialog).getByRole('button', { name: 'Shut the house' }));
    await waitFor(() => expect(gateway.state.writes).toHaveLength(1));
    expect(gateway.state.writes[0]?.body).toEqual({ book: { event: 'shut', house: 'north', sign: {} } });
    showRecords({ branch: { ...northBranch, state: 'shut' } });
    expect(factOf('State')).toHaveTextContent('Shut');
    await openMenu(user);
    const refused = await screen.findByRole('menuitem', { name: /Shut the house.*It is shut already/ });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
  });

  it('asks by a form for what an event brings', async () => {
    const { user } = renderEngine(<WholeCard />, {
      ...{
        product: withWorkflow,
        home: gateway.home,
        records: { branch: { ...northBranch, state: 'open' } },
      },
    });
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Move the house' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move the house' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Title/ }), 'Gone');
    await user.click(within(dialog).getByRole('button', { name: 'Move the house' }));
    await waitFor(() => expect(gateway.state.writes).toHaveLength(1));
    expect(gateway.state.writes[0]?.body).toMatchObject({
      book: { event: 'moved', sign: { text: 'Gone' } },
    });
  });
});
