import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { silentLog } from '../../../gateway/operation/log.ts';
import { readSearchRequest, type SearchRequest } from '../../../gateway/search/request/request.ts';
import { runSearch } from '../../../gateway/search/run.ts';
import { planOf } from '../../../gateway/search/table/plan.ts';
import type { Database } from '../../../gateway/store/database.ts';
import { openPgDatabase } from '../../../gateway/store/pg-database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { findPostgres, startPostgres } from '../../../gateway/testing/postgres-cluster.ts';
import { ensureProjections } from '../../../gateway/versions/projections/projections.ts';
import { product } from '../../../generated/product.ts';
import { launchBrowser } from '../../browser/harness/chromium.ts';
import { startProduct } from '../../browser/harness/running-product.ts';
import { openUser, signIn } from '../../browser/harness/user.ts';
import { loadManyPatients } from '../gateway/many-patients.ts';
import { median } from '../measure.ts';

/** Texts to search for: the last letter of each is the timed key. */
const typed = ['mary', 'lavender', 'victor lav', '303555013'] as const;
const runs = 7;
/** Organization of all patients, which is that of the demonstration's users. */
const organization = 'EMTM';
/** Milliseconds after a key before the search box sends its text. */
const debounce = restOfBox();

/**
 * Measures the time from the last key of a text to its results on the screen, beside the statements of the same search
 * alone.
 */
export function benchKeystroke(): Promise<readonly string[]> {
  return measureKeys(100_000);
}

/** Measures keystrokes among a million patients; loading takes some minutes. */
export function benchKeystrokeMillion(): Promise<readonly string[]> {
  return measureKeys(1_000_000);
}

async function measureKeys(patients: number): Promise<readonly string[]> {
  const binaries = findPostgres();
  if (binaries === undefined) return ['left out: there is no PostgreSQL'];
  const folder = mkdtempSync(join(tmpdir(), 'bench-keystroke-'));
  const cluster = await startPostgres(binaries, { settings: ['shared_buffers=2GB'] });
  const database = openPgDatabase({ url: cluster.url, log: silentLog });
  try {
    await openWith(database, () => undefined);
    await loadManyPatients(database, patients, [organization]);
    await ensureProjections(database, product);
    await database.query('vacuum analyze');
    const values = { DATABASE_URL: cluster.url, RATE_LIMIT: '0' };
    const running = await startProduct({ command: 'start', dataDirectory: folder, values });
    const browser = await launchBrowser();
    try {
      const { page } = await openUser(browser, running.url);
      await signIn(page, 'pharmacist', '/dashboard');
      await page.getByRole('tab', { name: 'Member Search' }).click();
      const lines: string[] = [];
      for (const text of typed) lines.push(await lineOf(page, database, text));
      return [`among ${patients.toLocaleString('en-US')} patients of one organization:`, ...lines];
    } finally {
      await browser.close();
      await running.interrupt();
    }
  } finally {
    await database.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Alternates between page and statements, so that other load of the machine affects both. */
async function lineOf(page: Page, database: Database, text: string): Promise<string> {
  const [painted, statements]: [number[], number[]] = [[], []];
  for (let run = 0; run <= runs; run += 1) {
    const [key, bare] = [await keyToPaint(page, text), await searchAlone(database, text)];
    // Drops the first run, which warms up.
    if (run === 0) continue;
    painted.push(key - debounce);
    statements.push(bare);
  }
  const [all, bare] = [median(painted), median(statements)];
  return `  "${text}": ${all.toFixed(0)} ms from key to painted rows beyond the rest of ${debounce} ms, ${bare.toFixed(0)} ms for the statements alone: ${(all / bare).toFixed(1)}×`;
}

/** Milliseconds from the last key until the frame after the change of the rows. */
async function keyToPaint(page: Page, text: string): Promise<number> {
  const box = page.getByRole('textbox', { name: 'Name or phone number' });
  await box.fill('');
  await page.locator('.en-table tbody').first().waitFor();
  await box.fill(text.slice(0, 2));
  // Waits until earlier results have disappeared, after the search box has sent its text.
  await page.waitForFunction(() => document.querySelector('.en-table-frame mark') === null);
  const seen = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        const box = document.activeElement;
        box?.addEventListener('keydown', () => {
          pressed = performance.now();
        });
        const observer = new MutationObserver(() => {
          // Looks the table up again, since results replace it.
          const frame = document.querySelector('.en-table-frame');
          const isThere =
            pressed > 0 &&
            frame?.getAttribute('aria-busy') === 'false' &&
            frame.querySelector('mark') !== null;
          if (!isThere) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        });
        const everything = { subtree: true, childList: true, attributes: true, characterData: true };
        observer.observe(document.body, everything);
      }),
  );
  await box.evaluate(
    (element: HTMLInputElement, rest) => {
      element.setSelectionRange(element.value.length, element.value.length);
      document.execCommand('insertText', false, rest);
    },
    text.slice(2, -1),
  );
  await page.keyboard.press(text.at(-1) ?? '');
  return seen;
}

function restOfBox(): number {
  const source = product.tabs['member-search']?.source;
  if (source?.kind !== 'search') throw new Error('There is no tab to search members in.');
  return Math.max(...source.inputs.map((input) => input.debounce));
}

async function searchAlone(database: Database, text: string): Promise<number> {
  const index = product.searches['patient'];
  if (index === undefined) throw new Error('There is no search for patients.');
  const plan = planOf(index);
  const field = /^\d+$/.test(text) ? 'phone' : 'name';
  const request = readSearchRequest(plan, { queries: [{ field, text }] }) as SearchRequest;
  const began = performance.now();
  await runSearch(database, { plan, request, organizations: [organization] });
  return performance.now() - began;
}
