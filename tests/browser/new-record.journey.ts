import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient } from './harness/demo-patients.ts';
import { dialogTitled, fillDate, openTab, rowWith } from './harness/patient-page.ts';
import { type RunningProduct, startProduct } from './harness/running-product.ts';
import { findBarriers, openUser, signIn, takePicture, type User } from './harness/user.ts';
import { patience } from './studio-tasks/analyst.ts';
import { type Hand, keysOf, pointerOf } from './studio-tasks/hands.ts';
import { publishChange, sendDraft, untilSent } from './studio-tasks/publishing.ts';

const patient = demoPatient('EMTM', 5);

let dataDirectory: string;
let product: RunningProduct;
let browser: Browser;
let analyst: User;
let pharmacist: User;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-new-record-'));
  cpSync(inject('firstData'), dataDirectory, { recursive: true });
  product = await startProduct({ command: 'start', dataDirectory, values: { STUDIO: 'publish' } });
  browser = await launchBrowser();
  analyst = await openUser(browser, product.url);
  await signIn(analyst.page, 'clinical', '/studio');
  pharmacist = await openUser(browser, product.url);
  await signIn(pharmacist.page, 'pharmacist', `/dashboard/patient/${patient.id}`);
  await pharmacist.page.evaluate(() => Object.assign(window, { sameDocument: true }));
});

afterAll(async () => {
  await browser?.close();
  await product?.interrupt();
  await rm(dataDirectory, { recursive: true, force: true });
});

const questions = (page: Page) => page.getByRole('form', { name: 'A new kind of record' });
const stateOf = (page: Page, words: RegExp) =>
  page.locator('.studio-state', { hasText: words }).waitFor(patience);

async function begin(page: Page, hand: Hand): Promise<void> {
  const list = page.getByRole('button', { name: 'Files', exact: true });
  await list.waitFor(patience);
  if ((await list.getAttribute('aria-expanded')) === 'false') await hand.press(list);
  await hand.press(page.getByRole('button', { name: 'New file' }));
  await hand.press(page.getByRole('button', { name: 'A new kind of record' }));
  await questions(page).waitFor();
}

describe('an analyst who adds a kind of record by five questions', () => {
  it('is told by pointer that a name is taken, and keeps everything that was typed', async () => {
    const { page } = analyst;
    const hand = pointerOf(page);
    await begin(page, hand);
    const form = questions(page);
    await hand.write(form.getByRole('textbox', { name: 'One of them' }), 'Allergy');
    await hand.write(form.getByRole('textbox', { name: 'Title of question 1' }), 'Substance');
    await hand.press(form.getByRole('button', { name: 'Make it' }));
    await form.getByText('“Allergy” is a kind of record already: choose another name.').waitFor();
    expect(await form.getByRole('textbox', { name: 'Several of them' }).inputValue()).toBe('Allergies');
    await stateOf(page, /No changes/);
    await hand.write(form.getByRole('textbox', { name: 'One of them' }), '免疫');
    await hand.press(form.getByRole('button', { name: 'Make it' }));
    await stateOf(page, /6 files changed, compiles/);
    await hand.press(page.getByRole('button', { name: 'Undo' }));
    await stateOf(page, /No changes/);
  });

  it('makes one by keys, as one step, and goes on designing its form', async () => {
    const { page } = analyst;
    const hand = keysOf(page);
    await begin(page, hand);
    const form = questions(page);
    await hand.write(form.getByRole('textbox', { name: 'One of them' }), 'Immunization');
    await hand.write(form.getByRole('textbox', { name: 'Title of question 1' }), 'Vaccine');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('Given On');
    await hand.choose(form.getByRole('combobox', { name: 'Type of question 2' }), 'Date');
    await hand.press(form.getByRole('button', { name: 'Question 2 is required' }));
    await hand.press(form.getByRole('button', { name: 'Add question' }));
    await page.keyboard.insertText('Site');
    await hand.choose(form.getByRole('combobox', { name: 'Type of question 3' }), 'Choice of a list');
    await hand.write(form.getByRole('textbox', { name: /^Choices of question 3/ }), 'Left arm\nRight arm');
    await hand.choose(
      form.getByRole('combobox', { name: 'As a table' }),
      'Past Medical History (Patient › Profile)',
    );
    await takePicture(page, 'studio-new-record');
    expect(await findBarriers(page)).toEqual([]);
    await hand.press(form.getByRole('button', { name: 'Make it' }));
    await page
      .getByRole('button', { name: /^Given On/ })
      .first()
      .waitFor(patience);
    await stateOf(page, /7 files changed, compiles/);
    await takePicture(page, 'studio-new-record-form');
    await sendDraft(page, hand, 'Immunizations');
    await untilSent(page);
  });

  it('has given whoever works with patients a list to add to, to change and to look back in', async () => {
    const reviewer = await openUser(browser, product.url);
    await signIn(reviewer.page, 'admin', '/studio?view=publishing');
    await publishChange(reviewer.page, pointerOf(reviewer.page), 'Immunizations');
    const { page } = pharmacist;
    await openTab(page, 'Past Medical History', 'Immunizations');
    await page.getByRole('button', { name: 'Add Immunization' }).click();
    const dialog = dialogTitled(page, 'Add Immunization');
    await dialog.getByRole('button', { name: 'Save Immunization' }).click();
    await dialog.getByText('Required').first().waitFor();
    await dialog.getByRole('textbox', { name: 'Vaccine' }).fill('Influenza, seasonal');
    await fillDate(dialog, 'Given On', '10/05/2022');
    await dialog.getByRole('combobox', { name: 'Site' }).selectOption('Left arm');
    await dialog.getByRole('button', { name: 'Save Immunization' }).click();
    await dialog.waitFor({ state: 'detached' });
    const row = rowWith(page, 'Influenza, seasonal').filter({ hasText: 'Left arm' });
    await row.waitFor();
    await row.getByRole('button', { name: /^Edit/ }).click();
    const edit = dialogTitled(page, 'Edit Immunization');
    await edit.getByRole('combobox', { name: 'Site' }).selectOption('Right arm');
    await edit.getByRole('button', { name: 'Save Immunization' }).click();
    const changed = rowWith(page, 'Influenza, seasonal').filter({ hasText: 'Right arm' });
    await changed.waitFor();
    await changed.getByRole('button', { name: /^History/ }).click();
    const history = page.getByRole('dialog', { name: /^History of/ });
    await history.getByText('Left arm').first().waitFor();
    await takePicture(page, 'studio-new-record-used');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect([...analyst.complaints, ...pharmacist.complaints]).toEqual([]);
  });
});
