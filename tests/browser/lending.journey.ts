import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../tools/quality/process.ts';
import { launchBrowser } from './harness/chromium.ts';
import { dialogTitled, rowWith } from './harness/patient-page.ts';
import { type RunningProduct, runCommandLine, startProduct } from './harness/running-product.ts';
import { acceptTerms, findBarriers, openUser, takePicture, type User } from './harness/user.ts';

/** Limit for compiling and serving, which take seconds, and longer on a busy machine. */
const patience = { timeout: 150_000 };

const folder = join(projectRoot, 'examples', 'lending');
let dataDirectory: string;
let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'lending-'));
  product = await startProduct({ command: 'start', dataDirectory, folder });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.interrupt();
  await rm(dataDirectory, { recursive: true, force: true });
});

async function enter(name: string, path: string): Promise<User> {
  const user = await openUser(browser, product.url);
  await user.page.goto(path);
  if (path === '/') await user.page.getByRole('button', { name: 'Log In' }).click();
  await user.page.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@lending.test`);
  await user.page.getByLabel('Password').fill('demo');
  await user.page.getByRole('button', { name: 'Sign in' }).click();
  await acceptTerms(user.page);
  await user.page.getByText(`${name}@lending.test`).waitFor();
  return user;
}

/** Finds the row of a loan by how it begins: the member's card and the state. */
const loanOf = (page: Page, start: string) => page.getByRole('row', { name: new RegExp(`^${start}`) });

/** Does the thing that the menu of the open loan offers by this name. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

describe('a product of another field, started in its folder', () => {
  let librarian: User;
  let helper: User;

  it('leads from the sign-in to what can be tried in it, and from there to the first page of its menu', async () => {
    librarian = await enter('librarian', '/');
    await librarian.page.waitForURL('**/start?first');
    await librarian.page.getByRole('heading', { name: 'As a librarian' }).waitFor();
    expect(await librarian.page.getByRole('main').textContent()).not.toMatch(/patient|pharmacist/i);
    await takePicture(librarian.page, 'lending-start');
    await librarian.page.getByRole('link', { name: /do not show this/ }).click();
    await librarian.page.waitForURL('**/catalogue');
    await rowWith(librarian.page, 'Emma').waitFor();
    expect(await librarian.page.title()).toBe('Catalogue · Lending Library');
    await takePicture(librarian.page, 'lending-catalogue');
    expect(await findBarriers(librarian.page)).toEqual([]);
    await librarian.page.goto('/privacy');
    await librarian.page.getByText('We hold the books, and of those who borrow them name').waitFor();
    expect(await librarian.page.getByRole('main').textContent()).not.toMatch(/patient|clinical/i);
    await librarian.page.goto('/respond');
    await librarian.page.getByText('There is no page at this address.').waitFor();
    await librarian.page.goto('/catalogue');
  });

  it('stores a book by its form, and refuses in its own words what is none', async () => {
    const { page } = librarian;
    await page.getByRole('button', { name: 'Add Book' }).click();
    const dialog = dialogTitled(page, 'Add Book');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Middlemarch');
    await dialog.getByRole('textbox', { name: 'Branch' }).fill('MAIN');
    await dialog.getByRole('textbox', { name: 'ISBN' }).fill('12');
    await dialog.getByRole('button', { name: 'Save Book' }).click();
    await dialog.getByText('An ISBN has 13 digits').first().waitFor();
    await dialog.getByRole('textbox', { name: 'ISBN' }).fill('9780141439549');
    await dialog.getByRole('button', { name: 'Save Book' }).click();
    await dialog.waitFor({ state: 'detached' });
    await rowWith(page, 'Middlemarch').waitFor();
  });

  it('shows a loan at once to a colleague, counts it by a handler of its own, and keeps its history', async () => {
    const { page } = librarian;
    await page.getByRole('link', { name: 'Emma' }).click();
    await page.waitForURL('**/book/book-emma');
    helper = await enter('helper', '/book/book-emma');
    await helper.page.getByText('Nobody has asked for this book.').waitFor();
    await page.getByRole('button', { name: 'Add Reservation' }).click();
    const dialog = dialogTitled(page, 'Add Reservation');
    await dialog.getByLabel('Member').selectOption('Mia Member');
    await dialog.getByRole('button', { name: 'Save Reservation' }).click();
    await dialog.waitFor({ state: 'detached' });
    await loanOf(helper.page, '1001 Reserved').waitFor();
    await loanOf(page, '1001 Reserved').getByRole('link').click();
    await act(page, 'Lend');
    await page.getByText('"Emma" is lent for four weeks.').waitFor();
    await takePicture(page, 'lending-loan');
    await loanOf(helper.page, '1001 Lent').waitFor();
    await helper.page.getByRole('tab', { name: 'How It Is Used' }).click();
    await helper.page.getByText('Lent 1 time. Out now.').waitFor();
    await page.goto('/book/book-emma');
    await loanOf(page, '1001 Lent')
      .getByRole('button', { name: /History/ })
      .click();
    await page
      .getByRole('dialog')
      .getByText(/Lender/)
      .first()
      .waitFor();
    await takePicture(page, 'lending-history');
    expect([...librarian.complaints, ...helper.complaints]).toEqual([]);
  });

  it('works along a stored queue on the rows that were selected, each by the rules of its workflow', async () => {
    const { page } = librarian;
    await page.goto('/loans?queue=queue-late');
    const late = page.getByRole('row', { name: /Faust.*Otto Örtel/ });
    await late.getByText('Late').waitFor();
    await takePicture(page, 'lending-queue');
    expect(await findBarriers(page)).toEqual([]);
    await late.getByRole('checkbox', { name: /^Select/ }).check();
    await page.getByRole('button', { name: 'Mark as Overdue' }).click();
    await dialogTitled(page, 'Mark as Overdue').getByRole('button', { name: 'Mark as Overdue' }).click();
    await page
      .getByText(/1 of 1 done/)
      .first()
      .waitFor(patience);
    await page.reload();
    await late.getByText('Overdue').waitFor();
    expect(librarian.complaints).toEqual([]);
  });

  it('keeps a queue that somebody makes by its conditions, and shows what it finds', async () => {
    const { page } = librarian;
    await page.goto('/loans');
    await page.getByRole('button', { name: 'Create New Queue...' }).click();
    const editor = page.getByRole('region', { name: 'Create New Queue' });
    await editor.getByRole('textbox', { name: /^Name/ }).fill('Everything that is out');
    await editor.getByRole('button', { name: /^Save/ }).click();
    await editor.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Emma.*Mia Member/ }).waitFor();
    await page.getByRole('row', { name: /Faust/ }).waitFor();
    expect(librarian.complaints).toEqual([]);
  });

  it('counts loans by month as a chart and a table, and lets only some take them along', async () => {
    const { page } = librarian;
    await page.goto('/figures');
    await page.getByRole('table', { name: 'Loans by Month by organization and month' }).waitFor();
    await page.getByRole('rowheader', { name: 'Main Branch' }).waitFor();
    await page.getByRole('img', { name: /^Lent by month/ }).waitFor();
    await page.getByRole('button', { name: 'Export to CSV' }).waitFor();
    await takePicture(page, 'lending-figures');
    expect(await findBarriers(page)).toEqual([]);
    await helper.page.goto('/figures');
    await helper.page.getByRole('rowheader', { name: 'Main Branch' }).waitFor();
    expect(await helper.page.getByRole('button', { name: 'Export to CSV' }).count()).toBe(0);
    expect([...librarian.complaints, ...helper.complaints]).toEqual([]);
  });

  it('says who has looked at a book, to the librarian alone', async () => {
    const { page } = librarian;
    await page.goto('/book/book-emma');
    await page.getByRole('tab', { name: 'Access Log' }).click();
    await page
      .getByRole('row', { name: /Hal Helper.*Viewed/ })
      .first()
      .waitFor();
    await page.getByText('The log is complete').waitFor();
    await takePicture(page, 'lending-log');
    await helper.page.goto('/book/book-emma');
    await helper.page.getByRole('tab', { name: 'How It Is Used' }).waitFor();
    expect(await helper.page.getByRole('tab', { name: 'Access Log' }).count()).toBe(0);
    expect([...librarian.complaints, ...helper.complaints]).toEqual([]);
  });

  it('takes members from a file by its command line while it runs, and refuses a card that is taken', async () => {
    const file = join(dataDirectory, 'members.json');
    const nora = { _id: 'member-nora', type: 'member', branch: 'MAIN', name: 'Nora Ñandú', card: '1003' };
    await writeFile(file, JSON.stringify({ member: [nora, { ...nora, _id: 'member-twice' }] }));
    const { output, exitCode } = await runCommandLine(dataDirectory, ['put', file], folder);
    expect(output).toContain('member member-nora: created');
    expect(output).toContain('member member-twice');
    expect(exitCode).toBe(1);
    await librarian.page.goto('/members');
    await rowWith(librarian.page, 'Nora Ñandú').waitFor();
    expect(await rowWith(librarian.page, '1003').count()).toBe(1);
  });

  it('has a field renamed in the Studio, and shows it once it is published, without a restart', async () => {
    const analyst = await enter(
      'analyst',
      '/studio?file=schemas/book/book.schema.json&at=/properties/author',
    );
    const title = { name: 'Title', description: 'What people read in forms and tables.' };
    await analyst.page.getByRole('textbox', title).fill('Written by', patience);
    await takePicture(analyst.page, 'lending-studio');
    await analyst.page.locator('.studio-state', { hasText: /, compiles$/ }).waitFor(patience);
    await analyst.page.getByRole('button', { name: 'Send to be published' }).click();
    const sending = dialogTitled(analyst.page, 'Send to be published');
    await sending.getByRole('textbox', { name: 'Purpose of the change' }).fill('Readers say so');
    await sending.getByRole('button', { name: 'Send', exact: true }).click();
    await analyst.page.locator('.studio-state', { hasText: 'No changes' }).waitFor(patience);
    const reviewer = await enter('reviewer', '/studio?view=publishing');
    const change = reviewer.page.getByRole('article', { name: 'Readers say so' });
    await change.getByRole('button', { name: 'Publish' }).click(patience);
    await reviewer.page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await reviewer.page.getByText('No change is waiting for review.').waitFor(patience);
    await librarian.page.goto('/catalogue');
    await librarian.page.getByRole('columnheader', { name: 'Written by' }).waitFor(patience);
    await librarian.page.goto('/studio');
    await librarian.page.getByText('the role analyst or reviewer').waitFor();
    expect([...analyst.complaints, ...reviewer.complaints]).toEqual([]);
  });
});
