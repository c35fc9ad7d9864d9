import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Expression } from '../../core/expressions/scope.ts';
import type { CardDescriptor } from '../../core/product/card.ts';
import type { Product } from '../../core/product/product.ts';
import type { BoxDescriptor } from '../../core/product/screen.ts';
import type { FailureReport } from '../../core/protocol/failure-report.ts';
import { entryOf } from '../client/entry-of.ts';
import { library, northBranch } from '../testing/library.ts';
import { book, createLibraryGateway } from '../testing/library-gateway.ts';
import { renderEngine } from '../testing/render-engine.tsx';
import { ScreenView } from './ScreenView.tsx';

const gateway = createLibraryGateway();
beforeAll(() => gateway.server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  localStorage.clear();
  gateway.state.books = [book('Emma')];
  gateway.state.branch = northBranch;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => gateway.server.resetHandlers());
afterAll(() => gateway.server.close());

const broken: Expression<never> = {
  source: 'broken',
  evaluate() {
    throw new Error('a fault of a part');
  },
};

function Broken(): never {
  throw new Error('a fault of a part');
}

const card: CardDescriptor = {
  ...{ name: 'plate', title: 'Plate', entity: 'branch', with: {}, menus: {}, actions: [] },
  columns: [{ facts: [{ title: 'Name', field: 'name', cell: 'text' }] }],
};
const besides: BoxDescriptor = {
  ...{ name: 'house', title: 'House', tabs: [{ kind: 'tab', tab: 'desks' }] },
};
const first: BoxDescriptor = {
  ...{ name: 'stock', title: 'Stock' },
  tabs: [
    { kind: 'card', card: 'plate' },
    { kind: 'tab', tab: 'books' },
  ],
};

/** Library with a screen of two boxes, the first of which is changed. */
function withFirst(change: Partial<BoxDescriptor>, rest: Partial<Product> = {}): Product {
  const branch = entryOf(library, 'screens', 'branch');
  const boxes = [{ ...first, ...change }, besides];
  return { ...library, cards: { plate: card }, ...rest, screens: { branch: { ...branch, boxes } } };
}

function withCard(change: Partial<CardDescriptor>): Product {
  return withFirst({}, { cards: { plate: { ...card, ...change } } });
}

const books = entryOf(library, 'tabs', 'books');
const brokenBooks = { ...library.tabs, books: { ...books, views: [{ title: 'All', when: broken }] } };

/**
 * Broken parts of a box, one of each kind, with the reported location, and whether the open tab stays usable.
 */
const kinds: readonly (readonly [string, Product, string, boolean])[] = [
  ['the count of a tab', withFirst({}, { tabs: brokenBooks }), 'books.count', true],
  ['the note of a box', withFirst({ note: broken }), 'stock.note', true],
  [
    'the actions of a card',
    withCard({ actions: [{ name: 'broken', in: 'bar', part: 'broken' }] }),
    'stock.actions',
    true,
  ],
  [
    'a fact of a card',
    withCard({
      columns: [
        ...[{ facts: [{ title: 'Odd', part: 'broken', cell: 'text' }] }, ...card.columns],
        { facts: [{ title: 'Odder', value: broken, cell: 'text', reads: ['books'] }] },
      ],
    }),
    'fact.Odd',
    true,
  ],
  [
    'the content of a tab',
    withFirst({ tabs: [{ kind: 'part', part: 'broken', title: 'Odd' }] }),
    'stock.broken',
    false,
  ],
  [
    'the rows of a tab',
    withFirst({ tabs: [{ kind: 'tab', tab: 'books' }] }, { tabs: brokenBooks }),
    'stock.books',
    false,
  ],
  ['a box', withFirst({ tabs: [{ kind: 'tab', tab: 'nowhere' }] }), 'stock', false],
];

describe('a screen of which one part cannot be rendered', () => {
  it.each(kinds)(
    'goes on without it, says so and reports it: %s [SHELL-23]',
    async (_kind, product, place, isBeside) => {
      const onFailure = vi.fn<(report: FailureReport) => void>();
      const element = <ScreenView screen="branch" homePath="/home" />;
      const router = createMemoryRouter([{ path: '/branch/:branchId/:hashPayload?', element }], {
        initialEntries: ['/branch/north'],
      });
      const { user } = renderEngine(<RouterProvider router={router} />, {
        home: gateway.home,
        parts: { broken: Broken },
        ...{ product, onFailure },
      });
      expect(await screen.findByRole('heading', { name: 'Desks (2)' })).toBeVisible();
      expect(await screen.findByRole('cell', { name: 'Front desk' })).toBeVisible();
      await waitFor(() => expect(onFailure.mock.calls.map(([report]) => report.place)).toContain(place));
      if (isBeside) {
        expect(await screen.findByText('North Branch')).toBeVisible();
        await user.click(screen.getByRole('tab', { name: /^Books/ }));
        expect(screen.getByRole('tab', { name: /^Books/ })).toHaveAttribute('aria-selected', 'true');
      } else {
        expect(screen.getByRole('alert')).toHaveTextContent('can not be rendered');
      }
    },
  );
});
