import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient } from './harness/demo-patients.ts';
import { dialogTitled, openTab, rowWith } from './harness/patient-page.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { findBarriers, openUser, signIn, takePicture } from './harness/user.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ page } = await openUser(browser, productOfWorker().url));
  await signIn(page, 'pharmacist', `/dashboard/patient/${demoPatient('EMTM', 3).id}`);
  await openTab(page, 'Past Medical History', 'Allergies');
  // Waits for the button, since keys, unlike clicks, do not wait for their target.
  await page.locator('button:enabled', { hasText: 'Add Allergy' }).waitFor();
});

afterAll(() => browser?.close());

/** Presses Tab until an element with this name has the focus; throws after 60 presses. */
async function tabTo(name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await nameOfFocus())) return;
  }
  throw new Error(`Sixty presses of Tab did not reach ${name}.`);
}

function nameOfFocus(): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return '';
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    return element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
  });
}

describe('adding an allergy without a mouse', () => {
  it('opens the form with the focus in its first field', async () => {
    await tabTo(/^Add Allergy/);
    await page.keyboard.press('Enter');
    await dialogTitled(page, 'Add Allergy').waitFor();
    await expect.poll(nameOfFocus).toMatch(/^Allergy/);
  });

  it('moves to the first field with a problem when a save is refused', async () => {
    await tabTo(/^Save Allergy/);
    await page.keyboard.press('Enter');
    await expect.poll(nameOfFocus).toMatch(/^Allergy/);
  });

  it('fills, saves and gives the focus back to the button that opened the form', async () => {
    await page.keyboard.type('Latex');
    await page.getByRole('option', { name: 'Latex' }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(/^Reaction/);
    await page.keyboard.press('R');
    await tabTo(/^Description/);
    await page.keyboard.type('Typed without a mouse');
    await tabTo(/^Save Allergy/);
    await page.keyboard.press('Enter');
    await rowWith(page, 'Typed without a mouse').waitFor();
    await expect.poll(nameOfFocus).toMatch(/^Add Allergy/);
  });

  it('closes the form on Escape', async () => {
    await page.keyboard.press('Enter');
    await dialogTitled(page, 'Add Allergy').waitFor();
    await page.keyboard.press('Escape');
    await dialogTitled(page, 'Add Allergy').waitFor({ state: 'detached' });
  });
});

describe('an action that is found by its name', () => {
  it('has the focus in its dialog, and a tab or a page is found so, too', async () => {
    await page.keyboard.press('Control+k');
    await dialogTitled(page, 'Go to').waitFor();
    await expect.poll(nameOfFocus).toBe('Page, tab, action, member or queue');
    await takePicture(page, 'palette');
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.type('add aller');
    await page.getByRole('option', { name: /^Add Allergy/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await dialogTitled(page, 'Add Allergy').waitFor();
    await expect.poll(nameOfFocus).toMatch(/^Allergy/);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await dialogTitled(page, 'Add Allergy').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('conditions');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: /^Conditions/, selected: true }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('allergies');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: /^Allergies/, selected: true }).waitFor();
  });
});

describe('a palette that loads slowly', () => {
  it('takes what is typed meanwhile, and no letter acts on the page', async () => {
    const { page: slow } = await openUser(browser, productOfWorker().url);
    const { promise: held, resolve: go } = Promise.withResolvers<undefined>();
    await slow.route(/\/Palette-[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await signIn(slow, 'pharmacist', `/dashboard/patient/${demoPatient('EMTM', 3).id}`);
    await openTab(slow, 'Past Medical History', 'Conditions');
    await slow.keyboard.press('Control+k');
    await slow.getByRole('status').filter({ hasText: 'Go to' }).waitFor();
    await slow.keyboard.type('allergies');
    await slow.keyboard.press('Enter');
    go(undefined);
    await slow.getByRole('tab', { name: /^Allergies/, selected: true }).waitFor();
    await slow.context().close();
  });
});

describe('an action of a menu without a mouse', () => {
  it('has the focus in its dialog, and gives it back to the button of the menu, every time', async () => {
    await openTab(page, 'Profile');
    await page.locator('button:enabled', { hasText: 'More' }).waitFor();
    await tabTo(/^More$/);
    for (const _time of ['the first time it is loaded', 'then it is there']) {
      await page.keyboard.press('Enter');
      await expect.poll(nameOfFocus).toMatch(/^Inactivate/);
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await dialogTitled(page, 'Change workflow state').waitFor();
      await expect.poll(nameOfFocus).toMatch(/^To/);
      await page.keyboard.press('Escape');
      await expect.poll(nameOfFocus).toMatch(/^More$/);
    }
  });
});

describe('what a user chooses to see', () => {
  const size = { width: 1440, height: 900 };
  const before = { width: 1280, height: 860 };

  it('is the page beside a form, which is laid out anew, scrolls, and stands there for the next form', async () => {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Add Note' }).press('Enter');
    const dialog = dialogTitled(page, 'Add Note');
    const beside = dialog.getByRole('button', { name: 'Beside the page' });
    await beside.press('Enter');
    await expect.poll(() => beside.getAttribute('aria-pressed')).toBe('true');
    const isBeside = async () => {
      const [form, content] = [await dialog.boundingBox(), await page.locator('main').boundingBox()];
      return form !== null && content !== null && content.x + content.width <= form.x && form.height === 900;
    };
    await expect.poll(isBeside).toBe(true);
    await takePicture(page, 'beside-the-page');
    expect(await findBarriers(page)).toEqual([]);
    await page.mouse.move(300, 600);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add Note' }).press('Enter');
    await expect.poll(isBeside).toBe(true);
    await beside.press('Enter');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.setViewportSize(before);
  });

  it('is larger letters and controls, also after the page was loaded anew', async () => {
    const height = () => page.getByRole('button', { name: 'Add Note' }).evaluate((each) => each.clientHeight);
    const dense = await height();
    const turn = async () => {
      await page.locator('main').focus();
      await page.keyboard.press('?');
      await page.getByRole('checkbox', { name: 'Larger letters, rows and buttons' }).press('Space');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await turn();
    expect(await height()).toBeGreaterThan(dense);
    await page.reload();
    await page.getByRole('button', { name: 'Add Note' }).waitFor();
    await expect.poll(height).toBeGreaterThan(dense);
    await turn();
    expect(await height()).toBe(dense);
  });
});

describe('the focus on a phone', () => {
  it('is never under the header, forwards and backwards', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const covered: string[] = [];
    await tabTo(/^Add Note/);
    for (const key of [...Array(14).fill('Tab'), ...Array(14).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      if (await page.evaluate(isUnderHeader)) covered.push(await nameOfFocus());
    }
    await page.setViewportSize({ width: 1280, height: 860 });
    expect(covered).toEqual([]);
  });
});

function isUnderHeader(): boolean {
  const end = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return (document.activeElement?.getBoundingClientRect().top ?? 0) < end;
}

describe('adding a patient without a mouse [IMPORT-01]', () => {
  it('says what is missing before it looks for anybody', async () => {
    await page.goto('/dashboard/patient-import');
    await page.getByRole('heading', { level: 1, name: 'Add Patient' }).waitFor();
    await tabTo(/^Search$/);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Fill in a name' }).waitFor();
  });

  it('looks for a person from the field, and stands at the heading of the next step', async () => {
    await page.keyboard.press('Shift+Tab');
    await page.getByLabel('Last Name').focus();
    await page.keyboard.type('Dawson');
    await page.keyboard.press('Enter');
    await expect.poll(nameOfFocus).toMatch(/^Step 2 of 3: *Pick a match$/);
    await page.getByRole('radio', { name: /^Choose Dawson, Amelia/ }).waitFor();
    await takePicture(page, 'add-patient-match');
    expect(await findBarriers(page)).toEqual([]);
  });

  it('goes back and forward by the browser, and finds what was typed', async () => {
    await page.goBack();
    await expect.poll(nameOfFocus).toMatch(/^Step 1 of 3:/);
    expect(await page.getByLabel('Last Name').inputValue()).toBe('Dawson');
    await page.goForward();
    await expect.poll(nameOfFocus).toMatch(/^Step 2 of 3:/);
    await page.getByRole('radio', { name: /^Choose Dawson, Amelia/ }).waitFor();
  });

  it('chooses a match, keeps it over a reload, imports it and stands on the page of the patient', async () => {
    await tabTo(/^Choose Dawson, Amelia/);
    await page.keyboard.press('Space');
    await page.reload();
    await page.getByText('Your unsaved changes have been restored.').waitFor();
    await page.getByRole('radio', { name: /^Choose Dawson, Amelia/, checked: true }).waitFor();
    await tabTo(/^Continue$/);
    await page.keyboard.press('Enter');
    await expect.poll(nameOfFocus).toMatch(/^Step 3 of 3: *Import$/);
    await page.getByText('None of your patients matches this person.').waitFor();
    await takePicture(page, 'add-patient-import');
    expect(await findBarriers(page)).toEqual([]);
    await tabTo(/^Import$/);
    await page.keyboard.press('Enter');
    await page.getByLabel('Open patient').filter({ hasText: 'Amelia Dawson' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\/patient\/[\w-]+/);
  });
});
