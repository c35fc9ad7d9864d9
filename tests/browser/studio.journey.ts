import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { type RunningProduct, startProduct } from './harness/running-product.ts';
import { findBarriers, openUser, signIn, takePicture, type User } from './harness/user.ts';

/** To compile and to follow takes a second or two; a machine with other work takes longer. */
const patience = { timeout: 60_000 };

let dataDirectory: string;
let product: RunningProduct;
let browser: Browser;
let analyst: User;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-studio-'));
  cpSync(inject('firstData'), dataDirectory, { recursive: true });
  product = await startProduct({ command: 'start', dataDirectory, values: { STUDIO: 'publish' } });
  browser = await launchBrowser();
  analyst = await openUser(browser, product.url);
});

afterAll(async () => {
  await browser?.close();
  await product?.interrupt();
  await rm(dataDirectory, { recursive: true, force: true });
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

describe('a label that an analyst changes in the Studio', () => {
  it('is in the preview, with what was typed into it, before anything is sent', async () => {
    const { page } = analyst;
    const panel = '/studio?file=schemas/allergy/allergy.schema.json&at=/properties/allergyNote';
    await signIn(page, 'clinical', panel);
    const preview = page.getByRole('region', { name: 'Preview' });
    await field(page, 'Title').waitFor(patience);
    await preview.getByRole('textbox', { name: 'Note' }).fill('Typed into the preview', patience);
    await field(page, 'Title').fill('Remark');
    const followed = preview.getByRole('textbox', { name: 'Remark' });
    await followed.waitFor(patience);
    expect(await followed.inputValue()).toBe('Typed into the preview');
    await takePicture(page, 'studio-preview');
    expect(await findBarriers(page)).toEqual([]);
    expect(analyst.complaints).toEqual([]);
  });
});

describe('a form that an analyst lays out', () => {
  it('has its fields moved by keys and by drag, live, with the focus and the selection kept', async () => {
    const { page } = analyst;
    await page.goto('/studio?file=schemas/allergy/allergy.form.json&view=design');
    const designer = page.getByRole('region', { name: 'Form designer' });
    const frame = (name: string) => designer.getByRole('button', { name, exact: true });
    const order = () =>
      designer.locator('[data-drop]').evaluateAll((all) => all.map((each) => each.getAttribute('data-drop')));
    await frame('Description').focus(patience);
    await page.keyboard.press('Alt+ArrowUp');
    await expect
      .poll(order, patience)
      .toEqual(['substance', 'description', 'reaction', 'onsetDate', 'allergyNote']);
    await expect
      .poll(() => frame('Description').evaluate((each) => each === document.activeElement))
      .toBe(true);
    expect(new URL(page.url()).searchParams.get('at')).toBe('/fields/description');
    expect(await findBarriers(page)).toEqual([]);

    const [from, to] = [await frame('Description').boundingBox(), await frame('Onset Date').boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 3, (to?.y ?? 0) + (to?.height ?? 0) / 2, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(order, patience)
      .toEqual(['substance', 'reaction', 'description', 'onsetDate', 'allergyNote']);
    await takePicture(page, 'studio-form-designer');

    await page.getByRole('tab', { name: /^Changes/ }).click();
    const layout = '"layout": [["substance"], ["reaction", "description", "onsetDate"], ["allergyNote"]]';
    await page.getByText(layout).waitFor();
    expect(analyst.complaints).toEqual([]);
  });
});
