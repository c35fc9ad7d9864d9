import { describe, expect, it } from 'vitest';
import type { NamedSchemaText } from '../../../../../engine/core/protocol/workbench.ts';
import { repeats, wordsIn } from './words.ts';
import { wordEdits, wordsFile, wordsRead } from './words-file.ts';

const file = (path: string, value: object, kind = 'schema'): NamedSchemaText => ({
  ...{ path, kind, name: path, text: JSON.stringify(value) },
});

const book = {
  title: 'Book',
  properties: {
    title: { title: 'Title', description: '=SUM(1) is a title too', default: 'No title', examples: ['A'] },
  },
  messages: { late: 'It is late.', other: '@late' },
  choices: { label: '/name' },
};
const words = wordsIn([
  file('book.json', book),
  file('tab.json', { title: 'Book', empty: 'None' }, 'tab'),
  file('x.json', { title: 'Sample' }, 'examples'),
]);

describe('the words of a product', () => {
  it('are the texts that people read, with their places; values of records and names are not', () => {
    expect(words.map(({ at, text }) => [at, text])).toEqual([
      ['/title', 'Book'],
      ['/properties/title/title', 'Title'],
      ['/properties/title/description', '=SUM(1) is a title too'],
      ['/messages/late', 'It is late.'],
      ['/title', 'Book'],
      ['/empty', 'None'],
    ]);
    expect(repeats(words).get('Book')).toBe(2);
  });

  it('go out as a file without formulas and come back as they were', () => {
    const out = wordsFile(words);
    expect(out).toContain("'=SUM(1)");
    expect(wordsRead(out, words)).toEqual({ changed: [], problems: [] });
  });

  it('are changed by a file, an edit for each schema file; what is at no place is refused with its line', () => {
    const out = wordsFile(words).replace('None', '"No books, yet"').replace('It is late.', 'Too late.');
    const { changed, problems } = wordsRead(out, words);
    expect(problems).toEqual([]);
    expect(wordEdits(changed)).toEqual([
      {
        command: 'edit',
        path: 'book.json',
        steps: [{ op: 'replace', path: '/messages/late', value: 'Too late.' }],
      },
      {
        command: 'edit',
        path: 'tab.json',
        steps: [{ op: 'replace', path: '/empty', value: 'No books, yet' }],
      },
    ]);
    const wrong = wordsRead('file,place,words\nbook.json,/gone,Gone\nbook.json,/title,', words);
    expect(wrong.problems.map(({ line }) => line)).toEqual([2, 3]);
    expect(wordsRead('a,b\n', words).problems[0]?.message).toContain('The first line has to be');
  });
});
