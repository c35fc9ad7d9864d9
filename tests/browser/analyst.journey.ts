import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient } from './harness/demo-patients.ts';
import { chooseCode, dialogTitled, openTab, rowWith } from './harness/patient-page.ts';
import { copyProject, type ProjectCopy } from './harness/project-copy.ts';
import { type RunningProduct, startProduct } from './harness/running-product.ts';
import { openUser, signIn, takePicture, type User } from './harness/user.ts';

/** Generous limit, since the test is that no restart or reload is needed. The measured time is printed. */
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
  cpSync(inject('firstData'), dataDirectory, { recursive: true });
  // Replaces the editor by `echo`, which prints the path of a file.
  const values = { LAUNCH_EDITOR: 'echo' };
  product = await startProduct({ command: 'dev', dataDirectory, root: project.root, values });
  browser = await launchBrowser();
  user = await openUser(browser, product.url);
  await signIn(user.page, 'pharmacist', `/dashboard/patient/${demoPatient('EMTM', 4).id}`);
  await openTab(user.page, 'Past Medical History', 'Allergies');
  await user.page.getByRole('button', { name: 'Add Allergy' }).click();
  dialog = dialogTitled(user.page, 'Add Allergy');
  await dialog.getByLabel('Description').fill('half-typed');
  await user.page.evaluate(() => Object.assign(window, { sameDocument: true }));
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    await takePicture(user.page, `failed-${task.name.replaceAll(/\W+/g, '-')}`);
});

afterAll(async () => {
  await browser?.close();
  await product?.interrupt();
  await project?.remove();
  await rm(dataDirectory, { recursive: true, force: true });
});

async function addCertainty(): Promise<void> {
  const field =
    '"certainty": { "title": "Certainty", "description": "How certain it is.", "enum": ["suspected", "likely", "confirmed"] },';
  await project.edit('schemas/allergy/allergy.schema.json', (text) =>
    text.replace('"reaction":', `${field} "reaction":`),
  );
  await project.edit('schemas/allergy/allergy.form.json', (text) =>
    text.replace('["description"]', '["certainty"], ["description"]'),
  );
  await project.edit(tabFile, (text) =>
    text.replace('{ "field": "reaction" }', '{ "field": "reaction" }, { "field": "certainty" }'),
  );
}

const howToSend = 'Enter a fax number or an email, so that letters can be sent';

/** Adds a field and a column, changes the order of tabs, and adds a rule over two fields with its sentence. */
async function changeProviders(): Promise<void> {
  const field =
    '"npi": { "title": "NPI", "description": "National Provider Identifier.", "type": "string", "pattern": "^[0-9]{10}$" },';
  await project.edit('schemas/prescriber/prescriber.schema.json', (text) =>
    text.replace('"firstName": {', `${field} "firstName": {`),
  );
  await project.edit('schemas/prescriber/prescriber.form.json', (text) =>
    text.replace('["prescriberType"]', '["prescriberType", "npi"]'),
  );
  const rule = {
    id: 'prescriber.reachable',
    at: '/faxNumber',
    require: 'blank(self.email)',
    message: howToSend,
  };
  await project.edit('schemas/prescriber/prescriber.rules.json', (text) =>
    text.replace('"rules": [', `"rules": [${JSON.stringify(rule)},`),
  );
  await project.edit('schemas/pharmacy/pharmacies.tab.json', (text) =>
    text.replace('{ "field": "name" },', '{ "field": "name" }, { "field": "addressLine1" },'),
  );
  await project.edit('screens/patient/patient.screen.json', (text) =>
    text.replace(
      '[{ "tab": "prescribers" }, { "tab": "pharmacies" }]',
      '[{ "tab": "pharmacies" }, { "tab": "prescribers" }]',
    ),
  );
}

describe('an analyst at work beside an open page', () => {
  it('adds a field to a schema, and the open page has it in its form and its table', async () => {
    const changedAt = performance.now();
    await addCertainty();
    await dialog.getByLabel('Certainty').waitFor({ timeout: patience });
    const took = Math.round(performance.now() - changedAt);
    process.stdout.write(`The field was in the open page ${took} ms after the schema was saved.\n`);
    await user.page.locator('th', { hasText: 'Certainty' }).waitFor({ state: 'attached', timeout: patience });
    await takePicture(user.page, '30-analyst-field');
  });

  it('keeps what was typed before the field came', async () => {
    expect(await dialog.getByLabel('Description').inputValue()).toBe('half-typed');
  });

  it('says by keys alone where a field is written and why it is required, and opens that in an editor', async () => {
    const { page } = user;
    await dialog.getByLabel('Reaction').focus();
    await page.keyboard.press('Alt+Shift+KeyX');
    await page.keyboard.press('Enter');
    const inspector = page.getByRole('dialog', { name: 'Inspector' });
    await inspector.getByRole('heading', { name: 'Required', exact: true }).waitFor();
    await inspector.getByText('requiredWhen is true').waitFor();
    await inspector.getByRole('button', { name: /allergy\.schema\.json:\d+:\d+/ }).waitFor();
    await takePicture(page, '33-inspector');
    const rule = inspector.getByRole('button', {
      name: /^Open schemas\/allergy\/allergy\.rules\.json:\d+:5 /,
    });
    await rule.first().press('Enter');
    await expect.poll(product.output).toContain(`${project.root}/schemas/allergy/allergy.rules.json`);
    await inspector.getByRole('button', { name: 'form allergy' }).press('Enter');
    await inspector.getByText('"description": "half-typed"').waitFor();
    await page.keyboard.press('Escape');
    await inspector.waitFor({ state: 'detached' });
    await expect
      .poll(() => dialog.getByLabel('Reaction').evaluate((field) => field.matches(':focus')))
      .toBe(true);
    // Expects that no Escape reached the dialog, which would ask about the typed text.
    await page.keyboard.press('Alt+Shift+KeyX');
    await page.keyboard.press('Escape');
    expect(await dialog.getByText('Discard what you typed?').count()).toBe(0);
  });

  it('offers the three choices, and the gateway stores one of them', async () => {
    const { page } = user;
    const choices = await dialog.getByLabel('Certainty').locator('option').allTextContents();
    expect(choices.slice(1).map((choice) => choice.toLowerCase())).toEqual([
      'suspected',
      'likely',
      'confirmed',
    ]);
    await chooseCode(dialog, 'Allergy', 'Penicillin');
    await dialog.getByLabel('Reaction').selectOption({ label: 'Rash' });
    await dialog.getByLabel('Certainty').selectOption({ label: choices[1] ?? '' });
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/allergy')),
      dialog.getByRole('button', { name: 'Save Allergy' }).click(),
    ]);
    await dialog.waitFor({ state: 'detached' });
    await rowWith(page, 'half-typed')
      .filter({ hasText: /suspected/i })
      .waitFor();
    expect(await statusOf(request, 'likely')).toBe(201);
    expect(await statusOf(request, 'enormous')).toBe(422);
  });

  it('says of a column where it is written, by pointing at it', async () => {
    const { page } = user;
    await page.keyboard.press('Alt+Shift+KeyX');
    await page.locator('th', { hasText: 'Certainty' }).first().click();
    const inspector = page.getByRole('dialog', { name: 'Inspector' });
    await inspector.getByRole('heading', { name: 'Certainty (columns)' }).waitFor();
    await inspector.getByRole('button', { name: /allergies\.tab\.json:\d+:\d+/ }).waitFor();
    await inspector.getByRole('button', { name: 'Close' }).click();
    await inspector.waitFor({ state: 'detached' });
  });

  it('is told of a mistake in the terminal and below the page, and the last good build keeps serving', async () => {
    const { page } = user;
    await project.edit(tabFile, (text) => text.replace('"certainty"', '"certanty"'));
    const overlay = page.getByRole('alert').filter({ hasText: 'The schemas have problems' });
    await overlay.waitFor({ timeout: patience });
    await takePicture(page, '31-analyst-mistake');
    expect(await overlay.textContent()).toMatch(/allergies\.tab\.json:\d+:\d+/);
    expect(product.output()).toMatch(/allergies\.tab\.json:\d+:\d+/);
    await overlay.getByRole('button', { name: 'Close' }).click();
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    await rowWith(page, 'half-typed').first().getByRole('button', { name: /^Edit/ }).click();
    const edit = dialogTitled(page, 'Edit Allergy');
    expect(await edit.getByLabel('Certainty').count()).toBe(1);
    await edit.getByRole('button', { name: 'Cancel' }).click();
  });

  it('corrects the mistake, the warning goes, and the terminal says so', async () => {
    await project.edit(tabFile, (text) => text.replace('"certanty"', '"certainty"'));
    await user.page
      .getByRole('alert')
      .filter({ hasText: 'The schemas have problems' })
      .waitFor({ state: 'detached', timeout: patience });
    await expect.poll(product.output).toMatch(/schemas compiled: nothing changed/);
  });

  it('adds a column to a table and puts a tab before another, by JSON alone', async () => {
    const { page } = user;
    await changeProviders();
    await page.getByRole('tab', { name: /^Prescribers and Pharmacies/ }).click();
    const tabs = page.getByRole('tablist', { name: 'Prescribers and Pharmacies' }).getByRole('tab');
    await tabs.filter({ hasText: 'Pharmacies' }).and(tabs.first()).waitFor({ timeout: patience });
    await tabs.filter({ hasText: 'Pharmacies' }).click();
    const heads = page.getByRole('table', { name: 'Pharmacies' }).locator('th');
    await heads.filter({ hasText: 'Address Line 1' }).waitFor({ timeout: patience });
  });

  it('adds a field and a rule over two fields with its sentence, and page and gateway hold them', async () => {
    const { page } = user;
    await page.getByRole('tab', { name: /^Prescribers \(/ }).click();
    await page.getByRole('button', { name: 'Add Prescriber' }).click();
    const form = dialogTitled(page, 'Add Prescriber');
    const texts = {
      'First Name': 'Nora',
      'Last Name': 'Aardwolf',
      'Address Line 1': '1 Elm St',
      City: 'Denver',
      Zip: '80202',
      Phone: '3035550111',
    };
    for (const [label, text] of Object.entries(texts))
      await form.getByRole('textbox', { name: label }).fill(text);
    await form.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Colorado' });
    await form.getByRole('textbox', { name: 'NPI' }).fill('1234567893');
    // Waits for the notice below the form that the examples lack the new field; the form remains usable.
    await page.getByRole('alert').filter({ hasText: 'Examples and rules' }).waitFor({ timeout: patience });
    await form.getByRole('button', { name: 'Save Prescriber' }).click();
    await form.getByText(howToSend).waitFor();
    await takePicture(page, '32-analyst-rule');
    const email = form.getByRole('textbox', { name: 'Email' });
    await email.fill('nora@clinic.test');
    await email.blur();
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'PUT' && sent.url().endsWith('/patient')),
      form.getByRole('button', { name: 'Save Prescriber' }).click(),
    ]);
    await rowWith(page, 'Aardwolf').waitFor();
    const refused = await problemsOf(request, { email: '', npi: 'NPI-1' });
    expect(refused).toEqual([
      { at: expect.stringMatching(/^\/prescribers\/\d+\/npi$/), code: 'pattern' },
      { at: expect.stringMatching(/^\/prescribers\/\d+\/faxNumber$/), code: 'required' },
    ]);
  });

  it('never made the page reload or complain', async () => {
    expect(await user.page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(user.complaints).toEqual([]);
  });
});

/** Sends a request of the page again with another certainty, as a client without checks could. */
async function statusOf(request: Request, certainty: string): Promise<number> {
  const body = request.postDataJSON() as { allergy: Record<string, unknown> };
  const { _id, ...allergy } = body.allergy;
  const authorization = (await request.headerValue('authorization')) ?? '';
  const answer = await fetch(request.url(), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ allergy: { ...allergy, certainty } }),
  });
  return answer.status;
}

/** Sends a page's save again with other values for the prescriber Aardwolf, and returns the gateway's problems. */
async function problemsOf(request: Request, values: Readonly<Record<string, string>>): Promise<unknown> {
  const { _rev, prescribers, ...patient } = request.postDataJSON() as {
    readonly _rev: number;
    readonly prescribers: readonly Record<string, unknown>[];
  };
  const changed = prescribers.map((row) => (row['lastName'] === 'Aardwolf' ? { ...row, ...values } : row));
  const answer = await fetch(request.url(), {
    method: 'PUT',
    headers: {
      authorization: (await request.headerValue('authorization')) ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...patient, prescribers: changed, _rev: _rev + 1 }),
  });
  const { problems = [] } = (await answer.json()) as { problems?: readonly { at: string; code: string }[] };
  return problems.map(({ at, code }) => ({ at, code }));
}
