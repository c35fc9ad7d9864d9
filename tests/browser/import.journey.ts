import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allergy, bundleOf, patient } from '../../features/import/server/fhir/bundle.fixture.ts';
import { launchBrowser } from './harness/chromium.ts';
import { openTab, rowWith } from './harness/patient-page.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { runCommandLine } from './harness/running-product.ts';
import { findBarriers, openUser, signIn, takePicture } from './harness/user.ts';

const members = [
  'Member,Given,Last Name,Date of Birth,Sex,Phone',
  'FILE-1,Tessa3,Example12,02/28/1970,female,303-555-0134',
  'FILE-2,,Nameless,02/28/1970,female,',
];

let browser: Browser;
let page: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regimen-import-'));
  await writeFile(join(folder, 'good.json'), JSON.stringify(bundleOf(patient, allergy)));
  await writeFile(join(folder, 'members.csv'), members.join('\n'));
  await writeFile(join(folder, 'broken.json'), '{\n  "resourceType": "Bundle",\n  "entry": [');
  browser = await launchBrowser();
  ({ page } = await openUser(browser, productOfWorker().url));
  await signIn(page, 'pharmacist', '/dashboard');
});

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

function importFiles(...names: readonly string[]) {
  const files = names.map((name) => join(folder, name));
  return runCommandLine(productOfWorker().dataDirectory, ['import', ...files]);
}

describe('importing while the product runs', () => {
  it('takes the good file, and gives the broken one a line with its place', async () => {
    const { exitCode, output } = await importFiles('broken.json', 'good.json');
    expect(exitCode).toBe(1);
    expect(output).toMatch(/broken\.json:3:\d+: /);
    expect(output).toContain('2 created');
  });

  it('changes nothing in a second run', async () => {
    const { exitCode, output } = await importFiles('good.json');
    expect(exitCode).toBe(0);
    expect(output).toContain('nothing changed');
  });

  it('shows the patient to the users at once, with what was imported', async () => {
    await page.getByRole('tab', { name: 'Member Search' }).click();
    await page.getByRole('textbox', { name: 'Name or phone number' }).fill('Example12');
    await rowWith(page, 'Tessa3').getByRole('link').first().click();
    await openTab(page, 'Past Medical History', 'Allergies');
    await rowWith(page, 'Penicillin').filter({ hasText: '05/06/2001' }).waitFor();
    await takePicture(page, '22-imported');
  });
});

describe('a member from a file', () => {
  let admin: Page;

  it('is staged in the page, its columns dragged onto fields before anything is sent', async () => {
    ({ page: admin } = await openUser(browser, productOfWorker().url));
    await signIn(admin, 'clinical', '/dashboard');
    await admin.getByRole('link', { name: 'Stage Members' }).click();
    await admin.getByLabel('File of members').setInputFiles(join(folder, 'members.csv'));
    const columns = admin.getByRole('list', { name: /^Columns of the file/ });
    const field = (name: RegExp) => admin.getByRole('combobox', { name });
    await columns.getByText('Member').dragTo(field(/^Patient ID/));
    await columns.getByText('Given').dragTo(field(/^First Name/));
    await expect.poll(() => field(/^First Name/).inputValue()).toBe('Given');
    await takePicture(admin, '23-columns');
    expect(await findBarriers(admin)).toEqual([]);
    await admin.getByRole('button', { name: 'Send and Stage' }).click();
    await admin.getByText('Done: 1 staged (1 new, 0 changed, 0 unchanged)').waitFor();
    const download = admin.waitForEvent('download');
    await admin.getByRole('button', { name: /download the rejected lines of members.csv$/ }).click();
    expect((await download).suggestedFilename()).toBe('rejected-lines.csv');
  });

  it('is known by a misspelt name, compared field by field with who may be the same, and imported', async () => {
    await admin.getByRole('link', { name: 'Dashboard' }).click();
    await admin.getByRole('tab', { name: 'Member Search' }).click();
    await admin.getByRole('textbox', { name: 'Name or phone number' }).fill('exmaple12');
    await admin.getByText(/Shown instead: Example12/).waitFor();
    await rowWith(admin, 'Tessa3').waitFor();

    await admin.getByRole('link', { name: 'Add Patient' }).click();
    await admin.getByRole('textbox', { name: 'Last Name' }).fill('Example12');
    await admin.getByRole('button', { name: 'Search' }).click();
    await rowWith(admin, 'FILE-1').getByRole('radio', { checked: true }).waitFor();
    await admin.getByRole('button', { name: 'Continue' }).click();
    await rowWith(admin, 'Same name, Same date of birth').waitFor();
    const compared = admin.getByRole('region', { name: /compared field by field/ });
    await compared.getByRole('row', { name: /^Patient ID FILE-1 .* differs$/ }).waitFor();
    await takePicture(admin, '24-compared');
    await admin.getByRole('button', { name: 'Import', exact: true }).click();
    await admin.waitForURL(/\/dashboard\/patient\/(?!import)/);
    await admin.getByText('FILE-1').first().waitFor();
  });
});
