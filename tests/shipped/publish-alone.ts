import type { Page } from 'playwright-core';

const patience = { timeout: 60_000 };

/** Box of the selected field's title in the Studio. */
export const titleBox = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

/** Renames the selected field in the Studio and publishes that, as a user may who publishes words alone. */
export async function publishTitle(page: Page, title: string, purpose: string): Promise<void> {
  await titleBox(page).fill(title, patience);
  await page.getByText('1 file changed, compiles').waitFor(patience);
  await page.getByRole('button', { name: 'Send to be published' }).click();
  await page.getByRole('textbox', { name: 'Purpose of the change' }).fill(purpose);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('tab', { name: 'Publishing' }).click();
  const publishing = page.getByRole('article', { name: purpose }).getByRole('button', { name: 'Publish' });
  await publishing.click(patience);
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByText('No change is waiting for review.').waitFor(patience);
}
