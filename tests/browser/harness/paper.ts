import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';

/** Presses the keys of printing, and waits until the page asks the browser for paper. */
export async function askForPaper(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset['asked'];
    window.print = () => {
      document.documentElement.dataset['asked'] = 'yes';
    };
  });
  await page.keyboard.press('Control+p');
  await page.locator('html[data-asked=yes]').waitFor();
}

export interface Paper {
  /** Texts of its pages, with single spaces. */
  readonly pages: readonly string[];
  readonly text: string;
}

/** The page as the browser prints it now, with what can be read on it. */
export async function paperOf(page: Page): Promise<Paper> {
  const content = new Uint8Array(await page.pdf({ format: 'Letter', printBackground: true }));
  const { text } = await extractText(content);
  const pages = text.map((each) => each.replaceAll(/\s+/g, ' '));
  return { pages, text: pages.join(' ') };
}
