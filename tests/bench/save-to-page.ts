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
const addedFile = 'schemas/allergy/allergies-again.tab.json';
const screenFile = 'screens/patient/patient.screen.json';
const tabOfScreen = '{ "tab": "side-effects" }';
const addedToScreen = '{ "tab": "allergies-again" }, ';

/** Save of a file, and a text that the open page shows, or no longer shows, after the save. */
interface Save {
  readonly save: (run: number) => Promise<void>;
  readonly text: (run: number) => string;
  readonly isShown: boolean;
}

/** Compares the time from saving a file until a page of `npm run dev` shows it with a reload of that page. */
export async function benchSaveToPage(): Promise<readonly string[]> {
  const project = await copyProject();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-save-to-page-'));
  const product = await startProduct({ command: 'dev', dataDirectory, root: project.root });
  const browser = await launchBrowser();
  try {
    const { page } = await openUser(browser, product.url);
    await signIn(page, 'pharmacist', `/dashboard/patient/${demoPatient('EMTM', 4).id}`);
    await openTab(page, 'Past Medical History', 'Allergies');
    const saves = savesOf(project);
    const times = new Map<string, number[]>(Object.keys(saves).map((name) => [name, []]));
    const reloads: number[] = [];
    // Takes turns, so that other load of the machine affects all equally; the first turn warms up.
    for (let run = 0; run <= runs; run += 1) {
      for (const [name, save] of Object.entries(saves))
        times.get(name)?.push(await timeSave(page, save, run));
      reloads.push(await timeReload(page, run));
    }
    const reload = median(reloads.slice(1));
    return [...times].map(([name, all]) => report(name, all.slice(1), reload));
  } finally {
    await browser.close();
    await product.interrupt();
    await project.remove();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

function savesOf(project: ProjectCopy): Readonly<Record<string, Save>> {
  const titleOf = (what: string) => (run: number) => `${what} ${run}`;
  const shows = (what: string, file: string, pattern: RegExp): Save => ({
    save: (run) => project.edit(file, (text) => text.replace(pattern, `$1${titleOf(what)(run)}"`)),
    text: titleOf(what),
    isShown: true,
  });
  const added = titleOf('Added');
  return {
    'a tab': {
      save: (run) =>
        project.edit(tabFile, (text) =>
          text.replace(
            /\{ "field": "reaction"[^}]*\}/,
            `{ "field": "reaction", "title": "${heading(run)}" }`,
          ),
        ),
      text: heading,
      isShown: true,
    },
    'an entity': shows('Onset', 'schemas/allergy/allergy.schema.json', /("onsetDate": \{ "title": ")[^"]*"/),
    'a screen': shows('Providers', screenFile, /("group": "providers", "title": ")[^"]*"/),
    'a tab added, with its place on a screen': {
      async save(run) {
        const text = added(run);
        await project.write(addedFile, () => addedTab(text));
        await project.edit(screenFile, (screen) => screen.replace(tabOfScreen, addedToScreen + tabOfScreen));
      },
      text: added,
      isShown: true,
    },
    'the same removed': {
      async save() {
        await rm(join(project.root, addedFile));
        await project.edit(screenFile, (screen) => screen.replace(addedToScreen, ''));
      },
      text: added,
      isShown: false,
    },
  };
}

function heading(run: number): string {
  return `Reaction ${run}`;
}

function addedTab(title: string): string {
  return JSON.stringify({
    title,
    item: 'Allergy',
    rowName: 'allergyName(item)',
    entity: 'allergy',
    source: { call: 'allergy.list' },
    table: { columns: [{ field: 'substance.text' }] },
    empty: 'No allergies recorded.',
  });
}

async function timeSave(page: Page, { save, text, isShown }: Save, run: number): Promise<number> {
  const followed = untilText(page, text(run), isShown);
  // Requests the title, since requests are answered in order, so that the page is watching afterwards.
  await page.title();
  const savedAt = performance.now();
  await save(run);
  await followed;
  return performance.now() - savedAt;
}

/**
 * Resolves when the page itself reports the text, since Playwright's own waiting polls only every half second after
 * the first quarter.
 */
function untilText(page: Page, text: string, isShown: boolean): Promise<void> {
  return page.evaluate(
    ([wanted, shown]) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error(`The page does not follow: ${wanted}`)), 30_000);
        const observer = new MutationObserver(look);
        function look(): void {
          if (document.body.textContent.includes(wanted) !== shown) return;
          observer.disconnect();
          resolve();
        }
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    [text, isShown] as const,
  );
}

/** Measures the alternative for an analyst: a reload with the same, existing build. */
async function timeReload(page: Page, run: number): Promise<number> {
  const startedAt = performance.now();
  await page.reload();
  await openTab(page, 'Past Medical History', 'Allergies');
  await page.locator('th', { hasText: heading(run) }).waitFor({ state: 'attached', timeout: 60_000 });
  return performance.now() - startedAt;
}

function report(name: string, saves: readonly number[], reload: number): string {
  const save = median(saves);
  const slowest = Math.round(Math.max(...saves));
  return `save of ${name} until the open page shows it : reload of the page = ${ratio(save, reload)} (${Math.round(save)} ms at the median, ${slowest} ms at most, on this machine just now)`;
}
