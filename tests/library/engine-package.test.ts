import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageName } from '../../engine/library/in-package.ts';
import { namesInSource, namesOfSchemas } from '../../tools/quality/foreign-names.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { launchBrowser } from '../browser/harness/chromium.ts';
import { bookPage, contactPage, pageOf } from './app-source.ts';
import {
  buildExample,
  bundle,
  compileByCommand,
  copyExample,
  examples,
  makeScratchProject,
  put,
  serveBuilt,
  servePages,
  serveSources,
  startServer,
  typeProblems,
} from './scratch-project.ts';

let around = '';
let folder = '';
let compiled = '';
/** Sentences of the compiler about the examples. */
const saidOfExamples: string[] = [];
beforeAll(async () => {
  around = await mkdtemp(join(tmpdir(), 'engine-package-'));
  folder = join(around, 'project');
  await makeScratchProject(folder);
  compiled = await compileByCommand(folder);
  await put(folder, 'src/main.tsx', bookPage);
  await put(folder, 'index.html', pageOf('/src/main.tsx'));
  await put(folder, 'alone/main.tsx', contactPage);
  await put(folder, 'alone/index.html', pageOf('/alone/main.tsx'));
  for (const name of examples) saidOfExamples.push(await copyExample(folder, name));
});
afterAll(() => rm(around, { recursive: true, force: true }));

/**
 * Reads all modules that run in a page, without the compiler, which runs elsewhere and contains the words of the
 * schema language.
 */
async function everyModule(): Promise<readonly { readonly name: string; readonly text: string }[]> {
  const root = join(folder, 'node_modules', packageName);
  const names = (await readdir(root, { recursive: true })).filter(
    (name) => name.endsWith('.js') && !name.startsWith('compiler'),
  );
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(root, name), 'utf8') })));
}

describe('the engine as a package', () => {
  it('holds no name of an entity, a field or a tab of this product', async () => {
    const names = namesOfSchemas(projectRoot);
    const modules = await everyModule();
    expect(modules.length).toBeGreaterThan(100);
    expect(modules.flatMap(({ name, text }) => namesInSource(text, name, names))).toEqual([]);
  });

  it('asks the host for React and brings everything else along', async () => {
    const text = await readFile(join(folder, 'node_modules', packageName, 'package.json'), 'utf8');
    const { peerDependencies, dependencies } = JSON.parse(text) as Record<string, object>;
    expect(Object.keys(peerDependencies ?? {})).toEqual(['react', 'react-dom']);
    expect(Object.keys(dependencies ?? {})).toContain('@rjsf/core');
  });

  it('brings the compiler along, which compiles the schemas of a project to what names the package', async () => {
    expect(compiled).toMatch(/^Wrote \d\d+ of \d+ generated files\.$/m);
    const product = await readFile(join(folder, 'generated/product.ts'), 'utf8');
    expect(product).toContain(`'${packageName}/core/`);
    expect(product).not.toContain('../engine/core/');
  });

  it('compiles the examples without an error', () => {
    expect(saidOfExamples).toHaveLength(examples.length);
    for (const text of saidOfExamples) expect(text).toMatch(/^Wrote (\d+) of \1 generated files\.$/m);
  });

  it('has types that hold in a strict project, for every example of its README and below examples/', async () => {
    expect(await typeProblems(folder)).toBe('');
  });

  it('says in its reference what each thing that it gives out is for', async () => {
    const text = await readFile(join(folder, 'node_modules', packageName, 'API.md'), 'utf8');
    for (const name of [
      'SchemaForm',
      'CompiledSchemaForm',
      'compileSchemas',
      'schemas',
      'useForm',
      'DataTable',
    ])
      expect(text).toContain(`### ${name}\n\n`);
    expect(text).toContain('Form of any JSON Schema');
    expect(text).toMatch(/readonly onSubmit\?: \(value: Json\) => unknown;/);
  });

  it('shows, checks and yields a form of a schema alone and a form of another product', async () => {
    const pages = await servePages(folder);
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      const said: string[] = [];
      page.on('dialog', (dialog) => {
        said.push(dialog.message());
        void dialog.accept();
      });
      await page.goto(`${pages.url}alone/`);
      await page.getByRole('button', { name: 'Submit' }).click();
      const name = page.getByRole('textbox', { name: /Name/ });
      await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
      expect(await page.locator('.en-error').allTextContents()).toEqual(['Name is required']);
      await name.fill('Ann');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect.poll(() => said).toEqual(['{"name":"Ann"}']);

      await page.goto(pages.url);
      expect(await page.content()).not.toContain('schema-inspector');
      const title = page.getByRole('textbox', { name: /Title/ });
      await title.press('Enter');
      await expect.poll(() => title.getAttribute('aria-invalid')).toBe('true');
      expect(await page.locator('output').textContent()).toBe('');
      await title.fill('Emma');
      await title.press('Enter');
      await expect.poll(() => page.locator('output').textContent()).toContain('"title":"Emma"');
      expect(await title.evaluate((field) => getComputedStyle(field).borderTopStyle)).toBe('solid');
    } finally {
      await browser.close();
      await pages.close();
    }
  });

  it('shows a form that fills a table, as examples/form has them', async () => {
    await buildExample(folder, 'examples/form');
    const pages = await serveBuilt(join(folder, 'examples/form'));
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(pages.url);
      await page.getByRole('row', { name: /Fig 0?3\/0?9\/2024 140/ }).waitFor();
      await page.getByRole('textbox', { name: /Name/ }).fill('Quince');
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('row', { name: /Quince/ }).waitFor();
    } finally {
      await browser.close();
      await pages.close();
    }
  });

  it('works in an app with a server of its own, whose refusals stand at the field, as examples/embedded has it', async () => {
    await buildExample(folder, 'examples/embedded');
    const shop = await startServer(join(folder, 'examples/embedded'));
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(shop.url);
      const add = async () => {
        await page.getByRole('button', { name: 'Add Plant' }).click();
        await page.getByRole('dialog').getByRole('textbox', { name: /Name/ }).fill('Quince');
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      };
      await add();
      await page.getByRole('row', { name: /Quince/ }).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await add();
      const refusal = 'There is a plant of this name already.';
      const name = page.getByRole('dialog').getByRole('textbox', { name: /Name/ });
      await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
      expect(await page.getByRole('dialog').textContent()).toContain(refusal);
      await page.reload();
      expect(await page.getByRole('row', { name: /Quince/ }).count()).toBeLessThanOrEqual(1);
      await page.getByRole('row', { name: /Quince/ }).waitFor();
    } finally {
      await browser.close();
      await shop.close();
    }
  });

  it('brings the inspector into the pages of the development server alone, which knows the files of the project', async () => {
    const pages = await serveSources(folder);
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(pages.url);
      await page.getByRole('textbox', { name: /Title/ }).focus();
      await page.keyboard.press('Alt+Shift+KeyX');
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: 'Inspector' });
      const place = /^Open schemas\/book\/book\.schema\.json:\d+:\d+ in the editor$/;
      await panel.getByRole('button', { name: place }).first().waitFor();
    } finally {
      await browser.close();
      await pages.close();
    }
  });

  it('leaves out of a bundle what nobody uses', async () => {
    await put(folder, 'src/button.ts', `export { Button } from '${packageName}';`);
    const text = await bundle(folder, 'src/button.ts');
    expect(text).toContain('en-button');
    expect(text).not.toMatch(/useReactTable|QueryClient|ajv|MantineProvider/);
  });
});
