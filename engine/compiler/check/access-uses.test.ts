import { describe, expect, it } from 'vitest';
import { setAt } from '../../core/json/pointer.ts';
import { libraryTexts } from '../library.fixture.ts';
import { planSchemaSet } from '../plan-schema-set.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../read-schema-set.ts';

/** Access rules, named by the record that each one reads; the first rule reads only the user. */
const rules = {
  'user-alone': { when: "user.id != ''" },
  'reads-author': { when: "author.email != ''" },
  'reads-book': { when: 'book.pages > 1' },
  'asks-reader-of-book': { when: "may('reads-book')" },
  'about-book': { when: 'self.pages > 1', about: 'book' },
  'about-author': { when: "self.email != ''", about: 'author' },
};

type RuleName = keyof typeof rules;

const names = Object.keys(rules) as readonly RuleName[];

const paths = [...libraryTexts.keys()];

/** Edit of one file, in which the text RULE stands for the name of an access rule. */
type Change = readonly [file: string, pointer: string, value: unknown];

const ofBook: readonly RuleName[] = ['reads-book', 'asks-reader-of-book', 'about-book'];
const ofAuthor: readonly RuleName[] = ['reads-author'];

const saved = {
  saved: {
    ...{ entity: 'book', list: 'book.list', save: 'book.save', form: 'book', group: 'genre', empty: 'None' },
    create: { title: 'Create' },
    edit: { title: 'Edit' },
    copy: { title: 'Copy' },
    remove: { title: 'Remove', call: 'book.remove', explain: 'It goes.' },
  },
  ...{ run: 'author.search', by: 'text', address: 'books' },
};

const bulk = {
  ...{ start: 'book.save', list: 'book.list', read: 'book.list', cancel: 'book.save', ids: 'book.list' },
  ...{ record: { call: 'author.get', by: 'authorId' } },
  actions: { lend: { title: 'Lend', explain: 'All.', access: 'RULE', call: 'book.save', body: {} } },
};

const decide = {
  ...{ record: 'book', lists: 'book.list', results: 'book.list', begin: 'book.save', save: 'book.save' },
  ...{ complete: 'book.save', rows: 'loans', through: 'penName', key: 'id', status: 'borrower' },
  ...{ decides: 'from', likeness: 'until', listName: 'item.title', isComplete: 'item.pages > 1' },
  ...{ completed: 'item.title', columns: [{ field: 'borrower' }], codes: 'genres', access: 'RULE' },
  decisions: [{ status: 'novel', title: 'Keep', key: 'k', form: 'loan' }],
  add: { status: 'poetry', title: 'Add', key: 'a' },
  ...{ mergeKey: 'g', undoKey: 'u', nothing: { field: 'title', title: 'None' } },
};

const live = {
  path: '/live',
  record: { call: 'author.get', by: 'authorId' },
  answers: [],
  notices: [{ topic: 'lent', access: 'RULE', call: 'book.list' }],
};

const onShelf = '/boxes/0/tabs/0';
const searches = 'books.tab.json';

/**
 * Places that can name an access rule. Each lists the rules whose records are loaded there (besides
 * `user-alone`, which needs none) and the edits that name the rule.
 */
const places: Readonly<Record<string, readonly [found: readonly RuleName[], ...changes: readonly Change[]]>> =
  {
    'a call': [[], ['author.calls.json', '/calls/get/access', 'RULE']],
    'the record that a call stores': [ofBook, ['book.calls.json', '/calls/save/store/access', 'RULE']],
    'the record that a call removes': [ofBook, ['book.calls.json', '/calls/remove/store/access', 'RULE']],
    'a kind of record': [ofBook, ['book.schema.json', '/x-record/access', 'RULE']],
    'a field, for reading': [ofBook, ['book.schema.json', '/properties/price/x-access', { read: 'RULE' }]],
    'a field, for changing': [ofBook, ['book.schema.json', '/properties/price/x-access', { write: 'RULE' }]],
    'a field inside of rows': [
      ofBook,
      ['loan.schema.json', '/properties/borrower/x-access', { read: 'RULE' }],
    ],
    'a field of two kinds of records': [[], ['date.schema.json', '/x-access', { write: 'RULE' }]],
    'a field that is searched': [[], ['author.schema.json', '/properties/name/x-access', { read: 'RULE' }]],
    'an event': [
      [...ofAuthor, ...ofBook],
      ['lending.workflow.json', '/events/book.lent/access', 'RULE'],
    ],
    'a live notice': [[], ['product.json', '/live', live]],
    'a screen': [[], ['shelf.screen.json', '/access', 'RULE']],
    'a screen that logs out': [[], ['shelf.screen.json', '/loggedOutUnless', 'RULE']],
    'a menu entry': [[], ['catalogue.screen.json', '/menu/access', 'RULE']],
    'a part': [ofAuthor, ['shelf.screen.json', '/boxes/0/tabs/1/tabs/1/access', 'RULE']],
    'a tab': [ofAuthor, ['books.tab.json', '/access', 'RULE']],
    'a tab of a page without a record': [[], ['author-search.tab.json', '/access', 'RULE']],
    'an action of a tab': [ofAuthor, ['books.tab.json', '/actions/add/access', 'RULE']],
    'a column': [ofAuthor, ['books.tab.json', '/table/columns/0/access', 'RULE']],
    'decisions about rows': [ofAuthor, ['loans.tab.json', '/source', { decide }]],
    'what comes after stored searches': [
      ofAuthor,
      [
        searches,
        '/source',
        {
          ...saved,
          next: { call: 'book.list', title: 'Next', key: 'n', none: 'None', access: 'RULE', open: '/{id}' },
        },
      ],
    ],
    'creating a stored search': [[], [searches, '/source', setAt(saved, '/saved/create/access', 'RULE')]],
    'editing a stored search': [
      ['about-book'],
      [searches, '/source', setAt(saved, '/saved/edit/access', 'RULE')],
    ],
    'copying a stored search': [
      ['about-book'],
      [searches, '/source', setAt(saved, '/saved/copy/access', 'RULE')],
    ],
    'removing a stored search': [
      ['about-book'],
      [searches, '/source', setAt(saved, '/saved/remove/access', 'RULE')],
    ],
    'work on several rows': [[], [searches, '/source', { ...saved, bulk }]],
    'a card': [
      ofAuthor,
      ['shelf.screen.json', onShelf, { card: 'author' }],
      ['author.card.json', '/access', 'RULE'],
    ],
    'a fact of a card': [
      ofAuthor,
      ['shelf.screen.json', onShelf, { card: 'author' }],
      ['author.card.json', '/columns/0/facts/0/access', 'RULE'],
    ],
    'an action of a card': [
      ofAuthor,
      ['shelf.screen.json', onShelf, { card: 'author' }],
      ['author.card.json', '/actions/0/access', 'RULE'],
    ],
    'an action of a card over a row': [
      [...ofAuthor, 'reads-book', 'asks-reader-of-book'],
      ['books.tab.json', '/actions/menu', { card: 'book' }],
      ['book.card.json', '/actions', [{ name: 'lend', title: 'Lend', access: 'RULE', form: 'book' }]],
    ],
    'a field of a form': [ofAuthor, ['loan.form.json', '/fields/borrower', { access: 'RULE' }]],
    'a field of a form that a page without a record opens, too': [
      [],
      ['book.form.json', '/fields/title', { access: 'RULE' }],
    ],
    'an action of a flow': [[], ['order.flow.json', '/actions/0/access', 'RULE']],
  };

const asked = "may('RULE')";
const fromBook: readonly RuleName[] = [...ofAuthor, 'reads-book', 'asks-reader-of-book'];

/**
 * Expressions that can call `may`. Each lists the rules whose records are loaded there; a rule with `about`
 * cannot be called from any expression.
 */
const expressions: Readonly<
  Record<string, readonly [found: readonly RuleName[], ...changes: readonly Change[]]>
> = {
  'rows of a call': [[], ['book.calls.json', '/calls/list/store/where', asked]],
  'a rule': [ofAuthor, ['book.rules.json', '/rules/1/unless', asked]],
  'a condition of a form': [ofAuthor, ['book.form.json', '/fields/genre/visibleWhen', asked]],
  'a condition of an action': [ofAuthor, ['books.tab.json', '/actions/add/when', asked]],
  'rows of a list in a record': [fromBook, ['loans.tab.json', '/actions/edit/when', asked]],
  'a row of a workflow': [fromBook, ['lending.workflow.json', '/transitions/3/when', asked]],
  'a fact of a card': [['reads-author'], ['author.card.json', '/columns/0/facts/0/when', asked]],
};

const isTold = (code: string, message: string) =>
  code === 'access/not-loaded' ||
  message.includes('cannot be read here') ||
  message.includes('record of its own');

/**
 * Lists the compiler's reports about access rules after the changes, and expects a line and a help text of
 * each.
 */
function told(changes: readonly Change[], rule: RuleName) {
  const texts = new Map(libraryTexts);
  const named = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('RULE', rule));
  for (const [name, pointer, value] of [...changes, ...withRules]) {
    const path = paths.find((each) => each.endsWith(`/${name}`)) ?? '';
    texts.set(path, JSON.stringify(setAt(JSON.parse(texts.get(path) ?? ''), pointer, named(value)), null, 2));
  }
  const diagnostics = schemaSetDiagnostics();
  planSchemaSet(readSchemaSet(texts, diagnostics), diagnostics);
  expect(
    diagnostics.every
      .filter(({ code }) => code.startsWith('meta/') || code.startsWith('json/'))
      .map(({ path, pointer, message }) => [path, pointer, message]),
  ).toEqual([]);
  const found = diagnostics.every.filter(({ code, message }) => isTold(code, message));
  for (const { path, line, message, help } of found) {
    expect(paths).toContain(path);
    expect(line).toBeGreaterThan(1);
    expect(message).toContain(rule === 'asks-reader-of-book' ? 'book' : `"${rule}"`);
    expect(help ?? '').not.toBe('');
  }
  return found;
}

const withRules: readonly Change[] = Object.entries(rules).map(([name, rule]) => {
  return ['library.access.json', `/rules/${name}`, { title: name, needs: 'something', ...rule }];
});

function findsIn(changes: readonly Change[]): readonly RuleName[] {
  return names.filter((rule) => told(changes, rule).length === 0);
}

describe('an access rule finds what it reads, or is told', () => {
  it.each(Object.entries(places))('at %s', (_place, [found, ...changes]) => {
    expect(findsIn(changes)).toEqual(names.filter((name) => name === 'user-alone' || found.includes(name)));
  });

  it.each(Object.entries(expressions))('in the expression of %s', (_place, [found, ...changes]) => {
    expect(findsIn(changes)).toEqual(names.filter((name) => name === 'user-alone' || found.includes(name)));
  });
});
