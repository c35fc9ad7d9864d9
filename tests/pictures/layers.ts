import type { Page } from 'playwright-core';

/** Layers over the page of components, each with the way to open it. */
export const layers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  dialog: opened('dialog', 'Open the dialog', 'A dialog'),
  question: opened('question', 'Ask', 'Remove this Sample'),
  conflict: opened('conflict', 'Edit the sample', 'Edit Sample'),
  history: opened('tools', 'History Row 1', 'History of Row 1'),
};

function opened(piece: string, button: string, dialog: string) {
  return async (page: Page) => {
    await page.locator(`#${piece}`).getByRole('button', { name: button }).click();
    await page.getByRole('dialog', { name: dialog }).waitFor();
  };
}
