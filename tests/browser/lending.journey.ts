import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../tools/quality/process.ts';
import { launchBrowser } from './harness/chromium.ts';
import { dialogTitled, rowWith } from './harness/patient-page.ts';
import { type RunningProduct, startProduct } from './harness/running-product.ts';
import { acceptTerms, findBarriers, openUser, takePicture, type User } from './harness/user.ts';

let dataDirectory: string;
let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'lending-'));
  const folder = join(projectRoot, 'examples', 'lending');
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

async function addLoan(page: Page, member: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Loan' }).click();
  const dialog = dialogTitled(page, 'Add Loan');
  await dialog.getByRole('textbox', { name: 'Member' }).fill(member);
  await dialog.getByRole('textbox', { name: 'From' }).fill('11/01/2026');
  await dialog.getByRole('textbox', { name: 'Due' }).fill('11/29/2026');
  await dialog.getByRole('button', { name: 'Save Loan' }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('a product of another field, started in its folder', () => {
  let librarian: User;

  it('leads from the sign-in to the first page of its menu', async () => {
    librarian = await enter('librarian', '/');
    await librarian.page.waitForURL('**/catalogue');
    await rowWith(librarian.page, 'Emma').waitFor();
    expect(await librarian.page.title()).toBe('Catalogue · Lending Library');
    await takePicture(librarian.page, 'lending-catalogue');
    expect(await findBarriers(librarian.page)).toEqual([]);
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
    const helper = await enter('helper', '/book/book-emma');
    await helper.page.getByText('Nobody has this book.').waitFor();
    await addLoan(page, 'Mia Member');
    await rowWith(helper.page, 'Mia Member').waitFor();
    await helper.page.getByRole('tab', { name: 'How It Is Used' }).click();
    await helper.page.getByText('Lent 1 time. Out now.').waitFor();
    await rowWith(page, 'Mia Member')
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

  it('has its forms changed in the Studio, by whom its own rights let', async () => {
    const analyst = await enter('analyst', '/studio');
    await analyst.page.getByText('Where to begin').waitFor();
    await analyst.page.getByRole('searchbox', { name: 'Search' }).fill('Copies');
    await takePicture(analyst.page, 'lending-studio');
    await librarian.page.goto('/studio');
    await librarian.page.getByText('the role analyst or reviewer').waitFor();
    expect(analyst.complaints).toEqual([]);
  });
});
