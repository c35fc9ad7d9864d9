import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient } from './harness/demo-patients.ts';
import { dialogTitled, fillDate, openTab, rowWith } from './harness/patient-page.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { type DemoUser, findBarriers, openUser, signIn, takePicture, type User } from './harness/user.ts';

const patient = demoPatient('EMTM', 8);
const path = `/dashboard/patient/${patient.id}`;
let browser: Browser;
/** Pages of a user of two organizations, and of a colleague in each. */
let network: User;
let emtm: User;
let ecpn: User;

beforeAll(async () => {
  browser = await launchBrowser();
  network = await enter('network', path);
  emtm = await enter('discharges', path);
  ecpn = await enter('ecpn', '/dashboard');
});

afterAll(() => browser?.close());

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await takePicture(network.page, 'failed-transfer');
});

async function enter(name: DemoUser, at: string): Promise<User> {
  const user = await openUser(browser, productOfWorker().url);
  await signIn(user.page, name, at);
  return user;
}

/** Opens the form of the patient's profile. */
async function edit(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = dialogTitled(page, 'Edit Profile');
  await dialog.getByRole('textbox', { name: 'Last Name' }).waitFor();
  return dialog;
}

async function seesNothing(page: Page): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('main')
    .getByRole('alert')
    .getByText('This record does not exist, or you do not have access to it')
    .waitFor();
}

async function sees(page: Page): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Open patient').getByText(patient.last).waitFor();
}

describe('a patient of two organizations that one user works for', () => {
  it('has a discharge date that only who may enter it is asked for, with its reason [PROFILE-43] [PROFILE-44]', async () => {
    const form = await edit(network.page);
    expect(await form.getByText('Discharge Date').count()).toBe(0);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.waitFor({ state: 'detached' });
    const dialog = await edit(emtm.page);
    await fillDate(dialog, 'Discharge Date', '01/10/2026');
    await dialog.getByRole('button', { name: 'Save Profile' }).click();
    await dialog.getByRole('textbox', { name: /^Reason for Change/ }).fill('Told by the hospital.');
    await takePicture(emtm.page, '70-discharge');
    await dialog.getByRole('button', { name: 'Save Profile' }).click();
    await dialog.waitFor({ state: 'detached' });
    await openTab(emtm.page, 'Profile');
    await emtm.page.getByText('01/10/2026').first().waitFor();
  });

  it('is seen by colleagues of the organization that manages it, and by nobody else [ACCESS-11]', async () => {
    await sees(emtm.page);
    await seesNothing(ecpn.page);
  });

  it('is offered to the other organization only, and not without a reason [PROFILE-40] [PROFILE-41]', async () => {
    const { page } = network;
    const dialog = await edit(page);
    const target = dialog.getByRole('combobox', { name: 'Transfer To' });
    expect((await target.getByRole('option').allTextContents()).slice(1)).toEqual(['ECPN Pharmacies']);
    await target.selectOption({ label: 'ECPN Pharmacies' });
    await dialog.getByRole('button', { name: 'Save Profile' }).click();
    await dialog.getByRole('combobox', { name: /^Transfer Reason/ }).selectOption('Member moved');
    await takePicture(page, '71-transfer');
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save Profile' }).click();
    await dialog.waitFor({ state: 'detached' });
    await openTab(page, 'Profile');
    await page.getByText('ECPN Pharmacies').first().waitFor();
  });

  it('is seen by the colleagues of the new organization from then on, and by the former ones no longer [ACCESS-11]', async () => {
    await sees(ecpn.page);
    await seesNothing(emtm.page);
    await sees(network.page);
  });

  it('can be enrolled in the programs of the new organization by who works there alone [PROJ-01]', async () => {
    const { page } = ecpn;
    await openTab(page, 'Projects');
    const row = rowWith(page, 'Community Pharmacy Review');
    await row.getByRole('button', { name: /^Edit/ }).click();
    const dialog = dialogTitled(page, 'Edit Project');
    await dialog.getByRole('radio', { name: 'Activated' }).check();
    await takePicture(page, '72-enrolled');
    await dialog.getByRole('button', { name: 'Save Project' }).click();
    await dialogTitled(page, 'Activate this project?').getByRole('button', { name: 'Activate' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row.getByText('Activated').waitFor();
    await network.page.reload();
    await openTab(network.page, 'Projects');
    await rowWith(network.page, 'Community Pharmacy Review').getByText('Activated').waitFor();
    await takePicture(network.page, '73-programs-of-both');
  });

  it('goes back, and nobody’s page complained but of what it may not see', async () => {
    const { page } = network;
    const dialog = await edit(page);
    await dialog.getByRole('combobox', { name: 'Transfer To' }).selectOption({ label: 'EMTM Care Network' });
    await dialog.getByRole('combobox', { name: /^Transfer Reason/ }).selectOption('Entered in error');
    await dialog.getByRole('button', { name: 'Save Profile' }).click();
    await dialog.waitFor({ state: 'detached' });
    await sees(emtm.page);
    await emtm.page.getByText('01/10/2026').first().waitFor();
    await seesNothing(ecpn.page);
    expect(network.complaints).toEqual([]);
    for (const { complaints } of [emtm, ecpn])
      for (const each of complaints) expect(each).toContain('status of 404');
  });
});
