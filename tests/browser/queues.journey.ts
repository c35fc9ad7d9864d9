import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient } from './harness/demo-patients.ts';
import { dialogTitled, openTab, rowWith } from './harness/patient-page.ts';
import { type RunningProduct, startProduct } from './harness/running-product.ts';
import { findBarriers, openUser, signIn, takePicture, type User } from './harness/user.ts';

const name = 'Riskiest first calls';
const sought = demoPatient('EMTM', 4);
let folder: string;
let product: RunningProduct;
let browser: Browser;
let user: User;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regimen-queues-'));
  cpSync(inject('firstData'), folder, { recursive: true });
  product = await startProduct({ command: 'start', dataDirectory: folder });
  browser = await launchBrowser();
  user = await openUser(browser, product.url);
  page = user.page;
  await page.clock.install();
});

afterAll(async () => {
  await browser?.close();
  await product?.interrupt();
  await rm(folder, { recursive: true, force: true });
});

const form = () => page.getByRole('region', { name: 'Create New Priority Queue' });
const preview = () => page.getByRole('complementary', { name: 'Preview' });
const entry = () => page.getByRole('navigation').getByRole('button', { name: new RegExp(`^${name}`) });
const rows = () => page.getByRole('table', { name }).getByRole('row');

/** Reads the number of patients that the preview or the list shows. */
async function countIn(element: Locator): Promise<number> {
  return Number(/(\d[\d,]*)/.exec((await element.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
}

async function addCondition(number: number, statistic: string, comparison: string): Promise<void> {
  await form().getByRole('button', { name: 'Add Condition' }).click();
  await form()
    .getByRole('combobox', { name: `Statistic of condition ${number}` })
    .selectOption({ label: statistic });
  await form()
    .getByRole('combobox', { name: `${statistic}: comparison of condition ${number}` })
    .selectOption({ label: comparison });
}

/** Tests a requirement of the issue: a new user manages these tasks without a manual. */
describe('a new user', () => {
  it('finds a patient by the beginning of the name, and opens the page without the mouse', async () => {
    await signIn(page, 'clinical', '/dashboard');
    await page.getByRole('tab', { name: 'Member Search' }).click();
    const { id, first, last } = sought;
    await page.getByRole('textbox', { name: 'Name or phone number' }).fill(`${last} ${first.slice(0, 3)}`);
    await rowWith(page, last).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/dashboard/patient/${id}*`);
    await page.getByLabel('Open patient').getByText(last).waitFor();
  });

  it('builds a queue: ready for the initiating call, over 70, no call in two weeks, riskiest first', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('tab', { name: 'Priority Queues' }).click();
    await page.getByRole('button', { name: 'Create New Priority Queue...' }).click();
    await form().getByRole('textbox', { name: /^Name/ }).fill(name);
    await addCondition(1, 'Workflow state', 'is Scheduled for Initiating Interaction');
    await addCondition(2, 'Age', 'is at least');
    await form().getByRole('textbox', { name: 'Age: number of condition 2' }).fill('71');
    await addCondition(3, 'Last call', 'is more than');
    await form().getByRole('checkbox', { name: 'Last call: or never, in condition 3' }).check();
    await form().getByRole('button', { name: 'Add Sort Field' }).click();
    await form().getByRole('combobox', { name: 'Sort By, row 1' }).selectOption({ label: 'Risk Score' });
    await form()
      .getByRole('checkbox', { name: /^Highest first/ })
      .check();
    await preview()
      .getByText(/^[1-9]\d* patients found$/)
      .waitFor();
    await expect.poll(() => preview().getAttribute('aria-busy')).not.toBe('true');
    await takePicture(page, '60-queue-editor');
    expect(await findBarriers(page)).toEqual([]);
    const found = await countIn(preview().getByRole('status'));
    await form().getByRole('button', { name: 'Save Priority Queue' }).click();
    await page.getByRole('table', { name }).waitFor();
    await expect.poll(() => countIn(entry())).toBe(found);
    expect(await rows().count()).toBe(Math.min(found, 10) + 1);
  });

  it('works its first row, who leaves the queue, and comes back to the others', async () => {
    const first = (await rows().nth(1).getByRole('link').first().getAttribute('href')) ?? '';
    const before = await countIn(entry());
    await page.keyboard.press('n');
    await page.waitForURL(`**${first}*`);
    await page.getByRole('button', { name: 'Release' }).waitFor();
    await openTab(page, 'Interactions');
    await page.getByRole('button', { name: 'Add Interaction' }).click();
    const dialog = dialogTitled(page, 'Add Interaction');
    await dialog.getByRole('combobox', { name: /^Interaction Type/ }).selectOption('Initiating Interaction');
    await dialog.getByRole('combobox', { name: /^Recipient/ }).selectOption('Member');
    await dialog.getByRole('combobox', { name: /^Reason for No Contact/ }).selectOption('No Answer');
    await dialog.getByRole('button', { name: 'Save Interaction' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto('/dashboard');
    await page.getByRole('table', { name }).waitFor();
    expect(await rows().locator(`a[href="${first}"]`).count()).toBe(0);
    await expect.poll(() => countIn(entry())).toBe(before - 1);
  });

  it('sees a colleague’s change arrive: as news of the rows, and in the number beside the queue', async () => {
    const before = await countIn(entry());
    const second = (await rows().nth(1).getByRole('link').first().getAttribute('href')) ?? '';
    const colleague = (await openUser(browser, product.url)).page;
    await signIn(colleague, 'pharmacist', second);
    await colleague.getByRole('button', { name: 'More', exact: true }).click();
    await colleague.getByRole('menuitem', { name: 'Change workflow state' }).click();
    const dialog = dialogTitled(colleague, 'Change workflow state');
    await dialog.getByRole('combobox', { name: /^To/ }).selectOption('Scheduled for Medication Review');
    await dialog.getByRole('combobox', { name: /^Reason/ }).selectOption('Correction of an error');
    await dialog.getByRole('button', { name: 'Change workflow state' }).click();
    await dialog.waitFor({ state: 'detached' });
    const news = page.getByRole('button', { name: /changes?: show (it|them)$/ });
    await news.waitFor();
    expect(await rows().locator(`a[href="${second}"]`).count()).toBeGreaterThan(0);
    await news.click();
    await expect.poll(() => rows().locator(`a[href="${second}"]`).count()).toBe(0);
    // Advances the clock, since queues are counted again after half a minute at most.
    await page.clock.fastForward(31_000);
    await expect.poll(() => countIn(entry())).toBe(before - 1);
    await takePicture(page, '61-queue-rows');
  });

  it('scrolls through all members of a queue instead of turning pages, and finds the place again', async () => {
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /^Never called/ })
      .click();
    const all = page.getByRole('table', { name: 'Never called' });
    await all.waitFor();
    // Turns scrolling off first, since the page remembers the choice of an earlier attempt.
    const scroll = page.getByRole('button', { name: 'Scroll all rows of Never called' });
    const turn = page.getByRole('button', { name: 'Turn pages of Never called' });
    await scroll.or(turn).waitFor();
    if (await turn.isVisible()) await turn.click();
    await scroll.click();
    await all.locator('[aria-rowindex]').first().waitFor();
    const total = Number(await all.getAttribute('aria-rowcount')) - 1;
    const list = page.getByRole('region', { name: 'Never called' });
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const last = all.locator(`[aria-rowindex="${total + 1}"]`);
    const link = last.getByRole('link').first();
    await link.waitFor();
    expect(await all.locator('[data-row]').count()).toBeLessThan(total);
    const href = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`**${href}*`);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
    await takePicture(page, '62-queue-scrolled');
    expect(await findBarriers(page)).toEqual([]);
    const printed = await extractText(new Uint8Array(await page.pdf({ format: 'Letter' })));
    expect(printed.totalPages).toBeGreaterThan(1);
    for (const paper of printed.text) expect(paper).toMatch(/\bName\s.*Workflow\s+State/s);
    expect(printed.text.join(' ')).not.toMatch(/\bReserve\b|Next Patient|Narrow by/);
    await page.getByRole('button', { name: 'Turn pages of Never called' }).click();
    await page.getByRole('navigation', { name: 'Pages of Never called' }).waitFor();
  });

  it('imports a member who is in no list yet, and lands on the new page', async () => {
    await page.getByRole('link', { name: 'Add Patient' }).click();
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Dawson');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('radio', { name: /^Choose Dawson, Amelia/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('EMTM Care Network').first().waitFor();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.waitForURL(/\/dashboard\/patient\/(?!import)/);
    await page.getByLabel('Open patient').getByText('Dawson').waitFor();
    expect(user.complaints).toEqual([]);
  });
});
