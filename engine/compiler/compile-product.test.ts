import { expect, it } from 'vitest';
import { openedForm } from '../core/forms/opened-form.ts';
import type { JsonSchema, JsonSchemaObject } from '../core/json/json.ts';
import { compileSources } from './compile.ts';
import { compileProduct, loadProduct } from './compile-product.ts';
import { edited, libraryRoot, libraryTexts, problemsAfter } from './library.fixture.ts';

const product = await compileProduct(libraryRoot);
const { book, author, loan } = product.entities;
/** Narrows a schema to an object; the schema of every entity is one. */
function schemaOf(of: { readonly schema: JsonSchema } | undefined): JsonSchemaObject {
  return typeof of?.schema === 'object' ? of.schema : {};
}

const quiet = { now: '2026-03-01T08:00:00Z', today: '2026-03-01' };

it('loads of another version what differs, and what imports that; nothing of one that was loaded before', async () => {
  const files = async (texts: ReadonlyMap<string, string>) => (await compileSources(texts)).files;
  const path = 'schemas/book/book.schema.json';
  const changed = new Map(libraryTexts).set(
    path,
    (libraryTexts.get(path) ?? '').replace('"title": "Pages"', '"title": "Length"'),
  );
  const [before, after] = [
    await loadProduct(await files(libraryTexts)),
    await loadProduct(await files(changed)),
  ];
  const titles = [before, after].map(({ entities }) => entities['book']?.fields['/pages']?.title);
  expect(titles).toEqual(['Pages', 'Length']);
  expect(after.entities['author']).toBe(before.entities['author']);
  expect(await loadProduct(await files(libraryTexts))).toBe(before);
});

it('puts the slug of the product in the place of {product}, in paths, names and expressions', () => {
  expect(product.calls['book.list']?.path).toBe('/api/library/author/books');
  expect(author?.fields['/library_meta/anonymous']?.title).toBe('Anonymous');
  const penName = product.forms['book']?.fields['penName'];
  expect(penName?.requiredWhen?.source).toBe('author.library_meta.anonymous');
});

it('puts the rules and messages of every schema that is used at the places where it is used', () => {
  const rules = book?.rules.map(({ id, on, at }) => `${id} ${on}${at}`);
  expect(rules).toEqual([
    'book.pen-name /penName',
    'book.published /published',
    'date.minimum /published',
    'loan.order /loans/*/until',
    'loan.long /loans/*/until',
    'date.minimum /loans/*/from',
    'date.minimum /loans/*/until',
  ]);
  expect(book?.messages['/loans/*/borrower']).toEqual({ required: '{label} is required' });
  expect(author?.rules.find(({ id }) => id === 'author.born')?.message).toBe('Date cannot be in the future');
});

it('makes of "when" beside another condition the guard of the rule', () => {
  const rule = book?.rules.find(({ id }) => id === 'book.published');
  expect(rule?.kind).toBe('unless');
  expect(rule?.guard?.evaluate({ ...quiet, self: { genre: 'other' } })).toBe(false);
  expect(rule?.guard?.evaluate({ ...quiet, self: { genre: 'novel' } })).toBe(true);
  expect(book?.rules.find(({ id }) => id === 'loan.long')).toMatchObject({
    kind: 'when',
    severity: 'warning',
  });
});

it('has the gateway read the other records of a subject for what stops a save, and forms read what else a warning names', async () => {
  const compiled = async (severity: string) => {
    const rule = `{
      "id": "book.twice", "at": "/title", "severity": "${severity}", "message": "There is {found}",
      "found": "siblings.filter(s, lower(s.title) == lower(self.title)).map(s, s.title).join(', ')"
    }, `;
    const { files, diagnostics } = await compileSources(
      edited({
        path: 'schemas/book/book.rules.json',
        from: '"rules": [',
        to: `"with": { "old": { "call": "book.list", "where": "item.published < today()" } }, "rules": [${rule}`,
      }),
    );
    expect(diagnostics).toEqual([]);
    return files.find((file) => file.path === 'generated/book/book.schema.ts')?.text;
  };
  expect(await compiled('error')).toMatch(/readsSiblings: true/);
  const warning = await compiled('warning');
  expect(warning).not.toMatch(/readsSiblings/);
  expect(warning).toMatch(/with: \{\s+old: \{\s+call: "book\.list",/);
});

it('knows no other records of the subject where a record belongs to none, and for a row within a record', async () => {
  const derivation =
    '"derived": [{ "id": "a", "at": "/AT", "value": "latest(siblings, \'AT\').AT" }], "rules": [';
  const deriving = (path: string, field: string) =>
    problemsAfter({ path, from: '"rules": [', to: derivation.replaceAll('AT', field) });
  const unknown = [expect.stringMatching(/⟨.*siblings.*⟩/)];
  expect(await deriving('schemas/loan/loan.rules.json', 'until')).toEqual(unknown);
  expect(await deriving('schemas/author/author.rules.json', 'born')).toEqual(unknown);
  expect(await deriving('schemas/book/book.rules.json', 'published')).toEqual([]);
});

it('gives stored records their standard properties, and closes every object', () => {
  expect(Object.keys(schemaOf(book).properties ?? {})).toEqual(
    expect.arrayContaining(['_id', '_rev', 'subject', 'performedBy', 'updatedAt', 'title']),
  );
  expect(schemaOf(author).properties).not.toHaveProperty('subject');
  expect(schemaOf(loan).properties).not.toHaveProperty('_id');
  expect(schemaOf(book)['additionalProperties']).toBe(false);
  expect(book?.record).toEqual({ type: 'author.book', subject: 'author', display: '{title}' });
  expect(book?.keyedArrays).toEqual({ '/loans': 'id' });
});

it('compiles validators that name every structural mistake by place and keyword', () => {
  const value = {
    type: 'author.book',
    isbn: '12',
    pages: 0,
    published: '2026-02-30',
    shelf: 3,
    loans: [{ id: 'a' }],
  };
  expect(book?.validate(value)).toBe(false);
  const errors = book?.validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
  expect(errors?.toSorted()).toEqual([
    ' additionalProperties',
    ' required',
    '/isbn pattern',
    '/loans/0 required',
    '/loans/0 required',
    '/pages minimum',
    '/published format',
  ]);
  expect(book?.validate({ type: 'author.book', title: 'Emma' })).toBe(true);
});

it('cuts the schema of a form to its fields and the values that a new record starts with', () => {
  const [form, entity] = [product.forms['book'], product.entities['book']];
  const opened = form && entity && openedForm(form, entity);
  const names = ['type', 'title', 'isbn', 'genre', 'pages', 'published', 'penName'];
  expect(Object.keys(schemaOf(opened).properties ?? {})).toEqual(names);
  expect(form?.fields['title']?.requiredWhen?.evaluate(quiet)).toBe(true);
  expect(form?.fields['isbn']?.requiredWhen).toBeUndefined();
  expect(form?.fields['genre']?.widget).toBe('radio');
  expect(form?.layout[1]).toEqual({
    group: 'Print',
    rows: [{ row: ['isbn', 'pages'] }, { row: ['published'] }],
  });
});

it('gives a table ten rows a page and ten page buttons where a tab says nothing else [ENGINE-21]', () => {
  expect(product.tabs['books']?.table).toMatchObject({ pageSize: 10, pageButtons: 10 });
  expect(product.tabs['loans']?.table).toMatchObject({ pageSize: 5, pageButtons: 10 });
});

it('takes the defaults of product.json for tables that say nothing, and for no others', async () => {
  const defaults = '"defaults": { "table": { "pageSize": 20, "pageButtons": 3 } },\n  "copyright"';
  const changed = edited({ path: 'schemas/product.json', from: '"copyright"', to: defaults });
  const { files, diagnostics } = await compileSources(changed);
  const text = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  expect(diagnostics).toEqual([]);
  expect(text('generated/book/books.tab.ts')).toMatch(/pageSize: 20,\s+pageButtons: 3,/);
  expect(text('generated/loan/loans.tab.ts')).toMatch(/pageSize: 5,\s+pageButtons: 3,/);
});

it.each([
  ['one row', '"copyright"', 1],
  ['as many as product.json says', '"defaults": { "table": { "childRows": 2 } },\n  "copyright"', 2],
])('keeps %s of a list inside of a row where the tab says nothing else [ENGINE-12]', async (_, to, least) => {
  const { files, diagnostics } = await compileSources(
    edited(
      { path: 'schemas/product.json', from: '"copyright"', to },
      {
        path: 'schemas/book/books.tab.json',
        from: '{ "field": "pages" }]',
        to: '{ "field": "pages" }], "children": { "at": "loans", "item": "Loan", "columns": [{ "field": "borrower" }] }',
      },
    ),
  );
  expect(diagnostics).toEqual([]);
  expect(files.find(({ path }) => path === 'generated/book/books.tab.ts')?.text).toContain(
    `least: ${least},`,
  );
});

it('lets a column take title, cell and codes from its field', () => {
  expect(product.tabs['books']?.table.columns).toEqual([
    { field: 'title', title: 'Title', cell: 'text', isSortable: true },
    { field: 'genre', title: 'Genre', cell: 'code', codes: 'genres', isSortable: true },
    { field: 'published', title: 'Published', cell: 'date', isSortable: true },
    { field: 'pages', title: 'Pages', cell: 'number', isSortable: true },
  ]);
});

it('tells the three kinds of rows apart', () => {
  expect(product.tabs['books']?.source.kind).toBe('call');
  expect(product.tabs['loans']?.source).toMatchObject({
    kind: 'record',
    record: 'book',
    at: '/loans',
    key: 'id',
  });
  expect(product.tabs['author-search']?.source).toMatchObject({ kind: 'search', call: 'author.search' });
});

it('decides who may by roles and by permissions of the product', () => {
  const allows = product.access['lend']?.allows;
  const user = { _id: 'u', id: 'u', auth0Id: 'a', email: '', firstName: '', lastName: '', organizations: [] };
  expect(allows?.evaluate({ ...quiet, user: { ...user, roles: ['librarian'], permissions: [] } })).toBe(true);
  expect(
    allows?.evaluate({ ...quiet, user: { ...user, roles: [], permissions: ['library-desk.lend'] } }),
  ).toBe(true);
  expect(allows?.evaluate({ ...quiet, user: { ...user, roles: ['reader'], permissions: [] } })).toBe(false);
});

it('hands out frozen data', () => {
  expect(() => Object.assign(book?.fields['/title'] ?? {}, { title: 'Other' })).toThrow(TypeError);
  expect(Object.isFrozen(product.tabs['books']?.table.columns)).toBe(true);
});

it('writes the same text for the same schemas, whatever their order, and names source and hash in every file', async () => {
  const first = await compileSources(libraryTexts);
  const second = await compileSources(new Map([...libraryTexts].toReversed()));
  expect(second).toEqual(first);
  for (const { text, path } of first.files) {
    const [head] = path.endsWith('.json') ? (/"(GENERATED from .*)"/.exec(text) ?? []) : text.split('\n');
    expect(head).toMatch(
      /GENERATED from \S.* sha256:[0-9a-f]+ by engine\/compiler; do not edit; run npm run schemas\b/,
    );
  }
});

it('needs neither eval nor CommonJS at run time', async () => {
  const { files } = await compileSources(libraryTexts);
  for (const { text } of files) expect(text).not.toMatch(/\brequire\(|\beval\(|new Function|cel-js/);
});

it('changes its hash with every change of a schema', async () => {
  const changed = edited({ path: 'schemas/book/book.form.json', from: 'As it', to: 'Just as it' });
  expect((await compileSources(changed)).hash).not.toBe(product.hash);
});

it('leaves what it puts together as it was where a change does not concern it', async () => {
  const textsOf = async (texts: ReadonlyMap<string, string>) =>
    new Map((await compileSources(texts)).files.map(({ path, text }) => [path, text]));
  const before = await textsOf(libraryTexts);
  const after = await textsOf(
    edited({ path: 'schemas/book/book.form.json', from: 'As it', to: 'Just as it' }),
  );
  const modules = [...before.keys()].filter((path) => /^generated\/(pages\/|[\w-]*product\.ts$)/.test(path));
  expect(modules).toContain('generated/product.ts');
  expect(modules.some((path) => path.startsWith('generated/pages/'))).toBe(true);
  expect(modules.filter((path) => after.get(path) !== before.get(path))).toEqual([
    'generated/page-product.ts',
  ]);
});

it('knows the value set of a list of codes: at the list, in tables and on cards', async () => {
  const { files } = await compileSources(
    edited(
      {
        path: 'schemas/book/book.schema.json',
        from: '"pages":',
        to: `"genres": {
          "title": "Genres", "description": "What it is about as well.", "type": "array", "maxItems": 3, "uniqueItems": true,
          "items": { "$ref": "../codes/genres.codes.json" }
        }, "pages":`,
      },
      {
        path: 'schemas/book/books.tab.json',
        from: '"columns": [',
        to: '"columns": [{ "field": "genres" }, ',
      },
    ),
  );
  const compiled = await loadProduct(files);
  expect(compiled.entities['book']?.fields['/genres']).toMatchObject({ codes: 'genres', type: 'array' });
  const column = compiled.tabs['books']?.table?.columns[0];
  expect(column).toMatchObject({ field: 'genres', cell: 'code', codes: 'genres' });
});
