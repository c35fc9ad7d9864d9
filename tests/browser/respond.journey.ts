import { readFile } from 'node:fs/promises';
import type { Browser, Download, Locator, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { dialogTitled, openTab, rowWith } from './harness/patient-page.ts';
import { lookAtPages } from './harness/pdf-pictures.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { findBarriers, openUser, signIn, takePicture, type User } from './harness/user.ts';

const patient = { first: 'Denise', last: 'Jensen' };
const prescriber = 'Ada Aardvark';
const medications = ['Ibuprofen', 'Naproxen'];
let browser: Browser;
let pharmacist: User;
let doctor: User;
let code = '';
let admin: User;
let publishedBefore = 0;

beforeAll(async () => {
  browser = await launchBrowser();
  pharmacist = await openUser(browser, productOfWorker().url);
  doctor = await openUser(browser, productOfWorker().url);
  admin = await openUser(browser, productOfWorker().url);
  await signIn(pharmacist.page, 'pharmacist', '/dashboard/patient-import');
  await signIn(admin.page, 'clinical', '/dashboard/reports');
});

afterAll(() => browser?.close());

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await takePicture(pharmacist.page, 'failed-respond-pharmacist');
  await takePicture(doctor.page, 'failed-respond-doctor');
  await takePicture(admin.page, 'failed-respond-admin');
});

/** Reads a figure of all organizations and months, by the title of its column. */
async function figure(title: string): Promise<number> {
  const table = admin.page.getByRole('table', { name: 'Safety Reviews by organization and month' });
  const titles = await table.getByRole('columnheader').allTextContents();
  const sum = table.getByRole('row').filter({ hasText: 'All months' }).last();
  return Number(
    await sum
      .getByRole('cell')
      .nth(titles.indexOf(title) - 1)
      .textContent(),
  );
}

/** Waits for this state beside the patient's name, which every page shows. */
function seesState(text: string): Promise<void> {
  return pharmacist.page.getByLabel('Open patient').getByText(text, { exact: true }).waitFor();
}

async function save(dialog: Locator, button: string): Promise<void> {
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function recommend(page: Page, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Add Recommendation' }).click();
  const dialog = dialogTitled(page, 'Add Recommendation');
  await dialog.getByLabel('Problem', { exact: true }).selectOption('Monitoring is needed');
  await dialog.getByLabel('For the Patient').uncheck();
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Save Recommendation' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/**
 * Checks the prescriber's page in light and dark colours and on a phone. Checks accessibility before the colours
 * change.
 */
async function lookAround(name: string): Promise<void> {
  const { page } = doctor;
  expect(await findBarriers(page), `barriers on ${name}`).toEqual([]);
  await takePicture(page, `${name}-light`);
  await page.setViewportSize({ width: 390, height: 860 });
  await takePicture(page, `${name}-phone`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await takePicture(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

describe('an imported patient, on the way to a review that was mailed and answered', () => {
  it('is imported, gets a prescriber, and is called', async () => {
    const { page } = pharmacist;
    await admin.page.getByRole('table').waitFor();
    publishedBefore = await figure('Published');
    await page.getByLabel('Last Name').fill(patient.last);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('radio', { name: `Choose ${patient.last}, ${patient.first}` }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByLabel('Open patient').filter({ hasText: patient.last }).waitFor();
    const begin = 'Begin work on imported patient';
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: begin }).click();
    await save(dialogTitled(page, begin), begin);
    await openTab(page, 'Prescribers and Pharmacies', 'Prescribers');
    await page.getByRole('button', { name: 'Add Prescriber' }).click();
    const form = dialogTitled(page, 'Add Prescriber');
    const [first = '', last = ''] = prescriber.split(' ');
    const values = { 'First Name': first, 'Last Name': last, 'Address Line 1': '1 Main St', City: 'Boulder' };
    for (const [label, value] of Object.entries({ ...values, Zip: '80302-1234', Phone: '3035550134' }))
      await form.getByLabel(label).fill(value);
    await form.getByLabel('State').selectOption({ label: 'Colorado' });
    await save(form, 'Save Prescriber');
    await openTab(page, 'Interactions');
    await page.getByRole('button', { name: 'Add Interaction' }).click();
    const call = dialogTitled(page, 'Add Interaction');
    await call.getByRole('combobox', { name: /^Interaction Type/ }).selectOption('Initiating Interaction');
    await call.getByRole('combobox', { name: /^Recipient/ }).selectOption('Member');
    await call.getByRole('checkbox', { name: 'Successful' }).check();
    await call
      .getByRole('radiogroup', { name: /^Member Decision/ })
      .getByLabel('Yes')
      .check();
    await save(call, 'Save Interaction');
    await seesState('Scheduled for Medication Review');
  });

  it('tells what is taken, which is reconciled and put on the medication list', async () => {
    const { page } = pharmacist;
    await openTab(page, 'Medication Reconciliation');
    await page.getByRole('button', { name: 'Add list' }).click();
    const list = dialogTitled(page, 'Add list');
    await list.getByLabel('Source').selectOption({ index: 1 });
    await list.getByLabel('List to read').fill('Ibuprofen 400 mg tablet\nNaproxen 250 mg tablet');
    await list.getByRole('button', { name: 'Read', exact: true }).click();
    await save(list, 'Add 2 rows');
    await page.getByRole('button', { name: 'Start Reconciliation' }).click();
    for (const [index, name] of medications.entries()) {
      await page.getByText(`${index} of 2 decided`, { exact: true }).waitFor();
      await page.getByRole('grid').getByRole('row').filter({ hasText: name }).first().focus();
      await page.keyboard.press('v');
    }
    await page.getByText('2 of 2 decided', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, complete' }).click();
    await seesState('Scheduled for Medication Safety Review');
    await openTab(page, 'Medication List');
    for (const name of medications) await rowWith(page, name).getByText('Verified').waitFor();
  });

  it('has a finding, which becomes a recommendation of the review that is written, published and printed', async () => {
    const { page } = pharmacist;
    await openTab(page, 'Medication Safety Review');
    await page.getByRole('button', { name: 'Add Review' }).click();
    await dialogTitled(page, 'Add Review').getByRole('button', { name: 'Save Review' }).click();
    await page.waitForURL('**/review/**');
    const review = new URL(page.url()).pathname;
    await page.getByLabel('Open patient').getByRole('link').click();
    await openTab(page, 'Medication Decision Support');
    await page.getByRole('button', { name: 'Add to review' }).first().click();
    await page.getByText('Added to the review as a recommendation.').waitFor();
    await page.goto(`${review}?review=recommendations`);
    await rowWith(page, 'Keep one of the two.').getByRole('button', { name: /^Edit/ }).click();
    const found = dialogTitled(page, 'Edit Recommendation');
    await found.getByLabel('Prescriber Addressed').selectOption({ label: prescriber });
    await found
      .getByRole('button', { name: /^(Save|Done|Close)/ })
      .last()
      .click();
    await found.waitFor({ state: 'hidden' });
    await recommend(page, async (dialog) => {
      await dialog.getByLabel('Prescriber Addressed').selectOption({ label: prescriber });
      await dialog.getByLabel('To the Prescriber').fill('Please order a blood test.');
    });
    await openTab(page, 'Review');
    await page.getByRole('button', { name: 'Publish' }).click();
    await dialogTitled(page, 'Publish').getByRole('button', { name: 'Publish' }).click();
    await page.getByText('This review is published. Only answers can be added').waitFor();
    // Takes the last download, since the recommendations for prescribers are the last letters of a mailing.
    const downloads: Download[] = [];
    page.on('download', (each) => void downloads.push(each));
    await page.getByRole('button', { name: 'Print for the Mail' }).click();
    await expect.poll(() => downloads.length).toBe(4);
    const file = await (downloads.at(-1) as Download).path();
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const each of ['Please order a blood test.', 'Keep one of the two.', patient.last])
      expect(text).toContain(each);
    expect(text).toContain(`${productOfWorker().url}/respond`);
    const looks = await lookAtPages(browser, await readFile(file), '35-recommendations');
    expect(looks).toHaveLength(pdf.numPages);
    for (const { ink, edgeInk } of looks) {
      expect(ink).toBeGreaterThan(0.001);
      expect(ink).toBeLessThan(0.3);
      expect(edgeInk).toBe(0);
    }
    [code = ''] = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text) ?? [];
  });

  it('waits in Ready for Consult once its letter is mailed, as its list of letters shows', async () => {
    const { page } = pharmacist;
    await openTab(page, 'Letters');
    await rowWith(page, 'Printed, not mailed yet').filter({ hasText: 'Until ' }).waitFor();
    await takePicture(page, '36-letters');
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mark as Mailed' }).click();
    await dialogTitled(page, 'Mark as Mailed').getByRole('button', { name: 'They are mailed' }).click();
    await rowWith(page, 'Printed, not mailed yet').first().waitFor({ state: 'detached' });
    await page.getByLabel('Open patient').getByRole('link').click();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Change workflow state' }).click();
    const dialog = dialogTitled(page, 'Change workflow state');
    await dialog.getByRole('combobox', { name: /^To/ }).selectOption('Ready for Consult');
    await dialog.getByRole('combobox', { name: /^Reason/ }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Change workflow state' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('says nothing of the patient before the date of birth is right', async () => {
    const { page } = doctor;
    await page.goto(`/respond#${code}`);
    await page.getByRole('heading', { name: 'Answer a letter' }).waitFor();
    expect(page.url()).not.toContain(code);
    expect(await page.getByLabel('Code').inputValue()).toBe(code);
    await page.getByLabel('date of birth').fill('1933-07-12');
    await page.getByRole('button', { name: 'Open the letter' }).click();
    await page.getByText('This code and this date of birth open no letter.').waitFor();
    expect(await page.getByText(patient.last).count()).toBe(0);
    await lookAround('37-respond-key');
  });

  it('takes an answer to each recommendation, in another browser and without an account', async () => {
    const { page } = doctor;
    await page.getByLabel('date of birth').fill('1933-07-11');
    await page.getByRole('button', { name: 'Open the letter' }).click();
    await page.getByRole('heading', { name: `Recommendations for ${patient.first}` }).waitFor();
    await page.getByLabel('Accept', { exact: true }).first().check();
    await page.getByLabel('Accept with change').last().check();
    await page.getByLabel('What you want changed').fill('Half the dose for a week first.');
    await lookAround('38-respond-letter');
    await page.getByRole('button', { name: 'Send my answers' }).click();
    await page.getByRole('heading', { name: 'Thank you. Your answers were recorded.' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await takePicture(page, '39-respond-print');
    await page.emulateMedia({ media: 'screen' });
  });

  it('is complete with the last answer, as the list of reviews and the report show', async () => {
    const { page } = pharmacist;
    await seesState('Complete (MSR)');
    await openTab(page, 'Medication Safety Review');
    const row = rowWith(page, 'Prescriber 2 of 2').filter({ hasText: 'Answered' });
    await row.getByRole('button', { name: /^More about/ }).click();
    await takePicture(page, '40-review-menu');
    await page.getByRole('menuitem', { name: 'Compare with the Previous Review' }).click();
    await page.getByText('There is no published review of this patient before this one.').waitFor();
    await admin.page.reload();
    await admin.page.getByRole('table').waitFor();
    expect(await figure('Published')).toBeGreaterThan(publishedBefore);
    expect(await figure('Letters')).toBeGreaterThan(0);
    await takePicture(admin.page, '41-reports');
    expect(await findBarriers(admin.page)).toEqual([]);
    expect(pharmacist.complaints).toEqual([]);
  });
});
