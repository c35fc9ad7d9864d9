import type { Browser, Page } from 'playwright-core';

/** A way of looking at the product. */
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
 * Moment of all pictures, by the clock of the product and of the page. It lies in the future, since Chromium drops
 * cookies by the clock of the machine.
 */
export const moment = new Date('2036-01-16T16:00:00Z');

/** A page of its own in this look, at a moment that does not pass, and with nothing that moves. */
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

/** Waits until nothing is being loaded, by the page's own marks, and its letters are those of its fonts. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await untilDrawn(page);
}

/** The pointer is out of the way, the fonts are there, and the page was laid out with them. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}
