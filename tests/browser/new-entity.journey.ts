import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { guidePages, stepsOf } from '../analyst-guide/guide-pages.ts';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient } from './harness/demo-patients.ts';
import { dialogTitled, fillDate, openTab, rowWith } from './harness/patient-page.ts';
import { copyProject, type ProjectCopy } from './harness/project-copy.ts';
import { type RunningProduct, startProduct } from './harness/running-product.ts';
import { openUser, signIn, takePicture, type User } from './harness/user.ts';

/** Generous limit, since the test is that no restart or reload is needed. The measured time is printed. */
const patience = 30_000;
const patient = demoPatient('EMTM', 5);

let dataDirectory: string;
let project: ProjectCopy;
let product: RunningProduct;
let browser: Browser;
let user: User;
let sent: Request;

beforeAll(async () => {
  project = await copyProject();
  dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-new-entity-'));
  cpSync(inject('firstData'), dataDirectory, { recursive: true });
  product = await startProduct({ command: 'dev', dataDirectory, root: project.root });
  browser = await launchBrowser();
  user = await openUser(browser, product.url);
  await signIn(user.page, 'pharmacist', `/dashboard/patient/${patient.id}`);
  await user.page.getByRole('tab', { name: 'Past Medical History' }).waitFor();
  await user.page.evaluate(() => Object.assign(window, { sameDocument: true }));
});

afterAll(async () => {
  await browser?.close();
  await product?.interrupt();
  await project?.remove();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** Asks the gateway as the page does, with the page's own token. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const authorization = (await sent.headerValue('authorization')) ?? '';
  return fetch(`${product.url}${path}`, {
    ...init,
    headers: { authorization, 'content-type': 'application/json' },
  });
}

describe('an analyst who adds a kind of record while the product runs', () => {
  it('writes the files of the guide, one after the other, and the open page has the tab', async () => {
    const page = guidePages.find(({ name }) => name === 'new-entity');
    const startedAt = performance.now();
    for (const { path, change } of page === undefined ? [] : stepsOf(page)) await project.write(path, change);
    await user.page.getByRole('tab', { name: 'Prevention' }).waitFor({ timeout: patience });
    const took = Math.round(performance.now() - startedAt);
    process.stdout.write(`The new tab was in the open page ${took} ms after its first file was written.\n`);
    await openTab(user.page, 'Prevention', 'Immunizations');
    await user.page.getByText('No immunizations recorded.').waitFor();
  });

  it('adds a row through a form that asks for what the schema requires', async () => {
    const { page } = user;
    await page.getByRole('button', { name: 'Add Immunization' }).click();
    const dialog = dialogTitled(page, 'Add Immunization');
    await dialog.getByRole('button', { name: 'Save Immunization' }).click();
    await dialog.getByText('Required').first().waitFor();
    await dialog.getByLabel('Vaccine').fill('Influenza, seasonal');
    await fillDate(dialog, 'Given On', '01/15/2999');
    await dialog.getByText('Date cannot be in the future').first().waitFor();
    await fillDate(dialog, 'Given On', '10/05/2022');
    await dialog.getByLabel('Site').selectOption({ label: 'Left Arm' });
    await takePicture(page, '32-new-entity-form');
    [sent] = await Promise.all([
      page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/immunization'),
      ),
      dialog.getByRole('button', { name: 'Save Immunization' }).click(),
    ]);
    await dialog.waitFor({ state: 'detached' });
    await rowWith(page, 'Influenza, seasonal').filter({ hasText: 'Left Arm' }).waitFor();
    await takePicture(page, '33-new-entity-tab');
  });

  it('finds the row stored by the gateway, which refuses what the new rules refuse', async () => {
    const list = await ask(`/api/regimen/immunization/list?patientId=${patient.id}`);
    const { rows } = (await list.json()) as { readonly rows: readonly Record<string, unknown>[] };
    expect(rows).toMatchObject([
      { vaccine: 'Influenza, seasonal', site: 'left', subject: patient.id, _rev: 1 },
    ]);
    const { _id, _rev, ...content } = rows[0] ?? {};
    const wrong = { ...content, lot: 'x', givenOn: '2999-01-15' };
    const refused = await ask('/api/regimen/immunization', {
      method: 'POST',
      body: JSON.stringify({ immunization: wrong }),
    });
    expect(refused.status).toBe(422);
    const { problems } = (await refused.json()) as {
      readonly problems: readonly { readonly message: string }[];
    };
    expect(problems.map(({ message }) => message).toSorted()).toEqual([
      'A lot number has 3 to 20 capital letters, digits or dashes',
      'Date cannot be in the future',
    ]);
  });

  it('finds the row again after a reload', async () => {
    expect(await user.page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(user.complaints).toEqual([]);
    await user.page.reload();
    await openTab(user.page, 'Prevention', 'Immunizations');
    await rowWith(user.page, 'Influenza, seasonal').waitFor();
  });
});
