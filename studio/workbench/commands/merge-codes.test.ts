import { describe, expect, it } from 'vitest';
import { edited, libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import { type JsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { listedTexts } from '../../../engine/core/protocol/listed-texts.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import { checkTexts } from '../rename/follow-diagnostics.ts';
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
});
