import type { Browser, Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot, runScript } from '../../tools/quality/process.ts';
import { launchBrowser } from '../browser/harness/chromium.ts';
import { findBarriers } from '../browser/harness/user.ts';

let server: PreviewServer;
let browser: Browser;
let page: Page;
let address = '';
const refused: string[] = [];

beforeAll(async () => {
  const { exitCode, output } = await runScript('tools/commands/docs.ts');
  expect(exitCode, output).toBe(0);
  server = await preview({
    ...{ configFile: false, root: projectRoot, logLevel: 'error' },
    ...{ build: { outDir: 'dist/docs' }, preview: { port: 0, host: '127.0.0.1' } },
  });
  address = server.resolvedUrls?.local[0] ?? '';
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('pageerror', (error) => refused.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith('data:')) refused.push(request.url());
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe('the site of the guides', () => {
  it('leads from the README to every guide, and to the API of the engine', async () => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'Regimen' }).waitFor();
    await page.getByRole('link', { name: 'docs/analyst' }).click();
    await page.getByRole('heading', { level: 1, name: 'For analysts' }).waitFor();
    await page.getByRole('link', { name: 'Packages' }).first().click();
    await page.getByRole('link', { name: 'API of the engine' }).first().click();
    await page.getByText('SchemaForm').first().waitFor();
  });

  it('finds a guide before a decision', async () => {
    await page.keyboard.press('Control+k');
    await page.locator('#localsearch-input').fill('required if');
    const first = page.locator('#localsearch-list [role="option"]').first();
    await first.waitFor();
    expect(await first.textContent()).not.toMatch(/^\W*\d{4} /);
    await page.keyboard.press('Escape');
  });
});

describe('the playground', () => {
  it('makes a form, values, a table and a type of a schema', async () => {
    await page.goto(`${address}playground/`);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Name is required').first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('row', { name: /Ada/ }).waitFor();
    await page.getByRole('tab', { name: 'Values' }).click();
    await page.getByRole('tabpanel', { name: 'Values' }).getByText('"name": "Ada"').waitFor();
    await page.getByRole('tab', { name: 'TypeScript' }).click();
    await page.getByText('export interface Contact').waitFor();
  });

  it('says where a text is not JSON, and keeps the form of the text before', async () => {
    const text = page.getByRole('textbox', { name: 'Schema' });
    await text.fill('{\n  "type": oops\n}');
    await page.getByRole('alert').filter({ hasText: 'Line 2, column 11' }).waitFor();
    await page.getByRole('tab', { name: 'Form' }).click();
    expect(await page.getByLabel('Name').count()).toBeGreaterThan(0);
    await text.fill('{ "resourceType": "Patient" }');
    await page.getByRole('alert').filter({ hasText: 'this is a Patient' }).waitFor();
    await text.fill('{ "type": "object", "properties": { "a": { "$ref": "#/nowhere" } } }');
    await page.getByRole('tab', { name: 'TypeScript' }).click();
    await page.getByText('There is no type of this schema').waitFor();
    await page.getByRole('tab', { name: 'Form' }).click();
  });

  it('gives a Questionnaire by a link to somebody else, and sends nothing anywhere', async () => {
    await page.getByLabel('Begin with').selectOption('A FHIR Questionnaire');
    await page.getByText('Lives alone').first().waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('holds the text now').waitFor();
    const other = await browser.newPage();
    await other.goto(page.url());
    await other.getByText('Lives alone').first().waitFor();
    await other.goto(`${page.url().split('#')[0]}?again#broken`);
    await other.getByText('This link is not whole').waitFor();
    expect(refused).toEqual([]);
  });

  it('makes a product of its files: table, form, records, types, and problems with their lines', async () => {
    const text = page.getByRole('textbox', { name: 'Schema' });
    await page.getByLabel('Begin with').selectOption('A small product');
    await page.getByRole('button', { name: 'Add Plant' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Fern');
    await dialog
      .getByRole('spinbutton', { name: 'Height in cm' })
      .or(dialog.getByLabel('Height in cm'))
      .first()
      .fill('600');
    await page.keyboard.press('Tab');
    await dialog.getByText('That is taller than a house.').first().waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('To save it as it is, save again.').first().waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /Fern/ }).waitFor();
    await page.getByRole('tab', { name: 'Records' }).click();
    await page.getByRole('tabpanel', { name: 'Records' }).getByText('"name": "Fern"').waitFor();
    await page.getByRole('tab', { name: 'TypeScript' }).click();
    await page.getByText('export interface Plant').waitFor();
    const written = await text.inputValue();
    await text.fill(written.replace('"self.height < 500"', '"self.heigth < 500"'));
    await page.getByText('schemas/plant/plant.rules.json, line 6').waitFor();
    expect(refused).toEqual([]);
  });
});
