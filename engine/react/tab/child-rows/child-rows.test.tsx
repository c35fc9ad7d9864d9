import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import type { Product } from '../../../core/product/product.ts';
import type { ChildTableDescriptor, TabDescriptor } from '../../../core/product/tab.ts';
import { TabView } from '../../box/TabView.tsx';
import { clearDrafts } from '../../modal/drafts.ts';
import { seriousFindings } from '../../testing/axe.ts';
import { library, northBranch } from '../../testing/library.ts';
import { book, createLibraryGateway } from '../../testing/library-gateway.ts';
import { renderEngine } from '../../testing/render-engine.tsx';

const gateway = createLibraryGateway();
const { state } = gateway;
beforeAll(() => gateway.server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  clearDrafts();
  state.books = [];
  state.branch = northBranch;
  state.writes = [];
});
afterEach(() => gateway.server.resetHandlers());
afterAll(() => gateway.server.close());

const copies: ChildTableDescriptor = {
  ...{ at: '/copies', title: 'Copies', item: 'Copy', form: 'desk', least: 1 },
  columns: [
    { field: 'name', title: 'Name', cell: 'text', isSortable: false },
    { field: 'zip', title: 'Shelf', cell: 'text', isSortable: false },
  ],
};

function productWith(change: (tab: TabDescriptor) => TabDescriptor, name = 'books'): Product {
  const tab = library.tabs[name];
  if (tab === undefined) throw new Error(`The library has no ${name}.`);
  return { ...library, tabs: { ...library.tabs, [name]: change(tab) } };
}

const nested = productWith((tab) => ({ ...tab, table: { ...tab.table, children: copies } }));
const copy = (id: string, name: string): JsonObject => ({ id, name, zip: '80202', phone: '3035550134' });

function open(product: Product, tab = 'books') {
  return renderEngine(<TabView tab={tab} />, {
    ...{ product, home: gateway.home, records: { branch: northBranch } },
  });
}

describe('rows inside of rows', () => {
  const openCopies = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Copies of Emma' }));
    return within(await screen.findByRole('table', { name: 'Copies of Emma' }));
  };

  it('open under their row and close again [ENGINE-11]', async () => {
    state.books = [book('Emma', { copies: [copy('c1', 'First copy')] })];
    const { user } = open(nested);
    const toggle = await screen.findByRole('button', { name: 'Copies of Emma' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const table = await openCopies(user);
    expect(table.getByRole('cell', { name: 'First copy' })).toBeInTheDocument();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await seriousFindings()).toEqual([]);
    await user.click(toggle);
    expect(screen.queryByRole('table', { name: 'Copies of Emma' })).toBeNull();
  });

  it('are edited and deleted row by row, as their row is, and stored with it [ENGINE-13]', async () => {
    state.books = [book('Emma', { copies: [copy('c1', 'First copy'), copy('c2', 'Second copy')] })];
    const { user } = open(nested);
    const table = await openCopies(user);
    expect(screen.getByRole('button', { name: 'Edit Emma' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete Emma' })).toBeInTheDocument();
    await user.click(table.getByRole('button', { name: 'Edit Second copy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Copy' }));
    await user.clear(await dialog.findByLabelText(/^Name/));
    await user.type(dialog.getByLabelText(/^Name/), 'Worn copy');
    await user.click(dialog.getByRole('button', { name: 'Save Copy' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.writes[0]).toMatchObject({
      method: 'PUT',
      body: {
        book: {
          _id: 'Emma',
          title: 'Emma',
          copies: [{ name: 'First copy' }, { id: 'c2', name: 'Worn copy' }],
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Worn copy' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.books[0]?.['copies']).toMatchObject([{ id: 'c1' }]);
  });

  it('are stored over what colleagues have done to other rows of the list, and never over another row', async () => {
    const [first, second] = [copy('c1', 'First copy'), copy('c2', 'Second copy')];
    state.books = [book('Emma', { copies: [first, second] })];
    const { user } = open(nested);
    const table = await openCopies(user);
    const theirs = book('Emma', { _rev: 2, copies: [second] });
    const refusal = { code: 'conflict', message: '', conflict: { current: theirs, entries: [] } };
    gateway.server.use(gateway.once('put', '/api/library/book', 409, refusal));
    await user.click(table.getByRole('button', { name: 'Edit Second copy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Copy' }));
    await user.type(await dialog.findByLabelText(/^Name/), ', worn');
    await user.click(dialog.getByRole('button', { name: 'Save Copy' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.writes).toMatchObject([{ body: { book: { _rev: 2 } } }]);
    expect(state.books[0]?.['copies']).toMatchObject([{ id: 'c2', name: 'Second copy, worn' }]);
  });

  it('are compared where a colleague has changed the same row', async () => {
    const [first, second] = [copy('c1', 'First copy'), copy('c2', 'Second copy')];
    state.books = [book('Emma', { copies: [first, second] })];
    const { user } = open(nested);
    const table = await openCopies(user);
    const theirs = book('Emma', { _rev: 2, copies: [first, { ...second, zip: '80299' }] });
    const refusal = { code: 'conflict', message: '', conflict: { current: theirs, entries: [] } };
    gateway.server.use(gateway.once('put', '/api/library/book', 409, refusal));
    await user.click(table.getByRole('button', { name: 'Edit Second copy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Copy' }));
    await user.type(await dialog.findByLabelText(/^Name/), ', worn');
    await user.click(dialog.getByRole('button', { name: 'Save Copy' }));
    expect(
      await dialog.findByText(/^Unable to save copy\. The item was updated by another user/),
    ).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Second copy, worn');
    expect(state.writes).toEqual([]);
  });

  it('keep as many rows as have to stay [ENGINE-12]', async () => {
    state.books = [book('Emma', { copies: [copy('c1', 'First copy')] })];
    const { user } = open(nested);
    const table = await openCopies(user);
    expect(table.getByRole('button', { name: 'Edit First copy' })).toBeInTheDocument();
    expect(table.queryByRole('button', { name: 'Delete First copy' })).toBeNull();
  });

  it('are only shown where the list has no form', async () => {
    const { form: _, ...shown } = copies;
    const product = productWith((tab) => ({ ...tab, table: { ...tab.table, children: shown } }));
    state.books = [book('Emma', { copies: [copy('c1', 'First copy')] }), book('Dune')];
    const { user } = open(product);
    const table = await openCopies(user);
    expect(table.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copies of Dune' })).toBeNull();
  });
});

describe('the order of rows in a record', () => {
  const ordered = productWith(
    (tab) => ({
      ...tab,
      table: { ...tab.table, sort: [] },
      actions: { ...tab.actions, move: { access: 'write' } },
    }),
    'desks',
  );
  const names = () =>
    screen.getAllByRole('button', { name: /^Move / }).map((each) => each.getAttribute('aria-label'));

  it('is changed by keyboard and stored with the record [ENGINE-08]', async () => {
    const { user } = open(ordered, 'desks');
    (await screen.findByRole('button', { name: 'Move Front desk' })).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('Front desk: row 2 of 2')).toBeInTheDocument();
    await waitFor(() => expect(state.writes).toHaveLength(1));
    expect(state.writes[0]?.body['desks']).toMatchObject([{ id: 'd2' }, { id: 'd1' }]);
  });

  it('comes back as it was when it could not be stored', async () => {
    gateway.refuse('put', '/api/library/branch', 500, { code: 'oops', message: 'Not now' });
    const { user } = open(ordered, 'desks');
    (await screen.findByRole('button', { name: 'Move Front desk' })).focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(names()).toEqual(['Move Front desk', 'Move Back desk']));
  });

  it('is not offered to those who may not write', async () => {
    renderEngine(<TabView tab="desks" />, {
      ...{ product: ordered, home: gateway.home, records: { branch: northBranch } },
      user: {
        _id: 'u2',
        id: 'u2',
        auth0Id: 'u2',
        email: 'b@library.test',
        firstName: 'B',
        lastName: 'C',
        roles: [],
        permissions: [],
        organizations: [],
      },
    });
    await screen.findByRole('cell', { name: 'Front desk' });
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
  });
});
