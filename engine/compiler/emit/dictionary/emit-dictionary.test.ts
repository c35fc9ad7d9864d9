import { expect, it } from 'vitest';
import { compileSources } from '../../compile.ts';
import { edited, libraryTexts } from '../../library.fixture.ts';

const dictionary = await dictionaryOf(libraryTexts);

async function dictionaryOf(texts: ReadonlyMap<string, string>): Promise<string> {
  const { files } = await compileSources(texts);
  return files.find(({ path }) => path === 'generated/data-dictionary.md')?.text ?? '';
}

/** Finds the text under the heading of a field. */
function fieldNamed(title: string, text = dictionary): string {
  return text.split(/^### .*<\/a>/m).find((section) => section.startsWith(`${title}\n`)) ?? '';
}

it('names its source and hash', () => {
  expect(dictionary).toMatch(
    /^<!-- GENERATED from \d+ files of the schema set sha256:[0-9a-f]{16} by engine\/compiler; do not edit; run npm run schemas -->/,
  );
});

it('tells each check with its message, each rule with its conditions', () => {
  expect(fieldNamed('Book: ISBN')).toContain('- `pattern` `^[0-9]{13}$`: “An ISBN has 13 digits”');
  expect(fieldNamed('Book: Title')).toContain('- `maxLength` `80`: “At most 80 characters”');
  expect(fieldNamed('Author: Name')).toContain('- `required`: “Name is required”');
  expect(fieldNamed('Book: Pen Name')).toContain(
    '(error): required while `author.library_meta.anonymous`: “Required”',
  );
  expect(fieldNamed('Book: Published')).toContain(
    "a value must make `self.published <= today()` true, but only while `self.genre != 'other'`",
  );
});

it('lists each check with its rows, condition, message, advice and source', () => {
  const row = dictionary.split('\n').find((line) => line.startsWith('| `gloomy-child`')) ?? '';
  expect(dictionary).toContain('<a id="checks"></a>');
  expect(row.split(' | ')).toHaveLength(7);
  expect(row).toContain('murder, ghosts | `self.readerAge < 12.0` |');
  expect(row).toContain('| Ask a parent. | The librarians |');
});

it('tells who may see and change a field, its unit, and where people meet it', () => {
  const price = fieldNamed('Book: Price');
  expect(price).toContain('- Type: number in EUR');
  expect(price).toContain(
    '- Only [lend](#access-lend) may see it\n- Only [lend](#access-lend) may change it',
  );
  expect(fieldNamed('Book: Genre')).toContain(
    'Asked for in the form `book`\n- Shown in the tab Books (`books`)',
  );
});

it('gives an example that the rules accept', () => {
  expect(fieldNamed('Book: Title')).toContain('- Example: `"Emma"`');
});

it('has every link lead to an anchor, and every anchor only once', () => {
  const anchors = [...dictionary.matchAll(/<a id="([^"]+)">/g)].map(([, anchor]) => anchor);
  const links = [...dictionary.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
  expect(links.length).toBeGreaterThan(20);
});

it('keeps tables in shape, whatever signs stand in a title or condition', async () => {
  const odd = await dictionaryOf(
    edited({
      path: 'schemas/book/book.schema.json',
      from: '"What stands on the cover."',
      to: '"A | B, *c* <d> `e`\\nand [f](#g)"',
    }),
  );
  for (const block of odd
    .trimEnd()
    .split('\n\n')
    .filter((part) => part.startsWith('|'))) {
    const columns = block.split('\n').map((row) => row.replaceAll('\\|', '').split('|').length);
    expect(new Set(columns).size).toBe(1);
  }
  expect(odd).toContain('A \\| B, \\*c\\* \\<d\\> \\`e\\` and \\[f\\](\\#g)');
});

it('is the same whenever it is made', async () => {
  expect(await dictionaryOf(new Map([...libraryTexts].toReversed()))).toBe(dictionary);
});
