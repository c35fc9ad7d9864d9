import { expect, it } from 'vitest';
import { libraryTexts } from '../../compiler/library.fixture.ts';
import { wayBack } from './way-back.ts';

const path = 'schemas/book/book.migrations.json';
/** When pages were texts. */
const earlier = new Map(
  [...libraryTexts].flatMap(([name, text]) =>
    name === path
      ? []
      : [[name, text.replace('"type": "integer", "minimum": 1', '"type": "string"')] as const],
  ),
);

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
