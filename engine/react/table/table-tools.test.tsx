import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Expression } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { getAt } from '../../core/json/pointer.ts';
import type { TableDescriptor } from '../../core/product/tab.ts';
import { moved } from '../tab/rows/moved.ts';
import { seriousFindings } from '../testing/axe.ts';
import { library } from '../testing/library.ts';
import { book } from '../testing/library-gateway.ts';
import { renderEngine } from '../testing/render-engine.tsx';
import { movable, useRowDetails } from './abilities.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const descriptor: TableDescriptor = {
  ...(library.tabs['books']?.table as TableDescriptor),
  filter: 'Find in books',
};
const keyOf = (row: JsonObject) => String(row['_id']);

function expressionOf<Value>(evaluate: (item: unknown) => Value): Expression<Value> {
  return { source: '…', evaluate: ({ item }) => evaluate(item) };
}

function show(rows: readonly JsonObject[], rest: Partial<DataTableProps> = {}) {
  return renderEngine(
    <DataTable caption="Books" table={descriptor} rows={rows} rowKey={keyOf} empty="None." {...rest} />,
  );
}

function firstColumn(at = 0): readonly string[] {
  const rows = within(screen.getByRole('table', { name: 'Books' }))
    .getAllByRole('row')
    .slice(1);
  return rows.map((row) => within(row).getAllByRole('cell')[at]?.textContent ?? '');
}

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const twelve = Array.from({ length: 12 }, (_, index) => book(`Tale ${String(index + 1).padStart(2, '0')}`));

beforeEach(() => localStorage.clear());

describe('the columns of a table', () => {
  it('are chosen by the person, who finds the choice again, without a word of a record', async () => {
    const { user, unmount } = show(twelve, { keepAs: 'books' });
    await user.click(screen.getByRole('button', { name: 'Columns of Books' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Genre' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pages' }));
    expect(heads()).toEqual(['Title', 'Published', 'On loan']);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Tale');
    unmount();
    show(twelve, { keepAs: 'books' });
    expect(heads()).toEqual(['Title', 'Published', 'On loan']);
  });

  it('never all go, and all come back at once', async () => {
    const { user } = show(twelve, { keepAs: 'books' });
    await user.click(screen.getByRole('button', { name: 'Columns of Books' }));
    for (const name of ['Genre', 'Published', 'Pages', 'On loan']) {
      await user.click(await screen.findByRole('checkbox', { name }));
    }
    expect(heads()).toEqual(['Title']);
    expect(screen.getByRole('checkbox', { name: 'Title' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(heads()).toHaveLength(5);
  });

  it('are left to the menu where the descriptor says so, also after all were shown for once', async () => {
    const columns = descriptor.columns.map((column) =>
      column.field === 'genre' ? { ...column, isShown: false as const } : column,
    );
    const table = { ...descriptor, columns };
    const { user, unmount } = show(twelve, { table, keepAs: 'books' });
    expect(heads()).toEqual(['Title', 'Published', 'Pages', 'On loan']);
    await user.click(screen.getByRole('button', { name: 'Columns of Books' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Genre' }));
    expect(heads()).toContain('Genre');
    unmount();
    const again = show(twelve, { table, keepAs: 'books' });
    expect(heads()).toContain('Genre');
    again.unmount();
    // Shows the column again, since users could not do so without a menu.
    show(twelve, { table });
    expect(heads()).toContain('Genre');
  });

  it('are chosen under a button that has the focus again afterwards', async () => {
    const { user } = show(twelve, { keepAs: 'books' });
    const button = screen.getByRole('button', { name: 'Columns of Books' });
    await user.click(button);
    await user.click(await screen.findByRole('checkbox', { name: 'Pages' }));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('keep the order of the rows when the column that they are sorted by is hidden', async () => {
    const { user } = show([book('b', { pages: 1 }), book('a', { pages: 2 })], { keepAs: 'books' });
    await user.click(screen.getByRole('button', { name: 'Pages' }));
    await user.click(screen.getByRole('button', { name: 'Columns of Books' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Pages' }));
    expect(firstColumn()).toEqual(['b', 'a']);
  });

  it('show what an expression makes of the row, a list joined by commas', () => {
    const value = expressionOf((item) =>
      (getAt(item, '/topic/coding') as readonly { code: string }[]).map(({ code }) => code),
    );
    const columns = [{ field: 'topic', title: 'Codes', cell: 'text', isSortable: true, value } as const];
    show([book('a', { topic: { coding: [{ code: 'T1' }, { code: 'T2' }] } })], {
      table: { ...descriptor, columns, sort: [] },
    });
    expect(firstColumn()).toEqual(['T1, T2']);
  });
});

describe('the search of a table', () => {
  it('finds rows by what they say, whatever the case and marks, and says among how many', async () => {
    const { user } = show([...twelve, book('Émile', { genre: 'science' })]);
    await user.type(screen.getByRole('searchbox', { name: 'Find in books' }), 'popular emile');
    expect(firstColumn()).toEqual(['Émile']);
    expect(screen.getByText('Showing 1 to 1 of 1 entries (found among 13)')).toBeInTheDocument();
  });

  it('says so when no row is found, and shows all rows again when it is emptied', async () => {
    const { user } = show(twelve);
    const field = screen.getByRole('searchbox', { name: 'Find in books' });
    await user.type(field, 'zzz');
    expect(screen.getByText('No rows match.')).toBeInTheDocument();
    await user.clear(field);
    expect(screen.getByText('Showing 1 to 5 of 12 entries')).toBeInTheDocument();
  });
});

describe('the file of a table', () => {
  afterEach(() => vi.restoreAllMocks());

  it('has every row of every page in the shown order, the chosen columns, and no formula', async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL: () => {},
      }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = show([...twelve, book('=1+1', { genre: 'novel' })], { exportAs: 'books' });
    await user.click(screen.getByRole('button', { name: 'Title' }));
    await user.click(screen.getByRole('button', { name: 'Export Books as CSV' }));
    await vi.waitFor(() => expect(click).toHaveBeenCalledOnce());
    const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines[0]).toContain('Title,Genre,Published,Pages,On loan');
    expect(lines).toHaveLength(14);
    expect(lines[1]).toMatch(/^Tale 12,/);
    expect(lines.at(-1)).toMatch(/^'=1\+1,Novel,/);
  });
});

describe('a row that is warned of', () => {
  it('says why in words', () => {
    const warn = {
      when: expressionOf((item) => getAt(item, '/isOnLoan') === true),
      text: 'Out of the house.',
    };
    show([book('a', { isOnLoan: true }), book('b')], { table: { ...descriptor, warn } });
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('Out of the house.');
    expect(second).not.toHaveTextContent('Out of the house.');
  });
});

/** Table whose rows can be put into another order. */
function Ordered({ count }: { readonly count: number }) {
  const [rows, setRows] = useState<readonly JsonObject[]>(twelve.slice(0, count));
  return (
    <DataTable
      caption="Books"
      table={descriptor}
      rows={rows}
      rowKey={keyOf}
      empty="None."
      abilities={[movable((row, before) => setRows(moved(rows, { keyOf, row, before })))]}
    />
  );
}

describe('rows that people put in order', () => {
  it('are moved by the arrow keys, which say where the row is and keep the focus [ENGINE-08]', async () => {
    const { user } = renderEngine(<Ordered count={3} />);
    const handle = () => screen.getByRole('button', { name: 'Move Tale 01' });
    act(() => handle().focus());
    await user.keyboard('{ArrowDown}');
    expect(firstColumn(1)).toEqual(['Tale 02', 'Tale 01', 'Tale 03']);
    expect(screen.getByText('Tale 01: row 2 of 3')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(firstColumn(1)).toEqual(['Tale 02', 'Tale 03', 'Tale 01']);
    expect(handle()).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(firstColumn(1)).toEqual(['Tale 02', 'Tale 01', 'Tale 03']);
  });

  it('take the page along when they leave it', async () => {
    const { user } = renderEngine(<Ordered count={6} />);
    act(() => screen.getByRole('button', { name: 'Move Tale 05' }).focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('Showing 6 to 6 of 6 entries')).toBeInTheDocument();
    expect(firstColumn(1)).toEqual(['Tale 05']);
  });

  it('are not sorted by columns', () => {
    renderEngine(<Ordered count={3} />);
    expect(screen.queryByRole('button', { name: 'Title' })).toBeNull();
  });
});

describe('a list without pages', () => {
  afterEach(() => vi.restoreAllMocks());

  it('draws the rows in sight and tells screen readers how many there are', async () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(37);
    const rows = Array.from({ length: 3000 }, (_, index) => book(`Tale ${String(index).padStart(4, '0')}`));
    show(rows, { table: { ...descriptor, pageSize: 0 } });
    expect(await screen.findByRole('cell', { name: 'Tale 0000' })).toBeInTheDocument();
    expect(screen.getAllByRole('row').length).toBeLessThan(120);
    expect(screen.getByRole('table', { name: 'Books' })).toHaveAttribute('aria-rowcount', '3001');
    expect(screen.getByText('Showing 1 to 3000 of 3000 entries')).toBeInTheDocument();
  });

  it('of the gateway draws what is here of the rows in sight, and says which others it wants; on paper it says which of them those are', async () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(37);
    const sights: number[] = [];
    const server = (from: number, total: number) => ({
      ...{ total, from, sort: [], onChange: () => {} },
      scroll: { about: 'all', first: 0, onSight: (first: number) => void sights.push(first) },
    });
    const rows = Array.from({ length: 50 }, (_, index) => book(`Tale ${String(index + 10)}`));
    show(rows, { server: server(10, 90_000) });
    const first = await screen.findByRole('cell', { name: 'Tale 10' });
    expect(first.closest('tr')).toHaveAttribute('aria-rowindex', '12');
    const [waiting] = screen.getAllByRole('row').slice(1);
    expect(waiting).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('table', { name: 'Books' })).toHaveAttribute('aria-rowcount', '90001');
    expect(screen.getByText('Showing 1 to 90000 of 90000 entries')).toBeInTheDocument();
    expect(screen.getByText(/The list ends after 80000 rows/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await waitFor(() => expect(sights).toEqual([0]));
    const list = screen.getByRole('region', { name: 'Books' });
    list.scrollTop = 3_700;
    fireEvent.scroll(list);
    fireEvent.click(screen.getAllByRole('row')[9] as HTMLElement);
    // Expects the call at once, so that a row opened just after scrolling does not lose the position.
    expect(sights).toEqual([0, 100]);
    list.scrollTop = 0;
    fireEvent.scroll(list);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByRole('row')).toHaveLength(51);
    expect(screen.getByText('Rows 11 to 60 of 90000: those around what was in sight.')).toBeInTheDocument();
    expect(screen.queryByText(/^Showing/)).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(await screen.findByText('Showing 1 to 90000 of 90000 entries')).toBeInTheDocument();
  });
});

/** Table whose rows can be opened and moved, and can carry warnings. */
function Opened(table: Partial<TableDescriptor>) {
  const details = useRowDetails({ title: 'Loans', isThere: () => true, render: () => <p>One loan</p> });
  return (
    <DataTable
      {...{
        caption: 'Books',
        rows: twelve,
        rowKey: keyOf,
        empty: 'None.',
        keepAs: 'books',
        exportAs: 'books',
      }}
      table={{ ...descriptor, ...table }}
      abilities={[details, movable(() => {})]}
    />
  );
}

it('has nothing serious for axe with every tool and kind of row', async () => {
  const warn = { when: expressionOf(() => true), text: 'Out of the house.' };
  const { user } = renderEngine(<Opened warn={warn} />);
  await user.click(screen.getByRole('button', { name: 'Loans of Tale 01' }));
  expect(screen.getByText('One loan')).toBeInTheDocument();
  expect(await seriousFindings()).toEqual([]);
});
