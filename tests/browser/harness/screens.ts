import type { Page } from 'playwright-core';
import { demoPatient, demoPatientToReconcile, demoReview } from './demo-patients.ts';
import type { DemoUser } from './user.ts';

const review = demoReview();
const { id } = demoPatient('EMTM', 0);

/** Screens of the product, by whom they are opened. */
export const screens: readonly { readonly who: DemoUser; readonly name: string; readonly path: string }[] = [
  { who: 'pharmacist', name: 'queue', path: '/dashboard' },
  { who: 'pharmacist', name: 'search', path: '/dashboard?view=member-search' },
  { who: 'pharmacist', name: 'patient', path: `/dashboard/patient/${id}` },
  { who: 'pharmacist', name: 'reconciliation', path: `/dashboard/patient/${demoPatientToReconcile().id}` },
  { who: 'pharmacist', name: 'review', path: `/dashboard/patient/${review.patient}/review/${review.id}` },
  { who: 'pharmacist', name: 'chart', path: `/chart/${id}` },
  { who: 'pharmacist', name: 'import', path: '/dashboard/patient-import' },
  { who: 'pharmacist', name: 'emergency', path: '/dashboard/emergency' },
  { who: 'pharmacist', name: 'texts', path: '/dashboard/text-library' },
  { who: 'pharmacist', name: 'sessions', path: '/sessions/own' },
  { who: 'pharmacist', name: 'start', path: '/start' },
  { who: 'pharmacist', name: 'privacy', path: '/privacy' },
  { who: 'pharmacist', name: 'nothing', path: '/nowhere' },
  {
    who: 'analyst',
    name: 'studio',
    path: '/studio?file=schemas/allergy/allergy.schema.json&at=/properties/allergyNote',
  },
  { who: 'analyst', name: 'reports', path: '/dashboard/reports' },
  { who: 'analyst', name: 'team', path: '/dashboard/team' },
  { who: 'analyst', name: 'emergencies', path: '/dashboard/emergency-accesses' },
  { who: 'analyst', name: 'members', path: '/dashboard/stage-members' },
];

/** Opens a screen and waits until it has its rows. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}
