import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../browser/harness/chromium.ts';
import { startProduct } from '../../browser/harness/running-product.ts';
import { openUser, signIn } from '../../browser/harness/user.ts';
import { largeForm } from './drafts.ts';

const keys = 20;
/** Milliseconds between two keys, long enough for the check of the draft, as between a person's keys. */
const betweenKeys = 400;
/** Most milliseconds from a key to the frame that shows it in the preview. */
const limit = 100;
const patience = { timeout: 120_000 };

interface TypedForm {
  readonly what: string;
  readonly file: string;
  readonly field: string;
  readonly title: string;
}

const patient: TypedForm = {
  what: 'the form of a patient',
  file: 'schemas/patient/patient.schema.json',
  field: 'spouse',
  title: 'Spouse',
};

const large: TypedForm = {
  what: 'a form of 1,000 fields',
  file: 'schemas/large/large.schema.json',
  field: 'field3',
  title: 'Third',
};

/**
 * Measures the wait that an analyst sees: from a key in the title of a field until the preview of its form shows the
 * title.
 */
export async function benchTyping(): Promise<readonly string[]> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-typing-'));
  const product = await startProduct({ command: 'start', dataDirectory, values: { STUDIO: 'publish' } });
  const browser = await launchBrowser();
  try {
    const { page } = await openUser(browser, product.url);
    await signIn(page, 'clinical', '/studio');
    const ofPatient = await timesOf(page, patient);
    await keepInDraft(page, largeForm(large.field, large.title));
    return [lineOf(patient, ofPatient), lineOf(large, await timesOf(page, large))];
  } finally {
    await browser.close();
    await product.interrupt();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

/** Replaces the draft that the analyst has begun in local storage by these new files. */
async function keepInDraft(page: Page, files: ReturnType<typeof largeForm>): Promise<void> {
  const texts = files.map(({ path, text }) => [path, { base: '', text }] as const);
  const draft = JSON.stringify({ files: Object.fromEntries(texts), done: [], undone: [] });
  await page.evaluate((kept) => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('studio-draft:')) ?? '';
    localStorage.setItem(key, kept);
  }, draft);
}

async function timesOf(page: Page, form: TypedForm): Promise<readonly number[]> {
  await page.goto(`/studio?file=${form.file}&at=/properties/${form.field}`);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.waitFor(patience);
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText(form.title, { exact: true }).first().waitFor(patience);
  await watch(page);
  await title.click();
  await page.keyboard.press('End');
  for (let key = 0; key <= keys; key += 1) {
    await page.keyboard.type(String.fromCharCode(97 + (key % 26)));
    await page.waitForFunction(
      (count) => (window as WatchedWindow).shown?.length === count,
      key + 1,
      patience,
    );
    await page.waitForTimeout(betweenKeys);
  }
  const times = await page.evaluate(() => (window as WatchedWindow).shown ?? []);
  // Drops the first key, which loads what the preview needs.
  return times.slice(1);
}

interface WatchedWindow extends Window {
  shown?: number[];
}

/** Notes for each key the time until a frame is drawn with the title in the preview. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const shown: number[] = [];
    (window as WatchedWindow).shown = shown;
    let pressed = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
    const title = () => (document.activeElement as HTMLInputElement | null)?.value ?? '';
    const preview = document.querySelector('.studio-preview-page');
    new MutationObserver(() => {
      const labels = [...(preview?.querySelectorAll('.en-label') ?? [])];
      if (pressed === 0 || !labels.some((label) => label.textContent === title())) return;
      const begun = pressed;
      pressed = 0;
      requestAnimationFrame(() => setTimeout(() => shown.push(performance.now() - begun)));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

function lineOf({ what }: TypedForm, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [median, p95] = [sorted[Math.floor(keys / 2)] ?? 0, sorted[Math.floor(keys * 0.95) - 1] ?? 0];
  const share = Math.round((100 * p95) / limit);
  return `${what}, in the page: from a key to the frame with it in the preview, p95 : the limit of ${limit} ms = ${share} % (${Math.round(p95)} ms; ${Math.round(median)} at the median)`;
}
