import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allergy, bundleOf, patient } from '../../tools/fhir/bundle.fixture.ts';
import { launchBrowser } from './harness/chromium.ts';
import { openTab, rowWith } from './harness/patient-page.ts';
import { runCommandLine } from './harness/running-product.ts';
import { openUser, signIn, takePicture } from './harness/user.ts';

let browser: Browser;
let page: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regimen-import-'));
  await writeFile(join(folder, 'good.json'), JSON.stringify(bundleOf(patient, allergy)));
  await writeFile(join(folder, 'broken.json'), '{\n  "resourceType": "Bundle",\n  "entry": [');
  browser = await launchBrowser();
  ({ page } = await openUser(browser, inject('productUrl')));
  await signIn(page, 'pharmacist', '/dashboard');
});

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

function importFiles(...names: readonly string[]) {
  const files = names.map((name) => join(folder, name));
  return runCommandLine(inject('dataDirectory'), ['import', ...files]);
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
