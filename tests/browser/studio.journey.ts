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
