import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient } from './harness/demo-patients.ts';
import { dialogTitled, openTab } from './harness/patient-page.ts';
import { type RunningProduct, startProduct } from './harness/running-product.ts';
import { findBarriers, openUser, signIn, takePicture, type User } from './harness/user.ts';

/** Limit for compiling and following, which take a second or two, and longer on a busy machine. */
const patience = { timeout: 60_000 };
const patient = demoPatient('EMTM', 4);
const entry = { name: 'Change this…' };

let dataDirectory: string;
let product: RunningProduct;
let browser: Browser;
let analyst: User;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-change-this-'));
  cpSync(inject('firstData'), dataDirectory, { recursive: true });
  product = await startProduct({ command: 'start', dataDirectory, values: { STUDIO: 'publish' } });
  browser = await launchBrowser();
  analyst = await openUser(browser, product.url);
  await signIn(analyst.page, 'clinical', `/dashboard/patient/${patient.id}`);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    await takePicture(analyst.page, `failed-${task.name.replaceAll(/\W+/g, '-')}`);
});

afterAll(async () => {
  await browser?.close();
  await product?.interrupt();
  await rm(dataDirectory, { recursive: true, force: true });
});

async function openAllergyForm(): Promise<ReturnType<typeof dialogTitled>> {
  await openTab(analyst.page, 'Past Medical History', 'Allergies');
  await analyst.page.getByRole('button', { name: 'Add Allergy' }).click();
  return dialogTitled(analyst.page, 'Add Allergy');
}

describe('"Change this…" for an analyst on a patient\'s page', () => {
  it('opens the question of a form that is pressed, with its record as the sample, and previews its new title [FAULT-214]', async () => {
    const { page } = analyst;
    const dialog = await openAllergyForm();
    await dialog.getByLabel('Description').fill('Hives after Augmentin');
    await dialog.getByRole('button', entry).click();
    await dialog.getByLabel('Description').hover();
    await page.getByText('Question: Description').waitFor();
    await takePicture(page, 'change-this-form');
    await dialog.getByLabel('Description').click();
    const designer = page.getByRole('region', { name: 'Form designer' });
    await designer.waitFor(patience);
    expect(decodeURIComponent(page.url())).toMatch(
      /allergy\.form\.json&at=\/fields\/description&view=design$/,
    );
    expect(page.url()).not.toContain(patient.id);
    await expect
      .poll(() => designer.getByRole('textbox', { name: 'Description' }).first().inputValue(), patience)
      .toBe('Hives after Augmentin');
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('What happened');
    await title.press('Enter');
    await designer.getByRole('textbox', { name: 'What happened' }).first().waitFor(patience);
    await takePicture(page, 'change-this-designer');
    expect(await findBarriers(page)).toEqual([]);
  });

  it('leaves what was typed for the way back', async () => {
    const { page } = analyst;
    await page.goBack();
    const dialog = dialogTitled(page, 'Add Allergy');
    await expect.poll(() => dialog.getByLabel('Description').inputValue()).toBe('Hives after Augmentin');
  });

  it('is ended by Escape, which leaves the dialog open, even one that a reload brought back [FAULT-214]', async () => {
    const { page } = analyst;
    const dialog = dialogTitled(page, 'Add Allergy');
    for (const begin of [async () => undefined, async () => void (await page.reload())]) {
      await begin();
      await dialog.getByRole('button', entry).click();
      await page.keyboard.press('Escape');
      expect(await page.locator('part-picker').count()).toBe(0);
      expect(await dialog.isVisible()).toBe(true);
      expect(await page.getByRole('alertdialog').count()).toBe(0);
    }
  });

  it('is ended by a press beside every part, as on a phone [FAULT-214]', async () => {
    const { page } = analyst;
    const dialog = dialogTitled(page, 'Add Allergy');
    await page.setViewportSize({ width: 390, height: 844 });
    await dialog.getByRole('button', entry).click();
    const line = page.locator('part-picker output');
    await line.getByText('Escape, or a press beside it, ends.').waitFor();
    await takePicture(page, 'change-this-phone');
    await line.click();
    expect(await page.locator('part-picker').count()).toBe(0);
    expect(await dialog.isVisible()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 860 });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
  });

  it('opens a column of a table by keys alone, and a card', async () => {
    const { page } = analyst;
    await page.getByRole('button', entry).focus();
    await page.keyboard.press('Enter');
    const head = page
      .getByRole('table', { name: 'Allergies' })
      .getByRole('columnheader', { name: 'Reaction' });
    await head.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Table designer' }).waitFor(patience);
    expect(decodeURIComponent(page.url())).toMatch(
      /allergies\.tab\.json&at=\/table\/columns\/\d+&view=design$/,
    );
    await page.getByText('With the record that you came from, nothing is saved.').waitFor(patience);
    await takePicture(page, 'change-this-column');
    await page.goBack();
    await page.getByRole('button', entry).click();
    await page.keyboard.press('Escape');
    await openTab(page, 'Profile');
    await page.getByRole('button', entry).click();
    await page.getByText('Risk and Care').first().click();
    await page.waitForURL(/card\.json/, patience);
    await takePicture(page, 'change-this-card');
    await page.goBack();
    expect(analyst.complaints).toEqual([]);
  });
});

describe('a user who may not change the product', () => {
  it('sees nothing of it, and loads nothing of it [FAULT-214]', async () => {
    const { page } = await openUser(browser, product.url);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await signIn(page, 'pharmacist', `/dashboard/patient/${patient.id}`);
    await openTab(page, 'Past Medical History', 'Allergies');
    await page.getByRole('button', { name: 'Add Allergy' }).click();
    await dialogTitled(page, 'Add Allergy').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(entry.name).count()).toBe(0);
    expect(scripts.filter((path) => path.includes('change-this'))).toEqual([]);
  });
});
