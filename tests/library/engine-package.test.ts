import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesInSource, namesOfSchemas } from '../../tools/quality/foreign-names.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { launchBrowser } from '../browser/harness/chromium.ts';
import { appSource } from './app-source.ts';
import { bundle, makeScratchProject, packageName, put, serveApp, typeProblems } from './scratch-project.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engine-package-'));
  await makeScratchProject(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function everyModule(): Promise<readonly { readonly name: string; readonly text: string }[]> {
  const root = join(folder, 'node_modules', packageName);
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.js'));
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

  it('has types that hold in a strict project', async () => {
    await put(folder, 'src/app.ts', appSource);
    expect(await typeProblems(folder)).toBe('');
  });

  it('shows, checks and yields a form of another product', async () => {
    await put(folder, 'src/app.ts', appSource);
    await put(folder, 'index.html', '<div id="root"></div><script type="module" src="/src/app.ts"></script>');
    const app = await serveApp(folder);
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(app.url);
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
      await app.close();
    }
  });

  it('leaves out of a bundle what nobody uses', async () => {
    await put(folder, 'src/button.ts', `export { Button } from '${packageName}';`);
    const text = await bundle(folder, 'src/button.ts');
    expect(text).toContain('en-button');
    expect(text).not.toMatch(/useReactTable|QueryClient|ajv|MantineProvider/);
  });
});
