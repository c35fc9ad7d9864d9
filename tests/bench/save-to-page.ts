import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser/harness/chromium.ts';
import { demoPatient } from '../browser/harness/demo-patients.ts';
import { openTab } from '../browser/harness/patient-page.ts';
import { copyProject, type ProjectCopy } from '../browser/harness/project-copy.ts';
import { startProduct } from '../browser/harness/running-product.ts';
import { openUser, signIn } from '../browser/harness/user.ts';
import { median, ratio } from './measure.ts';

const runs = 7;
const tabFile = 'schemas/allergy/allergies.tab.json';

/** `npm run dev` with an open page: from the save of a file to the page that shows it, against a reload of that page. */
export async function benchSaveToPage(): Promise<readonly string[]> {
  const project = await copyProject();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-save-to-page-'));
  const product = await startProduct({ command: 'dev', dataDirectory, root: project.root });
  const browser = await launchBrowser();
  try {
    const { page } = await openUser(browser, product.url);
    await signIn(page, 'pharmacist', `/dashboard/patient/${demoPatient('EMTM', 4).id}`);
    await openTab(page, 'Past Medical History', 'Allergies');
    const saves: number[] = [];
    const reloads: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      saves.push(await timeSave(page, project, run));
      reloads.push(await timeReload(page, run));
    }
    return [report(saves.slice(1), reloads.slice(1))];
  } finally {
    await browser.close();
    await product.interrupt();
    await project.remove();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

function head(page: Page, run: number): Promise<void> {
  return page.locator('th', { hasText: `Reaction ${run}` }).waitFor({ state: 'attached', timeout: 60_000 });
}

async function timeSave(page: Page, project: ProjectCopy, run: number): Promise<number> {
  const title = `{ "field": "reaction", "title": "Reaction ${run}" }`;
  await project.edit(tabFile, (text) => text.replace(/\{ "field": "reaction"[^}]*\}/, title));
  const savedAt = performance.now();
  await head(page, run);
  return performance.now() - savedAt;
}

/** What an analyst would do otherwise, with the same build already there. */
async function timeReload(page: Page, run: number): Promise<number> {
  const startedAt = performance.now();
  await page.reload();
  await openTab(page, 'Past Medical History', 'Allergies');
  await head(page, run);
  return performance.now() - startedAt;
}

function report(saves: readonly number[], reloads: readonly number[]): string {
  const [save, reload] = [median(saves), median(reloads)];
  const slowest = Math.round(Math.max(...saves));
  return `save of a file until the open page shows it : reload of the page = ${ratio(save, reload)} (${Math.round(save)} ms at the median, ${slowest} ms at most, on this machine just now)`;
}
