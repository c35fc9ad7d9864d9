import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { dialog, home, patientPage, rowsOf, useProductApp } from './harness/product-app.tsx';
import { allergy, patient, prescriber } from './harness/records.ts';

/** The rows of a history: who, and what. */
function told(): string[][] {
  return rowsOf('Changes').map((cells) => cells.slice(1));
}

describe('the history of a record', () => {
  const { gateway, network, open } = useProductApp();

  it('tells who changed what, from which value to which, the newest first', async () => {
    await gateway.load([allergy('a1')]);
    const as = gateway.as('clinical');
    const { body } = await as('GET', '/api/regimen/patient/allergies?patientId=ana');
    const [stored] = body['rows'] as readonly Record<string, unknown>[];
    const by = { firstName: 'Clara', lastName: 'Clinical', email: 'clinical@demo.test' };
    const changed = { ...stored, reaction: 'shock', performedBy: by };
    expect((await as('PUT', '/api/regimen/allergy', { allergy: changed })).status).toBe(200);
    const user = await open(patientPage('ana', 'history', 'allergies'));
    await user.click(await screen.findByRole('button', { name: 'History Penicillin' }));
    await dialog('History of this Allergy');
    await screen.findByText('C. Clinical');
    const [newest, oldest] = told();
    expect(newest).toEqual(['C. Clinical', expect.stringContaining('Changed')]);
    expect(newest?.[1]).toContain('Reaction');
    expect(newest?.[1]).toMatch(/Rash → .*Shock/);
    expect(oldest?.[1]).toContain('Added');
  });

  it('of a prescriber is told from the history of the patient, without what others changed there', async () => {
    await gateway.load([patient('ana', { externalId: 'TEST-1', prescribers: [prescriber('p1')] })]);
    const as = gateway.as('clinical');
    const record = (await as('GET', '/api/regimen/patient?patientId=ana')).body;
    const moved = prescriber('p1', { city: 'Boulder' });
    const other = prescriber('p0', { lastName: 'Zimmer' });
    await as('PUT', '/api/regimen/patient', { ...record, dob: '1952-02-28', prescribers: [other, moved] });
    const user = await open(patientPage('ana', 'providers', 'prescribers'));
    await user.click(await screen.findByRole('button', { name: 'History Aardvark' }));
    const shown = await dialog('History of this Prescriber');
    await shown.findByText('Boulder');
    const all = told().flat().join(' ');
    expect(all).toContain('City');
    expect(all).not.toContain('Zimmer');
    expect(all).not.toContain('1952');
  });

  it('says why it could not be loaded, and tries again', async () => {
    await gateway.load([allergy('a1')]);
    const refused = () => HttpResponse.json({ code: 'oops', message: 'Not now.' }, { status: 503 });
    network.use(http.get(`${home}/api/regimen/history`, refused));
    const user = await open(patientPage('ana', 'history', 'allergies'));
    await user.click(await screen.findByRole('button', { name: 'History Penicillin' }));
    const shown = await dialog('History of this Allergy');
    expect(await shown.findByText('Not now.')).toBeVisible();
    network.resetHandlers();
    await user.click(shown.getByRole('button', { name: 'Retry' }));
    expect(await shown.findByText('Rash')).toBeVisible();
  });
});
