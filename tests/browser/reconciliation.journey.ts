import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatientToReconcile } from './harness/demo-patients.ts';
import { dialogTitled } from './harness/patient-page.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { findBarriers, findOutside, openUser, signIn, takePicture } from './harness/user.ts';

let browser: Browser;
let page: Page;
const patient = demoPatientToReconcile();
const address = `/dashboard/patient/${patient.id}`;
const patientWithMedicines = demoPatientToReconcile({ hasMedicines: true });

beforeAll(async () => {
  browser = await launchBrowser();
  ({ page } = await openUser(browser, productOfWorker().url));
  await signIn(page, 'pharmacist', address);
});

afterAll(() => browser?.close());

const row = (text: string) => page.getByRole('grid').getByRole('row').filter({ hasText: text }).first();
/** Reads the text of the row with the focus; empty while a dialog is open. */
const focused = () => page.evaluate(() => document.activeElement?.closest('[data-entry]')?.textContent ?? '');
const closed = () => page.getByRole('dialog').waitFor({ state: 'hidden' });
const progress = (text: string) => page.getByText(text, { exact: true }).waitFor();

/** Number of keys pressed, including Tab. */
let keys = 0;

async function press(key: string): Promise<void> {
  keys += 1;
  await page.keyboard.press(key);
}

async function type(text: string): Promise<void> {
  keys += text.length;
  await page.keyboard.type(text);
}

/** Presses Tab until an element with this text or name has the focus. */
async function tabTo(name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await press(key);
    const now = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return (
        element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? ''
      );
    });
    if (name.test(now)) return;
  }
  throw new Error(`120 presses of ${key} did not reach ${name}.`);
}

/** Goes to a tab of the box whose first tab is named, wherever the focus is on the page. */
async function toTab(title: string, first = 'Medication List'): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${title}( \\(\\d+\\))?$`) });
  const isFocused = (text: string) => page.evaluate(textIsFocused, text);
  await page.locator('[role="tab"]:enabled', { hasText: first }).first().waitFor();
  for (let boxes = 0; boxes < 3 && !(await isFocused(first.slice(0, 10))); boxes += 1) await press('F6');
  for (let tabs = 0; tabs < 8 && !(await isFocused(title)); tabs += 1) await press('ArrowRight');
  await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
}

function textIsFocused(text: string): boolean {
  const { activeElement } = document;
  return activeElement?.role === 'tab' && activeElement.textContent?.startsWith(text) === true;
}

/**
 * Keystroke-level model (Card, Moran and Newell 1980): 0.28 s a key for an average non-secretary typist, and 1.35 s
 * of thinking before each decision, each dialog and each button.
 */
const secondsFor = (decisions: number) => keys * 0.28 + decisions * 1.35;

describe('three sources with twelve medicines, reconciled without a mouse', () => {
  it('shows the sources in groups, with nothing decided', async () => {
    await toTab('Medication Reconciliation');
    await row('Fish oil').waitFor();
    await page.getByRole('button', { name: 'Start Reconciliation' }).waitFor();
    expect(await page.getByRole('grid').getByRole('row').count()).toBe(10);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('decides with single keys; the focus goes on to the next that waits', async () => {
    await tabTo(/^Start Reconciliation/);
    await press('Enter');
    await progress('0 of 10 decided');
    await expect.poll(focused).toContain('Acetaminophen 500 mg');
    await press('v');
    await progress('1 of 10 decided');
    await expect.poll(focused).toContain('Tylenol');
    await takePicture(page, 'reconciliation');
  });

  it('asks why something is no longer taken, and gives the focus back', async () => {
    await press('d');
    await dialogTitled(page, 'Discontinue: Tylenol 325 mg tablet').waitFor();
    await type('Duplicate');
    await tabTo(/^Discontinue$/);
    await press('Enter');
    await closed();
    await progress('2 of 10 decided');
    await expect.poll(focused).toContain('Tylenol');
  });

  it('takes rows as one, which are then decided together', async () => {
    await press('ArrowDown');
    await expect.poll(focused).toContain('Lisinopril 10');
    await press('Shift+ArrowDown');
    await expect.poll(focused).toContain('Lisinopril 20');
    await press('Space');
    await press('g');
    await dialogTitled(page, 'Merge').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
    await takePicture(page, 'reconciliation-merge');
    await press('Enter');
    await closed();
    await progress('2 of 9 decided');
    await row('Also listed as').waitFor();
    await expect.poll(focused).toContain('Lisinopril 10');
    await press('v');
    await progress('3 of 9 decided');
  });

  it('warns of what the review should know', async () => {
    await expect.poll(focused).toContain('twice daily');
    await press('w');
    await dialogTitled(page, 'Warn: Metformin 500 mg tablet').waitFor();
    await type('Takes half of what is prescribed');
    await tabTo(/^Warn$/);
    await press('Enter');
    await closed();
    await progress('4 of 9 decided');
  });

  it('decides several at once', async () => {
    await expect.poll(focused).toContain('twice daily');
    await press('ArrowDown');
    for (const _entry of [1, 2, 3, 4]) await press('Shift+ArrowDown');
    await press('v');
    await progress('8 of 9 decided');
    await expect.poll(focused).toContain('Furosemide');
  });

  it('loses no decision of a browser that is killed', async () => {
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.context().close();
    ({ page } = await openUser(browser, productOfWorker().url));
    await signIn(page, 'pharmacist', address);
    await toTab('Medication Reconciliation');
    await progress('8 of 9 decided');
  });

  it('completes when every row is decided, and the patient moves on', async () => {
    await tabTo(/Furosemide/);
    await press('m');
    await dialogTitled(page, 'Modify: Furosemide 20 mg tablet').waitFor();
    await tabTo(/^Directions as taken/);
    await press('Control+a');
    await type('1 tablet every other day');
    await tabTo(/^Modify$/);
    await press('Enter');
    await closed();
    await progress('9 of 9 decided');
    await tabTo(/^Complete$/, 'Shift+Tab');
    await press('Enter');
    const question = dialogTitled(page, 'Complete the reconciliation');
    await question.getByText('1 warning').waitFor();
    await question.getByText(/^\d+ added to the medication list$/).waitFor();
    await takePicture(page, 'reconciliation-question');
    await tabTo(/^Yes, complete/);
    await press('Enter');
    await page.getByText(/^Completed \d\d\/\d\d\/\d{4} by /).waitFor();
    await page.getByText('Scheduled for Medication Safety Review').first().waitFor();
    await takePicture(page, 'reconciliation-complete');
    // Counts twenty decisions: ten entries, of which two are merged, four forms, and the buttons to begin and to
    // complete.
    const seconds = secondsFor(20);
    expect(seconds).toBeLessThan(120);
  });

  it('tries out what else may be taken, finds an interaction, and carries it to the review', async () => {
    await toTab('Medication Safety Review');
    await tabTo(/^Add Review/);
    await press('Enter');
    await dialogTitled(page, 'Add Review').waitFor();
    await tabTo(/^Save Review/);
    await press('Enter');
    await page.waitForURL(`**${address}/review/**`);
    const review = page.url();
    await page.goto(address);
    await toTab('Medication Decision Support');
    await page.getByRole('searchbox', { name: 'Add a candidate' }).waitFor();
    await tabTo(/^Add a candidate/);
    for (const drug of ['Oxycodone', 'Lorazepam']) {
      await type(drug);
      await page
        .getByRole('button', { name: new RegExp(`^${drug}`) })
        .first()
        .waitFor();
      await tabTo(new RegExp(`^${drug}`));
      await press('Enter');
      await page.getByRole('button', { name: new RegExp(`^Remove ${drug}`) }).waitFor();
    }
    const found = page.getByRole('region', { name: 'New with this change' });
    await found.getByText('Drug and drug').first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await takePicture(page, 'decision-support-what-if');
    await tabTo(/^Add to review$/);
    await press('Enter');
    await page.getByText('Added to the review as a recommendation.').waitFor();
    await page.goto(review);
    await toTab('Recommendations', 'Review');
    await page
      .getByRole('table', { name: 'Recommendations' })
      .getByText(/Oxycodone/)
      .first()
      .waitFor();
  });
});

describe('a phone', () => {
  const shown = () => page.getByRole('grid').getByRole('row').filter({ visible: true });
  const turn = (way: string) => page.getByRole('button', { name: `${way} group`, exact: true }).click();
  const at = (text: RegExp) => page.getByRole('navigation', { name: 'Groups' }).getByText(text).waitFor();

  afterAll(() => page.setViewportSize({ width: 1280, height: 860 }));

  it('shows one group at a time, by pointer; the last leads to the first', async () => {
    await page.goto(`/dashboard/patient/${patientWithMedicines.id}`);
    await toTab('Medication Reconciliation');
    await page.getByRole('button', { name: 'Start Reconciliation' }).click();
    await page.getByText(/^0 of \d+ decided$/).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await at(/^1 of \d+: /);
    const groups = await page.locator('[role="rowgroup"][data-current]').count();
    for (let group = 1; group <= groups; group += 1) {
      await at(new RegExp(`^${group} of ${groups}: `));
      expect(await page.getByRole('grid').getByRole('rowgroup').filter({ visible: true }).count()).toBe(1);
      expect(await findOutside(page)).toEqual([]);
      await turn('Next');
    }
    await at(/^1 of /);
    await turn('Previous');
    await at(new RegExp(`^${groups} of ${groups}: `));
    await takePicture(page, 'reconciliation-phone');
    expect(await findBarriers(page)).toEqual([]);
  });

  it('brings the group of the row that keys go to', async () => {
    await shown().first().focus();
    await page.keyboard.press('Home');
    await at(/^1 of /);
    const rows = await page.getByRole('grid').locator('[data-entry]').count();
    for (let row = 1; row < rows; row += 1) await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe(await shown().last().textContent());
    await at(/^(\d+) of \1: /);
  });

  it('says how many rows are selected in groups out of sight', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await turn('Next');
    await page.getByText('1 selected', { exact: true }).waitFor();
    await turn('Previous');
    await shown().first().getByRole('checkbox').uncheck();
    await page.getByText('1 selected', { exact: true }).waitFor({ state: 'detached' });
  });
});

describe('a patient of the demonstration whose medicines are known already', () => {
  it('is reconciled against the medication list, and every decision is stored [RECON-11] [RECON-12]', async () => {
    const entries = await page.getByRole('grid').getByRole('row').count();
    expect(await page.getByRole('grid').getByText('Medication list').count()).toBeGreaterThan(0);
    await page.getByRole('grid').getByRole('row').first().focus();
    for (let decided = 1; decided <= entries; decided += 1) {
      await page.keyboard.press('v');
      await progress(`${decided} of ${entries} decided`);
    }
    await page.getByText('Saved', { exact: true }).waitFor();
    await takePicture(page, 'reconciliation-with-medicines');
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, complete' }).click();
    await page.getByText(/^Completed \d\d\/\d\d\/\d{4} by /).waitFor();
  });
});
