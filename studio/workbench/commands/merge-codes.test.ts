import { describe, expect, it } from 'vitest';
import { edited, libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import { type JsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { listedTexts } from '../../../engine/core/protocol/listed-texts.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import { checkTexts } from '../rename/follow-diagnostics.ts';
import { createStudioWork } from '../studio-work.ts';
import { notesOfMerge } from './merge-codes.ts';
import { runCommand, type TextCommand } from './run-command.ts';
import type { FileTexts } from './schema-files.ts';

const codesPath = 'schemas/codes/genres.codes.json';
const rulesPath = 'schemas/book/book.rules.json';
const merge = (from: string, into: string): TextCommand => ({
  ...{ command: 'merge-codes', codes: 'genres', from, into },
});
const json = (texts: FileTexts, path: string): JsonObject => JSON.parse(texts.get(path) ?? '{}');
const stepsOf = (texts: FileTexts) => jsonItems(json(texts, 'schemas/book/book.migrations.json')['steps']);

describe('two values of a list that become one', () => {
  const merged = withTexts(libraryTexts, listedTexts(runCommand(libraryTexts, merge('other', 'novel'))));

  it('leave one choice, and stored records are read with it', () => {
    const codes = jsonItems(json(merged, codesPath)['codes']).map((entry) => jsonObject(entry)['code']);
    expect(codes).toEqual(['novel', 'poetry']);
    expect(stepsOf(merged).at(-1)).toEqual({
      ...{ recode: '/genre', codes: { other: 'novel' } },
      loses: '“Other” became “Novel”, by intention.',
    });
    expect(checkTexts(merged).errors).toEqual([]);
  });

  it('take along what names the one that goes', () => {
    const [, published] = jsonItems(json(merged, rulesPath)['rules']).map(jsonObject);
    expect(published?.['when']).toBe("self.genre != 'novel'");
  });

  it('take along an earlier step that led to the one that goes', () => {
    const texts = withTexts(libraryTexts, listedTexts(runCommand(libraryTexts, merge('poetry', 'novel'))));
    expect(stepsOf(texts)).toContainEqual({ recode: '/genre', codes: { verse: 'novel' } });
    expect(checkTexts(texts).errors).toEqual([]);
  });

  it('say what cannot be: no such value, the same one twice, a list that would have one twice', () => {
    expect(() => runCommand(libraryTexts, merge('verse', 'novel'))).toThrow(/no code "verse"/);
    expect(() => runCommand(libraryTexts, merge('novel', 'novel'))).toThrow(/Choose two values/);
    const ofList = edited({
      path: 'schemas/book/book.schema.json',
      from: '"pages": {',
      to: '"genres": { "title": "Genres", "description": "All.", "type": "array", "maxItems": 3, "uniqueItems": true, "items": { "$ref": "../codes/genres.codes.json" } }, "pages": {',
    });
    expect(() => runCommand(ofList, merge('other', 'novel'))).toThrow(/“Genres” may have both values/);
    const broken = edited({ path: rulesPath, from: 'self.published <= today()', to: 'self.publishd' });
    expect(() => runCommand(broken, merge('other', 'novel'))).toThrow(/Correct the problems/);
  });

  const schemaPath = 'schemas/book/book.schema.json';
  const codesOf = (texts: FileTexts) => jsonItems(json(texts, codesPath)['codes']).map(jsonObject);
  const mergedIn = (texts: FileTexts, command: TextCommand) =>
    withTexts(texts, listedTexts(runCommand(texts, command)));

  it.each([
    ['a definition of the file', '{ "title": "Kind", "description": "It.", "$ref": "#/$defs/kind" }'],
    [
      'one of several shapes',
      '{ "title": "Kind", "description": "It.", "anyOf": [{ "$ref": "../codes/genres.codes.json" }, { "type": "null" }] }',
    ],
    [
      'a part',
      '{ "title": "Kind", "description": "It.", "type": "object", "properties": { "of": { "title": "Of", "description": "It.", "$ref": "../codes/genres.codes.json" } } }',
      '/kind/of',
    ],
  ])('are one where the field has them by %s', (_by, kind, at = '/kind') => {
    const texts = edited(
      { path: schemaPath, from: '"pages": {', to: `"kind": ${kind}, "pages": {` },
      {
        path: schemaPath,
        from: '"type": "object",',
        to: '"$defs": { "kind": { "$ref": "../codes/genres.codes.json" } }, "type": "object",',
      },
    );
    expect(checkTexts(texts).errors).toEqual([]);
    const places = stepsOf(mergedIn(texts, merge('other', 'novel')))
      .slice(5)
      .map((step) => jsonObject(step)['recode']);
    expect(places).toEqual(expect.arrayContaining(['/genre', at]));
    expect(places).toHaveLength(2);
  });

  it.each([
    '"items": { "$ref": "../codes/genres.codes.json" }',
    '"uniqueItems": true, "items": { "$ref": "../codes/genres.codes.json" }',
    '"items": { "$ref": "#/$defs/kind" }',
  ])('stay two where a record may have both: %s', (items) => {
    const texts = edited(
      {
        path: schemaPath,
        from: '"pages": {',
        to: `"genres": { "title": "Genres", "description": "All.", "type": "array", "maxItems": 3, ${items} }, "pages": {`,
      },
      {
        path: schemaPath,
        from: '"type": "object",',
        to: '"$defs": { "kind": { "$ref": "../codes/genres.codes.json" } }, "type": "object",',
      },
    );
    expect(checkTexts(texts).errors).toEqual([]);
    expect(() => runCommand(texts, merge('other', 'novel'))).toThrow(/“Genres” may have both values/);
  });

  it('lead an earlier step to the one that stays, on however many lines it stands', () => {
    const texts = edited({
      path: 'schemas/book/book.migrations.json',
      from: '"codes": { "verse": "poetry" }',
      to: '"codes": {\n "verse": "poetry",\n "rhyme": "other"\n }',
    });
    expect(stepsOf(mergedIn(texts, merge('poetry', 'novel')))).toContainEqual({
      ...{ recode: '/genre', codes: { verse: 'novel', rhyme: 'other' } },
    });
  });

  const spelt = edited({
    path: codesPath,
    from: '"codes": [{ "code": "novel", "display": "Novel" }, { "code": "poetry", "display": "Poetry" }, {',
    to: '"columns": { "aliases": { "type": "list", "description": "Other spellings." } }, "codes": [{ "code": "novel", "display": "Novel", "aliases": ["N", "story"] }, { "code": "poetry", "display": "Poetry" }, { "aliases": ["story", "misc"],',
  });

  it('have the spellings of both', () => {
    expect(checkTexts(spelt).errors).toEqual([]);
    const merged = mergedIn(spelt, merge('other', 'novel'));
    expect(codesOf(merged)[0]).toEqual({
      ...{ code: 'novel', display: 'Novel', aliases: ['N', 'story', 'other', 'misc'] },
    });
    expect(checkTexts(merged).errors).toEqual([]);
    expect(codesOf(mergedIn(spelt, merge('novel', 'poetry')))[0]).toMatchObject({
      aliases: ['novel', 'N', 'story'],
    });
  });

  it('stay two where numbers would belong to neither', () => {
    const ranged = edited({
      path: codesPath,
      from: '"codes": [{ "code": "novel", "display": "Novel" }, { "code": "poetry", "display": "Poetry" }, {',
      to: '"columns": { "limits": { "type": "limits", "description": "Pages." } }, "codes": [{ "code": "novel", "display": "Novel" }, { "code": "poetry", "display": "Poetry" }, { "limits": { "from": 1 },',
    });
    expect(checkTexts(ranged).errors).toEqual([]);
    expect(() => runCommand(ranged, merge('other', 'novel'))).toThrow(/“Other” stands for a range/);
  });

  it('take along the examples, at the values of the list alone', () => {
    const book = (genre: string) => ({ type: 'author.book', title: 'other', genre });
    const examples = (genre: string) => ({
      entity: 'book',
      base: book(genre),
      examples: [
        { title: 'other', data: book(genre), old: book(genre), siblings: [book(genre)], problems: [] },
        { title: 'One', change: { '/genre': genre, '/title': 'other' }, problems: [] },
        { title: 'Two', change: {}, records: { book: book(genre) }, problems: [] },
      ],
    });
    const path = 'schemas/book/book.examples.json';
    const texts = new Map([...libraryTexts, [path, JSON.stringify(examples('other'))]]);
    expect(json(mergedIn(texts, merge('other', 'novel')), path)).toEqual(examples('novel'));
  });

  it('leave what no type tells apart, which is named by file and line', async () => {
    const texts = edited({
      path: rulesPath,
      from: '"rules": [',
      to: '"derived": [\n{ "id": "book.pen", "at": "/penName", "value": "\'other\'" }],\n"rules": [',
    });
    expect(checkTexts(texts).errors).toEqual([]);
    const work = createStudioWork(async () => ({ diagnostics: [], files: new Map() }) as never);
    const command = merge('other', 'novel');
    const outcome = await work.run(texts, [], command as never);
    expect(outcome).toMatchObject({
      notes: [expect.stringMatching(/“other” still stands .*book\.rules\.json, line \d/)],
    });
    expect(notesOfMerge(merged, command as never)).toEqual([]);
  });

  it('change nothing else in a sentence: another list may have the same value, and words are words', () => {
    const workflowPath = 'schemas/book/lending.workflow.json';
    const place = "book.place == 'Lost' ? 'a' : 'b'";
    const texts = edited(
      { path: codesPath, from: '"codes": [', to: '"codes": [{ "code": "Lost", "display": "Lost" }, ' },
      {
        path: workflowPath,
        from: String.raw`"refuse": "\"{book.title}\" has no ISBN yet."`,
        to: String.raw`"refuse": "\"Lost\", or 'Lost': {${place}} {book.genre == 'Lost' ? 'c' : 'd'}"`,
      },
    );
    expect(checkTexts(texts).errors).toEqual([]);
    expect(mergedIn(texts, merge('Lost', 'novel')).get(workflowPath)).toContain(
      String.raw`"\"Lost\", or 'Lost': {${place}} {book.genre == 'novel' ? 'c' : 'd'}"`,
    );
  });

  it('stay two where the place of the value in a line is not known, as the same text may be another value there', () => {
    const texts = edited(
      { path: codesPath, from: '"codes": [', to: '"codes": [{ "code": "Lost", "display": "Lost" }, ' },
      {
        path: rulesPath,
        from: '"require": "author.{product}_meta.anonymous"',
        to: `"require": "author.{product}_meta.anonymous && self.genre == 'Lost' && self.title != 'Lost'"`,
      },
    );
    expect(checkTexts(texts).errors).toEqual([]);
    expect(() => runCommand(texts, merge('Lost', 'novel'))).toThrow(/does not compile/);
  });
});
