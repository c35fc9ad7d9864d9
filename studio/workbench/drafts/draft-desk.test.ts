import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { compileSources } from '../../../engine/compiler/compile.ts';
import { loadProduct } from '../../../engine/compiler/compile-product.ts';
import { libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import { planOnDemand } from '../../../engine/compiler/plan-on-demand.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../../engine/compiler/read-schema-set.ts';
import * as r from '../../../engine/core/expressions/runtime.ts';
import { objectAt } from '../../../engine/core/json/pointer.ts';
import { noCode } from '../../../engine/core/product/code-facts.ts';
import type { FormDescriptor } from '../../../engine/core/product/form.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { type ProductChange, withChanges } from '../../../engine/core/product/product-change.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import type { SchemaText } from '../../../engine/core/protocol/workbench.ts';
import * as runtime from '../../../engine/core/validation/validator-runtime.ts';
import { newText } from '../../text/new-text.ts';
import type { ChangesText } from './changes-text.ts';
import { createDraftDesk, type DraftDesk } from './draft-desk.ts';

const desk = createDraftDesk();
const bookPath = 'schemas/book/book.schema.json';
const formPath = 'schemas/book/book.form.json';
const rulesPath = 'schemas/book/book.rules.json';
const textOf = (path: string) => libraryTexts.get(path) ?? '';

function edited(path: string, ...edits: readonly (readonly [from: string, to: string])[]): SchemaText {
  const text = edits.reduce((before, [from, to]) => before.replace(from, to), textOf(path));
  expect(text).not.toBe(textOf(path));
  return { path, text };
}

async function productOf(texts: ReadonlyMap<string, string>): Promise<Product> {
  return loadProduct((await compileSources(texts)).files);
}

const base = await productOf(libraryTexts);

/** Reads changes as a page does: changes with code come from the module that the page loads. */
async function changesOf({ changes, code }: ChangesText): Promise<readonly ProductChange[]> {
  const data = JSON.parse(changes) as readonly ProductChange[];
  if (code === undefined) return data;
  const url = `data:text/javascript,${encodeURIComponent(withParameters(code.text))}`;
  const module = (await import(/* @vite-ignore */ url)) as {
    readonly changes: (imports: object) => readonly ProductChange[];
  };
  return [...data, ...module.changes({ r, f: {}, runtime })];
}

/**
 * Rewrites a module of changes so that it gets its imports as parameters, since bundling would change the
 * text of its functions.
 */
function withParameters(text: string): string {
  const body = text.replaceAll(/^import .*\n/gm, '');
  return body.replace('export const changes = ', 'export const changes = ({ r, f, runtime }) => ');
}

/** Strips the module names before calls, and blanks, from the text of a function. */
function textOfFunction(value: unknown): string {
  return String(value).replaceAll(/\b(?:r|runtime|__vite_ssr_import_\d+__)\.|[\s;]/g, '');
}

/** Product as pages have it, with functions replaced by their source texts. */
function onPages({ hash: _hash, calls: _calls, ...product }: Product): unknown {
  const gatewayTables = ['bodies', 'searches', 'documents', 'reports', 'checks'];
  const members = Object.entries(product).filter(([name]) => !gatewayTables.includes(name));
  return comparable(Object.fromEntries(members));
}

function comparable(all: unknown): unknown {
  const text = JSON.stringify(all, (_name, value: unknown) =>
    typeof value === 'function' ? textOfFunction(value) : value,
  );
  return JSON.parse(text);
}

const drafts: Readonly<Record<string, readonly SchemaText[]>> = {
  'the title of a field': [edited(bookPath, ['"title": "Pages"', '"title": "Length"'])],
  'a limit': [edited(bookPath, ['"maxLength": 80', '"maxLength": 90'])],
  'a new field, on the form': [
    edited(bookPath, [
      '"loans": {',
      '"shelf": { "title": "Shelf", "description": "Where.", "type": "string" }, "loans": {',
    ]),
    edited(formPath, ['["title"]', '["title", "shelf"]']),
  ],
  'a member that the entity did not have': [
    edited(
      bookPath,
      ['"title": "ISBN"', '"x-verbatim": true, "title": "ISBN"'],
      ['"maxLength": 80', '"maxLength": 90'],
    ),
  ],
  'a field that is gone': [edited(formPath, [', "penName"]', ']'])],
  'the order of a layout': [edited(formPath, ['["isbn", "pages"]', '["pages", "isbn"]'])],
  'what a field is shown by': [
    edited(formPath, ['"genre": {', '"penName": { "visibleWhen": "self.pages > 3" }, "genre": {']),
  ],
  'a condition of a rule': [edited(rulesPath, ["self.genre != 'other'", 'self.pages > 2'])],
  'a message of a rule': [edited(rulesPath, ['An ISBN has 13 digits', 'Thirteen digits'])],
  'a value set': [edited('schemas/codes/genres.codes.json', ['"display": "', '"display": "My '])],
  'a new form': [{ path: 'schemas/book/short.form.json', text: textOf(formPath).replace(', "penName"', '') }],
  'a tab': [edited('schemas/book/books.tab.json', ['"title": "', '"title": "My '])],
  'a message of the product': [
    edited('schemas/product.json', ['"messages": {', '"messages": { "my-own": "Hello", ']),
  ],
};

describe('a draft beside code of the product', () => {
  const reading = createDraftDesk({
    fields: { 'book/pages': ['shelf'], 'book/loans/*/from': ['desk'], 'book/later': ['print'] },
    rules: { lend: { readers: ['desk'], gives: [] }, later: { readers: ['print'], gives: [] } },
  });
  const brokenBy = (draft: SchemaText, kind: string) =>
    reading
      .check({ texts: libraryTexts, draft: [draft] })
      .diagnostics.filter(({ code }) => code === kind)
      .map(({ path, message, line, pointer }) => ({ path, message, line, pointer }));
  const lostBy = (draft: SchemaText) => brokenBy(draft, 'field/read-by-code');

  it('has an error where it takes away a field that code reads, at its schema, with who reads it', () => {
    expect(lostBy(edited(bookPath, ['"pages": {', '"pageCount": {']))).toEqual([
      {
        path: bookPath,
        message:
          'The field "pages" (Pages) of "book" is read by its name: code of the product does so, in "shelf".',
        line: 8,
        pointer: '/properties/pages',
      },
    ]);
    const loans = 'schemas/loan/loan.schema.json';
    expect(lostBy(edited(loans, ['"from": {', '"since": {'])).map(({ message }) => message)).toEqual([
      'The field "loans.*.from" (From) of "book" is read by its name: code of the product does so, in "desk".',
    ]);
    expect(lostBy(edited(bookPath, ['"title": "Pages"', '"title": "Length"']))).toEqual([]);
  });

  it('has an error where a call would promise another answer than code gives, and none once the release says so', () => {
    const path = 'schemas/order/order.calls.json';
    const other = textOf(path).replace('"answer": { "saved": "book" }', '"answer": { "file": "text/csv" }');
    expect(other).not.toBe(textOf(path));
    const told = (desk: DraftDesk, text: string) =>
      desk
        .check({ texts: libraryTexts, draft: [{ path, text }] })
        .diagnostics.filter(({ code }) => code === 'calls/answered-by-code')
        .map(({ message, pointer }) => ({ message, pointer }));
    expect(told(createDraftDesk(), other)).toEqual([
      {
        message: expect.stringContaining('Code of the product answers the call'),
        pointer: '/calls/place/answer',
      },
    ]);
    expect(told(createDraftDesk({ ...noCode, release: new Map([[path, other]]) }), other)).toEqual([]);
  });

  const rulesOf = 'schemas/access/library.access.json';

  it.each([
    ['is gone', ['"lend": {', '"lending": {'], 'is asked by its name, and would be gone'],
    [
      'reads a record that code does not give',
      ["hasRole('librarian')", 'book.pages > 1'],
      'and would read book, which is not given to it',
    ],
    [
      'is about a record that code does not give',
      [`"when": "hasRole('librarian')`, `"about": "book", "when": "self.pages > 1`],
      'and would read the book that it is about, which is not given to it',
    ],
    ['goes on reading the user alone', ["hasRole('librarian')", "hasRole('reader')"], undefined],
  ] as const)('has an error where an access rule that code asks %s', (_what, [from, to], message) => {
    const told = brokenBy(edited(rulesOf, [from, to]), 'access/asked-by-code');
    expect(told).toEqual(
      message === undefined
        ? []
        : [
            {
              path: rulesOf,
              message: expect.stringContaining(message),
              line: expect.any(Number),
              pointer: expect.any(String),
            },
          ],
    );
  });

  it('has an error where code would find another kind of value', () => {
    const asText = edited(bookPath, ['"type": "integer", "minimum": 1', '"type": "string"']);
    expect(lostBy(asText).map(({ message }) => message)).toEqual([
      'The field "pages" (Pages) of "book" is read as a number, and would be a string: code of the product does so, in "shelf".',
    ]);
  });
});

describe('the changes of a draft', () => {
  it.each(Object.entries(drafts))('make of a page what compiling it would make: %s', async (_what, draft) => {
    const { changes, diagnostics } = desk.check({ texts: libraryTexts, draft });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ message }) => message)).toEqual([]);
    if (changes === undefined) throw new Error('There are no changes.');
    expect(changes.base).toBe(base.hash);
    const made = await withChanges(base, await changesOf(changes));
    const compiled = await productOf(withTexts(libraryTexts, draft));
    expect(onPages(made)).toEqual(onPages(compiled));
    expect(onPages(made)).not.toEqual(onPages(base));
  });

  const pairs = Object.entries(drafts).map(
    ([what, draft], index, all) => [what, all.at(index - 1)?.[0] ?? '', draft] as const,
  );
  it.each(pairs)('make it of the draft that the page knows: %s, after %s', async (_what, earlier, draft) => {
    const known = desk.check({ texts: libraryTexts, draft: drafts[earlier] ?? [] });
    if (known.changes === undefined) throw new Error('There are no changes.');
    const page = await withChanges(base, await changesOf(known.changes));
    // Opens a form and a tab: a column of the tab is named after its field.
    const files = [
      { kind: 'form', name: 'book' },
      { kind: 'tab', name: 'books' },
    ];
    const shown = { files, known: known.hash };
    const changes = desk.preview({ texts: libraryTexts, draft, shown });
    if (changes === undefined) throw new Error('There are no changes.');
    expect(changes.base).toBe(known.hash);
    const made = await withChanges(page, await changesOf(changes));
    expect(onPages(made)).toEqual(onPages(await productOf(withTexts(libraryTexts, draft))));
  });

  it('are those of what is stored where the page knows a draft that was not checked here, or long ago', () => {
    const latest = createDraftDesk();
    const hashes = Object.values(drafts).map((draft) => latest.check({ texts: libraryTexts, draft }).hash);
    const [, draft = []] = Object.values(drafts);
    for (const known of ['0'.repeat(64), hashes[0]])
      expect(latest.preview({ texts: libraryTexts, draft, shown: { files: [], known } })?.base).toBe(
        base.hash,
      );
  });

  it.each([20, 1_000])('are as few in a new form of %i fields whose page knows the draft', (count) => {
    const [draft, next] = ['Title', 'Titles'].map((title) => {
      const texts = wideTexts(count, title);
      return ['schema', 'form'].map((kind) => {
        const path = `schemas/wide/wide.${kind}.json`;
        return { path, text: texts.get(path) ?? '' };
      });
    });
    if (draft === undefined || next === undefined) throw new Error('There is no draft.');
    const { hash: known, changes: all } = desk.check({ texts: libraryTexts, draft });
    const shown = { files: [{ kind: 'form', name: 'wide' }], known };
    const changes = desk.preview({ texts: libraryTexts, draft: next, shown });
    expect(all?.changes.length).toBeGreaterThan(100 * count);
    expect(changes).toMatchObject({ base: known, changes: expect.stringMatching(/^.{50,500}$/) });
    expect(changes?.code).toBeUndefined();
  });

  it('are those of what is shown, before all of it is checked', async () => {
    const draft = drafts['a new field, on the form'] ?? [];
    const shown = { files: [{ kind: 'form', name: 'book' }] };
    const changes = desk.preview({ texts: libraryTexts, draft, shown });
    if (changes === undefined) throw new Error('There are no changes.');
    expect(changes.compared).toContainEqual(['forms', 'book']);
    expect(changes.compared).toContainEqual(['entities', 'book']);
    const made = await withChanges(base, await changesOf(changes));
    const compiled = await productOf(withTexts(libraryTexts, draft));
    for (const table of ['forms', 'entities'] as const)
      expect(comparable(made[table]['book'])).toEqual(comparable(compiled[table]['book']));
  });

  it('leave what they do not reach as the object that it was, and load what was changed with its change', async () => {
    const changes = [{ at: ['forms', 'book', 'fields', 'title', 'options'], value: { rows: 2 } }];
    const outline = { ...base.forms['book'], fields: {} } as FormDescriptor;
    const page = {
      ...base,
      forms: { ...base.forms, book: outline },
      loadForm: { book: async () => base.forms['book'] as FormDescriptor },
    };
    const made = await withChanges(page, changes);
    expect(made.forms['book']?.fields['title']?.options).toEqual({ rows: 2 });
    expect(made.forms['book']?.fields['isbn']).toBe(base.forms['book']?.fields['isbn']);
    expect(made.entities['book']).toBe(base.entities['book']);
    expect(await made.loadForm?.['book']?.()).toBe(made.forms['book']);
  });

  it('keep their code in a module that stays the same while titles are typed', () => {
    const draftWith = (title: string): readonly SchemaText[] => [
      {
        path: bookPath,
        text: textOf(bookPath)
          .replace('"title": "Pages"', `"title": "${title}"`)
          .replace('"maxLength": 80', '"maxLength": 90'),
      },
    ];
    const [one, other] = ['Length', 'Leaves'].map((title) =>
      desk.preview({ texts: libraryTexts, draft: draftWith(title), shown: { files: [] } }),
    );
    expect(one?.code?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(other?.code?.hash).toBe(one?.code?.hash);
    expect(other?.changes).not.toBe(one?.changes);
  });

  it('are none while a schema cannot be compiled', () => {
    const draft = [edited(bookPath, ['^[0-9]{13}$', '['])];
    expect(desk.preview({ texts: libraryTexts, draft, shown: { files: [] } })).toBeUndefined();
    expect(desk.check({ texts: libraryTexts, draft }).changes).toBeUndefined();
  });

  it('are none while what is shown has an error, which the check says', () => {
    const draft = [edited(formPath, ['["title"]', '["titel"]'])];
    expect(desk.preview({ texts: libraryTexts, draft, shown: { files: [] } })).toBeUndefined();
    const { changes, diagnostics } = desk.check({ texts: libraryTexts, draft });
    expect(changes).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toContain('field/unknown');
  });

  it('begin with the draft itself where stored files have errors, so that the draft is loaded whole', () => {
    const broken = withTexts(libraryTexts, [edited(formPath, ['["title"]', '["titel"]'])]);
    const draft = [{ path: formPath, text: textOf(formPath) }];
    const { changes, hash } = createDraftDesk().check({ texts: broken, draft });
    expect(changes).toEqual({ base: hash, changes: '[]' });
    expect(hash).toBe(base.hash);
  });
});

/** Creates a desk with empty caches. */
async function newDesk() {
  vi.resetModules();
  const module = await import('./draft-desk.ts');
  return module.createDraftDesk();
}

const typed = fc
  .record({
    path: fc.constantFrom(bookPath, formPath, rulesPath, 'schemas/loan/loan.schema.json'),
    pick: fc.nat(),
    value: fc.constantFrom<unknown>('title', 'self.pages > 1', 3, true, [], ['isbn'], { title: 'A' }),
    added: fc.constantFrom('', 's', ' {title}'),
  })
  .map(({ path, pick, value, added }) => {
    const text = textOf(path);
    const values = [...text.matchAll(/: ("[^"]*"|\d+|true|\[[^[\]]*\])/g)];
    const found = values[pick % values.length];
    const [before, index] = [found?.[1] ?? '', found?.index ?? 0];
    const written = before.startsWith('"') ? `${before.slice(0, -1)}${added}"` : JSON.stringify(value);
    return { path, text: text.slice(0, index + 2) + written + text.slice(index + 2 + before.length) };
  });

it('are after each of many edits what they are of a draft of which nothing was known', async () => {
  const again = await newDesk();
  const fresh = await newDesk();
  const shown = { files: [{ kind: 'form', name: 'book' }] };
  let blanks = 0;
  let changed = 0;
  fc.assert(
    fc.property(typed, ({ path, text }) => {
      // Varies the white space before each text, so that the new desk finds no text in a cache and makes
      // every object anew.
      blanks = (blanks + 1) % 2;
      const resaved = (saved: string) => ' '.repeat(blanks) + saved;
      const texts = new Map([...libraryTexts].map(([each, content]) => [each, resaved(content)]));
      const known = { texts: libraryTexts, draft: [{ path, text }], shown };
      const unknown = { texts, draft: [{ path, text: `\n${resaved(text)}` }], shown };
      const expected = fresh.preview(unknown);
      expect(withoutBase(again.preview(known))).toEqual(withoutBase(expected));
      const [found, all] = [again.check(known), fresh.check(unknown)];
      expect(withoutBase(found.changes)).toEqual(withoutBase(all.changes));
      expect(found.diagnostics.map(({ message }) => message)).toEqual(
        all.diagnostics.map(({ message }) => message),
      );
      if (expected !== undefined) changed += 1;
    }),
    { numRuns: 24 },
  );
  expect(changed).toBeGreaterThan(5);
}, 60_000);

function withoutBase(changes: ChangesText | undefined): Partial<ChangesText> | undefined {
  return changes && { ...changes, base: '' };
}

/** Builds texts with a form of this many fields, one of which has another title. */
function wideTexts(count: number, title: string): ReadonlyMap<string, string> {
  const names = Array.from({ length: count }, (_, index) => `field${index}`);
  const fields = names.map((name, index) => {
    const own = { title: index === 5 ? title : `Title of ${name}`, description: 'A text.' };
    return [name, { ...own, type: 'string', maxLength: 100 }];
  });
  const entity = { title: 'Wide', description: 'Many fields.', type: 'object' };
  return withTexts(libraryTexts, [
    {
      path: 'schemas/wide/wide.schema.json',
      text: newText({ ...entity, properties: Object.fromEntries(fields) }),
    },
    {
      path: 'schemas/wide/wide.form.json',
      text: newText({ entity: 'wide', layout: names.map((name) => [name]) }),
    },
  ]);
}

it.each([20, 500])('plan one field of %i anew for a key in its title, and keep all others', (count) => {
  const [before, after] = ['Title', 'Titles'].map((title) => {
    const diagnostics = schemaSetDiagnostics();
    const plans = planOnDemand(readSchemaSet(wideTexts(count, title), diagnostics), diagnostics);
    const entity = plans.context.entities.get('wide');
    const form = plans.context.sources.of('form').get('wide');
    if (entity === undefined || form === undefined) throw new Error('It cannot be read.');
    const [descriptor] = plans.descriptorsOf(form);
    expect(diagnostics.all).toEqual([]);
    return { fields: entity.fields, members: entity.schema.properties ?? {}, form: descriptor };
  });
  if (before === undefined || after === undefined) throw new Error('Nothing is planned.');
  expect(changedIn(before.fields, after.fields)).toEqual(['/field5']);
  expect(changedIn(before.members, after.members)).toEqual(['field5']);
  expect(Object.keys(after.fields)).toHaveLength(count);
  const fieldsOf = (planned: typeof before.form) => objectAt(planned?.descriptor, '/fields');
  expect(changedIn(fieldsOf(before.form), fieldsOf(after.form))).toEqual([]);
});

/** Lists the names of the members whose objects have changed. */
function changedIn(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) {
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}
