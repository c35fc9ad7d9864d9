import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileSources } from '../compile.ts';
import { readSources } from '../source/read-sources.ts';

const library = join(import.meta.dirname, '../../../tests/fixtures/library');
let texts: Map<string, string>;

beforeAll(async () => {
  texts = new Map(await readSources(library));
  texts.set('schemas/shelf/shelf.schema.json', shelf);
});

const shelf = JSON.stringify({
  title: 'Shelf',
  description: 'Where books stand; on no page.',
  'x-record': { type: 'shelf', handlersOnly: true },
  type: 'object',
  properties: { type: { title: 'Type', description: 'The kind of record.', const: 'shelf' } },
});

async function moduleAt(path: string): Promise<string> {
  const { files, diagnostics } = await compileSources(texts);
  expect(diagnostics).toEqual([]);
  return files.find((file) => file.path === path)?.text ?? '';
}

describe('the compiled product', () => {
  it('has every entity for the gateway', async () => {
    const text = await moduleAt('generated/product.ts');
    expect(text).toContain('shelfEntity');
    expect(text).toContain('bookEntity');
  });

  it('leaves out for the browser what no page edits or lists', async () => {
    const text = await moduleAt('generated/page-product.ts');
    const part = await moduleAt('generated/pages/shelf.page.ts');
    expect(text + part).not.toContain('shelfEntity');
    expect(part).toContain('bookEntity');
  });

  it('gives each screen what it shows and what opens from it, and every page the rest', async () => {
    const base = await moduleAt('generated/page-product.ts');
    const shelfPart = await moduleAt('generated/pages/shelf.page.ts');
    const catalogue = await moduleAt('generated/pages/catalogue.page.ts');
    expect(base).toContain(`"shelf": async () => (await import('./pages/shelf.page.ts')).shelfPage,`);
    expect(shelfPart).toMatch(/"books": booksTab,\s+"loans": loansTab,/);
    expect(shelfPart).toContain('"author": entityPlaceholder({');
    expect(catalogue).toContain('"author-search": authorSearchTab');
    expect(catalogue).not.toContain('booksTab');
    expect(base).not.toMatch(/booksTab|authorSearchTab|bookForm/);
    // Expects a card that no screen leads to in the base, since a hand-made part may open it.
    expect(base).toContain('"author": authorCard');
  });

  it('knows on every page the type of each stored record that pages list, to follow changes of it', async () => {
    const base = await moduleAt('generated/page-product.ts');
    expect(base).toMatch(
      /"author": entityPlaceholder\(\{\s+name: "author",\s+title: "Author",\s+fields: \{\},/,
    );
  });

  it('writes the value sets that a screen shows into its part, and leaves the others to the first form', async () => {
    const parts = await Promise.all(
      ['shelf', 'catalogue', 'order'].map((name) => moduleAt(`generated/pages/${name}.page.ts`)),
    );
    const later = await moduleAt('generated/pages/later.part.ts');
    expect(later).toMatch(/"genres": genresCodes,\s+"places": placesCodes,/);
    expect(later).toContain('"lending": lendingWorkflow');
    expect(parts.join('')).not.toContain('Codes }');
  });

  it('leaves out for the browser what documents a call and what its answer must look like', async () => {
    const page = await moduleAt('generated/page-product.ts');
    const whole = await moduleAt('generated/product.ts');
    expect(page).toMatch(/"book\.list": \{"name":"book\.list"/);
    expect(page).not.toContain('bookListCall');
    expect(whole).toContain('"book.list": bookListCall');
    expect(page).not.toMatch(/"isRequired":\w+,"description"/);
  });

  it('names what a screen begins with as far as its address says, for the first script of the page', async () => {
    const text = await moduleAt('generated/early-reads.ts');
    expect(text).toContain('export const slug = "library";');
    expect(text).toContain('path: "^/author/(?<authorId>[\\\\w-]+)/?$"');
    expect(text).toMatch(/records: \[\s+"\/api\/library\/author\?authorId=\{authorId\}",/);
    expect(text).toMatch(/rows: \[\s+"\/api\/library\/author\/books\?authorId=\{authorId\}",/);
  });

  it('has no rows read early of a tab that not everybody on its screen may see', async () => {
    const tab = 'schemas/book/books.tab.json';
    const narrower = texts.get(tab)?.replace('"item":', '"access": "lend", "item":') ?? '';
    const { files } = await compileSources(new Map([...texts, [tab, narrower]]));
    const text = files.find(({ path }) => path === 'generated/early-reads.ts')?.text;
    expect(text).toContain('author?authorId={authorId}');
    expect(text).not.toContain('author/books');
  });

  it('has outlines of forms for the browser, and what loads them', async () => {
    const page = await moduleAt('generated/pages/shelf.page.ts');
    expect(page).toMatch(/"loan": formOutline\(\{\s+name: "loan",\s+entity: "loan",\s+layout: \[/);
    expect(page).toContain(`"loan": async () => (await import('../loan/loan.form.ts')).loanForm,`);
    expect(await moduleAt('generated/product.ts')).toContain('"loan": loanForm');
  });

  it('names the schema set once, and says nothing twice', async () => {
    expect(await moduleAt('generated/page-product.ts')).toMatch(/hash: '[0-9a-f]{64}'/);
    const whole = await moduleAt('generated/product.ts');
    expect(whole).toContain('...pageProduct,');
    expect(whole).not.toMatch(/hash:|messages:|access:|screens:/);
  });
});
