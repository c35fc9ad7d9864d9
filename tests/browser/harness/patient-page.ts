import type { Locator, Page } from 'playwright-core';
import type { DemoPatient } from './demo-patients.ts';

/** Looks a patient up by name on the dashboard and opens the page. */
export async function findPatient(page: Page, patient: DemoPatient): Promise<void> {
  await page.getByRole('tab', { name: 'Member Search' }).click();
  await page.getByRole('textbox', { name: 'Name or phone number' }).fill(patient.last);
  await page.getByRole('row').filter({ hasText: patient.first }).getByRole('link').first().click();
  await page.waitForURL(`**/dashboard/patient/${patient.id}**`);
}

/** Opens a tab of a box; a tab in a group is opened through the group. A title may end with a count. */
export async function openTab(page: Page, ...titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    await page.getByRole('tab', { name: new RegExp(`^${title}( \\(\\d+\\))?$`) }).click();
  }
}

export function rowWith(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

export function dialogTitled(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));
}

/** Types into a field that looks codes up, and chooses the suggestion. */
export async function chooseCode(dialog: Locator, label: string, text: string): Promise<void> {
  const page = dialog.page();
  await dialog.getByRole('combobox', { name: label }).fill(text);
  await page.getByRole('option', { name: text }).first().click();
}

/** Types a day as users write it (MM/DD/YYYY) and leaves the field. */
export async function fillDate(dialog: Locator, label: string, text: string): Promise<void> {
  const field = dialog.getByRole('textbox', { name: label });
  await field.fill(text);
  await field.blur();
}
