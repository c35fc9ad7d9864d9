import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser/harness/chromium.ts';
import { copyProject, type ProjectCopy } from '../browser/harness/project-copy.ts';
import { type RunningProduct, startProduct } from '../browser/harness/running-product.ts';
import { openUser, signIn } from '../browser/harness/user.ts';
import { finished } from './finished.ts';

/** Folders that belong to the Studio. */
const folders = ['studio', 'schemas/studio', 'screens/studio'];

/** Files with lines that name the Studio; docs/developer/extending.md lists them. */
const namingIt = [
  'schemas/product.json',
  'features/all/page/parts.ts',
  'features/all/page/beside-pages.ts',
  'features/all/server/handlers.ts',
  'features/all/server/jobs.ts',
  'features/platform/server/product.ts',
  'tools/cli/product-commands.ts',
  'tools/commands/dev.ts',
  'tools/commands/start.ts',
  'tools/dev/page-chunks.ts',
];

let copy: ProjectCopy;
let product: RunningProduct | undefined;
let browser: Browser;

beforeAll(async () => {
  copy = await copyProject();
  for (const folder of folders) await rm(join(copy.root, folder), { recursive: true });
  const withoutIt = (text: string) =>
    text
      .split('\n')
      .filter((line) => !/studio/i.test(line))
      .join('\n');
  for (const file of namingIt) await copy.edit(file, withoutIt);
});

afterAll(async () => {
  await browser?.close();
  await product?.interrupt();
  await copy?.remove();
});

describe('the product whose folders of the Studio, and the lines that name it, were deleted', () => {
  it('compiles its schemas and holds its types', async () => {
    await finished(process.execPath, ['tools/commands/schemas.ts'], copy.root);
    const ofTests = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/*.fixture.ts'];
    const shipped = {
      extends: './tsconfig.json',
      include: [
        'engine',
        'features',
        'gateway',
        'generated',
        'screens',
        'tools/cli',
        'tools/dev',
        'tools/commands/{start,dev,cli,build}.ts',
      ],
      exclude: ofTests,
    };
    await writeFile(join(copy.root, 'tsconfig.shipped.json'), JSON.stringify(shipped));
    await finished(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.shipped.json'],
      copy.root,
    );
  });

  it('is built, starts and works, and knows no Studio', async () => {
    product = await startProduct({
      command: 'start',
      root: copy.root,
      dataDirectory: join(copy.root, 'data'),
    });
    browser = await launchBrowser();
    const { page, complaints } = await openUser(browser, product.url);
    await signIn(page, 'clinical', '/dashboard');
    await page.getByRole('tab', { name: 'Member Search' }).waitFor();
    expect(await page.getByRole('link', { name: 'Studio' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.goto('/studio');
    await page.getByText('There is no page at this address.').waitFor();
  });
});
