import { expect, it } from 'vitest';
import { libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import type { SchemaTexts } from '../../../engine/core/protocol/schema-versions.ts';
import { wayBack } from './way-back.ts';

const path = 'schemas/book/book.migrations.json';
const schema = 'schemas/book/book.schema.json';

/**
 * Earlier texts of the library, in which pages were texts, books had a heading and a number, and poetry was called
 * verse.
 */
const earlier = new Map(
  [...libraryTexts].flatMap(([name, text]) => (name === path ? [] : [[name, formerly(text)] as const])),
);

function formerly(text: string): string {
  return text
    .replace('"type": "integer", "minimum": 1', '"type": "string"')
    .replace('"isbn": {', '"number": {')
    .replace('"title": { "title"', '"heading": { "title"')
    .replace('"penName": {', '"byline": {')
    .replace('"code": "poetry"', '"code": "verse"');
}

it('an earlier version gets the inverse of each step that it does not have, the last one first', () => {
  const { texts, losses } = wayBack(libraryTexts, earlier);
  expect(JSON.parse(texts.get(path) ?? '{}').steps).toEqual([
    { recode: '/genre', codes: { poetry: 'verse' } },
    { convert: '/pages', from: 'number', value: 'string(old.pages)', back: 'double(old.pages)' },
    {
      join: ['/title', '/penName'],
      ...{ to: '/heading', value: "old.title + ' by ' + old.penName" },
      back: {
        '/title': "old.heading.split(' by ')[0]",
        '/penName': "old.heading.split(' by ')[1]",
      },
    },
    { move: '/isbn', to: '/number' },
  ]);
  expect(losses).toEqual(['The labels were peeled off years ago.']);
});

it('the way there again is the later version as it was', () => {
  const { texts } = wayBack(libraryTexts, earlier);
  expect(wayBack(texts, libraryTexts).texts).toEqual(libraryTexts);
});

it('a version whose shape was taken up again reads by the same steps, and undoes only what came later', () => {
  const renamed = new Map(libraryTexts)
    .set(schema, (libraryTexts.get(schema) ?? '').replace('"isbn": {', '"code": {'))
    .set(path, withStep(libraryTexts.get(path), { move: '/isbn', to: '/code' }));
  const { texts: back } = wayBack(renamed, libraryTexts);
  expect(stepsOf(back).at(-1)).toEqual({ move: '/code', to: '/isbn' });
  // Changes another file, which the rollback reverts, while the records stay renamed.
  expect(wayBack(new Map(back).set('schemas/other.tab.json', '{}'), libraryTexts).texts).toEqual(back);

  const again = new Map(back)
    .set(schema, (libraryTexts.get(schema) ?? '').replace('"isbn": {', '"barcode": {'))
    .set(path, withStep(back.get(path), { move: '/isbn', to: '/barcode' }));
  expect(stepsOf(wayBack(again, libraryTexts).texts).slice(-2)).toEqual([
    { move: '/barcode', to: '/isbn' },
    { move: '/code', to: '/isbn' },
  ]);
});

it('a renaming is taken back that has nothing to do with one which was taken back after it', () => {
  const withFields = (fields: readonly (readonly [string, string])[]) =>
    fields.reduce(
      (text, [from, to]) => text.replace(`"${from}": {`, `"${to}": {`),
      libraryTexts.get(schema) ?? '',
    );
  const unrelated = new Map(libraryTexts)
    .set(schema, withFields([['pages', 'length']]))
    .set(path, withStep(libraryTexts.get(path), { move: '/pages', to: '/length' }));
  const renamed = new Map(unrelated)
    .set(
      schema,
      withFields([
        ['pages', 'length'],
        ['isbn', 'code'],
      ]),
    )
    .set(path, withStep(unrelated.get(path), { move: '/isbn', to: '/code' }));
  const { texts: again } = wayBack(renamed, unrelated);
  expect(stepsOf(again).slice(-2)).toEqual([
    { move: '/pages', to: '/length' },
    { move: '/code', to: '/isbn' },
  ]);
  const { texts: back } = wayBack(again, libraryTexts);
  expect(stepsOf(back).slice(stepsOf(libraryTexts).length)).toEqual([
    { move: '/length', to: '/pages' },
    { move: '/code', to: '/isbn' },
  ]);
});

const stepsOf = (texts: SchemaTexts) => JSON.parse(texts.get(path) ?? '{}').steps;

function withStep(text = '{}', step: object): string {
  const file = JSON.parse(text);
  return JSON.stringify({ ...file, steps: [...file.steps, step] });
}
