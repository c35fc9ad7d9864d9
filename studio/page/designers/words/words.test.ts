import { describe, expect, it } from 'vitest';
import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';
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
const textOf = (files: readonly NamedSchemaText[]) => (path: string) =>
  files.find((each) => each.path === path)?.text ?? '';
const files = [
  file('book.json', book),
  file('tab.json', { title: 'Book', empty: 'None' }, 'tab'),
  file('x.json', { title: 'Sample' }, 'examples'),
];
const words = textsIn(files);

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
    const documents = [
      file(
        'l.json',
        { blocks: [{ heading: { en: 'List', es: 'Lista' } }, { text: { en: 'Yours' } }] },
        'document',
      ),
    ];
    const letter = textsIn(documents);
    expect(letter.map(({ at, kind, language, text }) => [at, kind, language, text])).toEqual([
      ['/blocks/0/heading/en', 'heading', 'en', 'List'],
      ['/blocks/0/heading/es', 'heading', 'es', 'Lista'],
      ['/blocks/1/text/en', 'text', 'en', 'Yours'],
      ['/blocks/1/text/es', 'text', 'es', ''],
    ]);
    const read = textsRead(textsFile(letter).replace('/blocks/1/text/es,', '/blocks/1/text/es,Suyo'), letter);
    expect(read.problems).toEqual([]);
    expect(wordEdits(read.changed)(textOf(documents))).toEqual([
      { command: 'edit', path: 'l.json', steps: [{ op: 'add', path: '/blocks/1/text/es', value: 'Suyo' }] },
    ]);
  });

  it('of a single text for all languages become one of each once it is translated, as the text is by then', () => {
    const letterOf = (text: string) => {
      const blocks = [{ text: { en: 'List', es: 'Lista' } }, { text }, { text: '{author.name}' }];
      return [file('l.json', { blocks }, 'document')];
    };
    const letter = textsIn(letterOf('Yours, {author.name}'));
    const [blank, ...others] = letter.filter((word) => word.text === '');
    expect(blank).toMatchObject({ at: '/blocks/1/text/es', language: 'es', text: '' });
    expect(others).toEqual([]);
    const edits = blank && wordEdits([{ ...blank, text: 'Suyo, {author.name}' }]);
    const value = { en: 'Ever yours, {author.name}', es: 'Suyo, {author.name}' };
    expect(edits?.(textOf(letterOf('Ever yours, {author.name}')))).toEqual([
      { command: 'edit', path: 'l.json', steps: [{ op: 'add', path: '/blocks/1/text', value }] },
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
    expect(wordEdits(changed)(textOf(files))).toEqual([
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
