import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import type { PatchStep } from '../../../engine/core/json/json-patch.ts';
import { listedTexts } from '../../../engine/core/protocol/listed-texts.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import { inverseSplice, type Splice, spliceBetween, spliced } from '../../../engine/core/text/splice.ts';
import { editText } from '../../text/edit-text.ts';
import { checkTexts } from '../rename/follow-diagnostics.ts';
import { CommandError } from './command-error.ts';
import { moveToEntity } from './move-to-entity.ts';
import { runCommand, type TextCommand } from './run-command.ts';

const schemaPath = [...libraryTexts.keys()].find((path) => path.endsWith('/book.schema.json')) ?? '';
const folder = schemaPath.slice(0, schemaPath.lastIndexOf('/'));
const formPath = `${folder}/book.form.json`;

/** Lists the lines that a command adds or changes, by file. */
function linesOf(command: TextCommand): Readonly<Record<string, readonly string[]>> {
  const changed = runCommand(libraryTexts, command);
  return Object.fromEntries(
    [...changed].map(([path, text]) => {
      const before = new Set((libraryTexts.get(path) ?? '').split('\n'));
      return [path.slice(path.lastIndexOf('/') + 1), text.split('\n').filter((line) => !before.has(line))];
    }),
  );
}

const summary = { title: 'Summary', description: 'What happens in it.', type: 'string', maxLength: 200 };

/** Number of command sequences per run; ten thousand were tried when the commands were written. */
const runs = 100;

describe('commands of the Studio', () => {
  it('adds a field to its entity and to forms, each in the lines that it needs', () => {
    const lines = linesOf({
      command: 'add-field',
      entity: 'book',
      field: 'summary',
      schema: summary,
      forms: ['book'],
    });
    expect(Object.keys(lines)).toEqual(['book.schema.json', 'book.form.json']);
    expect(lines['book.schema.json']).toEqual([
      '    "loans": { "title": "Loans", "description": "Who had it.", "type": "array", "maxItems": 500, "x-key": "id", "items": { "$ref": "../loan/loan.schema.json" } },',
      '    "summary": { "title": "Summary", "description": "What happens in it.", "type": "string", "maxLength": 200 }',
    ]);
    expect(lines['book.form.json']).toHaveLength(1);
    expect(lines['book.form.json']?.[0]).toContain('["genre", "penName"], ["summary"]]');
  });

  it('leaves schemas that compile', () => {
    const changed = runCommand(libraryTexts, {
      ...{ command: 'add-field', entity: 'book', field: 'summary', schema: summary, forms: ['book'] },
    });
    expect(checkTexts(new Map([...libraryTexts, ...changed])).errors).toEqual([]);
  });

  it('renames a field through every file that reads it', () => {
    const changed = runCommand(libraryTexts, { command: 'rename', target: 'book/pages', to: 'pageCount' });
    expect(changed.size).toBeGreaterThan(2);
    expect(changed.get('schemas/book/book.migrations.json')).toContain(
      '{ "move": "/pages", "to": "/pageCount" }',
    );
    expect(checkTexts(new Map([...libraryTexts, ...changed])).errors).toEqual([]);
  });

  it('retires a field that only forms show: it stays in the schema, and forms are as they were', () => {
    const added = runCommand(libraryTexts, {
      ...{ command: 'add-field', entity: 'book', field: 'summary', schema: summary, forms: ['book'] },
    });
    const texts = new Map([...libraryTexts, ...added]);
    const changed = runCommand(texts, { command: 'retire-field', entity: 'book', field: 'summary' });
    expect(changed.get(formPath)).toBe(libraryTexts.get(formPath));
    expect(changed.get(schemaPath)).toContain('"maxLength": 200, "deprecated": true }');
    expect(checkTexts(new Map([...texts, ...changed])).errors).toEqual([]);
  });

  it('removes a retired field whose values may be lost, with a migration that says so', () => {
    const loses = 'Nobody has read it.';
    const { texts, errors } = compiled(
      { command: 'add-field', entity: 'loan', field: 'note', schema: summary, forms: ['loan'] },
      { command: 'retire-field', entity: 'loan', field: 'note', loses },
    );
    expect(errors).toEqual([]);
    expect(texts.get('schemas/loan/loan.schema.json')).toBe(
      libraryTexts.get('schemas/loan/loan.schema.json'),
    );
    expect(texts.get('schemas/loan/loan.migrations.json')).toContain(
      `{ "drop": "/note", "loses": "${loses}" }`,
    );
  });

  it('moves a field into an object of its entity, through every file that reads it and stored records', () => {
    const { texts, errors } = compiled({
      command: 'move-property',
      entity: 'author',
      field: 'email',
      into: 'name',
    });
    expect(errors).toEqual([]);
    expect(texts.get('schemas/author/author.schema.json')).toContain('"unique": ["/name/email"]');
    expect(texts.get('schemas/author/author.migrations.json')).toContain(
      '{ "move": "/email", "to": "/name/email" }',
    );
    expect(() =>
      runCommand(libraryTexts, { command: 'move-property', entity: 'author', field: 'email', into: 'born' }),
    ).toThrow(/is no field with fields of its own/);
  });

  it.each<TextCommand>([
    { command: 'rename', target: 'author/email', to: 'mail' },
    { command: 'move-property', entity: 'author', field: 'email', into: 'name' },
    { command: 'split-field', entity: 'author', field: 'email', first: 'box', rest: 'host' },
    { command: 'retype-field', entity: 'book', field: 'pages', to: 'string' },
    { command: 'retire-field', entity: 'author', field: 'email', loses: 'Nobody writes letters.' },
    { command: 'move-to-entity', entity: 'author', field: 'email', target: 'book', loses: 'No letters.' },
  ])('refuses for one reason to take a field from code that reads it: $command', (command) => {
    const reads = { 'author/email': ['desk'], 'book/pages': ['desk'] };
    expect(() => runCommand(libraryTexts, command, reads)).toThrow(
      /is read by its name: code of the product does so, in "desk"/,
    );
  });

  it('moves a field to another entity with what means the same there, and lists what could not follow', () => {
    const rules = 'schemas/loan/loan.rules.json';
    const rule = (id: string, unless: string): PatchStep => ({
      ...{ op: 'add', path: '/rules/-' },
      value: { id, at: '/note', unless, message: 'Say something' },
    });
    const { texts, errors } = compiled(
      { command: 'add-field', entity: 'loan', field: 'note', schema: summary, forms: ['loan'] },
      {
        command: 'edit',
        path: rules,
        steps: [rule('loan.note', "self.note != '-'"), rule('loan.due', 'self.until > self.from')],
      },
    );
    expect(errors).toEqual([]);
    const move = {
      command: 'move-to-entity',
      entity: 'loan',
      field: 'note',
      target: 'book',
      form: 'book',
    } as const;
    const { texts: moved, notes } = moveToEntity(texts, move);
    expect(checkTexts(new Map([...texts, ...moved])).errors).toEqual([]);
    expect(moved.get('schemas/book/book.form.json')).toContain('["note"]]');
    expect(moved.get('schemas/book/book.schema.json')).toContain('"note": {');
    expect(moved.get('schemas/book/book.rules.json')).toContain('"id": "book.note"');
    expect(moved.get(rules)).not.toContain('/note');
    expect(moved.get('schemas/loan/loan.schema.json')).toContain('"deprecated": true');
    expect(notes).toEqual([
      expect.stringMatching(/^The rule loan\.due could not follow: There is no field "until"/),
      'Stored values stay in the records of "loan", where the field is marked as deprecated.',
    ]);
    expect(() => moveToEntity(texts, { ...move, target: 'loan' })).toThrow(/choose another entity/);
    expect(() => moveToEntity(texts, { ...move, form: 'loan' })).toThrow(/is no form of "book"/);
  });

  it('splits a text into its first word and the rest, wherever it is shown, with a migration and its way back', () => {
    const { texts, errors } = compiled(
      { command: 'add-field', entity: 'loan', field: 'lender', schema: summary, forms: ['loan'] },
      { command: 'split-field', entity: 'loan', field: 'lender', first: 'given', rest: 'family' },
    );
    expect(errors).toEqual([]);
    expect(texts.get('schemas/loan/loan.form.json')).toContain('["given", "family"]]');
    const { steps } = JSON.parse(texts.get('schemas/loan/loan.migrations.json') ?? '{}');
    expect(steps.at(-1)).toEqual({
      split: '/lender',
      into: {
        '/given': "old.lender.split(' ')[0]",
        '/family': String.raw`('\u0001' + old.lender).split('\u0001' + old.lender.split(' ')[0] + ' ')[1]`,
      },
      back: "old.given + (blank(old.family) ? '' : ' ' + old.family)",
    });
    const split = (field: string) => () =>
      runCommand(libraryTexts, {
        ...{ command: 'split-field', entity: 'book', field, first: 'one', rest: 'other' },
      });
    expect(split('published')).toThrow(/is no plain text/);
    expect(split('penName')).toThrow(/is read elsewhere\. Take it out there first: /);
  });

  it('refuses to retire a field that a rule reads, and says where', () => {
    const retire = () =>
      runCommand(libraryTexts, { command: 'retire-field', entity: 'book', field: 'genre' });
    expect(retire).toThrow(CommandError);
    expect(retire).toThrow(/is read elsewhere\. Take it out there first: .+\.json:\d+/);
  });

  it('adds a code to a value set, and refuses a second of the same', () => {
    const entry = { code: 'poem', display: 'Poem' };
    const lines = linesOf({ command: 'add-code', codes: 'genres', entry });
    expect(Object.values(lines).flat().join()).toContain('{ "code": "poem", "display": "Poem" }');
    const texts = new Map([
      ...libraryTexts,
      ...runCommand(libraryTexts, { command: 'add-code', codes: 'genres', entry }),
    ]);
    expect(() => runCommand(texts, { command: 'add-code', codes: 'genres', entry })).toThrow(
      /has the code "poem" already/,
    );
  });

  it.each([
    ['left', '[["penName", "title"], '],
    ['right', '[["title", "penName"], '],
    ['above', '[["penName"], ["title"], '],
    ['below', '[["title"], ["penName"], '],
  ] as const)('puts a field %s of another, out of the row that it stood in', (side, layout) => {
    const changed = runCommand(libraryTexts, {
      ...{ command: 'place-field', form: 'book', field: 'penName', side, of: 'title' },
    });
    expect(changed.get(formPath)).toContain(`"layout": ${layout}`);
    expect(changed.get(formPath)).toContain('["genre"]]');
  });

  it('removes a row that has no field left', () => {
    const changed = runCommand(libraryTexts, {
      ...{ command: 'place-field', form: 'book', field: 'published', side: 'right', of: 'genre' },
    });
    expect(changed.get(formPath)).toContain(
      '"rows": [["isbn", "pages"]] }, ["genre", "published", "penName"]]',
    );
  });

  it('changes one member by a patch, and nothing where it says what is there', () => {
    const patch = (value: string): TextCommand => ({
      ...{ command: 'edit', path: schemaPath },
      steps: [{ op: 'replace', path: '/properties/pages/title', value }],
    });
    expect(Object.values(linesOf(patch('Length'))).flat()).toHaveLength(1);
    expect(runCommand(libraryTexts, patch('Pages')).size).toBe(0);
  });

  it.each<[string, TextCommand]>([
    [
      'There is no entity named "bok". Did you mean "book"?',
      { command: 'add-field', entity: 'bok', field: 'a', schema: {} },
    ],
    [
      '"book" has a field "genre" already',
      { command: 'add-field', entity: 'book', field: 'genre', schema: {} },
    ],
    ['"2nd" can be no name', { command: 'add-field', entity: 'book', field: '2nd', schema: {} }],
    ['There is no file x.json', { command: 'edit', path: 'x.json', steps: [] }],
    ['There is no value set named', { command: 'add-code', codes: 'no', entry: { code: 'a', display: 'A' } }],
    [
      'has no field "lines"',
      { command: 'place-field', form: 'book', field: 'title', side: 'left', of: 'lines' },
    ],
  ])('says what cannot be done: %s', (message, command) => {
    expect(() => runCommand(libraryTexts, command)).toThrow(message);
  });

  it('is undone to the same bytes, whatever came after whatever', () => {
    const field = fc.constantFrom('title', 'isbn', 'pages', 'published', 'genre', 'penName');
    const name = fc.stringMatching(/^[a-z]{1,6}$/);
    const path = fc.constantFrom(...libraryTexts.keys());
    const codePath = fc.constantFrom('schemas/codes/genres.codes.json', 'schemas/codes/places.codes.json');
    const command = fc.oneof(
      fc.record({
        command: fc.constant('place-field' as const),
        form: fc.constant('book'),
        field,
        side: fc.constantFrom('left' as const, 'right' as const, 'above' as const, 'below' as const),
        of: field,
      }),
      name.map((each) => ({
        ...{ command: 'add-field' as const, entity: 'book', field: each, schema: summary, forms: ['book'] },
      })),
      name.map((code) => ({ command: 'add-code' as const, codes: 'genres', entry: { code, display: code } })),
      fc.tuple(field, fc.string()).map(([each, value]) => ({
        ...{ command: 'edit' as const, path: schemaPath },
        steps: [{ op: 'replace' as const, path: `/properties/${each}/title`, value }],
      })),
      fc.tuple(name, fc.constantFrom('codes', 'access', 'schema')).map(([each, kind]) => ({
        ...{ command: 'create-file' as const, kind, name: each, title: each, description: each },
      })),
      fc.tuple(path, name).map(([each, to]) => ({ command: 'copy-file' as const, path: each, name: to })),
      fc.tuple(codePath, fc.nat(2)).map(([each, index]) => ({
        ...{ command: 'edit' as const, path: each },
        steps: [{ op: 'remove' as const, path: `/codes/${index}` }],
      })),
      // Makes commands that compile the schemas rare, since compiling takes time.
      fc.oneof(
        { weight: 20, arbitrary: fc.constant({ command: 'edit' as const, path: schemaPath, steps: [] }) },
        { weight: 1, arbitrary: path.map((each) => ({ command: 'remove-file' as const, path: each })) },
        {
          ...{ weight: 1 },
          arbitrary: fc.tuple(path, name).map(([each, to]) => ({
            ...{ command: 'rename-file' as const, path: each, name: to },
          })),
        },
        {
          ...{ weight: 1 },
          arbitrary: fc.tuple(field, name).map(([each, to]) => ({
            ...{ command: 'rename-entry' as const, path: schemaPath, at: `/properties/${each}`, to },
          })),
        },
        {
          ...{ weight: 1 },
          arbitrary: field.map((each) => ({
            ...{ command: 'retire-field' as const, entity: 'book', field: each, loses: 'Nobody has it.' },
          })),
        },
      ),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 12 }), (commands) => {
        const done: ReadonlyMap<string, Splice>[] = [];
        let texts: ReadonlyMap<string, string> = libraryTexts;
        for (const each of commands) {
          const after = possible(texts, each);
          done.push(
            new Map([...after].map(([path, text]) => [path, spliceBetween(texts.get(path) ?? '', text)])),
          );
          texts = withTexts(texts, listedTexts(after));
        }
        for (const splices of done.toReversed()) texts = undone(texts, splices);
        expect(texts).toEqual(libraryTexts);
      }),
      { numRuns: runs },
    );
  });
});

function possible(texts: ReadonlyMap<string, string>, command: TextCommand): ReadonlyMap<string, string> {
  try {
    return runCommand(texts, command);
  } catch (error) {
    if (error instanceof CommandError) return new Map();
    throw error;
  }
}

function undone(
  texts: ReadonlyMap<string, string>,
  splices: ReadonlyMap<string, Splice>,
): ReadonlyMap<string, string> {
  const before = [...splices].map(([path, splice]) => ({
    ...{ path, text: spliced(texts.get(path) ?? '', inverseSplice(splice)) ?? '' },
  }));
  return withTexts(texts, before);
}

/** Compiles the library after commands, each of which works on the result of the one before. */
function compiled(...commands: readonly TextCommand[]) {
  const texts = commands.reduce<ReadonlyMap<string, string>>(
    (before, command) => withTexts(before, listedTexts(runCommand(before, command))),
    libraryTexts,
  );
  const found = checkTexts(texts).errors.map(({ path, message }) => `${path}: ${message}`);
  return { texts, errors: found };
}

const review: TextCommand = {
  ...{ command: 'create-entity', title: 'Book Review', plural: 'Book Reviews', subject: 'author' },
  ...{ questions: [{ type: 'short-text', title: 'Heading' }], read: 'read', write: 'lend', screen: 'shelf' },
};

describe('commands about files', () => {
  it.each<Extract<TextCommand, { readonly command: 'create-file' }>>([
    {
      command: 'create-file',
      kind: 'schema',
      name: 'label',
      title: 'Label',
      description: 'What a label says.',
    },
    { command: 'create-file', kind: 'codes', name: 'moods', title: 'Moods', description: 'How a book is.' },
    { command: 'create-file', kind: 'rules', name: 'offer' },
    { command: 'create-file', kind: 'examples', name: 'offers', entity: 'offer' },
    { command: 'create-file', kind: 'form', name: 'quick-book', entity: 'book' },
    {
      command: 'create-file',
      kind: 'tab',
      name: 'all-books',
      title: 'All Books',
      entity: 'book',
      write: 'lend',
    },
    { command: 'create-file', kind: 'card', name: 'short', title: 'Short', entity: 'author' },
    { command: 'create-file', kind: 'screen', name: 'desk', title: 'Desk', tab: 'author-search' },
    { command: 'create-file', kind: 'access', name: 'desk' },
  ])('create a file of the kind $kind, which compiles at once', (command) => {
    const { texts, errors } = compiled(command);
    expect(errors).toEqual([]);
    const [[path = ''] = []] = runCommand(libraryTexts, command);
    expect(editText(texts.get(path) ?? '', JSON.parse(texts.get(path) ?? ''))).toBe(texts.get(path));
  });

  it('copy a file under another name', () => {
    const { texts, errors } = compiled({
      command: 'copy-file',
      path: 'schemas/book/books.tab.json',
      name: 'old-books',
    });
    expect(errors).toEqual([]);
    expect(texts.get('schemas/book/old-books.tab.json')).toBe(texts.get('schemas/book/books.tab.json'));
  });

  it.each<[kind: string, path: string, name: string]>([
    ['entity that others refer to', 'schemas/author/author.schema.json', 'writer'],
    ['value set', 'schemas/codes/genres.codes.json', 'kinds'],
    ['tab', 'schemas/book/books.tab.json', 'all-books'],
    ['document', 'schemas/author/letterhead.document.json', 'heading'],
    ['workflow', 'schemas/book/lending.workflow.json', 'borrowing'],
    ['shared shape', 'schemas/shared/date.schema.json', 'day'],
  ])('rename a file (%s) in every file that names it, and back to the same bytes', (_kind, path, name) => {
    const kind = path.split('.')[1];
    const renamed = path.replace(/[^/]+$/, `${name}.${kind}.json`);
    const there = compiled({ command: 'rename-file', path, name });
    expect(there.errors).toEqual([]);
    expect(there.texts.has(path)).toBe(false);
    expect(there.texts.has(renamed)).toBe(true);
    const [, old = ''] = /([^/]+)\.[a-z]+\.json$/.exec(path) ?? [];
    const back = compiled(
      { command: 'rename-file', path, name },
      { command: 'rename-file', path: renamed, name: old },
    );
    expect(back.texts).toEqual(libraryTexts);
  });

  it.each<[what: string, path: string, at: string, to: string]>([
    ['field', schemaPath, '/properties/pages', 'pageCount'],
    ['access rule', 'schemas/access/library.access.json', '/rules/lend', 'borrow'],
    ['call', 'schemas/book/book.calls.json', '/calls/list', 'all'],
    ['message', 'schemas/product.json', '/messages/save-failed', 'not-saved'],
  ])('rename an entry (%s) in its place, and where the compiler finds it', (_what, path, at, to) => {
    const { texts, errors } = compiled({ command: 'rename-entry', path, at, to });
    expect(errors).toEqual([]);
    const [map = '', from = ''] = at.split('/').slice(-2);
    const order = (of: ReadonlyMap<string, string>) => Object.keys(JSON.parse(of.get(path) ?? '{}')[map]);
    expect(order(texts)).toEqual(order(libraryTexts).map((name) => (name === from ? to : name)));
    const back = compiled(
      { command: 'rename-entry', path, at, to },
      { command: 'rename-entry', path, at: at.replace(/[^/]+$/, to), to: from },
    );
    if (path !== schemaPath) expect(back.texts).toEqual(libraryTexts);
  });

  it('correct all problems of a kind, also several in one file, to the bytes that were there', () => {
    const steps = ['/layout/0/0', '/layout/1/rows/0/1', '/layout/2/0'].map((path, index) => ({
      ...{ op: 'replace' as const, path, value: ['titel', 'page', 'gerne'][index] ?? '' },
    }));
    const tabPath = 'schemas/book/books.tab.json';
    const { texts } = compiled(
      { command: 'edit', path: formPath, steps },
      {
        command: 'edit',
        path: tabPath,
        steps: [{ op: 'replace', path: '/table/columns/1/field', value: 'gerne' }],
      },
      { command: 'fix', code: 'field/unknown' },
    );
    expect(texts).toEqual(libraryTexts);
    expect(() => runCommand(texts, { command: 'fix', code: 'field/unknown' })).toThrow(/knows no correction/);
  });

  it('rename an access rule where the word "standard" has it', () => {
    const path = 'schemas/access/library.access.json';
    const { errors } = compiled(review, { command: 'rename-entry', path, at: '/rules/lend', to: 'borrow' });
    expect(errors).toEqual([]);
  });

  it('leave stored records as they are when their entity is renamed', () => {
    const { texts } = compiled(review, {
      ...{ command: 'rename-file', path: 'schemas/book-review/book-review.schema.json', name: 'opinion' },
    });
    expect(texts.get('schemas/book-review/opinion.schema.json')).toContain('"type": "author.book-review"');
    expect(texts.has('schemas/book-review/opinion.calls.json')).toBe(true);
  });

  it('remove a file that nothing needs, with those that are named after it', () => {
    const copy: TextCommand = {
      command: 'copy-file',
      path: 'schemas/book/books.tab.json',
      name: 'old-books',
    };
    const { texts } = compiled(copy, { command: 'remove-file', path: 'schemas/book/old-books.tab.json' });
    expect(texts).toEqual(libraryTexts);
    const label = { kind: 'schema', name: 'label', title: 'Label', description: 'What a label says.' };
    const both = compiled(
      { command: 'create-file', ...label },
      { command: 'create-file', kind: 'rules', name: 'label' },
      { command: 'remove-file', path: 'schemas/label/label.schema.json' },
    );
    expect(both.texts).toEqual(libraryTexts);
  });

  it.each<[string, TextCommand]>([
    [
      'is used elsewhere. Take it out there first: ',
      { command: 'remove-file', path: 'schemas/codes/genres.codes.json' },
    ],
    [
      'is named after its entity',
      { command: 'rename-file', path: 'schemas/book/book.rules.json', name: 'x' },
    ],
    ['has the name "books" already', { command: 'create-file', kind: 'tab', name: 'books' }],
    ['"../x" can be no name of a file', { command: 'create-file', kind: 'codes', name: '../x' }],
    ['needs "title": fill it in', { command: 'create-file', kind: 'codes', name: 'moods' }],
    ['begins as a copy of another', { command: 'create-file', kind: 'search', name: 'moods' }],
    ['There is no entity named "boook"', { command: 'create-file', kind: 'rules', name: 'boook' }],
    [
      'has no call "list"',
      { command: 'create-file', kind: 'tab', name: 'who', title: 'Who', entity: 'author' },
    ],
  ])('say what cannot be done: %s', (message, command) => {
    expect(() => runCommand(libraryTexts, command)).toThrow(message);
  });
});
