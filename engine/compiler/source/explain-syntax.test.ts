import { expect, it } from 'vitest';
import { libraryTexts } from '../library.fixture.ts';
import { explainSyntax } from './explain-syntax.ts';

const lines = (...texts: readonly string[]) => texts.join('\n');

/** Syntax errors, each with its text and the expected report: `line:column ⟨marked⟩ message help`. */
const slips: readonly (readonly [string, string, string])[] = [
  [
    'a comma behind the last property',
    lines('{', '  "title": "Book",', '}'),
    '2:18 ⟨,⟩ There is a comma too many: nothing follows it before the "}". Remove this comma.',
  ],
  [
    'a comma behind the last entry',
    '{ "required": ["title", ] }',
    '1:23 ⟨,⟩ There is a comma too many: nothing follows it before the "]". Remove this comma.',
  ],
  [
    'a comma before the first property',
    '{, "title": "Book" }',
    '1:2 ⟨,⟩ There is a comma too many: nothing stands before it. Remove this comma.',
  ],
  [
    'two commas',
    '{ "layout": ["a",, "b"] }',
    '1:18 ⟨,⟩ There is a comma too many: nothing stands before it. Remove this comma.',
  ],
  [
    'a missing comma, where it belongs',
    lines('{', '  "title": "Book"', '  "type": "object"', '}'),
    '2:18 ⟨⟩ A comma is missing between this and the next property. Add "," here.',
  ],
  [
    'a missing comma in a list',
    '{ "enum": [1 2] }',
    '1:13 ⟨ ⟩ A comma is missing between this and the next entry. Add "," here.',
  ],
  [
    'single quotes',
    "{ 'title': 'Book' }",
    '1:3 ⟨\'title\'⟩ This text stands in single quotes. Use double quotes: "title".',
  ],
  [
    'quotes of a word processor',
    '{ "title": “Book” }',
    '1:12 ⟨“Book”⟩ This text stands in quotes that JSON does not know. Use double quotes: "Book".',
  ],
  [
    'a name without quotes',
    '{ title: "Book" }',
    '1:3 ⟨title⟩ A name stands in double quotes. Write "title".',
  ],
  [
    'a text without quotes',
    '{ "type": string }',
    '1:11 ⟨string⟩ A text stands in double quotes. Write "string".',
  ],
  ['a large letter', '{ "readOnly": True }', '1:15 ⟨True⟩ "True" is written in small letters. Write true.'],
  [
    'a word of another language',
    '{ "default": None }',
    '1:14 ⟨None⟩ JSON has no None. Write null, or leave the property out.',
  ],
  [
    'a number that is none',
    '{ "minimum": .5 }',
    '1:14 ⟨.5⟩ ".5" is not written as a number. Write it like 5, -5 or 0.5.',
  ],
  [
    'a missing colon',
    '{ "title" "Book" }',
    '1:10 ⟨ ⟩ The colon after "title" is missing. Write "title": and the value.',
  ],
  [
    'an equals sign',
    '{ "title" = "Book" }',
    '1:11 ⟨=⟩ A name and its value are joined by a colon. Write ":" instead of "=".',
  ],
  [
    'a missing value',
    '{ "title": , "type": "object" }',
    '1:11 ⟨ ⟩ A value is missing here. Write a text, a number, true, false, null, { } or [ ].',
  ],
  [
    'a text without its closing quote',
    lines('{', '  "title": "Book,', '  "type": "object"', '}'),
    '2:12 ⟨"Book,⟩ The closing quote of this text is missing. Add " where the text ends, on the same line.',
  ],
  [
    'a quote inside a text',
    '{ "title": "The "Book"" }',
    '1:17 ⟨"⟩ The text ends at this quote. Write \\" for a quote inside a text.',
  ],
  [
    'a single backslash',
    '{ "pattern": "^\\d+$" }',
    '1:16 ⟨\\d⟩ "\\d" means nothing inside a text. Write two backslashes for one: \\\\d.',
  ],
  [
    'a comment',
    lines('{', '  // the title', '  "title": "Book"', '}'),
    '2:3 ⟨// the title⟩ JSON has no comments. Remove it; "description" has room for what others should know.',
  ],
  [
    'a brace that stays open, by the indentation of what follows',
    lines(
      '{',
      '  "properties": {',
      '    "isbn": {',
      '      "title": "ISBN"',
      '  },',
      '  "type": "object"',
      '}',
    ),
    '3:13 ⟨{⟩ A brace is open since line 3, and the file ends without closing it. Add "}" where it ends.',
  ],
  [
    'a bracket that stays open to the end',
    lines('{', '  "layout": [', '    ["title"],', '    ["isbn"]'),
    '2:13 ⟨[⟩ A bracket is open since line 2, and the file ends without closing it. Add "]" where it ends.',
  ],
  [
    'a brace closed by a bracket',
    lines('{', '  "rules": [', '    { "id": "a"', '  ]', '}'),
    '4:3 ⟨]⟩ A "]" stands here, but a brace is open since line 3. Write "}" before it, or instead of it.',
  ],
  [
    'a brace too many',
    lines('{ "title": "Book" }', '}'),
    '2:1 ⟨}⟩ The file should have ended before this. Remove this "}", or open what it closes.',
  ],
  [
    'something behind the object',
    '{ "title": "Book" } "type"',
    '1:21 ⟨"type"⟩ The file should have ended before this. A file is one object: put this into it, or remove it.',
  ],
  ['an empty file', ' \n', '1:1 ⟨ ⟩ The file is empty. Write one object: { … }.'],
];

it.each(slips)('explains %s', (_name, text, expected) => {
  const { message, help, offset, length } = explainSyntax(text) ?? {
    message: '',
    help: '',
    offset: 0,
    length: 0,
  };
  const before = text.slice(0, offset).split('\n');
  const marked = text.slice(offset, offset + length).replace('\n', '');
  const column = (before.at(-1)?.length ?? 0) + 1;
  expect(`${before.length}:${column} ⟨${marked}⟩ ${message} ${help}`).toBe(expected);
  expect(() => JSON.parse(text)).toThrow();
});

it('has nothing to say of what is JSON', () => {
  const text = '{ "a": [1, -0.5e3, true, null, "\\u00e9\\n", {}, []], "b": { "c": "" } }';
  expect(JSON.parse(text)).toBeDefined();
  expect(explainSyntax(text)).toBeUndefined();
});

it('explains every text that lacks a single character, where it is no JSON any more', () => {
  const texts = [...libraryTexts.values()].slice(0, 12);
  const broken = texts.flatMap((text) =>
    [...text.matchAll(/[{}[\],:"]/g)].map(({ index }) => text.slice(0, index) + text.slice(index + 1)),
  );
  expect(broken.filter((text) => (explainSyntax(text) !== undefined) !== isBroken(text))).toEqual([]);
});

function isBroken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}
