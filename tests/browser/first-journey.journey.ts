import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoAccounts } from '../../tools/demo/demo-set.ts';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient } from './harness/demo-patients.ts';
import { chooseCode, dialogTitled, fillDate, findPatient, openTab, rowWith } from './harness/patient-page.ts';
import { type RunningProduct, startProduct } from './harness/running-product.ts';
import { fillLogin, findBarriers, openUser, takePicture, type User } from './harness/user.ts';

const patient = demoPatient('EMTM', 1);
let dataDirectory: string;
let product: RunningProduct;
let browser: Browser;
let user: User;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-first-'));
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

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    await takePicture(user.page, `failed-${task.name.replaceAll(/\W+/g, '-')}`);
});

/** Takes a picture of a screen and expects no accessibility faults; done for every screen of a journey. */
async function lookAt(name: string): Promise<void> {
  await takePicture(user.page, name);
  expect(await findBarriers(user.page), `barriers on ${name}`).toEqual([]);
}

describe('the first journey, from an empty folder to saved changes', () => {
  it('prints the address and every demo user at the start', () => {
    const { url, output } = inject('firstStart');
    expect(output).toContain('Storing the demonstration data');
    expect(output).toContain(url);
    for (const { email } of demoAccounts()) expect(output).toContain(email);
  });

  it('shows a login page with what the system may be used for', async () => {
    await user.page.goto('/');
    await user.page.getByRole('heading', { name: 'Acceptable use' }).waitFor();
    await lookAt('01-login');
  });

  it('signs a demo user in at the hosted login, and goes on to the dashboard from what can be tried', async () => {
    await user.page.getByRole('button', { name: 'Log In' }).click();
    await user.page.getByRole('textbox', { name: 'E-mail' }).waitFor();
    await lookAt('01-hosted-login');
    await fillLogin(user.page, 'pharmacist');
    expect(new URL(user.page.url()).pathname).toBe('/start');
    await user.page.getByRole('link', { name: /^Go to the first page/ }).click();
    await user.page.waitForURL('**/dashboard*');
    await user.page.getByText('pharmacist@demo.test').waitFor();
    await lookAt('02-dashboard');
  });

  it('finds a member by name and opens the patient page', async () => {
    await findPatient(user.page, patient);
    await user.page.getByText(patient.last).first().waitFor();
    await lookAt('03-patient');
  });

  it('says what an allergy lacks and keeps the form open', async () => {
    const { page } = user;
    await openTab(page, 'Past Medical History', 'Allergies');
    await page.getByRole('button', { name: 'Add Allergy' }).click();
    const dialog = dialogTitled(page, 'Add Allergy');
    await dialog.getByRole('button', { name: 'Save Allergy' }).click();
    await expect.poll(() => dialog.getByText('Required', { exact: true }).count()).toBe(2);
    await lookAt('04-allergy-missing');
  });

  it('refuses an onset date in the future and one before 1900', async () => {
    const dialog = dialogTitled(user.page, 'Add Allergy');
    await fillDate(dialog, 'Onset Date', '01/01/2999');
    await dialog.getByText('Date cannot be in the future').waitFor();
    await fillDate(dialog, 'Onset Date', '12/31/1899');
    await dialog.getByText('Date cannot be before year 1900').waitFor();
  });

  it('adds an allergy', async () => {
    const dialog = dialogTitled(user.page, 'Add Allergy');
    await chooseCode(dialog, 'Allergy', 'Penicillin');
    await dialog.getByLabel('Reaction').selectOption({ label: 'Rash' });
    await fillDate(dialog, 'Onset Date', '02/29/2020');
    await dialog.getByLabel('Description').fill('After the first dose');
    await lookAt('05-allergy-filled');
    await dialog.getByRole('button', { name: 'Save Allergy' }).click();
    await dialog.waitFor({ state: 'detached' });
    await rowWith(user.page, 'After the first dose').waitFor();
    await lookAt('06-allergies');
  });

  it('edits an allergy', async () => {
    const { page } = user;
    await rowWith(page, 'After the first dose').getByRole('button', { name: /^Edit/ }).click();
    const dialog = dialogTitled(page, 'Edit Allergy');
    await dialog.getByLabel('Description').fill('After the second dose');
    await dialog.getByRole('button', { name: 'Save Allergy' }).click();
    await dialog.waitFor({ state: 'detached' });
    await rowWith(page, 'After the second dose').waitFor();
    expect(await rowWith(page, 'After the first dose').count()).toBe(0);
  });

  it('removes an allergy after the confirmation only', async () => {
    const { page } = user;
    await addPlainAllergy('Latex', 'To be removed');
    const row = rowWith(page, 'To be removed');
    await row.getByRole('button', { name: /^(Remove|Delete)/ }).click();
    const dialog = dialogTitled(page, 'Remove this Allergy');
    await dialog
      .getByText("Are you sure you want to remove this Allergy from the member's profile?")
      .waitFor();
    await lookAt('07-allergy-remove');
    await dialog.getByRole('button', { name: "No, don't remove" }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await row.count()).toBe(1);
    await row.getByRole('button', { name: /^(Remove|Delete)/ }).click();
    await dialog.getByRole('button', { name: 'Yes, remove' }).click();
    await row.waitFor({ state: 'detached' });
  });

  it('says what a prescriber lacks, by the name of each field', async () => {
    const { page } = user;
    await openTab(page, 'Prescribers and Pharmacies', 'Prescribers');
    await page.getByRole('button', { name: 'Add Prescriber' }).click();
    const dialog = dialogTitled(page, 'Add Prescriber');
    await dialog.getByRole('button', { name: 'Save Prescriber' }).click();
    for (const label of ['First Name', 'Last Name', 'Address Line 1', 'City', 'State', 'Zip', 'Phone']) {
      await dialog.getByText(`${label} is required`, { exact: true }).waitFor();
    }
    await dialog.getByLabel('Zip').fill('8020');
    await dialog.getByLabel('Zip').blur();
    await dialog.getByText('Invalid Format', { exact: true }).waitFor();
    await dialog.getByLabel('Phone').fill('30355');
    await dialog.getByLabel('Phone').blur();
    await dialog.getByText('Number must be 10 digits long').waitFor();
    await dialog.getByLabel('Email').fill('nobody');
    await dialog.getByLabel('Email').blur();
    await dialog.getByText('Invalid email format').waitFor();
    await lookAt('08-prescriber-problems');
  });

  it('adds a prescriber, and ticking secondary clears primary', async () => {
    const dialog = dialogTitled(user.page, 'Add Prescriber');
    const values = {
      'First Name': 'Ada',
      'Last Name': 'Aardvark',
      'Address Line 1': '1 Main St',
      City: 'Boulder',
      Zip: '80302-1234',
      Phone: '3035550134',
      Email: 'ada@practice.example.org',
    };
    for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
    await dialog.getByLabel('State').selectOption({ label: 'Colorado' });
    await dialog.getByText(/^\d+ fields? needs? attention:$/).waitFor({ state: 'detached' });
    await dialog.getByLabel('Primary').check();
    await dialog.getByLabel('Secondary').check();
    expect(await dialog.getByLabel('Primary').isChecked()).toBe(false);
    await dialog.getByRole('button', { name: 'Save Prescriber' }).click();
    await dialog.waitFor({ state: 'detached' });
    await rowWith(user.page, 'Aardvark').waitFor();
    await lookAt('09-prescribers');
  });

  it('edits and removes a prescriber', async () => {
    const { page } = user;
    await rowWith(page, 'Aardvark').getByRole('button', { name: /^Edit/ }).click();
    const dialog = dialogTitled(page, 'Edit Prescriber');
    await dialog.getByLabel('City').fill('Golden');
    await dialog.getByRole('button', { name: 'Save Prescriber' }).click();
    await dialog.waitFor({ state: 'detached' });
    await rowWith(page, 'Aardvark').filter({ hasText: 'Golden' }).waitFor();
    const victim = patient.prescribers.toSorted((a, b) => a.lastName.localeCompare(b.lastName))[0];
    const row = rowWith(page, victim?.lastName ?? '').filter({ hasText: victim?.firstName ?? '' });
    await row.getByRole('button', { name: /^(Remove|Delete)/ }).click();
    const confirmation = dialogTitled(page, 'Remove this Prescriber');
    await confirmation.getByRole('button', { name: 'Yes, remove' }).click();
    await row.waitFor({ state: 'detached' });
  });

  it('ends cleanly on Ctrl-C and finds everything at the next start', async () => {
    // Leaves the page, which would log errors while the gateway is stopped.
    await user.page.goto('about:blank');
    expect(await product.interrupt()).toBe(0);
    product = await startProduct({ command: 'start', dataDirectory, port: product.port });
    expect(product.output()).not.toMatch(/Building|Storing/);
    const { page } = user;
    await page.goto(`/dashboard/patient/${patient.id}`);
    await openTab(page, 'Past Medical History', 'Allergies');
    await rowWith(page, 'After the second dose').waitFor();
    expect(await rowWith(page, 'To be removed').count()).toBe(0);
    await openTab(page, 'Prescribers and Pharmacies', 'Prescribers');
    await rowWith(page, 'Aardvark').filter({ hasText: 'Golden' }).waitFor();
    await lookAt('10-after-restart');
  });

  it('logs out', async () => {
    await user.page.getByRole('button', { name: 'Log Out' }).click();
    await user.page.getByRole('button', { name: 'Log In' }).waitFor();
  });

  it('never made the browser complain, under a policy that allows scripts and styles of our own only', async () => {
    const answer = await fetch(product.url);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(user.complaints).toEqual([]);
  });
});

async function addPlainAllergy(substance: string, description: string): Promise<void> {
  const { page } = user;
  await page.getByRole('button', { name: 'Add Allergy' }).click();
  const dialog = dialogTitled(page, 'Add Allergy');
  await chooseCode(dialog, 'Allergy', substance);
  await dialog.getByLabel('Reaction').selectOption({ label: 'Rash' });
  await dialog.getByLabel('Description').fill(description);
  await dialog.getByRole('button', { name: 'Save Allergy' }).click();
  await dialog.waitFor({ state: 'detached' });
  await rowWith(page, description).waitFor();
}
