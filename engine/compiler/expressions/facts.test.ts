import { expect, it } from 'vitest';
import { Diagnostics } from '../diagnostics.ts';
import { parseSource } from '../source/source-file.ts';
import { compileExpression } from './compile-expression.ts';
import type { ExpressionFacts } from './facts.ts';
import { textType } from './types.ts';

const facts: ExpressionFacts = {
  codes: new Map([
    [
      'bindings',
      { entries: [{ code: 'hard', display: 'Hard', kind: 'book' }], columns: { kind: { type: 'string' } } },
    ],
    [
      'weights',
      {
        entries: [
          { code: 'new', display: 'New', limits: { from: 0, below: 12 }, median: 4.5 },
          { code: 'old', display: 'Old', limits: { from: 12 }, note: 'by hand' },
        ],
        columns: { limits: { type: 'limits' }, median: { type: 'number' }, note: { type: 'string' } },
      },
    ],
    ['roles', { entries: [{ code: 'librarian', display: 'Librarian' }], columns: {} }],
  ]),
  holidays: [],
  constants: new Map([
    ['longest', { value: 28, by: { rare: 7 } }],
    ['closed', { value: ['monday'] }],
    ['motto', { value: 'Read' }],
  ]),
  access: new Map([
    ['open', { when: "hasRole('librarian')" }],
    ['round', { when: "may('round')" }],
    ['own', { when: 'true', about: 'loan' }],
  ]),
  accessContext: {},
  functions: new Map([
    [
      'shelfMark',
      {
        parameters: [
          { name: 'title', type: 'string' },
          { name: 'day', type: 'date', default: 'today()' },
        ],
        returns: 'string',
        constants: { width: 'longest' },
      },
    ],
    ['lost', { parameters: [], returns: 'number', constants: { width: 'motto' } }],
  ]),
  named: new Map(),
};

function compile(source: string | readonly string[]): string {
  const text = JSON.stringify({ rules: [{ unless: source }] });
  const file = parseSource('schemas/book/book.rules.json', text, { slug: 'library', title: 'Library' });
  const diagnostics = new Diagnostics();
  const at = ['rules', 0, 'unless'];
  const code = compileExpression({ file, at, source, context: { word: textType }, facts }, diagnostics);
  return diagnostics.all[0] === undefined
    ? (code?.text ?? '')
    : `${diagnostics.all[0].message} ${diagnostics.all[0].help}`;
}

it.each([
  ["column('bindings', word, 'kind')", 'r.column({"hard":"book"}'],
  [
    "lookUp('weights', 3.0, 'median')",
    'r.lookUp([{"code":"new","from":0,"below":12,"number":4.5},{"code":"old","from":12}], 3',
  ],
  ["lookUp('weights', word, 'median')", 'r.lookUpCode({"new":4.5}, '],
  ["limit('longest', word)", 'r.limit({"rare":7}'],
  ["limit('longest')", '=> 28'],
  ["text('motto')", '"Read"'],
  ["listed('closed', word)", 'r.isIn('],
  ["may('open')", 'r.hasRole(s.user, "librarian")'],
  ['shelfMark(word)', '"word"]), day: r.day(s.today) }, {"width":28})'],
  ["shelfMark(word, date('2020-01-31'))", 'day: "2020-01-31" }, {"width":28})'],
])('writes the answer to %s into the code', (source, expected) => {
  expect(compile(source)).toContain(expected);
});

it.each([
  ["lookUp('weights', 3.0, 'note')", 'The value set has no column of numbers "note"'],
  ["lookUp('weights', 3.0, 'medin')", 'Did you mean "median"?'],
  ["lookUp('bindings', 3.0, 'median')", 'no column of numbers'],
  ["column('bindngs', word, 'kind')", 'There is no value set named "bindngs"'],
  ["column('bindings', word, 'knd')", 'The value set has no column "knd"'],
  ["limit('motto')", 'The constant "motto" is no number'],
  ['text(word)', 'The name of a constant is written out as a text'],
  ["may('opn')", 'Did you mean "open"?'],
  ["may('round')", 'leads back to itself'],
  ['shelfMark()', '"shelfMark" does not take nothing'],
  ['shelfMark(word, word)', '"shelfMark" does not take a text and a text'],
  ["shelfMrk('a')", 'Did you mean "shelfMark"?'],
  ['shelfMark', 'Write shelfMark(…): it is a function.'],
  ['lost()', 'The formula needs the constant "motto", a number of product.json'],
  ["may('own')", 'is about a record of its own'],
  ["hasRole('libarian')", 'Did you mean "librarian"?'],
])('refuses %s', (source, expected) => {
  expect(compile(source)).toContain(expected);
});

it('joins the lines of a long expression', () => {
  expect(compile(["word == 'a' ||", "word == 'b'"])).toContain("word == 'a' || word == 'b'");
});
