import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../browser/harness/chromium.ts';
import { demoPatient } from '../../browser/harness/demo-patients.ts';
import { startProduct } from '../../browser/harness/running-product.ts';
import { openUser, signIn } from '../../browser/harness/user.ts';
import { median, ratio } from '../measure.ts';
import { fillFolder, large, small } from './crowded-patient.ts';

const works = ['opens', 'pages', 'saves'] as const;
type Times = Readonly<Record<(typeof works)[number], number>>;

const turns = 5;

/** Compares the page of a patient with very many records with that of one with few, in one browser, in turns. */
export async function benchPatientPage(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-patient-page-'));
  const ids = { small: demoPatient('EMTM', 0).id, large: demoPatient('EMTM', 1).id };
  await fillFolder(folder, { [ids.small]: small, [ids.large]: large });
  const product = await startProduct({ command: 'start', dataDirectory: folder });
  const browser = await launchBrowser();
  try {
    const { page } = await openUser(browser, product.url);
    await signIn(page, 'pharmacist', `/dashboard/patient/${ids.small}`);
    const taken = { small: [] as Times[], large: [] as Times[] };
    for (let turn = 0; turn <= turns; turn += 1) {
      for (const side of ['small', 'large'] as const) {
        const times = await timesOf(page, ids[side], turn);
        // Drops the first turn, which warms up.
        if (turn > 0) taken[side].push(times);
      }
    }
    return works.map((work) => lineOf(work, taken));
  } finally {
    await browser.close();
    await product.interrupt();
    rmSync(folder, { recursive: true, force: true });
  }
}

function lineOf(
  work: keyof Times,
  taken: { readonly small: readonly Times[]; readonly large: readonly Times[] },
) {
  const [few, many] = [taken.small, taken.large].map((all) => median(all.map((times) => times[work])));
  return `${work}: ${Math.round(many ?? 0)} ms with 10,000 notes, 2,000 interactions and 60 medications, ${Math.round(few ?? 0)} ms with few: ${ratio(many ?? 0, few ?? 1)}`;
}

async function timesOf(page: Page, id: string, turn: number): Promise<Times> {
  const notes = page.getByRole('table', { name: 'Notes' }).locator('tbody tr');
  const opens = await timed(async () => {
    await page.goto(`/dashboard/patient/${id}`);
    await page.getByRole('region', { name: 'Patient' }).waitFor();
    await page.getByRole('tab', { name: /^Notes \(\d+\)$/ }).waitFor();
    await page.getByRole('tab', { name: /^Interactions \(\d+\)$/ }).waitFor();
    await notes.first().waitFor();
  });
  const pager = page.getByRole('navigation', { name: 'Pages of Notes' });
  const pages = await timed(async () => {
    await pager.getByRole('button', { name: 'Next' }).click();
    await page.getByText(/^Showing 6 to/).waitFor();
  });
  const title = `Saved in turn ${turn}`;
  await page.getByRole('button', { name: 'Add Note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Note' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
  const saves = await timed(async () => {
    await dialog.getByRole('button', { name: 'Save Note' }).click();
    await dialog.getByRole('button', { name: 'Saved' }).waitFor();
  });
  await dialog.waitFor({ state: 'detached' });
  return { opens, pages, saves };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
