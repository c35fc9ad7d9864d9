import { describe, expect, it } from 'vitest';
import { libraryTexts } from '../../engine/compiler/library.fixture.ts';
import { listedTexts } from '../../engine/core/protocol/listed-texts.ts';
import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import type { SchemaText } from '../../engine/core/protocol/workbench.ts';
import { createWorkbench } from './workbench.ts';

const path = 'schemas/codes/genres.codes.json';
const base = libraryTexts.get(path) ?? '';
const schemaPath = 'schemas/book/book.schema.json';
const schema = libraryTexts.get(schemaPath) ?? '';

function opened() {
  let texts: ReadonlyMap<string, string> = libraryTexts;
  const workbench = createWorkbench({
    read: async () => texts,
    write: async (written) => {
      texts = withTexts(texts, listedTexts(written));
    },
  });
  return {
    ...workbench,
    text: (of: string) => texts.get(of) ?? '',
    write: (of: string, text: string) => {
      texts = new Map(texts).set(of, text);
    },
  };
}

describe('the workbench of the Studio', () => {
  it('reads every file with its kind, and what describes each kind', async () => {
    const { files, metaSchemas } = await opened().read();
    expect(files.find((file) => file.path === schemaPath)).toMatchObject({
      kind: 'schema',
      name: 'book',
      text: schema,
    });
    expect(files.length).toBe(libraryTexts.size);
    const kinds = new Set(metaSchemas.map(({ kind }) => kind));
    expect(files.filter(({ kind }) => !kinds.has(kind))).toEqual([]);
  });

  it('runs a command over a draft and writes nothing', async () => {
    const workbench = opened();
    const added = await workbench.run([], {
      command: 'add-code',
      codes: 'genres',
      entry: { code: 'poem', display: 'Poem' },
    });
    if ('problem' in added) throw new Error(added.problem);
    expect(added.changed.map((file) => file.path)).toEqual([path]);
    expect(workbench.text(path)).toBe(base);
    const again = await workbench.run(added.changed, {
      command: 'add-code',
      codes: 'genres',
      entry: { code: 'poem', display: 'Poem' },
    });
    expect(again).toEqual({ problem: 'The value set "genres" has the code "poem" already: choose another.' });
  });

  it('says where a problem is by the names that the file has', async () => {
    const path = 'schemas/author/author.schema.json';
    const text = libraryTexts.get(path) ?? '';
    const broken = text.replace(/("\{product\}_meta": \{\s+"title": )"[^"]*"/, '$11');
    expect(broken).not.toBe(text);
    const { diagnostics } = await opened().check([{ path, text: broken }]);
    expect(diagnostics[0]?.pointer).toBe('/properties/{product}_meta/title');
  });

  it('says what the compiler finds in a draft, with file and line', async () => {
    const draft = [{ path: schemaPath, text: schema.replace('genres.codes.json', 'genre.codes.json') }];
    const { diagnostics, hash } = await opened().check(draft);
    expect(hash).toBeUndefined();
    expect(diagnostics[0]).toMatchObject({
      path: schemaPath,
      severity: 'error',
      pointer: '/properties/genre/$ref',
    });
    expect(diagnostics[0]?.line).toBeGreaterThan(1);
    const { hash: stored, ...sound } = await opened().check([]);
    expect(stored).toMatch(/^[0-9a-f]{64}$/);
    expect(sound).toEqual({ diagnostics: [], base: stored, changes: '[]' });
  });

  it('says which examples the rules of a draft contradict, and where', async () => {
    const rulesPath = 'schemas/loan/loan.rules.json';
    const rules = { path: rulesPath, text: libraryTexts.get(rulesPath) ?? '' };
    const message = 'A loan ends after it begins';
    const data = { id: '1', borrower: 'Rita', from: '2026-03-01', until: '2026-02-01' };
    const example = { title: 'An order', data, problems: [{ at: '/until', message }] };
    const examples = {
      path: 'schemas/loan/loan.examples.json',
      text: JSON.stringify({ entity: 'loan', examples: [example] }),
    };
    const mistakes = async (draft: readonly SchemaText[]) =>
      (await opened().examples(draft)).filter(({ severity }) => severity === 'error');
    expect(await mistakes([examples])).toEqual([]);
    const other = { ...rules, text: rules.text.replace(message, 'Too early') };
    expect(await mistakes([examples, other])).toMatchObject([
      {
        ...{ path: examples.path, pointer: '/examples/0/problems/0/message', code: 'example/accepted' },
        help: 'Write in the example what is shown, or correct its record.',
        detail: expect.stringContaining('Write "message": "Too early".'),
      },
    ]);
    expect(await mistakes([examples, { ...rules, text: '{' }])).toEqual([]);
  });

  it('reads and writes no file that is not of the schema set', async () => {
    const workbench = opened();
    const draft = [{ path: '../../etc/passwd', base: '', text: 'x' }];
    expect(await workbench.save(draft, [])).toEqual({ saved: [], conflicts: [] });
    expect(workbench.text('../../etc/passwd')).toBe('');
  });

  it('creates a file and removes one, and asks where somebody else has done so too', async () => {
    const workbench = opened();
    const moods = 'schemas/codes/moods.codes.json';
    const text = base.replace('"Genres"', '"Moods"');
    await workbench.save([{ path: moods, base: '', text }], []);
    expect(workbench.text(moods)).toBe(text);
    const { conflicts } = await workbench.save([{ path: moods, base: '', text: base }], []);
    expect(conflicts).toMatchObject([{ path: moods, pointer: '', mine: base, theirs: text }]);
    workbench.write(moods, text.replace('"Moods"', '"Spirits"'));
    const gone = { path: moods, base: text, text: '' };
    expect((await workbench.save([gone], [])).conflicts).toMatchObject([{ path: moods, mine: '' }]);
    await workbench.save([gone], [{ path: moods, pointer: '', keep: 'mine' }]);
    expect((await workbench.read()).files.some((file) => file.path === moods)).toBe(false);
  });

  it.each([
    '../../etc/moods.codes.json',
    'schemas/../tools/moods.codes.json',
    'schemas/meta/moods.schema.json',
    'tools/moods.codes.json',
    'screens/moods.codes.json',
    'schemas/codes/moods.json',
    'schemas/.git/moods.codes.json',
    'schemas/x/product.json',
  ])('creates nothing at %s', async (strange) => {
    const workbench = opened();
    expect(await workbench.save([{ path: strange, base: '', text: base }], [])).toEqual({
      saved: [],
      conflicts: [],
    });
    expect(workbench.text(strange)).toBe('');
  });

  it('brings a draft together with another change of the same file, in the lines of that file', async () => {
    const workbench = opened();
    const theirs = schema.replace('"title": "Pages"', '"title": "Length"');
    workbench.write(schemaPath, theirs);
    const text = schema.replace('"title": "Genre"', '"title": "Kind"');
    const { saved, conflicts } = await workbench.save([{ path: schemaPath, base: schema, text }], []);
    expect(conflicts).toEqual([]);
    expect(saved[0]?.text).toBe(theirs.replace('"title": "Genre"', '"title": "Kind"'));
    expect(workbench.text(schemaPath)).toBe(saved[0]?.text);
  });

  it('writes nothing while both have changed the same value, and then what was chosen', async () => {
    const workbench = opened();
    const theirs = schema.replace('"title": "Pages"', '"title": "Length"');
    workbench.write(schemaPath, theirs);
    const code = { path, base, text: base.replace('"display": "', '"display": "My ') };
    const draft = [
      { path: schemaPath, base: schema, text: schema.replace('"title": "Pages"', '"title": "Size"') },
      code,
    ];
    const pointer = '/properties/pages/title';
    const refused = await workbench.save(draft, []);
    const location = 'title of Book, field Size';
    expect(refused).toEqual({
      saved: [],
      conflicts: [
        { path: schemaPath, pointer, location, base: '"Pages"', mine: '"Size"', theirs: '"Length"' },
      ],
    });
    expect(workbench.text(path)).toBe(base);
    await workbench.save(draft, [{ path: schemaPath, pointer, keep: 'theirs' }]);
    expect(workbench.text(schemaPath)).toBe(theirs);
    expect(workbench.text(path)).toBe(code.text);
  });

  it('keeps what somebody has written meanwhile where the draft was set back', async () => {
    const workbench = opened();
    const theirs = schema.replace('"title": "Pages"', '"title": "Length"');
    workbench.write(schemaPath, theirs);
    await workbench.save([{ path: schemaPath, base: schema, text: schema }], []);
    expect(workbench.text(schemaPath)).toBe(theirs);
  });

  it('asks about the whole file where one of the texts is no JSON', async () => {
    const workbench = opened();
    workbench.write(path, '{');
    const draft = [{ path, base, text: base.replace('"display": "', '"display": "My ') }];
    const { conflicts } = await workbench.save(draft, []);
    expect(conflicts).toMatchObject([{ path, pointer: '', theirs: '{' }]);
    await workbench.save(draft, [{ path, pointer: '', keep: 'mine' }]);
    expect(workbench.text(path)).toBe(draft[0]?.text);
  });
});
