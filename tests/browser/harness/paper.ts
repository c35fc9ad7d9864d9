import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';

/** Presses the print shortcut, and waits until the page asks the browser to print. */
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
  /** Texts of the printed pages, with single spaces. */
  readonly pages: readonly string[];
  readonly text: string;
}

/** Prints the page as the browser would now, and reads its text. */
export async function paperOf(page: Page): Promise<Paper> {
  const content = new Uint8Array(await page.pdf({ format: 'Letter', printBackground: true }));
  const { text } = await extractText(content);
  const pages = text.map((each) => each.replaceAll(/\s+/g, ' '));
  return { pages, text: pages.join(' ') };
}
