import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../../engine/core/product/product.ts';
import { guidePages, stepsOf } from '../../tests/analyst-guide/guide-pages.ts';
import { copyProject, type ProjectCopy } from '../../tests/browser/harness/project-copy.ts';
import { errorsAmong } from '../compiler/diagnostics.ts';
import { compileAndWrite } from '../compiler/watch.ts';
import { createProductModules, type ProductModules } from './product-modules.ts';

let project: ProjectCopy;
let modules: ProductModules;
let product: Product;

beforeAll(async () => {
  project = await copyProject();
  modules = createProductModules(project.root);
  product = await modules.load();
});

afterAll(async () => {
  modules?.close();
  await project?.remove();
});

/** Everything that a product says; a compiled function is its source. */
const contentOf = (value: unknown) =>
  JSON.stringify(value, (_key, each) =>
    typeof each === 'function' ? String(each) : each instanceof Map ? [...each] : each,
  );

/** Compiles what was saved and hands on what was written, as `npm run dev` does. */
async function follow(): Promise<void> {
  const { written, diagnostics } = await compileAndWrite(project.root);
  expect(errorsAmong(diagnostics)).toEqual([]);
  const before = contentOf(product);
  product = await modules.load(written);
  expect(contentOf(product)).not.toBe(before);
}

/** Nothing of what was loaded is older than what lies on the disk. */
async function expectWhole(): Promise<void> {
  expect(contentOf(product)).toBe(contentOf(await modules.load()));
}

const editing = (file: string, from: string | RegExp, to: string) => () =>
  project.edit(`schemas/${file}`, (text) => text.replace(from, to));

const shade = '"shade": { "title": "Shade", "description": "A shade.", "type": "string", "maxLength": 9 }';
const reachable = {
  id: 'prescriber.reachable',
  at: '/faxNumber',
  require: 'blank(self.email)',
  message: 'Enter a fax number',
};

describe('the product in development, with only what was written and its importers evaluated again', () => {
  it.each([
    ['a schema', editing('allergy/allergy.schema.json', '"properties": {', `"properties": { ${shade},`)],
    [
      'a schema that others refer to',
      editing('shared/phone.schema.json', '"title": "Phone"', '"title": "Telephone"'),
    ],
    [
      'a rule',
      editing('prescriber/prescriber.rules.json', '"rules": [', `"rules": [${JSON.stringify(reachable)},`),
    ],
    ['what is allowed', editing('access/product.access.json', "user.id != ''", "user.id != 'nobody'")],
    [
      'a workflow',
      editing('workflow/patient.workflow.json', '"prefer": "item.primary"', '"prefer": "!item.primary"'),
    ],
    [
      'a tab',
      editing(
        'pharmacy/pharmacies.tab.json',
        '{ "field": "name" },',
        '{ "field": "name" }, { "field": "addressLine1" },',
      ),
    ],
    ['the product itself', editing('product.json', '"title": "Regimen"', '"title": "Regimen at work"')],
  ])('follows a change of %s', async (_what, change) => {
    await change();
    await follow();
  });

  it('is after all of them as if everything had been loaded anew', expectWhole);

  it('follows files that are added, taken away and added again', async () => {
    const page = guidePages.find(({ name }) => name === 'new-entity');
    const steps = page === undefined ? [] : stepsOf(page);
    const textOf = (path: string) => readFile(join(project.root, path), 'utf8').catch(() => undefined);
    const before = await Promise.all(steps.map(async ({ path }) => [path, await textOf(path)] as const));
    const entities = Object.keys(product.entities);
    const add = async () => {
      for (const { path, change } of steps) await project.write(path, change);
      await follow();
      expect(Object.keys(product.entities)).toContain('immunization');
    };
    await add();
    for (const [path, text] of before) {
      if (text === undefined) await rm(join(project.root, path));
      else await project.write(path, () => text);
    }
    await follow();
    expect(Object.keys(product.entities)).toEqual(entities);
    await add();
    await expectWhole();
  });

  it('takes nothing over from a load that failed', async () => {
    const file = join(project.root, 'generated', 'product.ts');
    const sound = await readFile(file, 'utf8');
    await project.edit('generated/product.ts', (text) => `${text}\nthrow new Error('half written');\n`);
    await expect(modules.load(['generated/product.ts'])).rejects.toThrow('half written');
    await writeFile(file, sound);
    expect(contentOf(await modules.load([]))).toBe(contentOf(product));
  });
});
