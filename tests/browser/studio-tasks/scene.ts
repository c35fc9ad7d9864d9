import type { Browser, Page } from 'playwright-core';
import { demoPatientIn } from '../harness/demo-patients.ts';
import { openTab } from '../harness/patient-page.ts';
import { openUser, signIn, type User } from '../harness/user.ts';

export interface Answer {
  readonly status: number;
  readonly body: Answered;
}

/** Answer of a call, on which each test has its own expectations. */
export type Answered = Readonly<Record<string, unknown>>;

/** Colleague who works while the product changes, with open pages and direct requests. */
export interface Colleague {
  readonly user: User;
  readonly patientId: string;
  /** Page of a patient that stays open all the time. */
  readonly patient: Page;
  /** Letters of a review, in English and in Spanish. */
  readonly letters: { readonly en: Page; readonly es: Page };
  readonly call: (method: string, path: string, body?: object) => Promise<Answer>;
}

const reviews = { en: 'demo-patient-0001', es: 'demo-patient-0007' };

export const letterCall = (language: keyof typeof reviews) =>
  `/api/regimen/review/${reviews[language]}-review/letters`;

/** Opens a pharmacist's session, with records that were stored before any change. */
export async function openColleague(browser: Browser, url: string): Promise<Colleague> {
  const { id } = demoPatientIn('Ready for Initiating Call');
  const user = await openUser(browser, url);
  const { page, context } = user;
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.headers()['authorization'] !== undefined),
    signIn(page, 'pharmacist', `/dashboard/patient/${id}`),
  ]);
  const call = callerAs(url, request.headers()['authorization'] ?? '');
  await storeRecords(call, id);
  const openLetters = async (language: keyof typeof reviews) => {
    const letters = await context.newPage();
    await letters.goto(`/dashboard/patient/${reviews[language]}/review/${reviews[language]}-review`);
    await letters.getByRole('region', { name: 'Letter preview' }).getByRole('article').waitFor();
    return letters;
  };
  const letters = { en: await openLetters('en'), es: await openLetters('es') };
  await openTab(page, 'Profile');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return { user, patientId: id, patient: page, letters, call };
}

function callerAs(url: string, authorization: string): Colleague['call'] {
  return async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answered: Answered = await answer.json().catch(() => ({}));
    return { status: answer.status, body: answered };
  };
}

async function storeRecords(call: Colleague['call'], patientId: string): Promise<void> {
  const patient = async (id: string, values: object) => {
    const { body } = await call('GET', `/api/regimen/patient?patientId=${id}`);
    await call('PUT', '/api/regimen/patient', { ...body, ...values });
  };
  await patient(reviews.es, { languagePreference: 'es' });
  await patient(patientId, {
    spouse: 'Luis Soto Vega',
    facility: 'Oak House',
    locationType: 'Senior Living Facility',
  });
  const condition = {
    subject: patientId,
    type: 'patient.condition',
    code: { text: 'Gout' },
    status: 'active',
  };
  await call('POST', '/api/regimen/condition', { condition: { ...condition, note: 'Diet only.' } });
}
