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
  'x-record': { type: 'shelf' },
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
    expect(text).not.toContain('shelfEntity');
    expect(text).toContain('bookEntity');
  });

  it('leaves out for the browser what documents a call and what its answer must look like', async () => {
    const page = await moduleAt('generated/page-product.ts');
    const whole = await moduleAt('generated/product.ts');
    expect(page).toMatch(/"book\.list": \{"name":"book\.list"/);
    expect(page).not.toContain('bookListCall');
    expect(whole).toContain('"book.list": bookListCall');
    expect(page).not.toMatch(/"isRequired":\w+,"description"/);
  });

  it('has outlines of forms for the browser, and what loads them', async () => {
    const page = await moduleAt('generated/page-product.ts');
    expect(page).toMatch(/"loan": formOutline\(\{\s+name: "loan",\s+entity: "loan",\s+layout: \[/);
    expect(page).toContain(`"loan": async () => (await import('./loan/loan.form.ts')).loanForm,`);
    expect(await moduleAt('generated/product.ts')).toContain('"loan": loanForm');
  });

  it('names the schema set once, and says nothing twice', async () => {
    expect(await moduleAt('generated/page-product.ts')).toMatch(/hash: '[0-9a-f]{64}'/);
    const whole = await moduleAt('generated/product.ts');
    expect(whole).toContain('...pageProduct,');
    expect(whole).not.toMatch(/hash:|messages:|tabs:/);
  });
});
