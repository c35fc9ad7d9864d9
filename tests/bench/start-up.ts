import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/harness/chromium.ts';
import { type RunningProduct, startProduct } from '../browser/harness/running-product.ts';
import { openUser } from '../browser/harness/user.ts';
import { median } from './measure.ts';

const runs = 5;

/** Environment that `npm start` and `npm run dev` set. */
const cached = { NODE_COMPILE_CACHE: '.cache/node' };
const values = { start: cached, dev: { ...cached, NODE_OPTIONS: '--max-semi-space-size=32' } } as const;

/**
 * Measures the time from the command to the product's first answer, and to the first page that is shown, with
 * existing data and builds.
 */
export async function benchStartUp(): Promise<readonly string[]> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-start-up-'));
  const browser = await launchBrowser();
  try {
    const first = await startProduct({ command: 'start', dataDirectory, values: values.start });
    await first.interrupt();
    // Starts once, so that development has bundled the libraries.
    await timesOf('dev', dataDirectory, browser);
    const starts: StartTimes[] = [];
    const developments: StartTimes[] = [];
    for (let run = 0; run < runs; run += 1) {
      starts.push(await timesOf('start', dataDirectory, browser));
      developments.push(await timesOf('dev', dataDirectory, browser));
    }
    return [
      `npm start with new data until /readyz: ${seconds([first.startTime])}`,
      ...linesOf('npm start', starts),
      ...linesOf('npm run dev', developments),
    ];
  } finally {
    await browser.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

interface StartTimes {
  readonly untilReady: number;
  readonly untilPage: number;
}

async function timesOf(
  command: 'start' | 'dev',
  dataDirectory: string,
  browser: Browser,
): Promise<StartTimes> {
  const product = await startProduct({ command, dataDirectory, values: values[command] });
  try {
    return {
      untilReady: product.startTime,
      untilPage: product.startTime + (await pageTime(product, browser)),
    };
  } finally {
    await product.interrupt();
  }
}

/** Measures the time until the page has redirected a user without a session to the login. */
async function pageTime(product: RunningProduct, browser: Browser): Promise<number> {
  const { page, context } = await openUser(browser, product.url);
  const startedAt = performance.now();
  await page.goto('/dashboard');
  await page.getByLabel('Password').waitFor({ timeout: 90_000 });
  const time = performance.now() - startedAt;
  await context.close();
  return time;
}

function linesOf(what: string, times: readonly StartTimes[]): readonly string[] {
  return [
    `${what} until /readyz: ${seconds(times.map(({ untilReady }) => untilReady))}`,
    `${what} until the first page: ${seconds(times.map(({ untilPage }) => untilPage))}`,
  ];
}

function seconds(times: readonly number[]): string {
  const all = times.map((time) => (time / 1000).toFixed(1)).join(', ');
  return `${(median(times) / 1000).toFixed(1)} s (${all}; on this machine just now)`;
}
