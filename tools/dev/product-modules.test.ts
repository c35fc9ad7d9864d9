import { readFile, rm, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { Environment } from '@marcbachmann/cel-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorsAmong } from '../../engine/compiler/diagnostics.ts';
import { compileAndWrite } from '../../engine/compiler/watch.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { guidePages, stepsOf } from '../../tests/analyst-guide/guide-pages.ts';
import { copyProject, type ProjectCopy } from '../../tests/browser/harness/project-copy.ts';
import { createProductModules, type ProductModules } from './product-modules.ts';

let project: ProjectCopy;
let modules: ProductModules;
let product: Product;

let evaluated = 0;
const counting = registerHooks({
  load(url, context, next) {
    if (url.includes('/generated/')) evaluated += 1;
    return next(url, context);
  },
});

beforeAll(async () => {
  project = await copyProject();
  modules = createProductModules(project.root);
  product = await modules.load();
  await compileAndWrite(project.root);
});

afterAll(async () => {
  counting.deregister();
  modules?.close();
  await project?.remove();
});

/** Serializes a product; compiled functions are given by their source. */
const contentOf = (value: unknown) =>
  JSON.stringify(value, (_key, each) =>
    typeof each === 'function' ? String(each) : each instanceof Map ? [...each] : each,
  );

/** Cost of a change, in counts that do not depend on the machine. */
interface Cost {
  readonly parsedExpressions: number;
  readonly writtenFiles: number;
  readonly evaluatedModules: number;
}

/** Compiles the saved files and applies the written ones, as `npm run dev` does. */
async function follow(): Promise<Cost> {
  const parse = vi.spyOn(Environment.prototype, 'parse');
  const { written, diagnostics } = await compileAndWrite(project.root);
  const parsedExpressions = parse.mock.calls.length;
  parse.mockRestore();
  expect(errorsAmong(diagnostics)).toEqual([]);
  const before = contentOf(product);
  evaluated = 0;
  product = await modules.load(written);
  expect(contentOf(product)).not.toBe(before);
  return { parsedExpressions, writtenFiles: written.length, evaluatedModules: evaluated };
}

/** Expects every loaded module to be as new as its file on disk. */
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
  it.each<{ readonly what: string; readonly change: () => Promise<void>; readonly most: Cost }>([
    {
      what: 'a schema',
      change: editing('allergy/allergy.schema.json', '"properties": {', `"properties": { ${shade},`),
      // Every expression that may read allergies is type-checked again, since one more field changes the type of
      // its scope.
      most: { parsedExpressions: 557, writtenFiles: 10, evaluatedModules: 4 },
    },
    {
      what: 'a schema that others refer to',
      change: editing('shared/phone.schema.json', '"title": "Phone"', '"title": "Telephone"'),
      most: { parsedExpressions: 0, writtenFiles: 44, evaluatedModules: 22 },
    },
    {
      what: 'a rule',
      change: editing(
        'prescriber/prescriber.rules.json',
        '"rules": [',
        `"rules": [${JSON.stringify(reachable)},`,
      ),
      most: { parsedExpressions: 1, writtenFiles: 13, evaluatedModules: 7 },
    },
    {
      what: 'what is allowed',
      change: editing('access/product.access.json', "user.id != ''", "user.id != 'nobody'"),
      // Parses the expression a second time, to find the records that it reads.
      most: { parsedExpressions: 2, writtenFiles: 5, evaluatedModules: 3 },
    },
    {
      what: 'a workflow',
      change: editing(
        'workflow/patient.workflow.json',
        '"prefer": "item.primary"',
        '"prefer": "!item.primary"',
      ),
      most: { parsedExpressions: 1, writtenFiles: 6, evaluatedModules: 3 },
    },
    {
      what: 'a tab',
      change: editing(
        'pharmacy/pharmacies.tab.json',
        '{ "field": "name" },',
        '{ "field": "name" }, { "field": "addressLine1" },',
      ),
      most: { parsedExpressions: 0, writtenFiles: 5, evaluatedModules: 3 },
    },
    {
      what: 'the product itself',
      change: editing('product.json', '"title": "Regimen"', '"title": "Regimen at work"'),
      most: { parsedExpressions: 0, writtenFiles: 16, evaluatedModules: 20 },
    },
  ])('follows a change of $what, and does no more for it than it did', async ({ change, most }) => {
    await change();
    const cost = await follow();
    for (const [name, limit] of Object.entries(most))
      expect(cost, name).toHaveProperty(
        name,
        expect.toSatisfy((count: number) => count <= limit),
      );
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
