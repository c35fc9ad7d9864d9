import { describe, expect, it } from 'vitest';
import type { NamedSchemaText } from '../../../../../engine/core/protocol/workbench.ts';
import { repeats, textsIn } from './words.ts';
import { textsFile, textsRead, wordEdits } from './words-file.ts';

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
const words = textsIn([
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

  it('have a blank place for each language that a document speaks elsewhere', () => {
    const letter = textsIn([
      file(
        'l.json',
        { blocks: [{ heading: { en: 'List', es: 'Lista' } }, { text: { en: 'Yours' } }] },
        'document',
      ),
    ]);
    expect(letter.map(({ at, kind, language, text }) => [at, kind, language, text])).toEqual([
      ['/blocks/0/heading/en', 'heading', 'en', 'List'],
      ['/blocks/0/heading/es', 'heading', 'es', 'Lista'],
      ['/blocks/1/text/en', 'text', 'en', 'Yours'],
      ['/blocks/1/text/es', 'text', 'es', ''],
    ]);
    const read = textsRead(textsFile(letter).replace('/blocks/1/text/es,', '/blocks/1/text/es,Suyo'), letter);
    expect(read.problems).toEqual([]);
    expect(wordEdits(read.changed)).toEqual([
      { command: 'edit', path: 'l.json', steps: [{ op: 'add', path: '/blocks/1/text/es', value: 'Suyo' }] },
    ]);
  });

  it('of a single text for all languages become one of each language once it is translated', () => {
    const text = 'Yours, {author.name}';
    const letter = textsIn([
      file(
        'l.json',
        { blocks: [{ text: { en: 'List', es: 'Lista' } }, { text }, { text: '{author.name}' }] },
        'document',
      ),
    ]);
    const [blank] = letter.filter((word) => word.text === '');
    expect(blank).toMatchObject({ at: '/blocks/1/text/es', language: 'es', text: '' });
    expect(letter.filter((word) => word.text === '')).toHaveLength(1);
    const steps = [{ op: 'add', path: '/blocks/1/text', value: { en: text, es: 'Suyo, {author.name}' } }];
    expect(blank && wordEdits([{ ...blank, text: 'Suyo, {author.name}' }])).toEqual([
      { command: 'edit', path: 'l.json', steps },
    ]);
  });

  it('go out as a file without formulas and come back as they were', () => {
    const out = textsFile(words);
    expect(out).toContain("'=SUM(1)");
    expect(textsRead(out, words)).toEqual({ changed: [], problems: [] });
  });

  it('are changed by a file, an edit for each schema file; what is at no place is refused with its line', () => {
    const out = textsFile(words).replace('None', '"No books, yet"').replace('It is late.', 'Too late.');
    const { changed, problems } = textsRead(out, words);
    expect(problems).toEqual([]);
    expect(wordEdits(changed)).toEqual([
      {
        command: 'edit',
        path: 'book.json',
        steps: [{ op: 'add', path: '/messages/late', value: 'Too late.' }],
      },
      {
        command: 'edit',
        path: 'tab.json',
        steps: [{ op: 'add', path: '/empty', value: 'No books, yet' }],
      },
    ]);
    const wrong = textsRead('file,place,words\nbook.json,/gone,Gone\nbook.json,/title,', words);
    expect(wrong.problems.map(({ line }) => line)).toEqual([2, 3]);
    expect(textsRead('a,b\n', words).problems[0]?.message).toContain('The first line has to be');
  });
});
