import { expect, it } from 'vitest';
import { compileSources } from '../../engine/compiler/compile.ts';
import { libraryTexts } from '../../engine/compiler/library.fixture.ts';
import { filesOf, guidePages } from './guide-pages.ts';

const page = guidePages.find(({ name }) => name === 'tab');
if (page === undefined) throw new Error('The guide has no page of tabs.');
const texts = new Map([...libraryTexts, ...filesOf(page)]);
const path = 'schemas/author/reading-lists.tab.json';

/** Compiles a reading list with one part replaced, and returns the problems of its file. */
async function problemsWith(from: string, to: string): Promise<readonly string[]> {
  const text = texts.get(path) ?? '';
  expect(text).toContain(from);
  const { diagnostics } = await compileSources(new Map([...texts, [path, text.replace(from, to)]]));
  return diagnostics.filter((each) => each.path === path).map(({ code, message }) => `${code} ${message}`);
}

it.each([
  [
    '"reader": "user.id"',
    '"reeder": "user.id"',
    'field/unknown "reeder" is not a field of entity "reading-list".',
  ],
  [
    '+ item.name',
    '+ item.nme',
    'expression/type There is no field "nme" here, in "\'Copy of \' + item.nme".',
  ],
  [
    '"Copy List", "access": "read"',
    '"Copy List", "access": "reed"',
    'name/unknown-access There is no access rule named "reed".',
  ],
])('a copy of a stored search with %s for %s does not compile', async (from, to, problem) => {
  expect(await problemsWith(from, to)).toEqual([problem]);
});
