import { describe, expect, it } from 'vitest';
import { edited, libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import type { ExpressionQuestion } from '../../../engine/core/protocol/expression-look.ts';
import { createWorkbench } from '../workbench.ts';
import { createExpressionDesk } from './expression-desk.ts';

const desk = createExpressionDesk();

const ofBook = { path: 'schemas/book/book.rules.json', pointer: '/rules/1/unless' };
const guardOfBook = { path: 'schemas/book/book.rules.json', pointer: '/rules/1/when' };

function look(source: string, more: Partial<ExpressionQuestion> = {}) {
  return desk.look(libraryTexts, { ...ofBook, source, ...more });
}

/** Lists the labels of the completion at the caret, which `|` marks. */
function labelsAt(written: string): readonly string[] {
  const caret = written.indexOf('|');
  const { completion } = look(written.replace('|', ''), { caret });
  return (completion?.options ?? []).map(({ label }) => label);
}

function completed(written: string, label: string): string | undefined {
  const caret = written.indexOf('|');
  const source = written.replace('|', '');
  const { completion } = look(source, { caret });
  const option = completion?.options.find((each) => each.label === label);
  if (completion === undefined || option === undefined) return undefined;
  return source.slice(0, completion.from) + option.apply + source.slice(caret);
}

describe('what may stand at the caret', () => {
  it('is a name of the place, a function or a value at the beginning', () => {
    expect(labelsAt('|').slice(0, 3)).toEqual(['self', 'old', 'root']);
    expect(labelsAt('yea|')).toEqual(['yearsBetween', 'yearOf']);
    expect(labelsAt('auth|')[0]).toBe('author');
  });

  it('is a field of the record after a dot, by its name', () => {
    expect(labelsAt('self.|')).toEqual(expect.arrayContaining(['title', 'pages', 'penName']));
    expect(labelsAt('self.pen|')).toEqual(['penName']);
    expect(labelsAt('self.cost|')).toEqual([]);
  });

  it('is a code of the field that is compared, with its quotes', () => {
    expect(labelsAt('self.genre == |').slice(0, 2)).toEqual(["'novel'", "'poetry'"]);
    expect(completed("self.genre == '|", 'novel')).toBe("self.genre == 'novel'");
    expect(completed("self.genre in ['novel', 'o|']", 'other')).toBe("self.genre in ['novel', 'other']");
  });

  it('is a field of the row in a list function, and a method after a list', () => {
    expect(labelsAt('self.loans.exists(loan, loan.b|')).toEqual(['borrower']);
    expect(labelsAt('self.loans.|')).toEqual(expect.arrayContaining(['exists', 'all', 'size']));
    expect(labelsAt('self.title.|')).toEqual(expect.arrayContaining(['startsWith', 'contains']));
  });

  it('is a name of the product as it is written in files', () => {
    expect(completed('author.|', 'library_meta')).toBe('author.{product}_meta');
  });
});

describe('a mistake', () => {
  it('has a place, a message and what to do', () => {
    expect(look('self.genr == "novel"').problem).toEqual({
      message: 'There is no field "genr" here',
      help: 'Did you mean "genre"?',
      start: 5,
      end: 9,
    });
  });

  it('has the place of what is written, behind a name of the product', () => {
    const { problem } = look("author.{product}_meta.anonymous && self.genr == 'x'");
    expect(problem).toMatchObject({ start: 40, end: 44 });
  });

  it('is what the compiler says of an expression of another type', () => {
    expect(look('self.title').problem?.message).toBe('This is a text, but a condition is needed');
  });
});

it.each([
  ["self.genre == 'novel'", 'Genre is “Novel”'],
  [
    "self.genre in ['novel', 'other'] && !blank(self.isbn)",
    'Genre is one of “Novel”, “Other” and ISBN is filled in',
  ],
  ['self.published <= today()', 'Published is not after today'],
  ['self.pages >= 100 || blank(self.price)', 'Pages is at least 100 or Price is missing'],
  [
    "!(self.title == '') && (self.pages < 5 || self.pages > 9)",
    'Title is filled in and (Pages is less than 5 or Pages is more than 9)',
  ],
  ['!author.{product}_meta.anonymous', 'the author’s Marks’ Anonymous is not “yes”'],
  ['self.loans.exists(loan, blank(loan.borrower))', 'for one of Loans, the loan’s Borrower is missing'],
  [
    "hasRole('librarian') && may('lend')",
    'the user has the role “librarian” and the user passes the access rule “lend”',
  ],
])('reads %s as: %s', (source, reading) => {
  expect(look(source).reading).toBe(reading);
});

it('knows no expression where the compiler looks for none', () => {
  expect(look('true', { pointer: '/rules/1/message' }).isKnown).toBe(false);
  expect(look('true', { path: 'schemas/book/other.rules.json' }).isKnown).toBe(false);
});

describe('trying an expression', () => {
  it('shows the value of each part, and which the others made needless', () => {
    const { trial } = look('!blank(self.pages) && self.pages > 100', { trial: { sample: 0, values: {} } });
    expect(trial?.samples).toEqual([
      'A title is enough',
      'An anonymous author needs a pen name',
      'Made-up record',
    ]);
    expect(trial?.parts.map(({ text, values }) => [text, ...values])).toEqual([
      ['!blank(self.pages) && self.pages > 100', 'no'],
      ['!blank(self.pages)', 'no'],
      ['blank(self.pages)', 'yes'],
      ['self.pages', 'blank'],
      ['self.pages > 100'],
      ['self.pages'],
    ]);
  });

  it('takes other values for what the expression reads', () => {
    const { trial } = look("self.pages > 100 && self.genre == 'novel'", {
      trial: { sample: 2, values: { '/self/pages': 101, '/self/genre': 'novel' } },
    });
    expect(trial?.inputs).toMatchObject([
      { at: '/self/pages', label: 'Pages', kind: 'number', value: '101' },
      {
        at: '/self/genre',
        label: 'Genre',
        kind: 'text',
        choices: ['novel', 'poetry', 'other'],
        value: '"novel"',
      },
    ]);
    expect(trial?.parts[0]?.values).toEqual(['yes']);
  });
});

describe('the cases of an expression', () => {
  it('are all combinations of its conditions, each with a record for which they are so', () => {
    const source = "self.genre == 'novel' && self.pages > 100";
    const rows = look(source, { ...guardOfBook, hasCases: true }).cases?.rows ?? [];
    expect(rows.map(({ holds, result }) => [...holds, result])).toEqual([
      [true, true, 'yes'],
      [true, false, 'no'],
      [false, true, 'no'],
      [false, false, 'no'],
    ]);
    for (const { holds, trial } of rows) {
      const parts =
        look(source, { ...guardOfBook, ...(trial !== undefined && { trial }) }).trial?.parts ?? [];
      const result = (text: string) => parts.find((part) => part.text === text)?.values[0];
      expect(result("self.genre == 'novel'")).toBe(holds[0] === true ? 'yes' : 'no');
    }
  });

  it('say why none is so', () => {
    const rows = look("self.genre == 'novel' || self.genre == 'other'", { hasCases: true }).cases?.rows ?? [];
    expect(rows[0]?.impossible).toBe('Never at once: (Genre is “Novel”) and (Genre is “Other”).');
    expect(rows.slice(1).every(({ impossible }) => impossible === undefined)).toBe(true);
  });

  it('reach through days, ages, lists and what the user may', () => {
    const source =
      "self.published <= today() && age(author.born) < 18 && self.loans.exists(l, blank(l.until)) && hasRole('x')";
    const rows = look(source, { hasCases: true }).cases?.rows ?? [];
    expect(rows.filter(({ trial }) => trial !== undefined)).toHaveLength(16);
  });

  it('are no table where they are too many', () => {
    const source = Array.from({ length: 7 }, (_, index) => `self.pages > ${index}`).join(' && ');
    expect(look(source, { hasCases: true }).cases).toMatchObject({
      rows: [],
      message: expect.stringContaining('7 conditions'),
    });
  });
});

it('names a slip that no example would notice, with a record that would', () => {
  const [hint] = look('self.published <= today()', { hasCases: true }).cases?.hints ?? [];
  expect(hint?.message).toBe('In self.published <= today(), “<=” could be “<”, and no example would notice.');
  expect(hint?.trial.values).toEqual({ '/self/published': '2026-11-21' });
});

it('keeps a record as an example with the problems that the draft finds in it', async () => {
  const workbench = createWorkbench({ read: async () => libraryTexts, write: undefined });
  const kept = await workbench.run([], {
    ...ofBook,
    command: 'keep-example',
    title: 'A book of tomorrow',
    trial: {
      sample: 0,
      values: {
        '/self/published': '2026-11-22',
        '/self/genre': 'novel',
        '/records/author/library_meta/anonymous': true,
      },
    },
  });
  if ('problem' in kept) throw new Error(kept.problem);
  const [file] = kept.changed;
  expect(file?.path).toBe('schemas/book/book.examples.json');
  expect(JSON.parse(file?.text ?? '').examples.at(-1)).toEqual({
    title: 'A book of tomorrow',
    data: { type: 'author.book', title: 'Emma', published: '2026-11-22', genre: 'novel' },
    records: { author: { '{product}_meta': { anonymous: true } } },
    problems: [
      { at: '/penName', message: 'Required' },
      { at: '/published', message: 'Date cannot be in the future' },
    ],
  });
  const { diagnostics } = await workbench.check(kept.changed);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('keeps the first example of an entity in a file of its own', async () => {
  const path = 'schemas/book/book.examples.json';
  const texts = new Map(libraryTexts);
  texts.delete(path);
  const workbench = createWorkbench({ read: async () => texts, write: undefined });
  const trial = { sample: 0, values: { '/self/published': '2999-01-01' } };
  const kept = await workbench.run([], { ...ofBook, command: 'keep-example', title: 'Too late', trial });
  if ('problem' in kept) throw new Error(kept.problem);
  expect(kept.changed.map((file) => file.path)).toEqual([path]);
  const { $schema, entity, examples } = JSON.parse(kept.changed[0]?.text ?? '');
  expect([$schema, entity]).toEqual(['../meta/examples.schema.json', 'book']);
  expect(examples).toMatchObject([
    { title: 'Too late', problems: expect.arrayContaining([expect.objectContaining({ at: '/published' })]) },
  ]);
  const { diagnostics } = await workbench.check(kept.changed);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

describe('a sentence', () => {
  const group = { path: 'schemas/book/book.form.json', pointer: '/layout/1/group' };
  const refusal = { path: 'schemas/book/lending.workflow.json', pointer: '/consequences/0/message' };
  const inGroup = (source: string, caret?: number) =>
    look(source, { ...group, ...(caret !== undefined && { caret }) });

  it('offers names inside the braces, and nothing between them', () => {
    const source = 'Print of {{ self.ti }} now';
    const { completion } = inGroup(source, 'Print of {{ self.ti'.length);
    expect(completion?.from).toBe('Print of {{ self.'.length);
    expect(completion?.options.map(({ label }) => label)).toContain('title');
    expect(inGroup(source, 3).completion).toBeUndefined();
    expect(inGroup(source, source.length).completion).toBeUndefined();
  });

  it('is read in words with what stands for each value', () => {
    expect(inGroup('Print of {{ self.title }}: {{self.pages}} pages').reading).toBe(
      'Print of [Title]: [Pages] pages',
    );
    expect(inGroup('{label} has no expression').reading).toBeUndefined();
  });

  it('has its first mistake at the characters that are meant', () => {
    const source = 'Print of {{ self.title }} {{ self.pagse }}';
    const { problem, reading } = inGroup(source);
    expect(problem?.message).toBe('There is no field "pagse" here');
    expect(source.slice(problem?.start, problem?.end)).toBe('pagse');
    expect(reading).toBeUndefined();
    expect(inGroup('On {{ self.published }}').problem?.help).toBe('Write shortDate(…) around it.');
    expect(inGroup('Print of {{ self.title').problem?.message).toBe(
      'The braces of this expression are not closed',
    );
    expect(inGroup('Print of {{ }}').problem?.message).toBe('These braces are blank');
  });

  it('has single braces where the compiler reads those', () => {
    const single = look('Forgotten: {book.title}.', refusal);
    expect(single).toMatchObject({ isKnown: true, reading: 'Forgotten: [the book’s Title].' });
    expect(look('Forgotten: {book.titel}.', refusal).problem).toMatchObject({ start: 17, end: 22 });
  });

  it('is tried with the value of each expression, and says what people read', () => {
    const trial = { sample: 0, values: { '/self/title': 'Emma', '/self/pages': null } };
    const source = 'Print of {{ self.title }}: {{self.pages}} pages';
    expect(look(source, { ...group, trial }).trial).toMatchObject({
      sentence: 'Print of Emma:  pages',
      inputs: [
        { at: '/self/title', label: 'Title', value: '"Emma"' },
        { at: '/self/pages', label: 'Pages' },
      ],
      parts: [
        { text: 'self.title', values: ['“Emma”'] },
        { text: 'self.pages', values: ['blank'] },
      ],
    });
    const lost = look(source, { ...group, trial: { sample: 0, values: {}, record: 'nobody' } });
    expect(lost.trial).toMatchObject({ isMissing: true, parts: [] });
  });

  it('of the product is right where it is for every rule that names it', () => {
    const path = 'schemas/product.json';
    const inMessage = (name: string, source: string) => look(source, { path, pointer: `/messages/${name}` });
    expect(inMessage('date.not-in-future', 'Not after {{ shortDate(today()) }}').reading).toMatch(
      /^Not after \[/,
    );
    const ofBooks = inMessage('date.not-in-future', 'Of {{ self.title }}');
    expect(ofBooks.problem?.message).toBe('There is no field "title" here');
    expect(inMessage('type', '{{ today() }}').isKnown).toBe(false);
  });

  it('is known in titles, questions, helps and letters alike', () => {
    const places = [
      ['schemas/book/book.rules.json', '/rules/1/message'],
      ['schemas/book/book.form.json', '/fields/title/ui:help'],
      ['schemas/author/reading-list.document.json', '/warnings/0/message'],
    ] as const;
    const asks = { when: 'true', title: 'Lend?', text: 'Lend it?', yes: 'Yes', no: 'No' };
    const texts = edited({
      path: group.path,
      from: '"initial":',
      to: `"confirm": [${JSON.stringify(asks)}], "initial":`,
    });
    const knows = (path: string, pointer: string) =>
      desk.look(texts, { path, pointer, source: '{{ today }}' }).isKnown;
    for (const [path, pointer] of places) expect(knows(path, pointer), pointer).toBe(true);
    for (const word of ['title', 'text', 'yes'])
      expect(knows(group.path, `/confirm/0/${word}`), word).toBe(word !== 'yes');
  });
});

describe('a condition that is chosen', () => {
  const chosen = (source: string) => look(source, { hasSubjects: true });

  it('may be about the values of the record and of those around it, with what they take', () => {
    const { subjects = [], condition } = chosen('');
    expect(condition).toBeUndefined();
    expect(subjects.find(({ path }) => path.join('.') === 'self.genre')).toMatchObject({
      ...{ title: 'Genre', group: 'This record', kind: 'choice' },
      choices: expect.arrayContaining([{ value: 'novel', label: 'Novel' }]),
    });
    expect(subjects.map(({ path, kind }) => `${path.join('.')} ${kind}`)).toEqual(
      expect.arrayContaining([
        'self.pages number',
        'self.published day',
        'self.title text',
        'author.name.last text',
        'author.{product}_meta.anonymous bool',
      ]),
    );
  });

  it('is about what people fill in first, and about what the gateway writes last', () => {
    const own = (chosen('').subjects ?? []).filter(({ group }) => group === 'This record');
    const names = own.map(({ path }) => path[1] ?? '');
    expect(names.indexOf('_rev')).toBeGreaterThan(names.indexOf('genre'));
  });

  it('tells questions of one title apart, and marks one that is retired, which a condition may still have', () => {
    const path = 'schemas/book/book.schema.json';
    const texts = edited(
      { path, from: '"pages": { "title": "Pages"', to: '"pages": { "deprecated": true, "title": "页数"' },
      { path, from: '"title": "Pen Name"', to: '"title": "Genre"' },
    );
    const question = { ...ofBook, source: 'self.pages > 3', hasSubjects: true };
    const { subjects = [], condition } = desk.look(texts, question);
    expect(condition).toBeDefined();
    const find = (name: string) => subjects.find((each) => each.path.join('.') === `self.${name}`);
    expect(find('genre')?.title).toBe('Genre (genre)');
    expect(find('penName')?.title).toBe('Genre (penName)');
    expect(find('pages')).toMatchObject({ title: '页数', isRetired: true });
    expect(find('title')).not.toHaveProperty('isRetired');
  });

  it('is the one that is written, with the names that files have', () => {
    const source = "author.{product}_meta.anonymous && self.genre in ['novel', 'other']";
    expect(JSON.parse(chosen(source).condition ?? 'null')).toEqual({
      join: 'and',
      of: [
        { subject: ['author', '{product}_meta', 'anonymous'], verb: 'yes' },
        { subject: ['self', 'genre'], verb: 'among', value: { is: 'texts', texts: ['novel', 'other'] } },
      ],
    });
  });

  it('has texts with slashes', () => {
    expect(chosen("self.title == 'https://a'")).toHaveProperty('condition');
  });

  it.each([
    'self.pages + 1 > 2',
    "size(self.loans) > 0 || self.genre == 'novel'",
    'old.pages > 3',
    'self.pages > 3 // of a book',
  ])('is not there where a part cannot be chosen: %s', (source) => {
    expect(chosen(source)).not.toHaveProperty('condition');
    expect(chosen(source)).toHaveProperty('reading');
  });
});
