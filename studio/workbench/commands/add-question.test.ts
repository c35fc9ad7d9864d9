import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import { readSources } from '../../../engine/compiler/source/read-sources.ts';
import type { NewQuestion } from '../../../engine/core/authoring/new-question.ts';
import { isOfRow, questionTypesOf } from '../../../engine/core/authoring/question-types.ts';
import { type Json, type JsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { getAt, getAtTokens } from '../../../engine/core/json/pointer.ts';
import { listedTexts } from '../../../engine/core/protocol/listed-texts.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import { inverseSplice, spliceBetween, spliced } from '../../../engine/core/text/splice.ts';
import { checkTexts } from '../rename/follow-diagnostics.ts';
import { runCommand, type TextCommand } from './run-command.ts';
import { type FileTexts, filesOf, readFile } from './schema-files.ts';

const product = await readSources(join(import.meta.dirname, '../../..'));
const schemaPath = 'schemas/book/book.schema.json';
const formPath = 'schemas/book/book.form.json';

function textsAfter(texts: FileTexts, ...commands: readonly TextCommand[]): FileTexts {
  return commands.reduce(
    (before, command) => withTexts(before, listedTexts(runCommand(before, command))),
    texts,
  );
}

const added = (question: NewQuestion, more: object = {}): TextCommand => ({
  ...{ command: 'add-question', form: 'book', question },
  ...more,
});

const json = (texts: FileTexts, path: string): JsonObject => readFile(path, texts).value;
const fieldsOf = (texts: FileTexts) => jsonObject(json(texts, schemaPath)['properties']);
const layoutOf = (texts: FileTexts) => json(texts, formPath)['layout'];

/** Builds a question of each type with everything that the type asks for. */
function asked({ name, title, asks }: ReturnType<typeof questionTypesOf>[number]): NewQuestion {
  return {
    ...{ type: name, title: `My ${title}` },
    ...(asks.includes('choices') && { choices: ['One', 'Two'] }),
    ...(asks.includes('questions') && { questions: [{ type: 'date', title: 'When' }] }),
  };
}

describe('a question that is added to a form', () => {
  it('compiles without a word from the compiler, whatever its type and form', () => {
    const types = questionTypesOf(
      [...filesOf('schema', product).values()].map((path) => readFile(path, product)),
    );
    expect(types.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Short text',
        'Date',
        'Phone',
        'Address',
        'Person',
        'Medicine',
        'Coded term',
        'List of …',
      ]),
    );
    const questions = types.filter(isOfRow).map(asked);
    const commands = [...types.map(asked), { type: 'list', title: 'All of them', questions }]
      .flatMap((question) => [question, { ...question, title: `${question.title} 2`, isRequired: true }])
      .map((question): TextCommand => ({ command: 'add-question', form: 'condition', question }));
    const onForms = [...filesOf('form', product).keys()].map(
      (form): TextCommand => ({
        ...{ command: 'add-question', form },
        question: { type: 'choice', title: `Asked in ${form}`, choices: ['Yes', 'No'] },
      }),
    );
    const { diagnostics } = checkTexts(textsAfter(product, ...commands, ...onForms));
    // Ignores `access/eye-only`: the compiler reports it for any field of patients, which are stored for whoever may
    // write patients.
    const others = diagnostics.filter(({ code }) => code !== 'access/eye-only');
    expect(others.map(({ path, message }) => `${path} ${message}`)).toEqual([]);
  });

  it('is taken back by one step, to the bytes that were there', () => {
    const changed = runCommand(
      libraryTexts,
      added({ type: 'choice', title: 'Mood', choices: ['Glad', 'Sad'] }),
    );
    expect([...changed.keys()].toSorted()).toEqual([
      formPath,
      schemaPath,
      'schemas/codes/book-mood.codes.json',
    ]);
    for (const [path, text] of changed) {
      const before = libraryTexts.get(path) ?? '';
      expect(spliced(text, inverseSplice(spliceBetween(before, text)))).toBe(before);
    }
  });

  it.each<[string, string]>([
    ['Pain at rest (0–10)', 'painAtRest010'],
    ['Größe', 'grosse'],
    ['Ärger', 'arger'],
    ['疼痛程度', 'question'],
    ['2nd visit', 'question2ndVisit'],
    ['Title', 'title2'],
    ['In', 'in2'],
    ['Constructor', 'constructor2'],
    ['Subject', 'subject2'],
    ["Patient's wish", 'patientsWish'],
    ['{{ self.title }}', 'selfTitle'],
    ['x'.repeat(200), 'x'.repeat(40)],
  ])('has a name made of its title, such as %s', (title, name) => {
    const texts = textsAfter(libraryTexts, added({ type: 'short-text', title }));
    expect(Object.keys(fieldsOf(texts)).at(-1)?.toLowerCase()).toBe(name.toLowerCase());
    expect(getAtTokens(fieldsOf(texts), [Object.keys(fieldsOf(texts)).at(-1) ?? '', 'title'])).toBe(title);
  });

  it('has a name of its own beside others of the same title', () => {
    const commands = Array.from({ length: 3 }, () => added({ type: 'tick', title: '疼痛' }));
    const texts = textsAfter(libraryTexts, ...commands);
    expect(Object.keys(fieldsOf(texts)).slice(-3)).toEqual(['question', 'question2', 'question3']);
    expect(checkTexts(texts).errors).toEqual([]);
  });

  it.each<[object, readonly Json[]]>([
    [
      {},
      [
        ['title'],
        { group: 'Print', rows: [['isbn', 'pages'], ['published']] },
        ['genre', 'penName'],
        ['mood'],
      ],
    ],
    [
      { of: 'pages' },
      [
        ['title'],
        { group: 'Print', rows: [['isbn', 'pages'], ['mood'], ['published']] },
        ['genre', 'penName'],
      ],
    ],
    [
      { of: 'isbn', side: 'right' },
      [['title'], { group: 'Print', rows: [['isbn', 'mood', 'pages'], ['published']] }, ['genre', 'penName']],
    ],
    [
      { of: 'gone' },
      [
        ['title'],
        { group: 'Print', rows: [['isbn', 'pages'], ['published']] },
        ['genre', 'penName'],
        ['mood'],
      ],
    ],
  ])('stands where it was put: %j', (place, layout) => {
    expect(layoutOf(textsAfter(libraryTexts, added({ type: 'short-text', title: 'Mood' }, place)))).toEqual(
      layout,
    );
  });

  it('stands in the last tab of a form with tabs, and is the first of a form without a field', () => {
    const withLayout = (layout: Json): TextCommand => ({
      ...{ command: 'edit', path: formPath },
      steps: [{ op: 'replace', path: '/layout', value: layout }],
    });
    const tabs = [
      { tab: 'One', rows: [['title']] },
      { tab: 'Two', rows: [['genre']] },
    ];
    const question = { type: 'short-text', title: 'Mood' };
    expect(layoutOf(textsAfter(libraryTexts, withLayout(tabs), added(question)))).toEqual([
      tabs[0],
      { tab: 'Two', rows: [['genre'], ['mood']] },
    ]);
    expect(layoutOf(textsAfter(libraryTexts, withLayout([]), added(question)))).toEqual([['mood']]);
  });

  it('has a value set of thousands of pasted lines, each text once, each code its own', () => {
    const choices = [
      ...Array.from({ length: 5000 }, (_, index) => ` 第${index}项 `),
      '',
      'Nausea',
      'Nausea',
      'nausea',
    ];
    const texts = textsAfter(libraryTexts, added({ type: 'choice', title: '反应', choices }));
    const [path = ''] = [...texts.keys()].filter((each) => !libraryTexts.has(each));
    const entries = jsonItems(json(texts, path)['codes']).map(jsonObject);
    expect(entries).toHaveLength(5002);
    expect(new Set(entries.map(({ code }) => code)).size).toBe(5002);
    expect(entries[0]).toEqual({ code: '0', display: '第0项' });
    expect(checkTexts(texts).errors).toEqual([]);
  });

  it('uses a value set that there is, and makes none then', () => {
    const changed = runCommand(libraryTexts, added({ type: 'choices', title: 'Kinds', codes: 'genres' }));
    expect([...changed.keys()].toSorted()).toEqual([formPath, schemaPath]);
    expect(checkTexts(withTexts(libraryTexts, listedTexts(changed))).errors).toEqual([]);
  });

  it('says a sentence for a number beyond its limits, once for both of them', () => {
    const message = 'Pain is from 0 to 10';
    const question = { type: 'number', title: 'Pain', least: 0, most: 10, unit: '{score}', message };
    const texts = textsAfter(libraryTexts, added(question));
    expect(fieldsOf(texts)['pain']).toMatchObject({
      type: 'number',
      minimum: 0,
      maximum: 10,
      'x-unit': '{score}',
    });
    const said = { minimum: '@book.pain', maximum: '@book.pain' };
    expect(getAt(json(texts, 'schemas/book/book.rules.json'), '/messages/~1pain')).toEqual(said);
    expect(getAt(json(texts, 'schemas/product.json'), '/messages/book.pain')).toBe(message);
    expect(checkTexts(texts).errors).toEqual([]);
    const least = textsAfter(libraryTexts, added({ type: 'number', title: 'Pain', least: 0, message }));
    expect(getAt(json(least, 'schemas/book/book.rules.json'), '/messages/~1pain')).toEqual({
      minimum: message,
    });
  });

  it('becomes a column of the rows of a list, and of the tables that are meant', () => {
    const list = added({ type: 'list', title: 'Falls', questions: [{ type: 'date', title: 'Day' }] });
    const column = added({ type: 'short-text', title: 'Where', isRequired: true }, { within: 'falls' });
    const texts = textsAfter(
      libraryTexts,
      list,
      column,
      added({ type: 'short-text', title: 'Mood' }, { tabs: ['books'] }),
    );
    const form = json(texts, formPath);
    expect(getAt(form, '/fields/falls')).toEqual({ rows: { columns: ['day', 'where'], item: 'Falls' } });
    expect(getAt(fieldsOf(texts), '/falls/items/required')).toEqual(['where']);
    expect(json(texts, 'schemas/book/books.tab.json')['table']).toMatchObject({
      columns: expect.arrayContaining([{ field: 'mood' }]),
    });
    const ofOther = added({ type: 'short-text', title: 'Note' }, { within: 'loans' });
    expect(
      Object.keys(
        jsonObject(json(textsAfter(texts, ofOther), 'schemas/loan/loan.schema.json')['properties']),
      ),
    ).toContain('note');
    expect(checkTexts(texts).errors).toEqual([]);
  });

  it.each<[string, NewQuestion, object]>([
    ['A question needs a title', { type: 'short-text', title: '  ' }, {}],
    ['needs a choice', { type: 'choice', title: 'Mood', choices: ['', ' '] }, {}],
    ['needs a question that each of its rows asks', { type: 'list', title: 'Falls', questions: [] }, {}],
    ['has no type of question', { type: 'poem', title: 'Mood' }, {}],
    ['There is no value set named "moods"', { type: 'choice', title: 'Mood', codes: 'moods' }, {}],
    ['10 is more than 0', { type: 'number', title: 'Pain', least: 10, most: 0 }, {}],
    ['A scale has 2 to 21 numbers', { type: 'scale', title: 'Pain', least: 0, most: 100 }, {}],
    [
      'the rows of a list cannot ask it',
      { type: 'list', title: 'Falls', questions: [{ type: 'list', title: 'More', questions: [] }] },
      {},
    ],
    ['is no list', { type: 'short-text', title: 'Mood' }, { within: 'title' }],
    ['There is no tab named "boks"', { type: 'short-text', title: 'Mood' }, { tabs: ['boks'] }],
  ])('says what cannot be: %s', (message, question, more) => {
    expect(() => runCommand(libraryTexts, added(question, more))).toThrow(message);
  });
});

describe('a field that has to be filled in', () => {
  const require = (isRequired: boolean, field = 'genre'): TextCommand => ({
    ...{ command: 'require-field', form: 'book', field, isRequired },
  });
  const show = (when: string, field = 'genre'): TextCommand => ({
    command: 'show-field',
    form: 'book',
    field,
    when,
  });
  const rulesOf = (texts: FileTexts) => jsonItems(json(texts, 'schemas/book/book.rules.json')['rules']);

  it('is required by its schema, and no longer: to the bytes that were there', () => {
    const texts = textsAfter(libraryTexts, require(true));
    expect(json(texts, schemaPath)['required']).toEqual(['type', 'title', 'genre']);
    expect(textsAfter(texts, require(false))).toEqual(libraryTexts);
  });

  it('is required while it is shown, whichever of both is said first', () => {
    const condition = 'self.pages > 100';
    const rule = { id: 'book.genre-required', at: '/genre', require: condition, message: '@required' };
    for (const commands of [
      [require(true), show(condition)],
      [show(condition), require(true)],
    ]) {
      const texts = textsAfter(libraryTexts, ...commands);
      expect(rulesOf(texts).at(-1)).toEqual(rule);
      expect(json(texts, schemaPath)['required']).toEqual(['type', 'title']);
      expect(checkTexts(texts).errors).toEqual([]);
      expect(rulesOf(textsAfter(texts, show('self.pages > 9'))).at(-1)).toEqual({
        ...rule,
        require: 'self.pages > 9',
      });
      expect(json(textsAfter(texts, show('')), schemaPath)['required']).toEqual(['type', 'title', 'genre']);
      expect(rulesOf(textsAfter(texts, require(false)))).toEqual(rulesOf(libraryTexts));
    }
  });

  it('is required by a condition of its own, which keeps the message of its rule when it is chosen anew', () => {
    const requiredIf = (when: string): TextCommand => ({
      ...{ command: 'require-field', form: 'book', field: 'genre', isRequired: true, when },
    });
    const rule = { id: 'book.genre-required', at: '/genre', message: '@required' };
    const texts = textsAfter(libraryTexts, require(true), requiredIf('self.pages > 100'));
    expect(json(texts, schemaPath)['required']).toEqual(['type', 'title']);
    expect(rulesOf(texts).at(-1)).toEqual({ ...rule, require: 'self.pages > 100' });
    expect(checkTexts(texts).errors).toEqual([]);
    const again = textsAfter(texts, requiredIf('self.pages > 9'));
    expect(rulesOf(again).at(-1)).toEqual({ ...rule, require: 'self.pages > 9' });
    expect(rulesOf(textsAfter(again, require(false)))).toEqual(rulesOf(libraryTexts));
  });

  it('is required while the groups around it are shown', () => {
    const group: TextCommand = {
      ...{ command: 'edit', path: formPath },
      steps: [{ op: 'add', path: '/layout/1/visibleWhen', value: "self.genre == 'novel'" }],
    };
    const texts = textsAfter(libraryTexts, group, show('self.pages > 1', 'isbn'), require(true, 'isbn'));
    expect(rulesOf(texts).at(-1)).toMatchObject({ require: "(self.genre == 'novel') && (self.pages > 1)" });
  });

  it('says what cannot be: a field of another file', () => {
    expect(() => runCommand(libraryTexts, require(true, 'nowhere'))).toThrow(/another file/);
  });
});
