import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import type { TableDescriptor } from '../../core/product/tab.ts';
import { Button } from '../parts/Button.tsx';
import { seriousFindings } from '../testing/axe.ts';
import { library } from '../testing/library.ts';
import { book } from '../testing/library-gateway.ts';
import { renderEngine } from '../testing/render-engine.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const descriptor = library.tabs['books']?.table as TableDescriptor;
const keyOf = (row: JsonObject) => String(row['_id']);

function show(rows: readonly JsonObject[], rest: Partial<DataTableProps> = {}) {
  return renderEngine(
    <DataTable
      caption="Books"
      table={descriptor}
      rows={rows}
      rowKey={keyOf}
      empty="No books recorded."
      {...rest}
    />,
  );
}

function firstColumn(): readonly string[] {
  const rows = within(screen.getByRole('table', { name: 'Books' }))
    .getAllByRole('row')
    .slice(1);
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? '');
}

const twelve = Array.from({ length: 12 }, (_, index) => book(`Tale ${String(index + 1).padStart(2, '0')}`));

function Shrinking() {
  const [count, setCount] = useState(6);
  return (
    <>
      <Button onClick={() => setCount(5)}>Drop one</Button>
      <DataTable caption="Books" table={descriptor} rows={twelve.slice(0, count)} rowKey={keyOf} empty="" />
    </>
  );
}

function Growing({ actions }: Pick<DataTableProps, 'actions'>) {
  const [rows, setRows] = useState(twelve);
  return (
    <>
      <Button onClick={() => setRows([book('Another'), ...rows])}>Add one</Button>
      <DataTable
        {...{ caption: 'Books', table: descriptor, rows, rowKey: keyOf, empty: '' }}
        {...(actions === undefined ? {} : { actions })}
      />
    </>
  );
}

describe('a table', () => {
  it('shows codes, dates, numbers and ticks as people read them', () => {
    show([book('Emma', { genre: 'science', published: '1815-12-23', pages: 474, isOnLoan: true })]);
    const cells = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Emma',
      'Popular science',
      '12/23/1815',
      '474',
      'Yes',
    ]);
  });

  it('sorts by a column and back, what is missing last either way', async () => {
    const { user } = show([book('b', { pages: 2 }), book('a'), book('c', { pages: 1 })]);
    expect(firstColumn()).toEqual(['a', 'b', 'c']);
    await user.click(screen.getByRole('button', { name: 'Pages' }));
    expect(firstColumn()).toEqual(['c', 'b', 'a']);
    expect(screen.getByRole('columnheader', { name: 'Pages' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Pages' }));
    expect(firstColumn()).toEqual(['b', 'c', 'a']);
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'none');
  });

  it('builds no rows anew for another page, but a row keeps its own, and the focus with it, while it is shown', async () => {
    const actions = () => [{ label: 'Lend', icon: null, onAct: () => {} }];
    const { user } = renderEngine(<Growing actions={actions} />);
    const first = () => screen.getAllByRole('row')[1];
    const before = first();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(first()).toBe(before);
    expect(first()).toHaveTextContent('Tale 06');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    screen.getByRole('button', { name: 'Lend Tale 02' }).focus();
    fireEvent.click(screen.getByText('Add one'));
    expect(first()).toHaveTextContent('Another');
    expect(screen.getByRole('button', { name: 'Lend Tale 02' })).toHaveFocus();
  });

  it('sorts text without regard to case and diacritics', () => {
    show([book('zebra'), book('Ábel'), book('abacus')]);
    expect(firstColumn()).toEqual(['abacus', 'Ábel', 'zebra']);
  });

  it('pages through its rows and says where it is [SHELL-18] [SHELL-19]', async () => {
    const { user } = show(twelve);
    expect(screen.getByText('Showing 1 to 5 of 12 entries')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(firstColumn()[0]).toBe('Tale 06');
    await user.click(screen.getByRole('button', { name: 'Last' }));
    expect(screen.getByText('Showing 11 to 12 of 12 entries')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.click(screen.getByRole('button', { name: 'First' }));
    expect(firstColumn()[0]).toBe('Tale 01');
  });

  it('puts all its rows on paper, as far as five hundred, and says how many those are', async () => {
    const many = Array.from({ length: 501 }, (_, index) =>
      book(`Tale ${String(index + 1).padStart(3, '0')}`),
    );
    const { user } = show(many);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(firstColumn()).toHaveLength(500);
    expect(firstColumn()[0]).toBe('Tale 001');
    expect(screen.getByText('Showing 1 to 500 of 501 entries')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(firstColumn()[0]).toBe('Tale 006');
  });

  it('shows at most so many page buttons, with ellipses for the others [SHELL-20] [SHELL-21] [ENGINE-20]', async () => {
    const many = Array.from({ length: 60 }, (_, index) => book(`Tale ${String(index).padStart(2, '0')}`));
    const { user } = show(many);
    const nav = screen.getByRole('navigation', { name: 'Pages of Books' });
    expect(within(nav).getAllByRole('button', { name: /Page/ })).toHaveLength(5);
    expect(within(nav).getAllByText('…')).toHaveLength(1);
    await user.click(within(nav).getByRole('button', { name: 'Page 5' }));
    expect(within(nav).getAllByText('…')).toHaveLength(2);
    expect(within(nav).getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the last page that is left when the last row of a page goes', async () => {
    const { user } = renderEngine(<Shrinking />);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(firstColumn()).toEqual(['Tale 06']);
    await user.click(screen.getByRole('button', { name: 'Drop one' }));
    expect(firstColumn()).toHaveLength(5);
  });

  it('says that it is empty, that it loads, and what went wrong [SHELL-24]', async () => {
    const { unmount } = show([]);
    expect(screen.getByText('No books recorded.')).toBeInTheDocument();
    unmount();
    const loading = show([], { isLoading: true });
    expect(screen.getByText('Loading')).toBeInTheDocument();
    loading.unmount();
    let retries = 0;
    const { user } = show([], { error: 'The shelf fell over', onRetry: () => (retries += 1) });
    expect(screen.getByRole('alert')).toHaveTextContent('The shelf fell over');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retries).toBe(1);
  });

  it('names the buttons of a row by its first column, and by what tells it from others that share that', () => {
    const rows = [book('May', { _id: 'a', genre: 'Letter' }), book('May', { _id: 'b' })];
    const nameOf = (row: JsonObject) => (row['_id'] === 'a' ? 'To the editor' : 'May');
    const actions = () => [{ label: 'Edit', icon: null, onAct: () => undefined }];
    show(rows, { nameOf, actions });
    expect(screen.getAllByRole('button', { name: /^Edit/ }).map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Edit May, To the editor',
      'Edit May',
    ]);
  });

  it('shows the beginning of a long text, and all of it on demand, with nothing missing for who searches the page', async () => {
    const long = 'What the member said on the phone. '.repeat(12).trim();
    show([book('Short'), book('Long', { title: long })]);
    const more = screen.getByRole('button', { name: 'Show all text' });
    expect([more.ariaExpanded, screen.getByText(long).className]).toEqual(['false', 'en-long-text']);
    act(() => more.click());
    expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBe(more);
    expect(screen.getByText(long).className).toBe('');
  });

  it('has nothing serious for axe in any of its states', async () => {
    show(twelve);
    show([]);
    show([], { isLoading: true, caption: 'Others' });
    show([], { error: 'The shelf fell over', caption: 'More' });
    expect(await seriousFindings()).toEqual([]);
  });
});
