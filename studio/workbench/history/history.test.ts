import { describe, expect, it } from 'vitest';
import { edited, libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import { blameAt } from './blame.ts';
import { compareTexts } from './compare-texts.ts';

const schema = 'schemas/book/book.schema.json';
const tab = 'schemas/book/books.tab.json';
const rules = 'schemas/book/book.rules.json';
const codes = 'schemas/codes/genres.codes.json';

describe('two versions in words', () => {
  it.each<[string, string, string, readonly string[]]>([
    [schema, '"maxLength": 80', '"maxLength": 40', ['Change maxLength of Book, field Title from 80 to 40']],
    [
      schema,
      '"minimum": 1 }',
      '"minimum": 1, "deprecated": true }',
      ['Add deprecated to Book, field Pages: yes'],
    ],
    [schema, '"isbn": {', '"number": {', ['Rename isbn to number: Book, field ISBN']],
    [schema, '"required": ["type", "title"]', '"required": ["type"]', ['Remove required/1 from Book']],
    [
      tab,
      '{ "field": "title" }, { "field": "genre" }',
      '{ "field": "genre" }, { "field": "title" }',
      ['Change the order of table/columns of Books tab'],
    ],
    [tab, ', { "field": "published" }', '', ['Remove Books tab, third column (published)']],
    [
      tab,
      '{ "field": "title" }, ',
      '{ "field": "title" }, { "field": "isbn" }, ',
      ['Add Books tab, second column (isbn)'],
    ],
    [
      rules,
      '"message": "@required"',
      '"message": "Needed"',
      ['Change message of rules of Book, rule "book.pen-name" from “@required” to “Needed”'],
    ],
    [codes, '{ "code": "poetry", "display": "Poetry" }, ', '', ['Remove value set Genres, code "poetry"']],
    [
      codes,
      '"title": "Genres",\n',
      '"title":   "Genres",\n',
      ['Change the layout of the text: value set Genres'],
    ],
  ])('%s with %s as %s', (path, from, to, changes) => {
    expect(compareTexts(libraryTexts, edited({ path, from, to }))).toEqual([
      { path, base: libraryTexts.get(path), text: libraryTexts.get(path)?.replace(from, to), changes },
    ]);
  });

  it('name files that came and went, and nothing where they are the same', () => {
    const without = withTexts(libraryTexts, [{ path: codes, text: '' }]);
    expect(compareTexts(libraryTexts, without)).toMatchObject([
      { text: '', changes: ['Remove value set Genres'] },
    ]);
    expect(compareTexts(without, libraryTexts)).toMatchObject([
      { base: '', changes: ['Add value set Genres'] },
    ]);
    expect(compareTexts(libraryTexts, new Map(libraryTexts))).toEqual([]);
  });
});

describe('what changed a part of a file last', () => {
  const file = (rows: readonly object[], title = 'Rules') => JSON.stringify({ title, rules: rows });
  const versions = [
    {
      number: 4,
      text: file(
        [
          { id: 'b', at: '/new' },
          { id: 'a', at: '/x', message: 'Other' },
        ],
        'All rules',
      ),
    },
    {
      number: 3,
      text: file([
        { id: 'b', at: '/new' },
        { id: 'a', at: '/x', message: 'Some' },
      ]),
    },
    { number: 1, text: file([{ id: 'a', at: '/x', message: 'Some' }]) },
    { number: 0, text: file([{ id: 'a', at: '/x' }]) },
  ];

  it('is found for each member, of rows wherever they stood', () => {
    expect(blameAt(versions, '/rules/1')).toEqual([
      { member: '', number: 0, isNew: true },
      { member: 'id', number: 0, isNew: true },
      { member: 'at', number: 0, isNew: true },
      { member: 'message', number: 4, isNew: false },
    ]);
    expect(blameAt(versions, '/rules/0')).toMatchObject([{ number: 3 }, { number: 3 }, { number: 3 }]);
    expect(blameAt(versions.slice(1), '/rules/1/message')).toEqual([{ member: '', number: 1, isNew: true }]);
    expect(blameAt(versions, '')).toEqual([
      { member: '', number: 0, isNew: true },
      { member: 'title', number: 4, isNew: false },
      { member: 'rules', number: 4, isNew: false },
    ]);
  });

  it('is the return of a file that was away, and nothing for what is not there', () => {
    const returned = [
      { number: 3, text: '{ "title": "A" }' },
      { number: 2, text: '' },
      { number: 0, text: '{ "title": "A" }' },
    ];
    expect(blameAt(returned, '')).toEqual([
      { member: '', number: 3, isNew: true },
      { member: 'title', number: 3, isNew: true },
    ]);
    expect(blameAt(returned, '/gone')).toEqual([]);
    expect(blameAt([], '')).toEqual([]);
  });
});
