import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient } from './harness/demo-patients.ts';
import { chooseCode, dialogTitled, openTab, rowWith } from './harness/patient-page.ts';
import { copyProject, type ProjectCopy } from './harness/project-copy.ts';
import { type RunningProduct, startProduct } from './harness/running-product.ts';
import { openUser, signIn, takePicture, type User } from './harness/user.ts';

/** Generous: the point is that nobody restarts or reloads. The time itself is printed. */
const patience = 20_000;
const tabFile = 'schemas/allergy/allergies.tab.json';

let dataDirectory: string;
let project: ProjectCopy;
let product: RunningProduct;
let browser: Browser;
let user: User;
let dialog: Locator;

beforeAll(async () => {
  project = await copyProject();
  dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-analyst-'));
  product = await startProduct({ command: 'dev', dataDirectory, root: project.root });
  browser = await launchBrowser();
  user = await openUser(browser, product.url);
  await signIn(user.page, 'pharmacist', `/dashboard/patient/${demoPatient('EMTM', 4).id}`);
  await openTab(user.page, 'Past Medical History', 'Allergies');
  await user.page.getByRole('button', { name: 'Add Allergy' }).click();
  dialog = dialogTitled(user.page, 'Add Allergy');
  await dialog.getByLabel('Description').fill('half-typed');
  await user.page.evaluate(() => Object.assign(window, { sameDocument: true }));
});

afterAll(async () => {
  await browser?.close();
  await product?.interrupt();
  await project?.remove();
  await rm(dataDirectory, { recursive: true, force: true });
});

async function addSeverity(): Promise<void> {
  const field =
    '"severity": { "title": "Severity", "description": "How bad it was.", "enum": ["mild", "moderate", "severe"] },';
  await project.edit('schemas/allergy/allergy.schema.json', (text) =>
    text.replace('"reaction":', `${field} "reaction":`),
  );
  await project.edit('schemas/allergy/allergy.form.json', (text) =>
    text.replace('["description"]', '["severity"], ["description"]'),
  );
  await project.edit(tabFile, (text) =>
    text.replace('{ "field": "reaction" }', '{ "field": "reaction" }, { "field": "severity" }'),
  );
}

describe('an analyst at work beside an open page', () => {
  it('adds a field to a schema, and the open page has it in its form and its table', async () => {
    const changedAt = performance.now();
    await addSeverity();
    await dialog.getByLabel('Severity').waitFor({ timeout: patience });
    const took = Math.round(performance.now() - changedAt);
    process.stdout.write(`The field was in the open page ${took} ms after the schema was saved.\n`);
    await user.page.locator('th', { hasText: 'Severity' }).waitFor({ state: 'attached', timeout: patience });
    await takePicture(user.page, '30-analyst-field');
  });

  it('keeps what was typed before the field came', async () => {
    expect(await dialog.getByLabel('Description').inputValue()).toBe('half-typed');
  });

  it('offers the three choices, and the gateway stores one of them', async () => {
    const { page } = user;
    const choices = await dialog.getByLabel('Severity').locator('option').allTextContents();
    expect(choices.slice(1).map((choice) => choice.toLowerCase())).toEqual(['mild', 'moderate', 'severe']);
    await chooseCode(dialog, 'Allergy', 'Penicillin');
    await dialog.getByLabel('Reaction').selectOption({ label: 'Rash' });
    await dialog.getByLabel('Severity').selectOption({ label: choices[1] ?? '' });
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/allergy')),
      dialog.getByRole('button', { name: 'Save Allergy' }).click(),
    ]);
    await dialog.waitFor({ state: 'detached' });
    await rowWith(page, 'half-typed').filter({ hasText: /mild/i }).waitFor();
    expect(await statusOf(request, 'moderate')).toBe(201);
    expect(await statusOf(request, 'enormous')).toBe(422);
  });

  it('is told of a mistake in the terminal and over the page, and the last good build keeps serving', async () => {
    const { page } = user;
    await project.edit(tabFile, (text) => text.replace('"severity"', '"severty"'));
    const overlay = page.getByRole('alert').filter({ hasText: 'The schemas have problems' });
    await overlay.waitFor({ timeout: patience });
    await takePicture(page, '31-analyst-mistake');
    expect(await overlay.textContent()).toMatch(/allergies\.tab\.json:\d+:\d+/);
    expect(product.output()).toMatch(/allergies\.tab\.json:\d+:\d+/);
    await overlay.getByRole('button', { name: 'Close' }).click();
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    await rowWith(page, 'half-typed').getByRole('button', { name: /^Edit/ }).click();
    const edit = dialogTitled(page, 'Edit Allergy');
    expect(await edit.getByLabel('Severity').count()).toBe(1);
    await edit.getByRole('button', { name: 'Cancel' }).click();
  });

  it('mends the mistake, and the warning goes', async () => {
    await project.edit(tabFile, (text) => text.replace('"severty"', '"severity"'));
    await user.page
      .getByRole('alert')
      .filter({ hasText: 'The schemas have problems' })
      .waitFor({ state: 'detached', timeout: patience });
  });

  it('never made the page reload or complain', async () => {
    expect(await user.page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(user.complaints).toEqual([]);
  });
});

/** Sends a request of the page once more with another severity, as a client that checks nothing would. */
async function statusOf(request: Request, severity: string): Promise<number> {
  const body = request.postDataJSON() as { allergy: Record<string, unknown> };
  const { _id, ...allergy } = body.allergy;
  const authorization = (await request.headerValue('authorization')) ?? '';
  const answer = await fetch(request.url(), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ allergy: { ...allergy, severity } }),
  });
  return answer.status;
}
