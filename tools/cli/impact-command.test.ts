import { describe, expect, it } from 'vitest';
import { RevisionError } from '../../engine/compiler/impact/read-revision.ts';
import { type Edit, edited, libraryTexts } from '../../engine/compiler/library.fixture.ts';
import type { StoredEntry, StoredRecords } from '../../engine/core/protocol/load.ts';
import { type CliRun, runCliInto } from './cli.fixture.ts';
import { createMemoryTarget } from './memory-target.fixture.ts';

const book = 'schemas/book/book.schema.json';
const rules = 'schemas/book/book.rules.json';
const migrations = 'schemas/book/book.migrations.json';
const date = 'schemas/shared/date.schema.json';

const shorterTitle: Edit = { path: book, from: '"maxLength": 80', to: '"maxLength": 6' };
const stricterIsbn: Edit = { path: book, from: '^[0-9]{13}$', to: '^978[0-9]{10}$' };

/** Stored books; no output line may show `Middlemarch` or an ISBN. */
const stored: readonly StoredEntry[] = [
  entry('emma', { title: 'Emma', isbn: '9780141439587' }),
  entry('middle', { title: 'Middlemarch', isbn: '9790141439587' }),
  entry('gone', { title: '' }),
];

function entry(id: string, content: StoredEntry['content']): StoredEntry {
  return { entity: 'book', id, content: { type: 'author.book', ...content }, owners: { author: {} } };
}

/** Runs the command on the library with edits, compared with a revision without the edits. */
function impact(edits: readonly Edit[], ...args: readonly string[]): Promise<CliRun> {
  const source: StoredRecords = {
    entries: async function* () {
      yield* stored;
    },
    close: async () => undefined,
  };
  return runCliInto(async () => createMemoryTarget(), ['impact', ...args], {
    schemaTexts: async (revision) => {
      if (revision === 'nowhere') throw new RevisionError('git knows no revision "nowhere".');
      return revision === undefined ? edited(...edits) : libraryTexts;
    },
    openRecords: async () => source,
  });
}

describe('cli impact', () => {
  it('says that nothing has changed where only words have', async () => {
    const { exitCode, said } = await impact([{ path: book, from: 'Something to read.', to: 'A book.' }]);
    expect([exitCode, said]).toEqual([0, 'Nothing that decides what is valid has changed since HEAD.']);
  });

  it('tells what is narrower from what is wider, with the place in the files', async () => {
    const { exitCode, said } = await impact([
      shorterTitle,
      { path: book, from: '"price"', to: '"cost"' },
      { path: rules, from: ', "when": "self.genre != \'other\'"', to: '' },
      { path: 'schemas/codes/genres.codes.json', from: '"poetry"', to: '"verse"' },
      { path: migrations, from: '{ "verse": "poetry" }', to: '{ "ballad": "verse" }' },
    ]);
    expect(exitCode).toBe(0);
    expect(said.split('\n')).toEqual([
      'book',
      '  narrower  /price      field removed  (schemas/book/book.schema.json:16)',
      '  wider     /cost       field added  (schemas/book/book.schema.json:16)',
      '  narrower  /title      maxLength 80 becomes 6  (schemas/book/book.schema.json:10)',
      '  narrower  /genre      choice removed: "poetry"  (schemas/book/book.schema.json:12)',
      '  wider     /genre      choice added: "verse"  (schemas/book/book.schema.json:12)',
      '  narrower  /published  rule book.published changed  (schemas/book/book.rules.json:6)',
      '',
      '6 differences since HEAD. 4 can refuse what was valid.',
    ]);
  });

  it('points at the shared type for every place that uses it', async () => {
    const { said } = await impact([
      { path: date, from: '"format": "date"', to: '"format": "date", "minLength": 10' },
    ]);
    for (const place of ['/published', '/loans/*/from', '/born'])
      expect(said).toContain(
        `  narrower  ${place.padEnd(14)}  minLength added: 10  (schemas/shared/date.schema.json:6)`,
      );
  });

  it('counts the stored records that become invalid, by problem and id, and shows no value', async () => {
    const { exitCode, said } = await impact([shorterTitle, stricterIsbn], '--records');
    expect(exitCode).toBe(1);
    expect(said).toContain('1 of 3 book records become invalid:');
    expect(said).toContain('  1  /title maxLength (ids middle)');
    expect(said).toContain('  1  /isbn pattern (ids middle)');
    expect(said).toContain('1 stored record becomes invalid; 3 looked at.');
    expect(said).not.toMatch(/Middlemarch|9790141439587/);
  });

  it('succeeds when the stored records stand, and names those that become valid', async () => {
    const relaxed: Edit = { path: book, from: '"required": ["type", "title"]', to: '"required": ["type"]' };
    const { exitCode, said } = await impact([relaxed], '--records');
    expect([exitCode, said]).toEqual([0, expect.stringContaining('1 of 3 book records become valid.')]);
    expect(said).toContain('No stored record becomes invalid; 3 looked at.');
  });

  it('tells the mistakes of schemas that do not compile', async () => {
    const { exitCode, complaints } = await impact([
      { path: book, from: '"title"', to: '"title" ' },
      { path: rules, from: 'self.published', to: 'self.publishd' },
    ]);
    expect([exitCode, complaints[0]]).toEqual([1, expect.stringContaining('book.rules.json:6')]);
  });

  it.each([
    [['--against', 'nowhere'], 'git knows no revision "nowhere".'],
    [['--record'], 'There is no option --record. Did you mean --records?'],
    [['HEAD~1'], '"HEAD~1" is too much.'],
  ])('refuses the wrong call %j', async (args, sentence) => {
    const { exitCode, complaints } = await impact([], ...args);
    expect([exitCode, complaints.join()]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
