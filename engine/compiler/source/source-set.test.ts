import { expect, it } from 'vitest';
import { compileSources } from '../compile.ts';
import { sourceKinds } from '../files/kind-files.ts';
import { type Edit, edited, libraryTexts } from '../library.fixture.ts';

const bom = '\uFEFF';

/** Simulates an editor that saves every file of the library in its own way. */
function resaved(texts: ReadonlyMap<string, string>, save: (text: string) => string) {
  return new Map([...texts].map(([path, text]) => [path, save(text)] as const));
}

/** Files of every kind: the library, and a report, which the library lacks. */
const everyKind: ReadonlyMap<string, string> = new Map([
  ...libraryTexts,
  [
    'schemas/book/books.report.json',
    `{
  "title": "Books",
  "description": "Books by the month in which they appeared.",
  "sources": { "book": { "on": "self.published", "figures": { "books": { "value": "1" } } } },
  "columns": [{ "title": "Books", "description": "Books that appeared.", "sum": "books" }]
}
`,
  ],
]);

const editors: readonly (readonly [string, (text: string) => string])[] = [
  ['a byte order mark', (text) => bom + text],
  ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['CR', (text) => text.replaceAll('\n', '\r')],
  ['a byte order mark and CRLF', (text) => bom + text.replaceAll('\n', '\r\n')],
];

it.each(editors)('compiles files of every kind to the same with %s [FAULT-84]', async (_name, save) => {
  const plain = await compileSources(everyKind);
  const other = await compileSources(resaved(everyKind, save));
  expect(other.diagnostics).toEqual([]);
  expect(other.hash).toBe(plain.hash);
  expect(other.files).toEqual(plain.files);
  const kinds = new Set([...everyKind.keys()].map((path) => path.split('.').at(-2)));
  expect(sourceKinds.filter((kind) => !kinds.has(kind) && kind !== 'product')).toEqual([]);
});

it.each(editors)('points at the same line and column with %s [FAULT-84]', async (_name, save) => {
  const mistake: Edit = { path: 'schemas/book/book.calls.json', from: '"read"', to: '"raed"' };
  const slip: Edit = { path: 'schemas/book/book.form.json', from: '"layout"', to: ', "layout"' };
  const texts = edited(mistake, slip);
  const told = (await compileSources(texts)).diagnostics;
  expect(told.map(({ path, line, column }) => `${path}:${line}:${column}`).toSorted()).toEqual([
    'schemas/book/book.calls.json:10:17',
    'schemas/book/book.form.json:4:3',
  ]);
  expect((await compileSources(resaved(texts, save))).diagnostics).toEqual(told);
});

/** Files of the library at a wrong path, each with the expected report. */
const misplaced: readonly (readonly [string, string, string])[] = [
  [
    'schemas/book/book.rules.json',
    'screens/book/book.rules.json',
    'A file of the kind "rules" is read from schemas/ only: here it has no effect. Move it to schemas/book/book.rules.json.',
  ],
  [
    'schemas/book/book.form.json',
    'book.form.json',
    'A file of the kind "form" is read from schemas/ only: here it has no effect. Move it to schemas/book/book.form.json.',
  ],
  [
    'schemas/author/author.schema.json',
    'schemas/meta/author.schema.json',
    'The folder schemas/meta/ describes the schema language itself: nothing else is read from it. Move it to schemas/author/author.schema.json.',
  ],
  [
    'screens/shelf/shelf.screen.json',
    'engine/shelf.screen.json',
    'A file of the kind "screen" is read from screens/ only: here it has no effect. Move it to screens/shelf/shelf.screen.json.',
  ],
];

it.each(misplaced)(
  'reports %s at %s, and nothing that follows from it [FAULT-84]',
  async (from, to, expected) => {
    const texts = new Map(libraryTexts).set(to, libraryTexts.get(from) ?? '');
    texts.delete(from);
    const { diagnostics } = await compileSources(texts);
    expect(diagnostics.map(({ path, code, message, help }) => `${path} ${code}: ${message} ${help}`)).toEqual(
      [`${to} file/wrong-folder: ${expected}`],
    );
  },
);

it.each([
  ['schemas/book/book.rule.json', 'Did you mean "book.rules.json"?'],
  ['schemas/book/book.rules.JSON', 'Did you mean "book.rules.json"?'],
  ['schemas/book/product.json', "The product's file is schemas/product.json, in no other folder."],
])('says how %s is named [FAULT-84]', async (path, help) => {
  const { diagnostics } = await compileSources(new Map(libraryTexts).set(path, '{}'));
  expect(diagnostics.map((each) => `${each.path} ${each.code} ${each.help}`)).toEqual([
    `${path} file/unknown-kind ${help}`,
  ]);
});

it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'refuses the name %s wherever it stands [FAULT-84]',
  async (name) => {
    const field: Edit = { path: 'schemas/book/book.schema.json', from: '"isbn"', to: `"${name}"` };
    const column: Edit = {
      path: 'schemas/codes/genres.codes.json',
      from: '"code": "poetry"',
      to: `"${name}": {}, "code": "poetry"`,
    };
    const { diagnostics } = await compileSources(edited(field, column));
    const message = `"${name}" cannot be a name: every object has something of that name already.`;
    const told = diagnostics.map(
      (each) => `${each.path}:${each.line}:${each.column} ${each.message} ${each.help}`,
    );
    expect(told).toEqual([
      `schemas/book/book.schema.json:11:5 ${message} Choose another name.`,
      `schemas/codes/genres.codes.json:5:56 ${message} Choose another name.`,
    ]);
  },
);

it.each([
  ['"*"', /no path could name it/],
  ['""', /no path could name it/],
  ['"a\\u0000"', /cannot be stored or seen/],
  ['"a\\ud800"', /cannot be stored or seen/],
])('refuses a field of the name %s', async (name, message) => {
  const field: Edit = { path: 'schemas/book/book.schema.json', from: '"isbn"', to: name };
  const { diagnostics } = await compileSources(edited(field));
  expect(diagnostics.map((each) => `${each.line}:${each.column} ${each.code}`)).toEqual([
    '11:5 name/reserved',
  ]);
  expect(diagnostics[0]?.message).toMatch(message);
});

const begin =
  'Begin its name with a small letter: small letters, digits and hyphens may follow, and nothing else.';
const other = 'Give the file another name.';
const taken = 'Choose another name.';

it.each([
  ['constructor', 'name/reserved', taken],
  ['prototype', 'name/reserved', taken],
  ['import', 'name/reserved', other],
  ['string', 'name/reserved', other],
  ['true', 'name/reserved', other],
  ['__proto__', 'file/unknown-kind', begin],
  ['1st', 'file/unknown-kind', begin],
  ['Book', 'file/unknown-kind', begin],
  ['my book', 'file/unknown-kind', begin],
])('refuses an entity of the name %s [FAULT-84]', async (name, code, help) => {
  const path = `schemas/${name}/${name}.schema.json`;
  const text = libraryTexts.get('schemas/order/offer.schema.json') ?? '';
  const { diagnostics } = await compileSources(new Map(libraryTexts).set(path, text));
  expect(diagnostics.map((each) => `${each.path} ${each.code} ${each.help}`)).toEqual([
    `${path} ${code} ${help}`,
  ]);
});
