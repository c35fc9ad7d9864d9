import type { Page } from 'playwright-core';
import { demoPatient, demoPatientToReconcile, demoReview } from '../browser/harness/demo-patients.ts';
import { openTab } from '../browser/harness/patient-page.ts';
import { type DemoUser, fillLogin } from '../browser/harness/user.ts';
import { untilLoaded } from './looks.ts';

/** Main screen, with the steps from the previous screen; the first screen comes before signing in. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

const patient = demoPatient('EMTM', 0);
const path = `/dashboard/patient/${patient.id}`;
const toReconcile = demoPatientToReconcile();
const review = demoReview();

const at = (address: string) => async (page: Page) => {
  await page.goto(address);
  await page.getByRole('heading').first().waitFor({ state: 'attached' });
  // Waits for the code of the page, then for its records.
  await page.waitForFunction(() => !document.querySelector('main')?.textContent.includes('Loading'));
  await untilLoaded(page);
};

/**
 * Signs in with a wide window, since a phone does not show the user's name, which tells that the sign-in is complete.
 */
async function signInAtFullWidth(page: Page, user: DemoUser = 'pharmacist'): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 860 });
  await fillLogin(page, user);
  if (size !== null) await page.setViewportSize(size);
}

async function openPatient(page: Page, address = path): Promise<void> {
  await page.goto(address);
  await page.getByRole('tab', { name: 'Past Medical History' }).waitFor();
  await untilLoaded(page);
}

export const screens: readonly Screen[] = [
  {
    name: 'sign-in',
    async open(page) {
      await page.goto('/dashboard');
      await page.getByLabel('Password').waitFor();
    },
  },
  {
    name: 'dashboard',
    async open(page) {
      await signInAtFullWidth(page);
      await page.getByRole('tab', { name: 'Member Search' }).click();
      await page.getByRole('textbox', { name: 'Name or phone number' }).fill(patient.last);
      await page.getByRole('row').filter({ hasText: patient.first }).getByRole('link').first().waitFor();
    },
  },
  { name: 'patient', open: (page) => openPatient(page) },
  {
    name: 'patient-interactions',
    open: (page) => openTab(page, 'Interactions'),
  },
  {
    name: 'patient-prescribers',
    open: (page) => openTab(page, 'Prescribers and Pharmacies', 'Prescribers'),
  },
  {
    name: 'patient-conditions',
    open: (page) => openTab(page, 'Past Medical History', 'Conditions'),
  },
  {
    name: 'patient-reconciliation',
    async open(page) {
      await openPatient(page, `/dashboard/patient/${toReconcile.id}`);
      await openTab(page, 'Medication Reconciliation');
      await page.getByText('To decide').evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'review',
    async open(page) {
      await page.goto(`/dashboard/patient/${review.patient}/review/${review.id}`);
      await page.getByRole('tab', { name: 'Recommendations' }).waitFor();
    },
  },
  { name: 'chart', open: at(`/chart/${patient.id}`) },
  { name: 'patient-import', open: at('/dashboard/patient-import') },
  { name: 'emergency', open: at('/dashboard/emergency') },
  {
    name: 'patient-allergy',
    async open(page) {
      await openPatient(page);
      await openTab(page, 'Past Medical History', 'Allergies');
      await page.getByRole('button', { name: 'Add Allergy' }).click();
      await page.getByRole('dialog', { name: 'Add Allergy' }).waitFor();
    },
  },
  { name: 'start', open: at('/start') },
  {
    name: 'studio',
    async open(page) {
      await page.getByRole('button', { name: 'Log Out' }).click();
      await page.getByRole('button', { name: 'Log In' }).click();
      await signInAtFullWidth(page, 'analyst');
      await page.goto('/studio?file=schemas/allergy/allergy.schema.json&at=/properties/allergyNote');
      const preview = page.getByRole('region', { name: 'Preview' });
      await preview.getByRole('textbox', { name: 'Note' }).waitFor({ timeout: 90_000 });
    },
  },
];
