import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoGraduate, demoPatientIn } from './harness/demo-patients.ts';
import { askForPaper, paperOf } from './harness/paper.ts';
import { dialogTitled, openTab, rowWith } from './harness/patient-page.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { findBarriers, openUser, signIn, takePicture, type User } from './harness/user.ts';

const safety = 'Ready for Medication Safety Review';
const patient = demoPatientIn(safety);
const [prescriber] = patient.prescribers;
let browser: Browser;
let user: User;

beforeAll(async () => {
  browser = await launchBrowser();
  user = await openUser(browser, productOfWorker().url);
  await signIn(user.page, 'pharmacist', `/dashboard/patient/${patient.id}`);
});

afterAll(() => browser?.close());

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await takePicture(user.page, 'failed-review');
});

async function lookAt(name: string): Promise<void> {
  await takePicture(user.page, name);
  expect(await findBarriers(user.page), `barriers on ${name}`).toEqual([]);
}

/** Adds a recommendation to the open draft. */
async function recommend(problem: string, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  await user.page.getByRole('button', { name: 'Add Recommendation' }).click();
  const dialog = dialogTitled(user.page, 'Add Recommendation');
  await dialog.getByLabel('Problem', { exact: true }).selectOption(problem);
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Save Recommendation' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('a patient who has graduated', () => {
  it('gets no review, and the page says why there is no button for one', async () => {
    const { page } = user;
    await page.goto(`/dashboard/patient/${demoGraduate().id}`);
    await openTab(page, 'Medication Safety Review');
    await page.getByText('No review can be added: the patient has graduated from the program.').waitFor();
    expect(await page.getByRole('button', { name: 'Add Review' }).count()).toBe(0);
    await lookAt('29-review-of-a-graduate');
    await page.goto(`/dashboard/patient/${patient.id}`);
  });
});

describe('a review, from an empty page to its answers [MSR-01] [MSR-23] [MSR-24]', () => {
  it('begins as a draft with the patient on top', async () => {
    const { page } = user;
    await openTab(page, 'Medication Safety Review');
    await page.getByRole('button', { name: 'Add Review' }).click();
    await dialogTitled(page, 'Add Review').getByRole('button', { name: 'Save Review' }).click();
    await page.waitForURL(`**/dashboard/patient/${patient.id}/review/**`);
    await page.getByLabel('Open patient').getByText(`${patient.first} ${patient.last}`).waitFor();
    await page.getByText('The review has no recommendations.').waitFor();
    await lookAt('30-review-begun');
  });

  it('takes recommendations, says how hard they read, and puts them into another order by keys', async () => {
    const { page } = user;
    await openTab(page, 'Recommendations');
    await recommend('Monitoring is needed', async (dialog) => {
      await dialog.getByLabel('Prescriber Addressed').selectOption({
        label: `${prescriber?.firstName} ${prescriber?.lastName}`,
      });
      await dialog.getByLabel('To the Prescriber').fill('Please order a blood test.');
      await dialog.getByLabel('What I Should Do').fill('Ask for a blood test.');
      await dialog.getByText('Reads at about grade 0 (Flesch–Kincaid)').waitFor();
      await lookAt('31-recommendation');
    });
    await recommend('Hard to take or to use', async (dialog) => {
      await dialog.getByLabel('For the Prescriber').uncheck();
      await dialog.getByLabel('What I Should Do').fill('Use a pill box.');
    });
    const rows = page.getByRole('table', { name: 'Recommendations' }).getByRole('row');
    await rows.nth(2).getByRole('button', { name: /^Move/ }).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => rows.nth(1).textContent()).toContain('Hard to take');
    await lookAt('32-recommendations');
  });

  it('is published with its checks in sight, which moves the patient', async () => {
    const { page } = user;
    await openTab(page, 'Review');
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = dialogTitled(page, 'Publish');
    await dialog.getByText('Publishing moves the patient to Ready for Printing').waitFor();
    await lookAt('33-publish');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('This review is published. Only answers can be added').waitFor();
    await page.getByLabel('Open patient').getByText('Ready for Printing (MSR)').waitFor();
    expect(await page.getByRole('button', { name: 'Edit Details' }).count()).toBe(0);
  });

  it('is printed', async () => {
    const { page } = user;
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Action Plan for the Patient' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    // Prints the page by the shortcut, including the content of the tab that is not open.
    expect(await page.getByRole('table', { name: 'Recommendations' }).count()).toBe(0);
    await askForPaper(page);
    const { text } = await paperOf(page);
    for (const each of [patient.last, 'Monitoring is needed', 'Hard to take or to use'])
      expect(text).toContain(each);
  });

  it('takes the answers of prescriber and patient until it is complete', async () => {
    const { page } = user;
    await openTab(page, 'Recommendations');
    const event = page.waitForRequest((request) => new URL(request.url()).pathname === '/workflow');
    for (const [name, hasPrescriber] of [
      ['Hard to take', false],
      ['Monitoring is needed', true],
    ] as const) {
      await rowWith(page, name)
        .getByRole('button', { name: /^Answer/ })
        .click();
      const dialog = dialogTitled(page, 'Answer Recommendation');
      if (hasPrescriber) await dialog.getByLabel('Response').first().selectOption('Accepted');
      await dialog.getByLabel('Response').last().selectOption('Declined');
      await dialog.getByLabel('Received By').last().selectOption('Phone');
      await dialog.getByRole('button', { name: 'Answer Recommendation' }).click();
      await dialog.waitFor({ state: 'hidden' });
    }
    await openTab(page, 'Review');
    await page.getByText('every recommendation is answered').waitFor();
    expect((await event).postDataJSON()).toMatchObject({ eventType: 'review.responses-complete' });
    await lookAt('34-review-answered');
  });

  it('stands in the list of the patient, and the page behind it never complained', async () => {
    const { page } = user;
    await page.getByLabel('Open patient').getByRole('link').click();
    await openTab(page, 'Medication Safety Review');
    await rowWith(page, 'Prescriber 1 of 1, Patient 2 of 2').filter({ hasText: 'Answered' }).waitFor();
    await lookAt('35-reviews');
    expect(user.complaints).toEqual([]);
  });
});
