import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { dialogTitled, openTab } from '../harness/patient-page.ts';
import type { Answer, Answered, Colleague } from './scene.ts';

/** Saves an allergy of the patient by the colleague's request. */
export function saveAllergy({ call, patientId }: Colleague, values: object): Promise<Answer> {
  const allergy = {
    ...{ subject: patientId, type: 'patient.allergy', substance: { text: 'Peanut' }, reaction: 'rash' },
    ...{ sensitivityType: 'allergy', status: 'active', isSideEffect: false },
  };
  return call('POST', '/api/regimen/allergy', { allergy: { ...allergy, ...values } });
}

/** Patient as the gateway answers at present. */
export async function patientOf({ call, patientId }: Colleague): Promise<Answered> {
  return (await call('GET', `/api/regimen/patient?patientId=${patientId}`)).body;
}

export const addAllergy = { title: 'Add Allergy', tabs: ['Past Medical History', 'Allergies'] };
export const addNote = { title: 'Add Note', tabs: ['Notes'] };

/** Opens the dialog of a button in a tab. */
export async function openDialog(page: Page, { title, tabs }: typeof addNote): Promise<Locator> {
  await openTab(page, ...tabs);
  await page.getByRole('button', { name: title }).click();
  const dialog = dialogTitled(page, title);
  await dialog.waitFor();
  return dialog;
}

/** Closes a dialog without saving. */
export async function closeDialog(dialog: Locator): Promise<void> {
  const discard = dialog.page().getByRole('button', { name: 'Discard', exact: true });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(async () => (await discard.isVisible()) || !(await dialog.isVisible())).toBe(true);
  if (await discard.isVisible()) await discard.click();
  await dialog.waitFor({ state: 'detached' });
}

/** Closes dialogs that a failed check has left open, so that they do not disturb the next check. */
export async function leaveDialogs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').first();
  if (await dialog.isVisible()) await closeDialog(dialog);
}
