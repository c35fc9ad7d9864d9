import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient } from './harness/demo-patients.ts';
import { dialogTitled, openTab, rowWith } from './harness/patient-page.ts';
import { findBarriers, openUser, signIn, takePicture, type User } from './harness/user.ts';

const patient = demoPatient('EMTM', 11);
const born = '1988-08-01';
const [prescriber] = patient.prescribers;
let browser: Browser;
let pharmacist: User;
let doctor: User;
let code = '';

beforeAll(async () => {
  browser = await launchBrowser();
  pharmacist = await openUser(browser, inject('productUrl'));
  doctor = await openUser(browser, inject('productUrl'));
  await signIn(pharmacist.page, 'pharmacist', `/dashboard/patient/${patient.id}`);
});

afterAll(() => browser?.close());

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await takePicture(pharmacist.page, 'failed-respond-pharmacist');
  await takePicture(doctor.page, 'failed-respond-doctor');
});

async function recommend(page: Page, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Add Recommendation' }).click();
  const dialog = dialogTitled(page, 'Add Recommendation');
  await dialog.getByLabel('Problem', { exact: true }).selectOption('Monitoring is needed');
  await dialog.getByLabel('For the Patient').uncheck();
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Save Recommendation' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** The page of the doctor as others see it: dark, on a phone. Barriers are looked for before its colours change. */
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

describe('a review that its prescriber answers by the code on the letter', () => {
  it('is written, published and printed', async () => {
    const { page } = pharmacist;
    await openTab(page, 'Medication Safety Review');
    await page.getByRole('button', { name: 'Add Review' }).click();
    await dialogTitled(page, 'Add Review').getByRole('button', { name: 'Save Review' }).click();
    await page.waitForURL(`**/dashboard/patient/${patient.id}/review/**`);
    await openTab(page, 'Recommendations');
    const label = `${prescriber?.firstName} ${prescriber?.lastName}`;
    for (const text of ['Please order a blood test.', 'Please lower the dose.'])
      await recommend(page, async (dialog) => {
        await dialog.getByLabel('Prescriber Addressed').selectOption({ label });
        await dialog.getByLabel('To the Prescriber').fill(text);
      });
    await openTab(page, 'Review');
    await page.getByRole('button', { name: 'Publish' }).click();
    await dialogTitled(page, 'Publish').getByRole('button', { name: 'Publish' }).click();
    await page.getByText('This review is published. Only answers can be added').waitFor();
    await page.getByRole('button', { name: 'Print' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Recommendations for the Prescriber' }).click(),
    ]);
    const file = await download.path();
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain('Please order a blood test.');
    expect(text).toContain(`${inject('productUrl')}/respond`);
    [code = ''] = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text) ?? [];
  });

  it('waits in Ready for Consult once its letter is mailed, as its list of letters shows', async () => {
    const { page } = pharmacist;
    await openTab(page, 'Letters');
    await rowWith(page, 'Printed and mailed').filter({ hasText: 'Until ' }).waitFor();
    await takePicture(page, '36-letters');
    expect(await findBarriers(page)).toEqual([]);
    await page.getByLabel('Open patient').getByRole('link').click();
    await page.getByRole('button', { name: 'More' }).click();
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
    await page.getByLabel('date of birth').fill('1988-08-02');
    await page.getByRole('button', { name: 'Open the letter' }).click();
    await page.getByText('This code and this date of birth open no letter.').waitFor();
    expect(await page.getByText(patient.last).count()).toBe(0);
    await lookAround('37-respond-key');
  });

  it('takes an answer to each recommendation, in another browser and without an account', async () => {
    const { page } = doctor;
    await page.getByLabel('date of birth').fill(born);
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

  it('is complete with the last answer, and so is the patient', async () => {
    const { page } = pharmacist;
    await page
      .getByRole('region', { name: 'Patient' })
      .getByText('Complete (MSR)', { exact: true })
      .waitFor();
    await openTab(page, 'Medication Safety Review');
    await rowWith(page, 'Prescriber 2 of 2').filter({ hasText: 'Answered' }).waitFor();
  });
});
