import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Scope } from '../../core/expressions/scope.ts';
import { getAt } from '../../core/json/pointer.ts';
import type { FlowDescriptor } from '../../core/product/flow.ts';
import type { Product } from '../../core/product/product.ts';
import { clearDrafts } from '../modal/drafts.ts';
import { ScreenView } from '../screen/ScreenView.tsx';
import { seriousFindings } from '../testing/axe.ts';
import { library } from '../testing/library.ts';
import { book, createLibraryGateway } from '../testing/library-gateway.ts';
import { renderEngine } from '../testing/render-engine.tsx';

const gateway = createLibraryGateway();
const searched = `${gateway.home}/api/library/books/search`;
beforeAll(() => gateway.server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  clearDrafts();
  gateway.state.writes = [];
  gateway.state.books = [book('Emma'), { ...book('Dune'), pages: 600 }, book('Dubliners')];
});
afterEach(() => gateway.server.resetHandlers());
afterAll(() => gateway.server.close());

function input<Value>(read: (inputs: unknown) => Value) {
  return { source: '', evaluate: ({ inputs }: Scope) => read(inputs) };
}

const title = input((inputs) => String(getAt(inputs, '/wish/title') ?? '').toLowerCase());
const column = { cell: 'text', isSortable: true } as const;
const columns = [{ ...column, field: 'title', title: 'Title' }];

const order: FlowDescriptor = {
  name: 'order',
  title: 'Order a Book',
  steps: [
    {
      ...{ name: 'wish', title: 'What are you looking for?', form: 'wish', lists: [], next: 'Look for it' },
      checks: [
        { unless: input((inputs) => getAt(inputs, '/wish/title') !== 'Nothing'), message: 'Name a book.' },
      ],
    },
    {
      ...{ name: 'offer', title: 'Choose an offer', text: 'All are new.', checks: [] },
      lists: [
        {
          ...{ title: 'Offers', call: 'book.search', key: 'title', isPicked: true, empty: 'Nobody has it.' },
          sends: {
            queries: input((inputs) => [{ field: 'title', text: title.evaluate({ inputs } as Scope) }]),
            from: input(() => 0),
            sort: input(() => [{ by: 'title', descending: false }]),
          },
          table: { pageSize: 10, pageButtons: 5, sort: [], columns },
        },
      ],
    },
    {
      ...{ name: 'thick', title: 'A thick book', lists: [], checks: [] },
      when: input((inputs) => Number(getAt(inputs, '/offer/pages')) > 500),
      shows: {
        step: 'offer',
        columns: [...columns, { ...column, field: 'pages', title: 'Pages', cell: 'number' }],
      },
    },
  ],
  finish: {
    label: 'Order',
    call: 'book.save',
    sends: { _id: input(() => 'ordered'), title: input((inputs) => getAt(inputs, '/offer/title')) },
    open: '/books/{id}',
  },
  actions: [
    {
      ...{
        name: 'by-hand',
        title: 'Add by hand',
        item: 'Book',
        form: 'wish',
        call: 'book.save',
        open: '/books/{record.title}',
      },
      prefill: { title: input((inputs) => getAt(inputs, '/wish/title')) },
    },
  ],
};

const { book: bookForm } = library.forms;
const product: Product = {
  ...library,
  flows: {
    order,
    wish: { ...order, name: 'wish', title: 'Wish for a Book', steps: order.steps.slice(0, 1) },
  },
  forms: {
    wish: { ...(bookForm as NonNullable<typeof bookForm>), name: 'wish', layout: [{ row: ['title'] }] },
  },
  calls: {
    ...library.calls,
    'book.save': { ...(library.calls['book.save'] as Product['calls'][string]), methods: ['POST'] },
  },
  screens: {
    order: { name: 'order', title: 'Order a Book', route: '/order', boxes: [], flow: 'order' },
    wish: { name: 'wish', title: 'Wish for a Book', route: '/wish', boxes: [], flow: 'wish' },
  },
};

function open(path = '/order') {
  const router = createMemoryRouter(
    [
      { path: '/order', element: <ScreenView screen="order" homePath="/home" /> },
      { path: '/wish', element: <ScreenView screen="wish" homePath="/home" /> },
      { path: '/home', element: 'home' },
      { path: '/books/:id', element: 'the ordered book' },
    ],
    { initialEntries: ['/home', path] },
  );
  const view = renderEngine(<RouterProvider router={router} />, { home: gateway.home, product });
  return { ...view, router, search: () => router.state.location.search };
}

const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name });

async function lookFor(user: ReturnType<typeof open>['user'], text: string) {
  const field = await screen.findByRole('textbox', { name: /Title/ });
  await user.clear(field);
  await user.type(field, text);
  await user.click(screen.getByRole('button', { name: 'Look for it' }));
}

describe('a flow of steps', () => {
  it('goes on with what was typed, says where one is, and gives the heading of the step the focus', async () => {
    const { user, search } = open();
    expect(await heading(/^Step 1 of 2: What are you looking for\?$/)).not.toHaveFocus();
    await lookFor(user, 'du');
    expect(await heading(/^Step 2 of 2: Choose an offer$/)).toHaveFocus();
    expect(search()).toBe('?step=offer');
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(steps.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByText('Emma')).toBeNull();
    expect(await seriousFindings()).toEqual([]);
  });

  it('shows no list of steps where there is only one', async () => {
    open('/wish');
    await heading(/What are you looking for\?$/);
    expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
  });

  it('is done by the keyboard alone: typed, chosen, finished', async () => {
    const { user } = open();
    await screen.findByRole('textbox', { name: /Title/ });
    await user.tab();
    await user.keyboard('dub{Enter}');
    await screen.findByRole('radio', { name: 'Choose Dubliners' });
    for (const _ of Array(20)) {
      if (document.activeElement?.getAttribute('type') === 'radio') break;
      await user.tab();
    }
    await user.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'Choose Dubliners' })).toBeChecked();
    screen.getByRole('button', { name: 'Order' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('the ordered book')).toBeInTheDocument();
    const [write] = gateway.state.writes.filter(({ body }) => 'book' in body);
    expect(write?.body).toEqual({ book: { _id: 'ordered', title: 'Dubliners' } });
    expect(write?.key).toMatch(/^[\w-]{36}$/);
  });

  it('goes back by its button and by the browser, and forward again, with everything as it was left', async () => {
    const { user, router } = open();
    await lookFor(user, 'Du');
    await user.click(await screen.findByRole('radio', { name: 'Choose Dubliners' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await heading(/Step 1/)).toHaveFocus();
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue('Du');
    await router.navigate(1);
    expect(await screen.findByRole('radio', { name: 'Choose Dubliners' })).toBeChecked();
    await router.navigate(-1);
    expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue('Du');
    await router.navigate(-1);
    expect(await screen.findByText('home')).toBeInTheDocument();
  });

  it('goes back to a step by its name, and forgets the choice when another thing is looked for', async () => {
    const { user } = open();
    await lookFor(user, 'du');
    await user.click(await screen.findByRole('radio', { name: 'Choose Dubliners' }));
    await user.click(screen.getByRole('button', { name: 'What are you looking for?' }));
    await lookFor(user, 'u');
    expect(await screen.findByRole('radio', { name: 'Choose Dubliners' })).not.toBeChecked();
  });

  it('has the only row picked from the start, so that one can go on at once', async () => {
    const { user } = open();
    await lookFor(user, 'dub');
    await waitFor(async () =>
      expect(await screen.findByRole('radio', { name: 'Choose Dubliners' })).toBeChecked(),
    );
    await user.click(screen.getByRole('button', { name: 'Order' }));
    expect(await screen.findByText('the ordered book')).toBeInTheDocument();
  });

  it('stops where the form, a check or the missing choice says so', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Look for it' }));
    const field = screen.getByRole('textbox', { name: /Title/ });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await lookFor(user, 'Nothing');
    expect(await screen.findByText('Name a book.')).toBeInTheDocument();
    await lookFor(user, 'du');
    await heading(/Step 2/);
    await user.click(screen.getByRole('button', { name: 'Order' }));
    expect(await screen.findByText('Choose one to continue.')).toBeInTheDocument();
  });

  it('takes a step more when what was chosen asks for it, and shows there what was handed on', async () => {
    const { user } = open();
    await lookFor(user, 'dune');
    await user.click(await screen.findByRole('radio', { name: 'Choose Dune' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await heading(/^Step 3 of 3: A thick book$/)).toHaveFocus();
    expect(screen.getByText('600')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Order' }));
    expect(await screen.findByText('the ordered book')).toBeInTheDocument();
  });

  it('opens an address of a later step where the first one stands that is missing', async () => {
    const { search } = open('/order?step=offer');
    await heading(/Step 1/);
    await waitFor(() => expect(search()).toBe('?step=wish'));
  });

  it('is there again after a reload, as it was left, and can be started over', async () => {
    const { user, unmount } = open();
    await lookFor(user, 'du');
    await user.click(await screen.findByRole('radio', { name: 'Choose Dubliners' }));
    unmount();
    const again = open('/order?step=offer');
    expect(await screen.findByRole('radio', { name: 'Choose Dubliners' })).toBeChecked();
    expect(screen.getByText(/Your unsaved changes have been restored/)).toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue('');
    expect(screen.queryByText(/Your unsaved changes have been restored/)).toBeNull();
  });

  it('says why it could not be finished, and is finished by another try, which is the same write', async () => {
    gateway.refuse('post', '/api/library/book', 422, {
      message: 'This cannot be ordered.',
      problems: [{ at: '/title', message: 'Out of print' }],
    });
    const { user } = open();
    const keys: (string | null)[] = [];
    gateway.server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/book')) keys.push(request.headers.get('idempotency-key'));
    });
    await lookFor(user, 'emma');
    await user.click(await screen.findByRole('radio', { name: 'Choose Emma' }));
    await user.click(screen.getByRole('button', { name: 'Order' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This cannot be ordered.');
    expect(alert).toHaveTextContent('Title: Out of print');
    gateway.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Order' }));
    expect(await screen.findByText('the ordered book')).toBeInTheDocument();
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
    gateway.server.events.removeAllListeners();
  });

  it('leaves alone who has gone to another page before the last answer comes', async () => {
    const held = Promise.withResolvers<void>();
    gateway.server.use(
      http.post(`${gateway.home}/api/library/book`, async () => {
        await held.promise;
        return HttpResponse.json({ ok: true, id: 'ordered', rev: 1, record: { _id: 'ordered' } });
      }),
    );
    const { user, router } = open();
    await lookFor(user, 'emma');
    await user.click(await screen.findByRole('radio', { name: 'Choose Emma' }));
    await user.click(screen.getByRole('button', { name: 'Order' }));
    await act(() => router.navigate('/home'));
    const typed = () => sessionStorage.getItem('engine.draft.flow.order');
    expect(typed()).not.toBeNull();
    held.resolve();
    await waitFor(() => expect(typed()).toBeNull());
    expect(screen.getByText('home')).toBeInTheDocument();
  });

  it('says that a list is empty, or that it did not come, and asks again', async () => {
    gateway.server.use(
      http.post(searched, () => HttpResponse.json({ message: 'The shop is closed.' }, { status: 403 })),
    );
    const { user } = open();
    await lookFor(user, 'xyz');
    expect(await screen.findByText('The shop is closed.')).toBeInTheDocument();
    gateway.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nobody has it.')).toBeInTheDocument();
  });

  it('offers another way to its end, which starts with what was typed', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Ulysses');
    await user.click(screen.getByRole('button', { name: 'Add by hand' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Book' }));
    expect(dialog.getByRole('textbox', { name: /Title/ })).toHaveValue('Ulysses');
    await user.click(dialog.getByRole('button', { name: 'Save Book' }));
    expect(await screen.findByText('the ordered book')).toBeInTheDocument();
    const written = gateway.state.writes.at(-1);
    expect(written?.method).toBe('POST');
    expect(written?.body).toMatchObject({ book: { title: 'Ulysses', type: 'branch.book' } });
  });
});
