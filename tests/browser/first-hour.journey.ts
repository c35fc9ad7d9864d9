import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { dialogTitled, openTab } from './harness/patient-page.ts';
import { type RunningProduct, startProduct } from './harness/running-product.ts';
import { acceptTerms, findBarriers, openUser, takePicture, type User } from './harness/user.ts';

/** Limit for compiling and serving, which take seconds, and longer on a busy machine. */
const patience = { timeout: 150_000 };

let dataDirectory: string;
let product: RunningProduct;
let browser: Browser;
let user: User;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-first-hour-'));
  cpSync(inject('firstData'), dataDirectory, { recursive: true });
  product = await startProduct({ command: 'start', dataDirectory });
  browser = await launchBrowser();
  user = await openUser(browser, product.url);
});

afterAll(async () => {
  await browser?.close();
  await product?.interrupt();
  await rm(dataDirectory, { recursive: true, force: true });
});

const strip = (page: Page) => page.getByRole('complementary', { name: 'What to try' });

/** Signs in as a user of the demonstration, by mouse alone. */
async function become(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name }).click();
  await acceptTerms(page);
}

/** Marks a step as done, and signs in as the user of the next one. */
async function handOver(page: Page, name: string): Promise<void> {
  await strip(page).getByRole('button', { name: 'Done, what next?' }).click();
  await strip(page).getByText(`${name} goes on`).waitFor();
  await strip(page).getByRole('button', { name: 'Log out' }).click();
  await become(page, name);
}

async function lookAt(page: Page, name: string): Promise<void> {
  await takePicture(page, `first-hour-${name}`);
  expect(await findBarriers(page), `barriers on ${name}`).toEqual([]);
}

/**
 * Lists the focusable elements, and the end of the page, that the strip covers; reports a page whose end comes behind
 * the strip.
 */
function coveredByStrip(): readonly string[] {
  const shown = document.querySelector('.start-next');
  const end = document.querySelector('.shell-footer');
  if (shown === null || end === null) return ['There is no strip, or no page.'];
  const isCovered = (element: Element) => {
    const at = element.getBoundingClientRect();
    const strip = shown.getBoundingClientRect();
    return (
      at.bottom > strip.top + 1 && at.top < strip.bottom && at.right > strip.left && at.left < strip.right
    );
  };
  const focused = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input)')].filter(
    (element) => {
      element.focus();
      return document.activeElement === element && isCovered(element);
    },
  );
  window.scrollTo(0, document.documentElement.scrollHeight);
  const isBehind = Boolean(shown.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING);
  return [
    ...focused.map(({ outerHTML }) => outerHTML),
    ...(isCovered(end) ? ['the end of the page'] : []),
    ...(isBehind ? ['the page comes behind the strip'] : []),
  ];
}

describe('the first hour of who has read nothing', () => {
  it('begins at the printed address, with one press for a user, at what can be tried', async () => {
    const { page } = user;
    const [address = ''] = /http:\/\/localhost:\d+(?=\s)/.exec(product.output()) ?? [];
    await page.goto(address);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('button', { name: 'Ana Analyst' }).waitFor();
    await lookAt(page, '1-sign-in');
    await page.getByRole('button', { name: 'Ana Analyst' }).click();
    await acceptTerms(page);
    await page.getByRole('heading', { name: 'What to Try in Five Minutes' }).waitFor();
    await lookAt(page, '2-start');
  });

  it('has the analyst change a form and send it', async () => {
    const { page } = user;
    await page.getByRole('region', { name: 'As an analyst' }).getByRole('button', { name: 'Begin' }).click();
    await strip(page).getByText('1 of 4').waitFor();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Remark', patience);
    await page
      .getByRole('region', { name: 'Preview' })
      .getByRole('textbox', { name: 'Remark' })
      .waitFor(patience);
    await lookAt(page, '3-analyst');
    await strip(page).getByRole('button', { name: 'Done, what next?' }).click();
    await page.locator('.studio-state', { hasText: /, compiles$/ }).waitFor(patience);
    await page.getByRole('button', { name: 'Send to be published' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send to be published' });
    await dialog.getByRole('textbox', { name: 'Purpose of the change' }).fill('Nurses call it a remark');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.studio-state', { hasText: 'No changes' }).waitFor(patience);
  });

  it('has the reviewer, who comes to the change by signing in, publish it', async () => {
    const { page } = user;
    await handOver(page, 'Rae Reviewer');
    const change = page.getByRole('article', { name: 'Nurses call it a remark' });
    await change.getByRole('button', { name: 'Publish' }).waitFor(patience);
    await lookAt(page, '4-reviewer');
    await change.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await page.getByText('No change is waiting for review.').waitFor(patience);
  });

  it('has the pharmacist see it at a patient', async () => {
    const { page } = user;
    await handOver(page, 'Penny Pharmacist');
    await openTab(page, 'Past Medical History', 'Allergies');
    await page.getByRole('button', { name: 'Add Allergy' }).click();
    const dialog = dialogTitled(page, 'Add Allergy');
    await dialog.getByRole('textbox', { name: 'Remark' }).waitFor(patience);
    await takePicture(page, 'first-hour-5-pharmacist');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await strip(page).getByRole('button', { name: 'Finish' }).click();
    await strip(page).waitFor({ state: 'detached' });
  });

  it('goes on from one place to the next by itself, and stops when told', async () => {
    const { page } = user;
    await page.goto('/start');
    const card = page.getByRole('region', { name: 'As a pharmacist' });
    await card.getByRole('button', { name: 'Begin' }).click();
    await strip(page).getByText('Search for the member Cedar').waitFor();
    await page.goto('/privacy');
    await strip(page).getByRole('link', { name: 'Take me there' }).click();
    expect(new URL(page.url()).search).toBe('?view=member-search');
    await page.goto('/dashboard/patient/demo-patient-0011');
    await strip(page).getByText('2 of 3').waitFor();
    await page.setViewportSize({ width: 390, height: 700 });
    await openTab(page, 'Past Medical History', 'Allergies');
    expect(await page.evaluate(coveredByStrip)).toEqual([]);
    await takePicture(page, 'first-hour-6-phone');
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await page.evaluate(coveredByStrip)).toEqual([]);
    await strip(page).getByRole('button', { name: 'Stop' }).click();
    await page.reload();
    await page.getByText('pharmacist@demo.test').waitFor();
    expect(await strip(page).count()).toBe(0);
  });

  it('is over for a user who does not want it, and for nobody else', async () => {
    const { page } = user;
    await page.goto('/start');
    await page.getByRole('link', { name: /do not show this when I sign in$/ }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('button', { name: 'Penny Pharmacist' }).click();
    await page.waitForURL('**/dashboard*');
    await page.getByRole('link', { name: 'Synthetic data' }).click();
    await page.getByRole('heading', { name: 'What to Try in Five Minutes' }).waitFor();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('button', { name: 'Ana Analyst' }).click();
    await page.getByRole('heading', { name: 'What to Try in Five Minutes' }).waitFor();
    expect(user.complaints).toEqual([]);
  });
});
