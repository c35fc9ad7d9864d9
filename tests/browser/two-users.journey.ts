import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient } from './harness/demo-patients.ts';
import { dialogTitled, openTab, rowWith } from './harness/patient-page.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { movedSince, rememberPlaces, replacedSince } from './harness/still-page.ts';
import { openUser, signIn, takePicture } from './harness/user.ts';

const patient = demoPatient('EMTM', 2);
const [one, other] = patient.prescribers.toSorted((a, b) => a.lastName.localeCompare(b.lastName));
let browser: Browser;
let first: Page;
let second: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  first = await openPrescribers('pharmacist');
  second = await openPrescribers('clinical');
});

afterAll(() => browser?.close());

async function openPrescribers(name: 'pharmacist' | 'clinical'): Promise<Page> {
  const { page } = await openUser(browser, productOfWorker().url);
  await signIn(page, name, `/dashboard/patient/${patient.id}`);
  await openTab(page, 'Prescribers and Pharmacies', 'Prescribers');
  return page;
}

async function beginEdit(page: Page, lastName: string | undefined): Promise<void> {
  await rowWith(page, lastName ?? '')
    .first()
    .getByRole('button', { name: /^Edit/ })
    .click();
  await dialogTitled(page, 'Edit Prescriber').waitFor();
}

async function saveCity(page: Page, city: string): Promise<void> {
  const dialog = dialogTitled(page, 'Edit Prescriber');
  await dialog.getByRole('textbox', { name: 'City' }).fill(city);
  await dialog.getByRole('button', { name: 'Save Prescriber' }).click();
}

describe('two users at the same patient', () => {
  it('both succeed when they edit different prescribers', async () => {
    await beginEdit(first, one?.lastName);
    await beginEdit(second, other?.lastName);
    await saveCity(first, 'Firstville');
    await dialogTitled(first, 'Edit Prescriber').waitFor({ state: 'detached' });
    await saveCity(second, 'Secondville');
    await dialogTitled(second, 'Edit Prescriber').waitFor({ state: 'detached' });
    await rowWith(second, 'Firstville').waitFor();
    await rowWith(second, 'Secondville').waitFor();
  });

  it('the second one to save the same prescriber is told so and loses nothing of what was typed [PRESC-08] [FAULT-01]', async () => {
    await first.reload();
    await openTab(first, 'Prescribers and Pharmacies', 'Prescribers');
    await beginEdit(first, one?.lastName);
    await beginEdit(second, one?.lastName);
    await saveCity(first, 'Quicktown');
    await dialogTitled(first, 'Edit Prescriber').waitFor({ state: 'detached' });
    await saveCity(second, 'Slowtown');
    await second
      .getByText(
        'Unable to save prescriber. The item was updated by another user before saving. Please try editing the item again',
      )
      .waitFor();
    const typed = dialogTitled(second, 'Edit Prescriber').getByRole('textbox', { name: 'City' });
    expect(await typed.inputValue()).toBe('Slowtown');
    await takePicture(second, '20-conflict');
    await first.reload();
    await openTab(first, 'Prescribers and Pharmacies', 'Prescribers');
    await rowWith(first, 'Quicktown').waitFor();
  });

  it('both see what a save leads to, in the profile and in the list, without loading the page again [FAULT-81]', async () => {
    const called = demoPatient('EMTM', 6);
    for (const page of [first, second]) {
      await page.goto(`/dashboard/patient/${called.id}`);
      await openTab(page, 'Profile');
      await openTab(page, 'Interactions');
      await page.getByText('No interactions recorded.').waitFor();
    }
    await first.getByRole('button', { name: 'Add Interaction' }).click();
    const dialog = dialogTitled(first, 'Add Interaction');
    await dialog.getByRole('combobox', { name: /^Interaction Type/ }).selectOption('Initiating Interaction');
    await dialog.getByRole('combobox', { name: /^Recipient/ }).selectOption('Member');
    await dialog.getByRole('combobox', { name: /^Reason for No Contact/ }).selectOption('Bad Number');
    const save = dialog.getByRole('button', { name: 'Save Interaction' });
    await save.click();
    await dialog.getByText("The member's number will be marked as a bad number", { exact: true }).waitFor();
    await save.click();
    for (const page of [first, second]) {
      await page.getByText('Bad number: it does not reach the patient').waitFor();
      await page.getByRole('tab', { name: 'Interactions (1)' }).waitFor();
    }
    await takePicture(second, '21-seen-by-a-colleague');
  });
});

/** Widths of a desktop window, which most users have, and of a phone. */
const widths = [1280, 390];

describe.each(widths)('a press at %i px is never moved away', (width) => {
  const watched = demoPatient('EMTM', 3);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  beforeAll(async () => {
    await first.setViewportSize({ width, height: 860 });
    for (const page of [first, second]) {
      await page.goto(`/dashboard/patient/${watched.id}`);
      await button(page, 'Reserve').and(page.locator(':enabled')).waitFor();
    }
    await first.waitForLoadState('networkidle');
  });

  it('when a colleague reserves the patient, takes the reservation over, and releases it', async () => {
    const steps = [
      { press: () => button(second, 'Reserve').click(), shown: 'Override' },
      { press: () => button(second, 'Release').click(), shown: 'Reserve' },
    ];
    for (const { press, shown } of steps) {
      expect(await rememberPlaces(first)).toBeGreaterThan(8);
      await press();
      await button(first, shown).and(first.locator(':enabled')).waitFor();
      await first.locator('.en-notice').last().waitFor();
      await takePicture(first, `22-${shown}-${width}`);
      expect([...(await movedSince(first)), ...(await replacedSince(first))]).toEqual([]);
    }
    await button(first, 'Reserve').click();
    await button(first, 'Release').and(first.locator(':enabled')).waitFor();
    await button(second, 'Override').waitFor();
    await rememberPlaces(first);
    await button(second, 'Override').click();
    await dialogTitled(second, 'Override Reservation?').getByRole('button', { name: 'Override' }).click();
    await button(first, 'Override').waitFor();
    await first.locator('.en-notice').last().waitFor();
    await takePicture(first, `22-taken-over-${width}`);
    expect([...(await movedSince(first)), ...(await replacedSince(first))]).toEqual([]);
    await button(second, 'Release').click();
    await button(first, 'Reserve').and(first.locator(':enabled')).waitFor();
  });

  it('when a colleague adds a row above it, and removes the row again', async () => {
    for (const page of [first, second]) await openTab(page, 'Past Medical History', 'Allergies');
    await first.waitForLoadState('networkidle');
    const below = await buttonBelow(first, 'Add Allergy');
    const heading = `Heard at ${width}`;
    await button(second, 'Add Allergy').click();
    const form = dialogTitled(second, 'Add Allergy');
    await form.getByRole('combobox', { name: /^Allergy/ }).fill('Latex');
    await second.getByRole('option', { name: 'Latex' }).first().click();
    await form.getByRole('combobox', { name: /^Reaction/ }).selectOption({ index: 1 });
    await form.getByRole('textbox', { name: /^Description/ }).fill(heading);
    await form.getByRole('button', { name: 'Save Allergy' }).click();
    await first.getByText(heading).first().waitFor();
    expect(await below.moved()).toBe(0);
    await takePicture(first, `23-row-added-${width}`);
    await rowWith(second, heading)
      .getByRole('button', { name: /^Remove|^Delete/ })
      .click();
    await second.getByRole('button', { name: 'Yes, remove' }).click();
    await first.getByText(heading).first().waitFor({ state: 'detached' });
    expect(await below.moved()).toBe(0);
    await takePicture(first, `23-row-removed-${width}`);
  });

  it('when the answer to a question fails', async () => {
    await openTab(first, 'Notes');
    await first
      .getByRole('button', { name: /^Remove|^Delete/ })
      .first()
      .click();
    await button(first, 'Yes, remove').waitFor();
    await first.route('**/api/regimen/**', (route) => route.abort());
    expect(await rememberPlaces(first)).toBeGreaterThan(2);
    await button(first, 'Yes, remove').click();
    await first.getByRole('dialog').getByRole('alert').waitFor();
    await takePicture(first, `28-not-removed-${width}`);
    expect(await movedSince(first)).toEqual([]);
    await first.unroute('**/api/regimen/**');
    await first.getByRole('dialog').getByRole('button', { name: /^No/ }).click();
  });

  it('when the counts of tabs gain a digit or two', async () => {
    await first.goto(`/dashboard/patient/${watched.id}`);
    await openTab(first, 'Prescribers and Pharmacies', 'Prescribers');
    const counts = first.locator('.en-tab-count:not(:empty)');
    await counts.nth(3).waitFor();
    await first.waitForLoadState('networkidle');
    expect(await rememberPlaces(first)).toBeGreaterThan(10);
    await counts.evaluateAll((all) => {
      for (const each of all)
        each.textContent = (each.textContent ?? '').replace(/^\((\d+)\)$/, (_, count: string) =>
          count.length === 1 ? `(${count}00)` : `(${count}0)`,
        );
    });
    await takePicture(first, `25-ten-${width}`);
    expect(await movedSince(first)).toEqual([]);
  });

  it('when a save is refused since a colleague was faster, and when it fails', async () => {
    const contested = demoPatient('EMTM', 5);
    const { lastName } = contested.prescribers[0] ?? {};
    for (const page of [first, second]) {
      await page.goto(`/dashboard/patient/${contested.id}`);
      await openTab(page, 'Prescribers and Pharmacies', 'Prescribers');
      await beginEdit(page, lastName);
    }
    const dialog = dialogTitled(first, 'Edit Prescriber');
    await first.route('**/api/regimen/**', async (route) => {
      if (route.request().method() === 'GET') await route.continue();
      else await route.abort();
    });
    await dialog.getByRole('textbox', { name: 'City' }).fill(`Lost${width}`);
    await rememberPlaces(first);
    await dialog.getByRole('button', { name: 'Save Prescriber' }).click();
    await dialog.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    await takePicture(first, `26-failed-${width}`);
    expect(await movedSince(first)).toEqual([]);
    await first.unroute('**/api/regimen/**');
    await saveCity(second, `Fast${width}`);
    await dialogTitled(second, 'Edit Prescriber').waitFor({ state: 'detached' });
    await button(first, 'Compare').waitFor();
    expect(await movedSince(first)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save Prescriber' }).click();
    await dialog.getByText('Unable to save prescriber.').waitFor();
    await takePicture(first, `27-refused-${width}`);
    expect(await movedSince(first)).toEqual([]);
    // Expects fields below the choices to come into view by scrolling.
    const last = dialog.getByRole('checkbox', { name: 'Verified' });
    await last.focus();
    await expect.poll(() => isOnTop(last)).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
  });

  it('when the first row of a queue is selected', async () => {
    await first.goto('/dashboard');
    await first.getByRole('tab', { name: 'Priority Queues' }).click();
    const mark = first.getByRole('checkbox', { name: /^Select / });
    await mark.nth(1).waitFor();
    await first.waitForLoadState('networkidle');
    await mark.nth(1).scrollIntoViewIfNeeded();
    await rememberPlaces(first);
    await mark.nth(1).check();
    await first.getByText('1 selected').waitFor();
    await takePicture(first, `24-selected-${width}`);
    expect(await movedSince(first)).toEqual([]);
  });

  it('when a queue cannot be stored', async () => {
    await first.goto('/dashboard');
    await first.getByRole('tab', { name: 'Priority Queues' }).click();
    const list = first.locator('.en-saved-side button[aria-expanded="false"]');
    if (width < 560) await list.click();
    await button(first, 'Create New Priority Queue...').click();
    const editor = first.getByRole('region', { name: 'Create New Priority Queue' });
    await editor.getByRole('textbox', { name: /^Name/ }).fill(`Queue ${width}`);
    await first.waitForLoadState('networkidle');
    await first.route('**/api/regimen/queue', (route) => route.abort());
    const save = editor.getByRole('button', { name: 'Save Priority Queue' });
    await save.scrollIntoViewIfNeeded();
    await rememberPlaces(first);
    await save.click();
    await editor.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    await takePicture(first, `29-queue-failed-${width}`);
    expect(await movedSince(first)).toEqual([]);
    await first.unroute('**/api/regimen/queue');
    await editor.getByRole('button', { name: 'Cancel' }).click();
    await editor.getByRole('button', { name: 'Discard' }).click();
  });
});

/** True if a press on the middle of the element would hit the element. */
async function isOnTop(control: Locator): Promise<boolean> {
  return await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && (element.contains(at) || at.contains(element));
  });
}

/**
 * Moves the pointer to the next visible button below another one; reports how far down that button has moved since.
 */
async function buttonBelow(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).scrollIntoViewIfNeeded();
  const handle = await page.evaluateHandle((above) => {
    const all = [...document.querySelectorAll('button, [role="tab"]')];
    const head = all.find((each) => each.textContent === above);
    const from = head?.closest('section, [role="tabpanel"], .en-box')?.getBoundingClientRect();
    const found = all.find((each) => {
      const { top, left, width } = each.getBoundingClientRect();
      if (from === undefined || width === 0) return false;
      return top >= from.bottom && left < from.right && left + width > from.left;
    });
    if (found === undefined) throw new Error(`Nothing to press stands below "${above}".`);
    return found;
  }, name);
  const element = handle.asElement();
  await element?.scrollIntoViewIfNeeded();
  await element?.hover();
  const place = () => handle.evaluate((each) => each.getBoundingClientRect().top);
  const before = await place();
  return { moved: async () => Math.round(Math.abs((await place()) - before)) };
}
