import type { Browser, Page } from 'playwright-core';

/** Way of looking at the product, such as dark or on a phone. */
export interface Look {
  readonly name: string;
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

export const looks: readonly Look[] = [
  { name: 'light', colorScheme: 'light', width: 1280 },
  { name: 'dark', colorScheme: 'dark', width: 1280 },
  { name: '390px', colorScheme: 'light', width: 390 },
];

/**
 * Time of all pictures, on the clocks of product and page. The time is in the future, since Chromium drops cookies by
 * the machine's clock.
 */
export const moment = new Date('2036-01-16T16:00:00Z');

/** Opens a page in this look, at a fixed time and without animations. */
export async function openLook(browser: Browser, baseURL: string, look: Look): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: look.width, height: 860 },
    colorScheme: look.colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(30_000);
  context.setDefaultNavigationTimeout(90_000);
  await context.clock.setFixedTime(moment);
  return context.newPage();
}

/** Waits until the page no longer marks anything as loading, and is rendered with its fonts. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await untilDrawn(page);
}

/** Moves the pointer away, and waits until the fonts are loaded and the page is rendered with them. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}
