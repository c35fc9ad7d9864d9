import { describe, expect, it } from 'vitest';
import { edited, libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import { type JsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { listedTexts } from '../../../engine/core/protocol/listed-texts.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import { checkTexts } from '../rename/follow-diagnostics.ts';
import { runCommand, type TextCommand } from './run-command.ts';
import type { FileTexts } from './schema-files.ts';

function textsAfter(texts: FileTexts, ...commands: readonly TextCommand[]): FileTexts {
  return commands.reduce((now, command) => withTexts(now, listedTexts(runCommand(now, command))), texts);
}

const json = (texts: FileTexts, path: string): JsonObject => JSON.parse(texts.get(path) ?? '{}');
const rulesPath = 'schemas/book/book.rules.json';
const rulesOf = (texts: FileTexts) => jsonItems(json(texts, rulesPath)['rules']);

describe('a field that people only read at times', () => {
  const lock = (when: string): TextCommand => ({ command: 'lock-field', form: 'book', field: 'genre', when });
  const wordsOf = (texts: FileTexts) =>
    jsonObject(json(texts, 'schemas/book/book.form.json')['fields'])['genre'];

  it('can be changed while the condition is not so; without a condition the file is as it was, to the byte', () => {
    const texts = textsAfter(libraryTexts, lock('self.pages > 100'));
    expect(wordsOf(texts)).toMatchObject({ enabledWhen: '!(self.pages > 100)' });
    expect(checkTexts(texts).errors).toEqual([]);
    expect(textsAfter(texts, lock(''))).toEqual(libraryTexts);
  });
});

describe('a field whose value is worked out', () => {
  it('is read only as it is: a condition would say when it can be typed', () => {
    const derived = edited({
      path: 'schemas/book/book.form.json',
      from: '"fields": {',
      to: '"fields": { "isbn": { "derive": "self.title" },',
    });
    expect(checkTexts(derived).errors).toEqual([]);
    const lock: TextCommand = { command: 'lock-field', form: 'book', field: 'isbn', when: 'self.pages > 1' };
    expect(() => runCommand(derived, lock)).toThrow(/worked out/);
  });
});

describe('a check of a field', () => {
  const check = (more: Partial<TextCommand> = {}): TextCommand =>
    ({
      ...{ command: 'check-field', form: 'book', field: 'penName', id: 'book.pen-name-check' },
      ...{ severity: 'error', when: "self.penName == '笔名'", message: '不能是“笔名”' },
      ...more,
    }) as TextCommand;
  const rule = {
    id: 'book.pen-name-check',
    at: '/penName',
    when: "self.penName == '笔名'",
    message: '不能是“笔名”',
  };

  it('is a rule beside those that there are, and is changed in its place', () => {
    const texts = textsAfter(libraryTexts, check());
    expect(rulesOf(texts)).toEqual([...rulesOf(libraryTexts), rule]);
    expect(checkTexts(texts).errors).toEqual([]);
    const changed = textsAfter(texts, check({ message: 'Another name' }));
    expect(rulesOf(changed)).toEqual([...rulesOf(libraryTexts), { ...rule, message: 'Another name' }]);
    expect(textsAfter(changed, check({ when: ' ' }))).toEqual(libraryTexts);
  });

  it('warns in place of refusing, beside a rule that refuses', () => {
    const warn = check({ id: 'book.pen-name-warning', severity: 'warning' });
    expect(rulesOf(textsAfter(libraryTexts, check(), warn)).slice(-2)).toEqual([
      rule,
      { ...rule, id: 'book.pen-name-warning', severity: 'warning' },
    ]);
  });

  it('names a sentence that the product has already', () => {
    const texts = textsAfter(libraryTexts, check({ message: 'Date cannot be in the future' }));
    expect(rulesOf(texts).at(-1)).toEqual({ ...rule, message: '@date.not-in-future' });
  });

  it('keeps the word of a rule that allows, and what else the rule says', () => {
    const allowed = {
      id: 'book.thick',
      at: '/pages',
      unless: 'self.pages > 1',
      loads: 'ignored',
      message: 'Thin',
    };
    const edit: TextCommand = {
      ...{ command: 'edit', path: rulesPath },
      steps: [{ op: 'add', path: '/rules/-', value: allowed }],
    };
    const texts = textsAfter(
      libraryTexts,
      edit,
      check({ field: 'pages', id: 'book.thick', when: 'self.pages > 9', message: 'Too thin' }),
    );
    expect(rulesOf(texts).at(-1)).toEqual({ ...allowed, unless: 'self.pages > 9', message: 'Too thin' });
  });

  it('begins with the word it is told, and keeps its lines as they are', () => {
    const lines = "self.penName == '笔名'\n|| self.pages > 9";
    const texts = textsAfter(libraryTexts, check({ when: lines, word: 'unless' }));
    const { when: _when, ...others } = rule;
    const written = { ...others, unless: lines.split('\n') };
    expect(rulesOf(texts).at(-1)).toEqual(written);
    const changed = textsAfter(texts, check({ when: lines, message: 'Another name' }));
    expect(rulesOf(changed).at(-1)).toEqual({ ...written, message: 'Another name' });
    const remarked = "self.penName == '笔名' // so far\n|| self.pages > 9";
    const explained = textsAfter(texts, check({ when: remarked }));
    expect(rulesOf(explained).at(-1)).toEqual({ ...written, unless: remarked });
    expect(checkTexts(explained).errors).toEqual([]);
  });

  it('says what cannot be: no message, a rule that says more than one condition', () => {
    expect(() => runCommand(libraryTexts, check({ message: ' ' }))).toThrow(/Write what people read/);
    const other = check({ field: 'published', id: 'book.published' });
    expect(() => runCommand(libraryTexts, other)).toThrow(/more than one condition/);
  });

  it('keeps a field that it is about from being retired in the same draft, and says where', () => {
    const texts = textsAfter(libraryTexts, check({ when: "self.isbn == '1'" }));
    const retire: TextCommand = { command: 'retire-field', entity: 'book', field: 'isbn' };
    expect(() => runCommand(texts, retire)).toThrow(
      /cannot be retired yet, it is read elsewhere.*book\.rules/,
    );
  });

  it('is named in the letters that rules are, whatever those of its field', () => {
    const required: TextCommand = {
      ...{
        command: 'require-field',
        form: 'book',
        field: 'penName',
        isRequired: true,
        when: 'self.pages > 1',
      },
    };
    const withoutIt: TextCommand = {
      ...{ command: 'edit', path: rulesPath },
      steps: [{ op: 'remove', path: '/rules/0' }],
    };
    const texts = textsAfter(libraryTexts, withoutIt, required);
    expect(rulesOf(texts).at(-1)).toMatchObject({ id: 'book.pen-name-required' });
    expect(checkTexts(texts).errors).toEqual([]);
  });
});
