import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { patience } from './analyst.ts';
import type { Hand } from './hands.ts';

/** Gives the draft in the Studio a purpose and sends it. */
export async function sendDraft(page: Page, hand: Hand, purpose: string): Promise<void> {
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect
    .poll(
      async () => [
        ...(await page.locator('.studio-state').allInnerTexts()),
        ...(await problems.allInnerTexts()),
      ],
      patience,
    )
    .toEqual([expect.stringMatching(/, compiles$/)]);
  await hand.press(page.getByRole('button', { name: 'Send to be published' }));
  const dialog = page.getByRole('dialog', { name: 'Send to be published' });
  await hand.write(dialog.getByRole('textbox', { name: 'Purpose of the change' }), purpose);
  await hand.press(dialog.getByRole('button', { name: 'Send', exact: true }));
}

/** Waits until the draft is empty, after which the gateway has the change. */
export async function untilSent(page: Page): Promise<void> {
  await page.locator('.studio-state', { hasText: 'No changes' }).waitFor(patience);
}

/** Opens another user's change in the review as soon as it has arrived. */
export async function reviewOf(page: Page, purpose: string) {
  await page.goto('/studio?view=publishing');
  const change = page.getByRole('article', { name: purpose });
  await change.waitFor(patience);
  return change;
}

/** Publishes the change that is reviewed, and waits until the gateway serves it. */
export async function publishChange(page: Page, hand: Hand, purpose: string): Promise<void> {
  const change = await reviewOf(page, purpose);
  await hand.press(change.getByRole('button', { name: 'Publish' }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await untilServed(page, purpose);
}

/** Serves an earlier version again, by its purpose. */
export async function rollBack(page: Page, hand: Hand, purpose: string): Promise<void> {
  await page.goto('/studio?view=history');
  const published = page.getByRole('region', { name: 'Published' });
  const version = published.getByRole('listitem').filter({ hasText: purpose });
  await hand.press(version.getByRole('button', { name: 'Serve again' }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Serve again' }));
  await untilServed(page, 'An earlier version was served again');
}

/**
 * Longer limit, since every gateway compiles a version before serving it, which takes seconds, and much longer on a
 * busy machine.
 */
const longPatience = { timeout: 150_000 };

async function untilServed(page: Page, title: string): Promise<void> {
  // Reads what the dialog says besides waiting, since it stays open with the reason of a refusal.
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('alert')
    .or(page.locator('body:not(:has([role="dialog"]))'))
    .first()
    .waitFor(longPatience);
  expect(await dialog.getByRole('alert').allInnerTexts()).toEqual([]);
  await page.goto('/studio?view=history');
  const first = page.getByRole('region', { name: 'Published' }).getByRole('listitem').first();
  await first.filter({ hasText: title }).getByText('Served now', { exact: true }).waitFor(longPatience);
}
