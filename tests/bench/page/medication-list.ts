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
import { fillFolder } from './crowded-patient.ts';

const turns = 7;
const rows = 60;

/**
 * Compares opening a patient until 60 medications are shown with opening one until 60 notes are: in one browser, in
 * turns.
 */
export async function benchMedicationList(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-medication-list-'));
  const ids = { Notes: demoPatient('EMTM', 0).id, 'Medication List': demoPatient('EMTM', 1).id };
  await fillFolder(folder, {
    [ids.Notes]: { notes: rows, interactions: 0, medications: 0 },
    [ids['Medication List']]: { notes: 0, interactions: 0, medications: rows },
  });
  const product = await startProduct({ command: 'start', dataDirectory: folder });
  const browser = await launchBrowser();
  try {
    const { page } = await openUser(browser, product.url);
    await signIn(page, 'pharmacist', `/dashboard/patient/${ids.Notes}`);
    const taken = { Notes: [] as number[], 'Medication List': [] as number[] };
    for (let turn = 0; turn <= turns; turn += 1) {
      for (const table of ['Notes', 'Medication List'] as const) {
        const time = await untilRows(page, ids[table], table);
        // Drops the first turn, which warms up.
        if (turn > 0) taken[table].push(time);
      }
    }
    const [notes, medications] = [median(taken.Notes), median(taken['Medication List'])];
    return [
      `a patient with ${rows} medications opens in ${Math.round(medications)} ms, one with ${rows} notes in ${Math.round(notes)} ms: ${ratio(medications, notes)}`,
    ];
  } finally {
    await browser.close();
    await product.interrupt();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function untilRows(page: Page, id: string, table: string): Promise<number> {
  const start = performance.now();
  await page.goto(`/dashboard/patient/${id}`);
  await page.getByRole('table', { name: table }).locator('tbody tr').nth(4).waitFor();
  return performance.now() - start;
}
