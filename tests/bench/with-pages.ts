import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { preview } from 'vite';
import { launchBrowser } from '../browser/harness/chromium.ts';

/** Builds the pages of a folder, serves them while `work` measures in one browser, and removes everything again. */
export async function withPages<Result>(
  root: string,
  build: (outDir: string) => Promise<unknown>,
  work: (browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-pages-'));
  try {
    await build(outDir);
    return await served(root, outDir, work);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

async function served<Result>(
  root: string,
  outDir: string,
  work: (browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  const server = await preview({
    ...{ configFile: false, root, logLevel: 'silent' },
    build: { outDir },
    preview: { port: 0 },
  });
  const browser = await launchBrowser();
  try {
    return await work(browser, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await browser.close();
    await server.close();
  }
}
