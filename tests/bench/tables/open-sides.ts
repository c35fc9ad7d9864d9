import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { requireLibraries } from '../require-libraries.ts';
import { withPages } from '../with-pages.ts';
import './page-under-test.ts';
import type { SideName } from './rows.ts';

export interface OpenTable {
  readonly name: SideName;
  readonly page: Page;
  /** Divides the page's processor speed by this number from now on. */
  readonly slowDown: (times: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens pages of tables in one browser, each with the production build. */
export function withOpenTables<Result>(
  work: (open: (name: SideName) => Promise<OpenTable>) => Promise<Result>,
): Promise<Result> {
  return withPages(import.meta.dirname, buildPage, (browser, url) =>
    work(async (name) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(`${url}?side=${name}`);
      await page.waitForFunction(() => window.tablePage !== undefined);
      const session = await page.context().newCDPSession(page);
      const slowDown = async (rate: number) => {
        await session.send('Emulation.setCPUThrottlingRate', { rate });
      };
      return { name, page, slowDown, close: () => page.close() };
    }),
  );
}

async function buildPage(outDir: string): Promise<void> {
  await requireLibraries();
  await build({
    ...{ configFile: false, root: import.meta.dirname, logLevel: 'error', plugins: [react()] },
    build: { outDir, emptyOutDir: true, target: 'esnext', modulePreload: false, chunkSizeWarningLimit: 5000 },
  });
}

/** Throws if sides show different rows, since their figures would not be comparable. */
export async function expectSameRows(sides: readonly OpenTable[]): Promise<void> {
  const shown = await Promise.all(sides.map(({ page }) => page.evaluate(() => window.tablePage?.shown())));
  const [first, ...others] = shown.map((cells) => JSON.stringify(cells));
  if (others.some((cells) => cells !== first)) {
    throw new Error(`The tables do not show the same rows: ${shown.map(String).join(' | ')}.`);
  }
}
