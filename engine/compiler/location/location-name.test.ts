import { expect, it } from 'vitest';
import { compileSources } from '../compile.ts';
import { formatDiagnostics } from '../diagnostics.ts';
import { kinds } from '../kinds/kinds.ts';
import { edited, libraryTexts } from '../library.fixture.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../read-schema-set.ts';
import { locationName } from './location-name.ts';
import { titlesOf } from './titles.ts';

const { byPath, files } = readSchemaSet(
  new Map([
    ...libraryTexts,
    [
      'schemas/loan/short.form.json',
      '{ "entity": "loan", "layout": [["until"]], "fields": { "until": { "ui:title": "Back By" } } }',
    ],
  ]),
  schemaSetDiagnostics(),
);
const known = {
  titles: titlesOf(files),
  names: new Map(kinds.map(({ name, locations: places }) => [name, places])),
};

const places: readonly (readonly [path: string, pointer: string, name: string])[] = [
  ['schemas/book/books.tab.json', '', 'Books tab'],
  ['schemas/book/books.tab.json', '/table/columns/2/field', 'Books tab, third column'],
  ['schemas/book/books.tab.json', '/table/columns/11', 'Books tab, 12th column'],
  ['schemas/book/books.tab.json', '/actions/edit/access', 'Books tab, action "edit"'],
  ['schemas/book/book.form.json', '/layout/0/0', 'form of Book, field Title'],
  ['schemas/book/book.form.json', '/layout/1/rows/0/1', 'form of Book, "Print", field Pages'],
  ['schemas/book/book.form.json', '/fields/genre/ui:widget', 'form of Book, field Genre'],
  ['schemas/loan/short.form.json', '/layout/0/0', 'form "short" of Loan, field Back By'],
  ['schemas/book/book.schema.json', '/properties/penName/type', 'Book, field Pen Name'],
  [
    'schemas/author/author.schema.json',
    '/properties/name/properties/last',
    'Author, field Name, field Last Name',
  ],
  ['schemas/book/book.rules.json', '/rules/1/when', 'rules of Book, rule "book.published"'],
  [
    'schemas/loan/loan.rules.json',
    '/messages/~1borrower/required',
    'rules of Loan, messages of the field Borrower',
  ],
  ['schemas/book/book.calls.json', '/calls/save/access', 'calls of Book, call "book.save"'],
  ['schemas/book/book.card.json', '/columns/0/facts/1/value', 'Book card, first column, fact "Where It Is"'],
  ['schemas/codes/genres.codes.json', '/codes/0/display', 'value set Genres, code "novel"'],
  ['schemas/access/library.access.json', '/rules/lend/when', 'access rules, rule "lend"'],
  ['schemas/author/author.search.json', '/columns/name/from/0', 'search of Author, column "name"'],
  ['schemas/author/reading-list.document.json', '/blocks/0', 'document "Reading List", first block'],
  ['schemas/order/order.flow.json', '/steps/0/title', 'Order a Book flow, step "What are you looking for?"'],
  ['screens/shelf/shelf.screen.json', '/boxes/0/tabs/0', 'Shelf screen, box "Works", first tab'],
  ['schemas/book/book.examples.json', '/examples/0/problems', 'examples of Book, "A title is enough"'],
  ['schemas/product.json', '/messages/conflict', 'product, message "conflict"'],
];

it.each(places)('%s %s is called %s', (path, pointer, name) => {
  const file = byPath.get(path);
  const at = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/'));
  expect(file && locationName(file, at, known)).toBe(name);
});

it('stands in a diagnostic beside the JSON Pointer, and for a file that is no JSON by the name of the file', async () => {
  const texts = edited(
    { path: 'schemas/book/books.tab.json', from: '"field": "published"', to: '"field": "publshed"' },
    { path: 'schemas/loan/loan.form.json', from: '"initial": {}', to: '"initial": {},' },
  );
  const told = formatDiagnostics((await compileSources(texts)).diagnostics);
  expect(told).toContain('\n    Books tab, third column (/table/columns/2/field)\n');
  expect(told).toMatch(/json\/syntax: .*\n {4}form of Loan\n/);
});
