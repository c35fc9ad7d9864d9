import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContext, LaunchOptions } from 'playwright-core';
import { chromium } from 'playwright-core';
import { clockOffset, moveClock } from '../../../tools/quality/clock/move-clock.ts';
import { projectRoot } from '../../../tools/quality/process.ts';
import { childEnvironment, withTemporaryFolder } from './environment.ts';

export interface BrowserOptions {
  /**
   * True to use the browser's own fonts alone, so that pictures are equal on every machine; these tests set the clock
   * themselves.
   */
  readonly isForPictures?: boolean;
}

/**
 * Starts the browser of the tests. On Linux it is an npm package with the libraries and fonts that a bare machine
 * lacks; elsewhere it is the installed Chrome.
 */
export async function launchBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const browser = await chromium.launch(await launchOptions(options));
  const offset = clockOffset();
  if (offset !== 0 && options.isForPictures !== true)
    browser.on('context', (context) => void context.addInitScript(moveClock, offset));
  return browser;
}

/**
 * Opens the browser with a profile that remains afterwards, like a user's. Closing the context closes the browser.
 */
export async function openProfile(profile: string, baseURL: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, { ...(await launchOptions()), baseURL });
  const offset = clockOffset();
  if (offset !== 0) await context.addInitScript(moveClock, offset);
  return context;
}

async function launchOptions({ isForPictures = false }: BrowserOptions = {}): Promise<LaunchOptions> {
  if (process.platform !== 'linux') return { channel: 'chrome' };
  const folder = await unpackChromium();
  const fonts = join(folder, isForPictures ? 'own-fonts.conf' : 'fonts.conf');
  await writeFile(fonts, fontsOf(folder, isForPictures));
  return {
    executablePath: join(folder, 'chromium'),
    // Turns the sandbox off, since containers run as root, for which Chromium has no sandbox.
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-dev-shm-usage'],
    env: childEnvironment({
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: fonts,
    }) as Record<string, string>,
  };
}

/**
 * Unpacks each version of Chromium once, into a folder that is then renamed, so that an interruption leaves no
 * incomplete copy.
 */
async function unpackChromium(): Promise<string> {
  const require = createRequire(import.meta.url);
  const packageFile = join(projectRoot, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = require(packageFile) as { version: string };
  const folder = join(projectRoot, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await unpackInto(unfinished, join(packageFile, '..', 'bin'));
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return folder;
}

async function unpackInto(folder: string, archives: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  await withTemporaryFolder(folder, async () => {
    const parts = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(parts.map((part) => inflate(join(archives, part))));
  });
}

function fontsOf(folder: string, isForPictures: boolean): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  ${isForPictures ? '' : '<dir>/usr/share/fonts</dir>'}
  <!-- A machine without a desktop has no usual font, and would pick another family for each weight. -->
  <match target="pattern">
    <edit name="family" mode="append_last"><string>Open Sans</string></edit>
  </match>
  <cachedir>${join(folder, isForPictures ? 'own-font-cache' : 'font-cache')}</cachedir>
</fontconfig>
`;
}
