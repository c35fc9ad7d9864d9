import { describe, expect, it } from 'vitest';
import { compileSources } from '../../engine/compiler/compile.ts';
import { loadProduct } from '../../engine/compiler/compile-product.ts';
import { errorsAmong } from '../../engine/compiler/diagnostics.ts';
import { judgeAgain } from '../../engine/compiler/examples/judge-compilation.ts';
import { edited, libraryTexts } from '../../engine/compiler/library.fixture.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { inPresentShape } from '../../engine/core/records/present-shape.ts';
import { fieldsOf } from '../../tests/schemas/field-paths.ts';
import { type CliRun, runCliInto } from '../../tools/cli/cli.fixture.ts';
import { createMemoryTarget } from '../../tools/cli/memory-target.fixture.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { checkTexts } from '../workbench/rename/follow-diagnostics.ts';
import { renameInTexts } from '../workbench/rename/rename.ts';

type Texts = ReadonlyMap<string, string>;

interface Renamed extends CliRun {
  /** Texts that the command has written, by path. */
  readonly written: Texts;
  /** Schema set after the command. */
  readonly texts: Texts;
}

async function rename(texts: Texts, ...args: readonly string[]): Promise<Renamed> {
  let written: Texts = new Map();
  const run = await runCliInto(async () => createMemoryTarget(), ['rename', ...args], {
    schemaTexts: async () => texts,
    writeSchemaTexts: async (changed) => {
      written = changed;
    },
  });
  return { ...run, written, texts: new Map([...texts, ...written]) };
}

const stepsIn = (texts: Texts): unknown =>
  JSON.parse(texts.get('schemas/book/book.migrations.json') ?? '{}').steps.slice(5);

const placesIn = (said: string) =>
  said.split('\n').flatMap((line) => /^ {2}(\S+:\d+) {2}/.exec(line)?.[1] ?? []);

describe('cli rename', () => {
  it('changes a field where it is named, in every kind of file, and shows each line', async () => {
    const { exitCode, said, written, texts } = await rename(
      libraryTexts,
      'book/genre',
      'category',
      '--schema-only',
    );
    expect([exitCode, said.split('\n')[0]]).toEqual([0, 'book/genre: 7 lines in 6 files changed.']);
    expect(placesIn(said)).toEqual([
      'schemas/book/book.form.json:4',
      'schemas/book/book.form.json:5',
      'schemas/book/book.migrations.json:11',
      'schemas/book/book.rules.json:6',
      'schemas/book/book.schema.json:12',
      'schemas/book/books.tab.json:8',
      'schemas/book/lending.workflow.json:19',
    ]);
    expect(said).toContain(
      '  schemas/book/lending.workflow.json:19  "prefer": "item.category == book.category"',
    );
    for (const [path, text] of written)
      expect(text).toBe(libraryTexts.get(path)?.replaceAll(/\bgenre\b(?!s)/g, 'category'));
    expect(errorsAmong((await compileSources(texts)).diagnostics)).toEqual([]);
  });

  it('changes a field where its former names and the columns of files are named by it', async () => {
    const names = '"x-aliases": { "/genre": ["/kind"] }, "x-column-names": { "/genre": ["Class"] }, ';
    const texts = edited({
      path: 'schemas/book/book.schema.json',
      from: '"type": "object",',
      to: `${names}"type": "object",`,
    });
    const { written } = await rename(texts, 'book/genre', 'category', '--schema-only');
    expect(written.get('schemas/book/book.schema.json')).toContain(names.replaceAll('/genre', '/category'));
  });

  it('changes a field where it has messages of its own', async () => {
    const { written } = await rename(libraryTexts, 'loan/borrower', 'reader', '--schema-only');
    expect(written.get('schemas/loan/loan.rules.json')).toContain('"/reader": { "required": ');
  });

  it('changes any field of the library, wherever it is named', () => {
    const own = fieldsOf(libraryTexts).filter((target) => !/^(?:author|book)\/type$/.test(target));
    const failed = own.flatMap((target) => {
      const { texts } = renameInTexts(libraryTexts, { target, to: 'another', isSchemaOnly: true });
      // Expects messages under the new name only; no key contains the former path.
      const [owner = '', ...steps] = target.split('/');
      const place = `/${steps.join('/')}`;
      const rules = JSON.parse(texts.get(`schemas/${owner}/${owner}.rules.json`) ?? '{}');
      const named = Object.keys(rules.messages ?? {}).filter((at) => `${at}/`.startsWith(`${place}/`));
      return [...checkTexts(texts).errors.map(({ message }) => message), ...named].map((what) => [
        target,
        what,
      ]);
    });
    expect(failed).toEqual([]);
  });

  it.each([
    ['medication/medication', 'expressions over several lines'],
    ['observation/issued', 'records of another type that are stored under the same name'],
    ['patient/serviceOptions/my{product}Services', 'a name with the name of the product'],
    ['dosage/unit', 'two fields of the name in one expression of several lines'],
    ['review/recommendations', 'two mistakes at one place, of which one marks more'],
    ['caregiver-address/state', 'a name that is required beside a reference'],
  ])('changes %s of the product: %s', async (target) => {
    const { texts } = renameInTexts(await readSources(projectRoot), {
      target,
      to: 'renamed',
      isSchemaOnly: false,
    });
    expect(checkTexts(texts).errors).toEqual([]);
  });

  it.each([
    [
      'patient/{product}_meta',
      'is read by its name: code of the product does so, in "fhir-export", "patients"',
    ],
    ['patient/{product}_meta/nkda', 'ask a developer to change the field and the code together'],
    ['allergy/reaction', 'is read by its name: code of the product does so, in "patients"'],
    ['patient/type', 'is read by its name: code of the product does so, in'],
    ['allergy/_rev', 'the gateway keeps in every record'],
    ['record/updatedAt', 'the gateway keeps in every record'],
  ])('leaves %s as it is, since it %s', async (target, reason) => {
    const texts = await readSources(projectRoot);
    for (const more of [[], ['--schema-only']]) {
      const { complaints, exitCode, written } = await rename(texts, target, 'renamed', ...more);
      expect([exitCode, written.size]).toEqual([1, 0]);
      expect(complaints.join('\n')).toContain(reason);
    }
  });

  it('lets stored records be read under the new name', async () => {
    const { said, texts } = await rename(libraryTexts, 'book/genre', 'category');
    expect(said).toContain(
      'Stored records are read under the new name: { "move": "/genre", "to": "/category" } in schemas/book/book.migrations.json.',
    );
    const { entities } = await loadProduct((await compileSources(texts)).files);
    const book = entities['book'];
    expect(book && inPresentShape(book, { heading: 'Emma by A Lady', genre: 'verse', pages: '474' })).toEqual(
      {
        ...{ title: 'Emma', penName: 'A Lady', pages: 474 },
        category: 'poetry',
      },
    );
    const again = await rename(texts, 'book/category', 'kind');
    expect(stepsIn(again.texts)).toEqual([
      { move: '/genre', to: '/category' },
      { move: '/category', to: '/kind' },
    ]);
    const back = await rename(again.texts, 'book/kind', 'genre');
    expect(stepsIn(back.texts)).toEqual([
      { move: '/category', to: '/kind' },
      { move: '/kind', to: '/genre' },
    ]);
  });

  it('writes nothing when it is only to show what would change', async () => {
    const { exitCode, said, written } = await rename(libraryTexts, 'book/genre', 'category', '--dry-run');
    expect([exitCode, written.size, said.split('\n')[0]]).toEqual([
      0,
      0,
      'book/genre: 6 lines in 5 files would change.',
    ]);
    expect(said).toMatch(/Nothing was written\.$/);
  });

  it('writes nothing when the schemas would not compile, and says what would be wrong', async () => {
    const texts = edited({
      path: 'schemas/book/book.form.json',
      from: '"title": { "ui:help"',
      to: '"pages": { "visibleWhen": "self.isbn.startsWith(\'9\') || self.nothing" }, "title": { "ui:help"',
    });
    const broken = await rename(texts, 'book/genre', 'category');
    expect([broken.exitCode, broken.written.size]).toEqual([1, 0]);
    expect(broken.complaints.join()).toContain('The product does not compile, so nothing can be renamed:');
    const taken = await rename(libraryTexts, 'book/genre', 'pages');
    expect([taken.exitCode, taken.written.size, taken.complaints]).toEqual([
      1,
      0,
      ['There is a "pages" already, in schemas/book/book.schema.json.'],
    ]);
  });

  it('says what was probably meant, and where a field of another entity is renamed', async () => {
    const refused = async (...args: readonly string[]) =>
      (await rename(libraryTexts, ...args)).complaints.join();
    expect(await refused('bok/genre', 'x')).toBe('There is no entity named "bok". Did you mean "book"?');
    expect(await refused('book/gener', 'x')).toBe(
      'schemas/book/book.schema.json has no "gener". Did you mean "genre"?',
    );
    expect(await refused('book/loans/*/from', 'since')).toBe(
      '"from" is a field of loan, which others may use too: rename loan/from.',
    );
    expect(await refused('book/genre', '2nd')).toBe(
      '"2nd" can be no name: use letters, digits and _, and no digit first.',
    );
    expect(await refused('codes/genres/novel', 'fiction')).toContain(
      'add --schema-only if no record has it.',
    );
    expect((await rename(libraryTexts, 'book/genre')).exitCode).toBe(2);
  });

  it('changes a code where expressions and files name it, and a message where it is referred to', async () => {
    const code = await rename(libraryTexts, 'codes/genres/other', 'rest', '--schema-only');
    expect([code.exitCode, placesIn(code.said)]).toEqual([
      0,
      expect.arrayContaining(['schemas/book/book.rules.json:6', 'schemas/codes/genres.codes.json:5']),
    ]);
    const message = await rename(libraryTexts, 'messages/date.not-in-future', 'date.future');
    expect([message.complaints, placesIn(message.said)]).toEqual([
      [],
      ['schemas/author/author.rules.json:5', 'schemas/book/book.rules.json:6', 'schemas/product.json:23'],
    ]);
    const word = await rename(libraryTexts, 'messages/save-failed', 'not-saved');
    expect(word.complaints.join()).toBe(
      'The message "save-failed" is read by its name in the engine: it has to keep it.',
    );
  });

  it('keeps the byte order mark and the ends of lines of a file', async () => {
    const path = 'schemas/book/books.tab.json';
    const saved = `\uFEFF${libraryTexts.get(path)?.replaceAll('\n', '\r\n')}`;
    const { written } = await rename(new Map(libraryTexts).set(path, saved), 'book/genre', 'category');
    expect(written.get(path)).toBe(saved.replace('"genre"', '"category"'));
  });
});

describe('cli rename over the product', async () => {
  const texts = await readSources(projectRoot);

  it.each([
    ['allergy/reaction', 'response'],
    ['patient/name/first', 'given'],
  ])(
    'changes %s to %s so that everything compiles, every example holds, and the way back changes nothing else',
    async (target, to) => {
      const there = await rename(texts, target, to, '--schema-only', '--with-code');
      expect([there.complaints, there.exitCode]).toEqual([[], 0]);
      const compilation = await compileSources(there.texts);
      expect(errorsAmong(compilation.diagnostics)).toEqual([]);
      expect(errorsAmong(await judgeAgain(compilation))).toEqual([]);
      const name = target.slice(target.lastIndexOf('/') + 1);
      const back = await rename(
        there.texts,
        target.replace(/[^/]+$/, to),
        name,
        '--schema-only',
        '--with-code',
      );
      expect(back.texts).toEqual(texts);
    },
  );
});
