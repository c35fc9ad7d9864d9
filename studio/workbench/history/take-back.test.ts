import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import type { FileTexts } from '../commands/schema-files.ts';
import { takeBack } from './take-back.ts';

const schema = 'schemas/book/book.schema.json';
const tab = 'schemas/book/books.tab.json';
const codes = 'schemas/codes/genres.codes.json';

type Edit = readonly [path: string, from: string, to: string];

function changed(texts: FileTexts, ...edits: readonly Edit[]): FileTexts {
  return edits.reduce((before, [path, from, to]) => {
    const text = before.get(path) ?? '';
    expect(text).toContain(from);
    return withTexts(before, [{ path, text: text.replace(from, to) }]);
  }, texts);
}

/** Publishes the first edits, then the later ones, and reverts the first. */
function takenBack(first: readonly Edit[], later: readonly Edit[] = []) {
  const after = changed(libraryTexts, ...first);
  const served = changed(after, ...later);
  return takeBack(served, { before: libraryTexts, after });
}

const maxLength: Edit = [schema, '"maxLength": 80', '"maxLength": 40'];
const deprecated: Edit = [schema, '"minimum": 1 }', '"minimum": 1, "deprecated": true }'];
const columnAdded: Edit = [tab, '{ "field": "title" }, ', '{ "field": "title" }, { "field": "isbn" }, '];
const columnGone: Edit = [tab, ', { "field": "published" }', ''];
const columnsTurned: Edit = [
  tab,
  '{ "field": "title" }, { "field": "genre" }',
  '{ "field": "genre" }, { "field": "title" }',
];
const columnTitled: Edit = [tab, '{ "field": "published" }', '{ "field": "published", "title": "Year" }'];
const codeGone: Edit = [codes, '{ "code": "poetry", "display": "Poetry" }, ', ''];
const codeAdded: Edit = [
  codes,
  '{ "code": "poetry", "display": "Poetry" }, ',
  '{ "code": "poetry", "display": "Poetry" }, { "code": "essay", "display": "Essay" }, ',
];

describe('one publication taken back', () => {
  it('is gone to the byte where nothing came after it', () => {
    const edits = [maxLength, deprecated, columnAdded, codeGone];
    expect(takenBack(edits)).toEqual({ texts: libraryTexts, losses: [], kept: [] });
  });

  it.each<[string, readonly Edit[], readonly Edit[]]>([
    ['another field', [maxLength], [deprecated]],
    ['another column of the same table', [columnAdded], [columnGone]],
    ['a title of a column beside one that was removed', [columnAdded], [columnTitled]],
    ['a value of the list that one was removed from', [columnGone], [columnAdded]],
    ['another file', [codeGone], [maxLength, columnAdded]],
    ['a column, where columns changed places', [columnsTurned], [columnTitled]],
  ])('leaves %s as it was published later', (_, first, later) => {
    const { texts, kept } = takenBack(first, later);
    const only = changed(libraryTexts, ...later);
    const parsed = (each: FileTexts) => [schema, tab, codes].map((path) => JSON.parse(each.get(path) ?? ''));
    expect(parsed(texts)).toEqual(parsed(only));
    expect(kept).toEqual([]);
  });

  it.each<[string, readonly Edit[], readonly Edit[], string]>([
    [
      'a value',
      [maxLength],
      [[schema, '"maxLength": 40', '"maxLength": 60']],
      'maxLength of Book, field Title',
    ],
    [
      'an added column',
      [columnAdded],
      [[tab, '{ "field": "isbn" }', '{ "field": "isbn", "title": "Number" }']],
      'Books tab, second column',
    ],
    [
      'a code that was removed, and added again',
      [codeGone],
      [[codes, '"codes": [', '"codes": [{ "code": "poetry", "display": "Verse" }, ']],
      'value set Genres, code "poetry"',
    ],
  ])('names %s that was changed again since, and leaves it [FAULT-216]', (_, first, later, name) => {
    const after = changed(libraryTexts, ...first);
    const served = changed(after, ...later);
    const { texts, kept } = takeBack(served, { before: libraryTexts, after });
    expect(kept).toEqual([name]);
    const [path = ''] = later[0] ?? [];
    expect(JSON.parse(texts.get(path) ?? '')).toEqual(JSON.parse(served.get(path) ?? ''));
  });

  it('removes a file that it added, restores one that it removed, and leaves one that was changed since', () => {
    const added = { path: 'schemas/codes/moods.codes.json', text: libraryTexts.get(codes) ?? '' };
    const after = withTexts(libraryTexts, [added, { path: tab, text: '' }]);
    const back = takeBack(after, { before: libraryTexts, after });
    expect(back).toEqual({ texts: libraryTexts, losses: [], kept: [] });
    const served = changed(after, [added.path, '"title": "Genres"', '"title": "Moods"']);
    const { texts, kept } = takeBack(served, { before: libraryTexts, after });
    expect(texts.get(added.path)).toBe(served.get(added.path));
    expect(texts.get(tab)).toBe(libraryTexts.get(tab));
    expect(kept).toEqual(['value set Moods']);
  });

  it('has nothing to say of a file that it added, and that is gone already; names one by its title', () => {
    const path = 'schemas/codes/moods.codes.json';
    const text = (libraryTexts.get(codes) ?? '').replace('"title": "Genres"', '"title": "Moods"');
    const after = withTexts(libraryTexts, [{ path, text }]);
    const served = libraryTexts;
    expect(takeBack(served, { before: libraryTexts, after })).toEqual({
      texts: served,
      losses: [],
      kept: [],
    });
    const changedAfter = changed(after, [path, '"title": "Moods"', '"title": "Tempers"']);
    expect(takeBack(served, { before: after, after: changedAfter }).kept).toEqual(['value set Tempers']);
  });

  it('names the list of a row that it changed, and that is gone since', () => {
    const gone: Edit = [tab, ', { "field": "published", "title": "Year" }', ''];
    const { kept } = takenBack([columnTitled], [gone]);
    expect(kept).toEqual(['table/columns of Books tab']);
  });

  it('puts a member that it removed where it stood, and leaves the others where they are now', () => {
    const before = new Map([['schemas/product.json', '{ "one": 1, "two": 2, "three": 3, "four": 4 }']]);
    const after = new Map([['schemas/product.json', '{ "one": 1, "three": 3, "four": 4 }']]);
    const served = new Map([['schemas/product.json', '{ "one": 1, "four": 4, "three": 3, "five": 5 }']]);
    const { texts } = takeBack(served, { before, after });
    expect(Object.keys(JSON.parse(texts.get('schemas/product.json') ?? ''))).toEqual([
      'one',
      'two',
      'four',
      'three',
      'five',
    ]);
  });

  it('says what records saved since lose', () => {
    const path = 'schemas/book/book.migrations.json';
    const steps = [{ drop: '/isbn', because: 'nobody reads it' }];
    const before = withTexts(libraryTexts, [{ path, text: JSON.stringify({ steps: [] }) }]);
    const after = withTexts(before, [{ path, text: JSON.stringify({ steps }) }]);
    expect(takeBack(after, { before, after }).losses.length).toBeGreaterThan(0);
  });

  it('is what was published later alone, whichever independent changes these are', () => {
    const edits = [maxLength, deprecated, columnGone, codeAdded];
    fc.assert(
      fc.property(fc.subarray(edits, { minLength: 1 }), fc.boolean(), (first, isLater) => {
        const later = isLater ? edits.filter((edit) => !first.includes(edit)) : [];
        const { texts, kept } = takenBack(first, later);
        expect([...texts]).toEqual([...changed(libraryTexts, ...later)]);
        expect(kept).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
