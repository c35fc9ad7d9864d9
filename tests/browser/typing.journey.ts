import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient } from './harness/demo-patients.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { openUser, signIn, takePicture, type User } from './harness/user.ts';

let browser: Browser;
let page: Page;
let inputMethod: CDPSession;

beforeAll(async () => {
  browser = await launchBrowser();
  const { url } = productOfWorker();
  const user = await openUser(browser, url);
  page = user.page;
  await user.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  inputMethod = await user.context.newCDPSession(page);
});

afterAll(() => browser?.close());

/** Finds a field by its label, which ends with a star for a required field. */
const labelled = (name: string) => page.getByLabel(new RegExp(`^${name}\\*?$`));

const widget = (name: string) => page.locator('#widgets').getByLabel(new RegExp(`^${name}\\*?$`));

const standing = async (field: Locator): Promise<{ readonly text: string; readonly caret: number | null }> =>
  await field.evaluate((element: HTMLInputElement) => ({
    text: element.value,
    caret: element.selectionStart,
  }));

const putCaret = async (field: Locator, at: number, to = at) =>
  await field.evaluate(
    (element: HTMLInputElement, [start, end]) => element.setSelectionRange(start ?? 0, end ?? 0),
    [at, to],
  );

/** Empties the field and types into it as a user would, so that there is something to undo. */
async function write(name: string, text: string): Promise<Locator> {
  const field = widget(name);
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
  return field;
}

async function paste(text: string): Promise<void> {
  await page.evaluate((each) => navigator.clipboard.writeText(each), text);
  await page.keyboard.press('ControlOrMeta+V');
}

async function compose(steps: readonly string[], committed: string): Promise<void> {
  for (const text of steps) {
    const { length } = text;
    await inputMethod.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  }
  await inputMethod.send('Input.insertText', { text: committed });
}

const said = (name: string) =>
  page.locator('#widgets .en-field', { has: labelled(name) }).locator('.en-not-taken');

describe('what is typed into a field with a maximum', () => {
  beforeEach(async () => {
    await page.goto('/components');
    await widget('Several lines').waitFor();
  });

  const full = 'Call the daughter Maria before 9 am, now';

  it('is not taken at its start when it is full: the end, the caret and undo stay, and it is said [VALID-07]', async () => {
    const field = await write('Text', full);
    await page.keyboard.press('Home');
    await page.keyboard.type('RE: ');
    expect(await standing(field)).toEqual({ text: full, caret: 0 });
    await expect
      .poll(() => said('Text').textContent())
      .toBe('At most 40 characters fit here. Not taken: “RE: ”');
    await page.keyboard.press('ControlOrMeta+Z');
    expect((await standing(field)).text).not.toBe(full);
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    expect((await standing(field)).text).toBe(full);
  });

  it('is taken as far as there is room, where it is pasted, and can be undone', async () => {
    const field = await write('Text', 'Call the daughter Maria before 9 am, n');
    await putCaret(field, 9);
    await paste('XYZ');
    expect(await standing(field)).toEqual({ text: 'Call the XYdaughter Maria before 9 am, n', caret: 11 });
    await page.keyboard.press('ControlOrMeta+Z');
    expect((await standing(field)).text).toBe('Call the daughter Maria before 9 am, n');
  });

  it('is composed by an input method to its end, and shortened only when that does not fit', async () => {
    const field = await write('Text', 'a'.repeat(38));
    await compose(['に', 'にほ', 'にほん', '日本'], '日本');
    expect(await standing(field)).toEqual({ text: `${'a'.repeat(38)}日本`, caret: 40 });
    await putCaret(field, 39, 40);
    await compose(['に', 'にほ', 'にほん'], 'にほん');
    expect(await standing(field)).toEqual({ text: `${'a'.repeat(38)}日に`, caret: 40 });
  });

  it('is refused in the middle of several lines, too', async () => {
    const text = `${'line of text\n'.repeat(15)}12345`;
    const field = await write('Several lines', '');
    await paste(text);
    expect((await standing(field)).text).toBe(text);
    await putCaret(field, 20);
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
    expect(await standing(field)).toEqual({ text, caret: 20 });
  });

  it('is no eleventh digit of a phone number', async () => {
    const field = await write('Phone', '5035550138');
    expect((await standing(field)).text).toBe('(503) 555-0138');
    await putCaret(field, 7);
    await page.keyboard.type('9');
    expect(await standing(field)).toEqual({ text: '(503) 555-0138', caret: 7 });
    await page.keyboard.press('Backspace');
    expect(await standing(field)).toEqual({ text: '(503) 550-138', caret: 4 });
    await page.keyboard.type('7');
    expect(await standing(field)).toEqual({ text: '(503) 755-0138', caret: 7 });
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('ControlOrMeta+Z');
    expect((await standing(field)).text).not.toBe('(503) 755-0138');
  });
});

describe('what is typed into a form of the product', () => {
  let user: User;

  beforeAll(async () => {
    const { url } = productOfWorker();
    user = await openUser(browser, url);
    await signIn(user.page, 'pharmacist', `/dashboard/patient/${demoPatient('EMTM', 7).id}`);
  });

  const title = () => user.page.getByRole('dialog').getByLabel(/^Title/);

  async function openNote(): Promise<void> {
    await user.page.getByRole('button', { name: 'Add Note' }).click();
    await title().waitFor();
  }

  it('is there after a reload, to the last key [ENGINE-19]', async () => {
    await openNote();
    await title().pressSequentially('Call the daughter', { delay: 30 });
    await user.page.reload();
    await expect.poll(async () => await title().inputValue()).toBe('Call the daughter');
    await user.page.getByRole('button', { name: 'Cancel' }).click();
    await user.page.getByRole('button', { name: 'Discard' }).click();
  });

  it('holds a tab that is being closed until somebody says what becomes of it, and no tab without it', async () => {
    const { page: own } = user;
    const asked: string[] = [];
    own.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    await openNote();
    await title().pressSequentially('Call the son', { delay: 30 });
    await own.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    expect(await title().inputValue()).toBe('Call the son');
    await own.getByRole('button', { name: 'Cancel' }).click();
    await own.getByRole('button', { name: 'Discard' }).click();
    const other = await user.context.newPage();
    other.on('dialog', (dialog) => asked.push(`without text: ${dialog.type()}`));
    await other.goto(own.url());
    await other.getByRole('button', { name: 'Add Note' }).click();
    await other.getByRole('dialog').waitFor();
    const closed = other.waitForEvent('close');
    await other.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toEqual(['beforeunload']);
  });

  it('is taken back letter by letter in its field, then with the fields changed before, by keys alone', async () => {
    await openNote();
    await title().pressSequentially('Called');
    await user.page.keyboard.press('Tab');
    await title().press('End');
    await user.page.keyboard.type(' back');
    await user.page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => title().inputValue()).toMatch(/^Called( bac?)?$/);
    for (let times = 0; times < 5 && (await title().inputValue()) !== 'Called'; times += 1)
      await user.page.keyboard.press('ControlOrMeta+Z');
    await takePicture(user.page, 'undo in a form');
    await user.page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => title().inputValue()).toBe('');
    await user.page.keyboard.press('ControlOrMeta+Shift+Z');
    await expect.poll(() => title().inputValue()).toBe('Called');
    await user.page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => title().inputValue()).toBe('');
    await user.page.keyboard.press('Escape');
    await title().waitFor({ state: 'detached' });
  });

  it('goes into no form that is being stored', async () => {
    await openNote();
    await title().fill('Called');
    await user.page.route('**/api/regimen/note', async (route) => {
      if (route.request().method() === 'POST') await new Promise((late) => setTimeout(late, 1500));
      await route.continue();
    });
    await title().press('Alt+S');
    await user.page.locator('.en-dialog-body[inert]').waitFor();
    await user.page.keyboard.type(' more');
    expect(await title().inputValue()).toBe('Called');
    await title().waitFor({ state: 'detached' });
    await user.page.unroute('**/api/regimen/note');
  });

  it('is sent once by an Enter that is held down, which neither answers what it opens nor opens it again', async () => {
    const { page: own } = user;
    const sent: string[] = [];
    await own.route('**/api/regimen/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (route.request().method() !== 'GET') sent.push(`${route.request().method()} ${pathname}`);
      await route.continue();
    });
    const openers = await own.getByRole('button', { name: /^Add / }).allTextContents();
    expect(openers).toContain('Add Note');
    for (const name of openers) {
      await own.getByRole('button', { name, exact: true }).first().focus();
      await holdEnter(own);
      await own.getByRole('dialog').waitFor();
      await own.keyboard.press('Escape');
      await own.getByRole('dialog').waitFor({ state: 'detached' });
    }
    const opened = sent.length;
    await openNote();
    await title().fill('Held');
    await title().focus();
    await holdEnter(own, false);
    await title().waitFor({ state: 'detached' });
    await holdEnter(own, false);
    await own.keyboard.up('Enter');
    // Ignores lists, some of which are read by POST.
    expect(sent.slice(0, opened).filter((each) => !each.endsWith('/list'))).toEqual([]);
    expect(sent.filter((each) => each.endsWith('/note'))).toEqual(['POST /api/regimen/note']);
    expect(await own.getByRole('dialog').count()).toBe(0);
    await own.unroute('**/api/regimen/**');
  });
});

/** Holds Enter down, which repeats the key, and releases it unless `isLetGo` is false. */
async function holdEnter(held: Page, isLetGo = true): Promise<void> {
  for (let times = 0; times < 6; times += 1) await held.keyboard.down('Enter');
  if (isLetGo) await held.keyboard.up('Enter');
}
