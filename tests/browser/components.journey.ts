import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { projectRoot } from '../../tools/quality/process.ts';
import { launchBrowser } from './harness/chromium.ts';
import { findBarriers, openUser } from './harness/user.ts';

let browser: Browser;
let page: Page;
let complaints: readonly string[];

beforeAll(async () => {
  browser = await launchBrowser();
  ({ page, complaints } = await openUser(browser, inject('productUrl')));
  await page.goto('/components');
  await page.getByLabel('Several lines').first().waitFor();
  await page.getByText('Row 1').first().waitFor();
});

afterAll(() => browser?.close());

describe('the page of components in a browser', () => {
  it.each([
    ['light', 'normal'],
    ['dark', 'normal'],
    ['light', 'more'],
    ['dark', 'more'],
  ])('is readable in %s with %s contrast', async (scheme, contrast) => {
    await page.getByLabel('Colours').selectOption(scheme);
    await page.getByLabel('Contrast').selectOption(contrast);
    await page.screenshot({
      path: join(projectRoot, 'test-results', 'screens', `components-${scheme}-${contrast}.png`),
      fullPage: true,
    });
    expect(await findBarriers(page)).toEqual([]);
  });

  it('keeps to the security policy of the product', () => {
    expect(complaints).toEqual([]);
  });
});
