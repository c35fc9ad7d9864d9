import { describe, expect, it } from 'vitest';
import * as r from '../../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../../engine/core/product/form.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { type ProductChange, withChanges } from '../../../engine/core/product/product-change.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import type { SchemaText } from '../../../engine/core/protocol/workbench.ts';
import * as runtime from '../../../engine/core/validation/validator-runtime.ts';
import { compileSources } from '../../compiler/compile.ts';
import { loadProduct } from '../../compiler/compile-product.ts';
import { libraryTexts } from '../../compiler/library.fixture.ts';
import type { ChangesText } from './changes-text.ts';
import { createDraftDesk } from './draft-desk.ts';

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

/** As a page makes them: what has code is the module that it loads. */
async function changesOf({ changes, code }: ChangesText): Promise<readonly ProductChange[]> {
  const data = JSON.parse(changes) as readonly ProductChange[];
  if (code === undefined) return data;
  const url = `data:text/javascript,${encodeURIComponent(withParameters(code.text))}`;
  const module = (await import(/* @vite-ignore */ url)) as {
    readonly changes: (imports: object) => readonly ProductChange[];
  };
  return [...data, ...module.changes({ r, f: {}, runtime })];
}

/** A module of changes that is given what it imports: bundling would make another text of its functions. */
function withParameters(text: string): string {
  const body = text.replaceAll(/^import .*\n/gm, '');
  return body.replace('export const changes = ', 'export const changes = ({ r, f, runtime }) => ');
}

/** Whatever modules are called by. */
function textOfFunction(value: unknown): string {
  return String(value).replaceAll(/\b(?:r|runtime|__vite_ssr_import_\d+__)\.|[\s;]/g, '');
}

/** What pages have of a product, with the text of each function. */
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

  it('are those of what is shown, before all of it is checked', async () => {
    const draft = drafts['a new field, on the form'] ?? [];
    const shown = [{ kind: 'form', name: 'book' }];
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
      desk.preview({ texts: libraryTexts, draft: draftWith(title), shown: [] }),
    );
    expect(one?.code?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(other?.code?.hash).toBe(one?.code?.hash);
    expect(other?.changes).not.toBe(one?.changes);
  });

  it('are none while a schema cannot be compiled', () => {
    const draft = [edited(bookPath, ['^[0-9]{13}$', '['])];
    expect(desk.preview({ texts: libraryTexts, draft, shown: [] })).toBeUndefined();
    expect(desk.check({ texts: libraryTexts, draft }).changes).toBeUndefined();
  });

  it('are none while what is shown has an error, which the check says', () => {
    const draft = [edited(formPath, ['["title"]', '["titel"]'])];
    expect(desk.preview({ texts: libraryTexts, draft, shown: [] })).toBeUndefined();
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
