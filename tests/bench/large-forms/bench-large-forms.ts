import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build, preview } from 'vite';
import { launchBrowser } from '../../browser/harness/chromium.ts';
import { median, ratio } from '../measure.ts';
import type { LargeForm, LargeWork } from './large-form.ts';

declare global {
  interface Window {
    largeForms?: LargeForm;
  }
}

const rounds = 7;

/** Compares very large forms with static HTML of these fields: production builds, in turns. */
export async function benchLargeForms(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-large-forms-'));
  const shared = { configFile: false, root: import.meta.dirname } as const;
  try {
    await build({
      ...{ ...shared, logLevel: 'error', plugins: [react()] },
      build: { outDir: folder, target: 'esnext', modulePreload: false, chunkSizeWarningLimit: 5000 },
    });
    const server = await preview({
      ...{ ...shared, logLevel: 'silent', build: { outDir: folder }, preview: { port: 0 } },
    });
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      await page.waitForFunction(() => window.largeForms !== undefined);
      return [
        await openingLine(page, 'fields', '5,000 fields by their schema alone'),
        await openingLine(page, 'items', '5,000 items of a list by their schema alone'),
        await wholeLine(page, 'fields'),
        await wholeLine(page, 'items'),
        await openingLine(page, 'matrix', 'matrix of 50 × 20'),
      ];
    } finally {
      await browser.close();
      await server.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openingLine(page: Page, work: LargeWork, what: string): Promise<string> {
  const times = { plain: [] as number[], ours: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const side of ['plain', 'ours'] as const) {
      const time = await page.evaluate(([name, form]) => window.largeForms?.[name](form) ?? Number.NaN, [
        side,
        work,
      ] as const);
      await page.evaluate(() => window.largeForms?.close());
      // Drops the first round, which warms up.
      if (round > 0) times[side].push(time);
    }
  }
  const [ours, plain] = [median(times.ours), median(times.plain)];
  return `open, ${what}: ours : plain HTML = ${ratio(ours, plain)} [ms: ours ${Math.round(ours)}, plain ${Math.round(plain)}]`;
}

/** Measures the drawing of the remaining fields while the user does nothing. */
async function wholeLine(page: Page, work: LargeWork): Promise<string> {
  await page.evaluate((name) => window.largeForms?.ours(name), work);
  const start = performance.now();
  const atOnce = await page.evaluate(() => window.largeForms?.drawn());
  await page.waitForFunction(() => (window.largeForms?.drawn() ?? 0) >= 5_000, undefined, {
    timeout: 300_000,
  });
  const took = performance.now() - start;
  await page.evaluate(() => window.largeForms?.close());
  return `5,000 ${work}: ${atOnce} drawn at once, all of them after ${(took / 1000).toFixed(1)} s of idle time`;
}
