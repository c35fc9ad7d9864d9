import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { useRef, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import type { TableDescriptor } from '../../core/product/tab.ts';
import { pageButtons, pageCount, pagingText } from '../../core/records/paging.ts';
import { compareValues } from '../../core/records/sorting.ts';
import { foldText } from '../../core/text/fold-text.ts';
import { Button } from '../parts/Button.tsx';
import { library } from '../testing/library.ts';
import { book } from '../testing/library-gateway.ts';
import { renderEngine } from '../testing/render-engine.tsx';
import { DataTable } from './DataTable.tsx';

const pageSize = 4;
const most = 3;
const columns = ['Title', 'Pages'] as const;
const descriptor: TableDescriptor = {
  ...(library.tabs['books']?.table as TableDescriptor),
  ...{ pageSize, pageButtons: most, sort: [{ by: 'title', descending: false }], filter: 'Find' },
};

/** Renders a table whose rows can be removed one by one, as in a tab. */
function Shelf({ books }: { readonly books: readonly JsonObject[] }) {
  const [rows, setRows] = useState(books);
  const count = useRef(0);
  const add = () => {
    count.current += 1;
    setRows([...rows, grown(count.current)]);
  };
  const remove = (row: JsonObject) => setRows(rows.filter((each) => each !== row));
  return (
    <>
      <Button onClick={add}>Grow</Button>
      <DataTable
        caption="Books"
        table={descriptor}
        rows={rows}
        rowKey={(row) => String(row['_id'])}
        empty="None."
        keepAs="shelf"
        actions={() => [{ label: 'Remove', icon: null, onAct: remove }]}
      />
    </>
  );
}

/** Simple reference model of the rows that the table should show. */
interface Model {
  rows: readonly JsonObject[];
  words: string;
  sort: { readonly by: 'title' | 'pages'; readonly descending: boolean };
  page: number;
  hidden: ReadonlySet<string>;
  grown: number;
}

function foundIn({ rows, words }: Model): readonly JsonObject[] {
  return rows.filter((row) => foldText(`${row['title']}\n${row['pages'] ?? ''}`).includes(words));
}

function sortedIn(model: Model): readonly JsonObject[] {
  const { by, descending } = model.sort;
  return foundIn(model).toSorted((a, b) => {
    const [left, right] = [a[by], b[by]];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return descending ? -compareValues(left, right) : compareValues(left, right);
  });
}

function lastPage(model: Model): number {
  return pageCount({ total: foundIn(model).length, pageSize }) - 1;
}

type Action =
  | { readonly do: 'sort'; readonly by: (typeof columns)[number] }
  | { readonly do: 'step'; readonly to: 'First' | 'Previous' | 'Next' | 'Last' }
  | { readonly do: 'page'; readonly nth: number }
  | { readonly do: 'find'; readonly words: string }
  | { readonly do: 'choose' }
  | { readonly do: 'remove'; readonly nth: number }
  | { readonly do: 'grow' };

const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant('sort' as const), by: fc.constantFrom(...columns) }),
  fc.record({ do: fc.constant('step' as const), to: fc.constantFrom('First', 'Previous', 'Next', 'Last') }),
  fc.record({ do: fc.constant('page' as const), nth: fc.nat(4) }),
  fc.record({ do: fc.constant('find' as const), words: fc.constantFrom('', 'a', '1', 'new', 'zzz') }),
  fc.constant({ do: 'choose' as const }),
  fc.record({ do: fc.constant('remove' as const), nth: fc.nat(3) }),
  fc.constant({ do: 'grow' as const }),
);

/** Actions in the page and in the model; an action that the page does not offer is skipped. */
const doing: {
  readonly [Kind in Action['do']]: (action: Action & { do: Kind }, model: Model) => void | Promise<void>;
} = {
  sort: ({ by }, model) => sortBy(by, model),
  step: ({ to }, model) => step(to, model),
  page: ({ nth }, model) => openPage(nth, model),
  find: ({ words }, model) => find(words, model),
  choose: (_, model) => choose(model),
  remove: ({ nth }, model) => remove(nth, model),
  grow: (_, model) => grow(model),
};

async function act(action: Action, model: Model): Promise<void> {
  await (doing[action.do] as (action: Action, model: Model) => void | Promise<void>)(action, model);
}

function find(words: string, model: Model): void {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
  if (words !== model.words) model.page = 0;
  model.words = words;
}

function grow(model: Model): void {
  fireEvent.click(screen.getByRole('button', { name: 'Grow' }));
  model.grown += 1;
  model.rows = [...model.rows, grown(model.grown)];
}

function grown(count: number): JsonObject {
  return book(`new ${count}`, { pages: count });
}

function sortBy(title: (typeof columns)[number], model: Model): void {
  const head = screen.queryByRole('button', { name: title });
  if (head === null) return;
  fireEvent.click(head);
  const by = title === 'Title' ? 'title' : 'pages';
  model.sort = { by, descending: model.sort.by === by && !model.sort.descending };
  model.page = 0;
}

function step(name: 'First' | 'Previous' | 'Next' | 'Last', model: Model): void {
  const button = screen.queryByRole('button', { name });
  if (button === null) return;
  fireEvent.click(button);
  const shown = shownPage(model);
  const last = lastPage(model);
  const to = { First: 0, Previous: Math.max(0, shown - 1), Next: Math.min(last, shown + 1), Last: last }[
    name
  ];
  if (button.getAttribute('aria-disabled') !== 'true' || to !== shown) model.page = to;
}

function openPage(nth: number, model: Model): void {
  const offered = screen.queryAllByRole('button', { name: /^Page \d+$/ });
  const button = offered[nth % Math.max(1, offered.length)];
  if (button === undefined) return;
  fireEvent.click(button);
  model.page = Number(button.textContent) - 1;
}

async function choose(model: Model): Promise<void> {
  const name = 'Pages';
  fireEvent.click(screen.getByRole('button', { name: 'Columns of Books' }));
  fireEvent.click(await screen.findByRole('checkbox', { name }));
  fireEvent.click(screen.getByRole('button', { name: 'Columns of Books' }));
  model.hidden = model.hidden.has(name) ? new Set() : new Set([name]);
}

function remove(nth: number, model: Model): void {
  const buttons = screen.queryAllByRole('button', { name: /^Remove / });
  const button = buttons[nth % Math.max(1, buttons.length)];
  if (button === undefined) return;
  const title = button.getAttribute('aria-label')?.replace('Remove ', '');
  fireEvent.click(button);
  model.rows = model.rows.filter((row) => row['title'] !== title);
}

function shownPage(model: Model): number {
  return Math.min(model.page, lastPage(model));
}

/** Expects text, buttons and rows of the page to agree with the model. */
function expectAgreement(model: Model): void {
  const sorted = sortedIn(model);
  const page = shownPage(model);
  const shown = sorted.slice(page * pageSize, (page + 1) * pageSize);
  const table = screen.getByRole('table', { name: 'Books' });
  const rows = within(table).getAllByRole('row').slice(1);
  if (sorted.length === 0) {
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      model.rows.length === 0 ? 'None.' : 'No rows match.',
    ]);
    expect(screen.queryByText(/^Showing/)).toBeNull();
    return;
  }
  const titles = rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(titles).toEqual(shown.map((row) => row['title']));
  const paging = { total: sorted.length, page: page + 1, pageSize };
  const among = sorted.length < model.rows.length ? ` (found among ${model.rows.length})` : '';
  expect(screen.getByText(/^Showing/).textContent).toBe(pagingText(paging) + among);
  expectPager(paging);
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads.includes('Pages')).toBe(!model.hidden.has('Pages'));
}

function expectPager(paging: {
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}): void {
  const offered = screen.queryAllByRole('button', { name: /^Page \d+$/ });
  const expected = pageCount(paging) === 1 ? [] : pageButtons(paging, most).filter((page) => page !== 'gap');
  expect(offered.map(({ textContent }) => Number(textContent))).toEqual(expected);
  const current = offered.filter((button) => button.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => Number(textContent))).toEqual(
    expected.length === 0 ? [] : [paging.page],
  );
  if (expected.length === 0) return;
  const isOff = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
  expect([isOff('Previous'), isOff('Next')]).toEqual([paging.page === 1, paging.page === pageCount(paging)]);
}

describe('a table under any sequence of sorting, paging, finding, choosing and removing', () => {
  beforeEach(() => localStorage.clear());

  it('shows rows, text and buttons that agree', async () => {
    const titles = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 14 });
    const pages = fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined });
    const books = fc
      .tuple(titles, fc.array(pages, { minLength: 14, maxLength: 14 }))
      .map(([names, counts]) =>
        names.map((name, index) => book(name, counts[index] === undefined ? {} : { pages: counts[index] })),
      );
    await fc.assert(
      fc.asyncProperty(books, fc.array(actions, { maxLength: 12 }), async (rows, sequence) => {
        localStorage.clear();
        const sort = { by: 'title', descending: false } as const;
        const model: Model = { rows, words: '', sort, page: 0, hidden: new Set(), grown: 0 };
        renderEngine(<Shelf books={rows} />);
        try {
          expectAgreement(model);
          for (const action of sequence) {
            await act(action, model);
            expectAgreement(model);
          }
        } finally {
          cleanup();
        }
      }),
      { numRuns: 25 },
    );
  });
});
