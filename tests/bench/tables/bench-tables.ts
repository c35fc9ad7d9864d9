import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build, preview } from 'vite';
import { launchBrowser } from '../../browser/harness/chromium.ts';
import { median, ratio } from '../measure.ts';
import { columns, type SideName } from './rows.ts';

const rows = 100_000;
const rounds = 7;
const sideNames: readonly SideName[] = ['ours', 'bare'];

interface OpenSide {
  readonly name: SideName;
  readonly page: Page;
}

/** The engine's table beside bare TanStack Table: production builds, the sides taking turns, medians. */
export async function benchTables(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-tables-'));
  try {
    await build({
      ...{ configFile: false, root: import.meta.dirname, logLevel: 'error', plugins: [react()] },
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: 'esnext',
        modulePreload: false,
        chunkSizeWarningLimit: 5000,
      },
    });
    return await withSides(folder, measure);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withSides<Result>(
  folder: string,
  work: (sides: readonly OpenSide[]) => Promise<Result>,
): Promise<Result> {
  const server = await preview({
    ...{ configFile: false, root: import.meta.dirname, logLevel: 'silent' },
    build: { outDir: folder },
    preview: { port: 0 },
  });
  const browser = await launchBrowser();
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    const sides: OpenSide[] = [];
    for (const name of sideNames) sides.push(await openSide(browser, url, name));
    return await work(sides);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function openSide(browser: Browser, url: string, name: SideName): Promise<OpenSide> {
  const page = await browser.newPage();
  await page.goto(`${url}?side=${name}`);
  await page.waitForFunction(() => window.tablePage !== undefined);
  return { name, page };
}

async function measure(sides: readonly OpenSide[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { title } of columns) lines.push(await line(`first sort by ${title}`, sides, [title], true));
  lines.push(await line('sort the other way', sides, ['Title'], false));
  lines.push(await line('next page', sides, ['Next'], false));
  return lines;
}

/** Presses the buttons on both sides in turn; on a table of its own each time, or on the same one. */
async function line(
  what: string,
  sides: readonly OpenSide[],
  [button = '']: readonly string[],
  isFresh: boolean,
): Promise<string> {
  const times: Record<SideName, number[]> = { ours: [], bare: [] };
  for (const { page } of sides) await page.evaluate((count) => window.tablePage?.open(count), rows);
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, page } of sides) {
      if (isFresh) await page.evaluate((count) => window.tablePage?.open(count), rows);
      const time = await page.evaluate((words) => window.tablePage?.press(words), button);
      if (round > 0) times[name].push(time ?? Number.NaN);
    }
  }
  await expectSameRows(sides);
  const [ours, bare] = [median(times.ours), median(times.bare)];
  return `${rows} rows, ${what}: ours : bare TanStack Table = ${ratio(ours, bare)} (aim 1.1×) [ms: ${ours.toFixed(1)} and ${bare.toFixed(1)}]`;
}

/** Figures of tables that show different rows would say nothing. */
async function expectSameRows(sides: readonly OpenSide[]): Promise<void> {
  const shown = await Promise.all(sides.map(({ page }) => page.evaluate(() => window.tablePage?.shown())));
  const [first, ...others] = shown.map((cells) => JSON.stringify(cells));
  if (others.some((cells) => cells !== first)) {
    throw new Error(`The tables do not show the same rows: ${shown.map(String).join(' | ')}.`);
  }
}
