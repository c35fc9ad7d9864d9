import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../../../engine/core/expressions/scope.ts';
import { getAt } from '../../../../engine/core/json/pointer.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { TabDescriptor } from '../../../../engine/core/product/tab.ts';
import { TabView } from '../../../../engine/react/box/TabView.tsx';
import { library, northBranch } from '../../../../engine/react/testing/library.ts';
import { book, createLibraryGateway } from '../../../../engine/react/testing/library-gateway.ts';
import { librarian, renderEngine } from '../../../../engine/react/testing/render-engine.tsx';
import { inspectedAt } from './inspected-at.ts';
import type { Report } from './report.ts';

const gateway = createLibraryGateway();
beforeAll(() => {
  gateway.server.listen({ onUnhandledFrame: 'error' });
  gateway.state.books = [book('Emma', { isOnLoan: true, pages: 474 }), book('Ulysses', { isOnLoan: false })];
});
afterAll(() => gateway.server.close());

const isHome = {
  source: '!item.isOnLoan',
  evaluate: ({ item }: Scope) => getAt(item, '/isOnLoan') !== true,
};

const books = library.tabs['books'] as TabDescriptor;
const tab: TabDescriptor = {
  ...books,
  table: {
    ...books.table,
    columns: books.table.columns.map((column) => ({
      ...column,
      ...(column.field === 'pages' ? { access: 'write' } : {}),
      ...(column.field === 'published' ? { isShown: false as const } : {}),
    })),
  },
  actions: { add: { access: 'write' }, edit: { access: 'read', when: isHome } },
};
const product: Product = { ...library, tabs: { ...library.tabs, books: tab } };

/** Opens the page for a user who may only read. */
function open(): void {
  const user = { ...librarian, roles: [] };
  renderEngine(<TabView tab="books" />, {
    ...{ product, user, home: gateway.home, records: { branch: northBranch } },
  });
}

/** Finds the report about a part of the page, by its name. */
function reportOf(element: Element, name: string): Report | undefined {
  return inspectedAt(element)
    .chain.find((each) => each.name === name)
    ?.report();
}

function section(report: Report | undefined, title: string): readonly string[] {
  return (report?.sections.find((each) => each.title === title)?.lines ?? []).map(({ text }) =>
    text.replaceAll(/ · [\d.]+ µs/g, ''),
  );
}

describe('a table under the inspector', () => {
  it('says which columns and actions are hidden, and by what: access, choice of columns, the row', async () => {
    open();
    const title = await screen.findByRole('cell', { name: 'Emma' });
    const ofTab = reportOf(title, 'tab books');
    expect(section(ofTab, 'Parts with conditions')).toEqual([
      'Published (columns): Hidden. isShown is false: the menu of columns, or a stored search, shows it',
      expect.stringMatching(/^Pages \(columns\): Hidden\. Access rule write: not passed by this user; /),
      'add (actions): Hidden. Access rule write: not passed by this user',
      'edit (actions): Hidden. Access rule read: passed by this user; when is false · item.isOnLoan = true',
    ]);
    const edit = ofTab?.sections.flatMap(({ lines }) => lines).find(({ text }) => text.startsWith('edit'));
    const ofEdit = edit?.inspect?.report();
    expect(section(ofEdit, 'Where it is written')).toEqual(['The tab books/actions/edit']);
    expect(ofEdit?.sections.find(({ title: each }) => each === 'Hidden')?.lines).toMatchObject([
      { source: { of: 'access', rule: 'read' } },
      { code: '!item.isOnLoan' },
    ]);
  });

  it('judges by the row that was pointed at, and says that it needs one where none was', async () => {
    open();
    const conditionsAt = (element: Element) =>
      section(reportOf(element, 'tab books'), 'Parts with conditions').at(-1);
    const cell = await screen.findByRole('cell', { name: 'Ulysses' });
    expect(conditionsAt(cell)).toMatch(/^edit \(actions\): Shown\. /);
    const head = screen.getByRole('columnheader', { name: 'Title' });
    expect(conditionsAt(head)).toMatch(/^edit \(actions\): Shown by the row: point at one\. /);
    expect(
      inspectedAt(head)
        .chain.map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['Title (columns)', 'tab books']);
  });
});
