import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatientIn, demoReview } from './harness/demo-patients.ts';
import { dialogTitled, openTab } from './harness/patient-page.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { findBarriers, openUser, signIn, takePicture, type User } from './harness/user.ts';

const patient = demoPatientIn('Ready for Initiating Call');
const reviewed = demoPatientIn('Complete', 'Medication Safety Review Lite (MSR Lite)');
let browser: Browser;
let user: User;
let watcher: User;

beforeAll(async () => {
  browser = await launchBrowser();
  user = await openAt('pharmacist', patient.id);
  watcher = await openAt('clinical', patient.id);
});

afterAll(() => browser?.close());

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    await takePicture(user.page, `failed-${task.name.replaceAll(/\W+/g, '-')}`);
});

async function openAt(name: 'pharmacist' | 'clinical', id: string): Promise<User> {
  const opened = await openUser(browser, productOfWorker().url);
  await signIn(opened.page, name, `/dashboard/patient/${id}`);
  await opened.page.getByRole('region', { name: 'Patient' }).waitFor();
  return opened;
}

/** Waits until the profile shows this state of the patient. */
async function seesState(page: Page, text: string): Promise<void> {
  await page.getByRole('region', { name: 'Patient' }).getByText(text, { exact: true }).waitFor();
}

interface Call {
  readonly successful: boolean;
  readonly decision?: 'Yes' | 'No';
}

/** Fills the form of an initiating call and returns its dialog. */
async function fillCall(page: Page, { successful, decision }: Call) {
  await page.getByRole('button', { name: 'Add Interaction' }).click();
  const dialog = dialogTitled(page, 'Add Interaction');
  await dialog.getByRole('combobox', { name: /^Interaction Type/ }).selectOption('Initiating Interaction');
  await dialog.getByRole('combobox', { name: /^Recipient/ }).selectOption('Member');
  if (successful) await dialog.getByRole('checkbox', { name: 'Successful' }).check();
  else await dialog.getByRole('combobox', { name: /^Reason for No Contact/ }).selectOption('No Answer');
  if (decision !== undefined) {
    await dialog
      .getByRole('radiogroup', { name: /^Member Decision/ })
      .getByLabel(decision)
      .check();
  }
  return dialog;
}

async function logCall(page: Page, call: Call): Promise<void> {
  const dialog = await fillCall(page, call);
  await dialog.getByRole('button', { name: 'Save Interaction' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('the page of a patient', () => {
  const review = demoReview();
  let page: Page;

  beforeAll(async () => {
    ({ page } = await openAt('pharmacist', review.patient));
  });

  const edges = (page: Page, part: string) =>
    page.locator(part).evaluate((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return { top: Math.round(top), bottom: Math.round(bottom), height: Math.round(height) };
    });
  const medicines = 'section[aria-label="Medications"]';

  it('shows at 1440 × 900 who it is, what matters, what was said last and five medicines, without scrolling', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator(`${medicines} tbody tr:nth-child(5)`).waitFor();
    await page.getByText('Last Interactions').waitFor();
    expect((await edges(page, 'section[aria-label="Profile"]')).height).toBeLessThanOrEqual(400);
    expect((await edges(page, `${medicines} tbody tr:nth-child(1)`)).top).toBeLessThanOrEqual(600);
    expect((await edges(page, `${medicines} tbody tr:nth-child(5)`)).bottom).toBeLessThanOrEqual(900);
    await takePicture(page, 'patient-at-a-glance');
  });

  it.each([
    { width: 1440, height: 900, most: 48 },
    { width: 1280, height: 800, most: 48 },
    { width: 720, height: 450, most: 90 },
    { width: 390, height: 844, most: 100 },
    { width: 320, height: 256, most: 51 },
  ])(
    'has a header of at most $most px at $width × $height, with the name and the most dangerous allergy',
    async ({ most, ...size }) => {
      await page.setViewportSize(size);
      const summary = page.getByLabel('Open patient');
      await summary.getByText('+2 more').waitFor();
      expect((await edges(page, '.shell-header')).height).toBeLessThanOrEqual(most);
      const names = await summary.locator('.patient-summary-name, .patient-summary-allergies').all();
      for (const name of names) expect((await name.boundingBox())?.width).toBeGreaterThan(80);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    },
  );

  it('leaves four fifths of the first screen of a phone to what is about the patient, with its actions in one line', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await edges(page, '.en-next')).top).toBeLessThan(844 / 5);
    expect((await edges(page, '[role="toolbar"]')).height).toBeLessThanOrEqual(40);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'View Chart' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('keeps a box folded for the user over a new visit, and unfolds it by a tab', async () => {
    await page.setViewportSize({ width: 1280, height: 860 });
    const fold = page.getByRole('button', { name: 'Fold or unfold Profile' });
    const name = page.getByRole('region', { name: 'Patient', exact: true });
    await fold.click();
    await name.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText('Last Interactions').waitFor({ state: 'attached' });
    expect(await fold.getAttribute('aria-expanded')).toBe('false');
    expect(await name.isVisible()).toBe(false);
    await openTab(page, 'Profile');
    await name.waitFor();
    expect(await fold.getAttribute('aria-expanded')).toBe('true');
  });
});

describe("a pharmacist's day, watched live in a second browser", () => {
  it('two failed calls change nothing, the third fails to engage, and the form says so before', async () => {
    const { page } = user;
    await openTab(page, 'Interactions');
    await logCall(page, { successful: false });
    await logCall(page, { successful: false });
    await seesState(page, 'Scheduled for Initiating Interaction');
    const dialog = await fillCall(page, { successful: false });
    await dialog.getByText(/3 unsuccessful attempts/).waitFor();
    await takePicture(page, '30-third-call');
    await dialog.getByRole('button', { name: 'Save Interaction' }).click();
    await seesState(page, 'Failure to Engage at Initiating Call');
    await seesState(watcher.page, 'Failure to Engage at Initiating Call');
  });

  it('a successful call brings the member back', async () => {
    await logCall(user.page, { successful: true, decision: 'Yes' });
    await seesState(user.page, 'Scheduled for Initiating Interaction');
    await seesState(watcher.page, 'Scheduled for Initiating Interaction');
  });

  it('a no of the member is asked about, then opts out', async () => {
    const { page } = user;
    const dialog = await fillCall(page, { successful: true, decision: 'No' });
    await dialog.getByRole('combobox', { name: /Reason/ }).selectOption('Not interested');
    await dialog
      .getByRole('radiogroup', { name: /What Is Declined/ })
      .getByLabel('Withdraw from the program')
      .check();
    await takePicture(page, '31-opt-out');
    await dialog.getByRole('button', { name: 'Save Interaction' }).click();
    const question = dialogTitled(page, 'Service Declination');
    await question.getByRole('button', { name: 'Withdraw from the program' }).click();
    await seesState(page, 'Member Opt Out at Initiating Call');
    await seesState(watcher.page, 'Member Opt Out at Initiating Call');
  });

  it('moves the patient by hand, with a reason', async () => {
    const { page } = user;
    await choose(page, 'Change workflow state');
    const dialog = dialogTitled(page, 'Change workflow state');
    await dialog.getByRole('combobox', { name: /^To/ }).selectOption('Scheduled for Medication Review');
    await dialog.getByRole('combobox', { name: /^Reason/ }).selectOption('Correction of an error');
    await takePicture(page, '32-manual-change');
    await dialog.getByRole('button', { name: 'Change workflow state' }).click();
    await seesState(page, 'Scheduled for Medication Review');
    await seesState(watcher.page, 'Scheduled for Medication Review');
  });

  it('prints the fridge report into a file [PRINT-01] [PRINT-08]', async () => {
    const { page } = user;
    await page.getByRole('button', { name: 'Print' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Fridge Report' }).click();
    expect((await download).suggestedFilename()).toBe('Fridge Report.pdf');
    await page.getByText(/The Fridge Report has no medications/).waitFor();
  });

  it('starts a new engagement after saying what that does', async () => {
    const { page } = user;
    await choose(page, 'Start New Workflow Engagement');
    const question = dialogTitled(page, 'Start New Workflow Engagement');
    await question.getByText(/begins: the patient moves to/).waitFor();
    await question.getByRole('button', { name: 'Start New Workflow Engagement' }).click();
    await seesState(page, 'Scheduled for Initiating Interaction');
    await seesState(watcher.page, 'Scheduled for Initiating Interaction');
    expect(await findBarriers(page)).toEqual([]);
  });

  it('resets the workflow of a patient whose review is complete', async () => {
    const { page } = await openAt('pharmacist', reviewed.id);
    await choose(page, 'Reset workflow');
    await dialogTitled(page, 'Reset workflow').getByRole('button', { name: 'Reset workflow' }).click();
    await page
      .getByRole('region', { name: 'Patient' })
      .getByText(/for Medication Safety Review/)
      .waitFor();
    expect(user.complaints).toEqual([]);
    expect(watcher.complaints).toEqual([]);
  });
});
