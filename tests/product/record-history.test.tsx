import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { dialog, home, isWrite, patientPage, rowsOf, useProductApp } from './harness/product-app.tsx';
import { allergy, patient, prescriber } from './harness/records.ts';

/** Reads the rows of a history: author and change. */
function told(): string[][] {
  return rowsOf('Changes').map((cells) => cells.slice(1));
}

describe('the history of a record', () => {
  const { gateway, network, requests, open } = useProductApp();

  /** Stores an allergy with two versions: rash, then shock. */
  async function changedAllergy(): Promise<Record<string, unknown>> {
    await gateway.load([allergy('a1')]);
    const as = gateway.as('clinical');
    const { body } = await as('GET', '/api/regimen/patient/allergies?patientId=ana');
    const [stored] = body['rows'] as readonly Record<string, unknown>[];
    const changed = await as('PUT', '/api/regimen/allergy', { allergy: { ...stored, reaction: 'shock' } });
    return changed.body['record'] as Record<string, unknown>;
  }

  async function openHistory(who?: string) {
    const user = await open(patientPage('ana', 'history', 'allergies'), who);
    await user.click(await screen.findByRole('button', { name: 'History Penicillin' }));
    const shown = await dialog('History of this Allergy');
    await shown.findByText('Added');
    return { user, shown };
  }

  it('tells who changed what, from which value to which, the newest first, with the performer as first initial and last name [ENGINE-26]', async () => {
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

  it('tells texts as they were typed, whatever they would mean to a browser [FAULT-53]', async () => {
    const [script, breakout] = ['<img src=x onerror=alert(1)>', '"><svg/onload=alert(1)>'];
    await gateway.load([allergy('a1', { description: script })]);
    const as = gateway.as('clinical');
    const { body } = await as('GET', '/api/regimen/patient/allergies?patientId=ana');
    const [stored] = body['rows'] as readonly Record<string, unknown>[];
    await as('PUT', '/api/regimen/allergy', { allergy: { ...stored, description: breakout } });
    await openHistory();
    expect(told()[0]?.[1]).toContain(`${script} → ${breakout}`);
    expect(document.querySelector('img, svg[onload], [onerror]')).toBeNull();
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

  it('brings an earlier version back after a question, as a change of its own', async () => {
    await changedAllergy();
    const { user, shown } = await openHistory();
    const [restore, ...more] = shown.getAllByRole('button', { name: /^Restore the version of / });
    expect(more).toEqual([]);
    await user.click(restore as HTMLElement);
    const question = await dialog('Restore this Allergy');
    await user.click(question.getByRole('button', { name: 'No, keep it as it is' }));
    expect((await gateway.stored('a1'))?.['reaction']).toBe('shock');
    await user.click(restore as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Yes, restore' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await gateway.stored('a1')).toMatchObject({
      ...{ reaction: 'rash', _rev: 3, subject: 'ana', type: 'patient.allergy' },
      performedBy: { email: 'pharmacist@demo.test' },
    });
    expect(await screen.findByRole('cell', { name: 'Rash' })).toBeVisible();
    expect(await screen.findByText(/^The version of .* has been restored\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'History Penicillin' }));
    await waitFor(() => expect(told()).toHaveLength(3));
  });

  it('overwrites nobody who changed the row meanwhile', async () => {
    const record = await changedAllergy();
    const { user, shown } = await openHistory();
    await gateway.as('clinical')('PUT', '/api/regimen/allergy', {
      allergy: { ...record, reaction: 'nausea' },
    });
    await user.click(shown.getByRole('button', { name: /^Restore the version of / }));
    const question = await dialog('Restore this Allergy');
    await user.click(question.getByRole('button', { name: 'Yes, restore' }));
    expect(await question.findByRole('alert')).toHaveTextContent('Unable to save allergy.');
    expect((await gateway.stored('a1'))?.['reaction']).toBe('nausea');
  });

  it('offers no way back to those who may only read', async () => {
    await changedAllergy();
    const { shown } = await openHistory('admin');
    expect(shown.queryByRole('button', { name: /^Restore/ })).toBeNull();
  });

  it('of a prescriber brings the prescriber back, and leaves the rest of the patient as it is', async () => {
    await gateway.load([patient('ana', { externalId: 'TEST-1', prescribers: [prescriber('p1')] })]);
    const as = gateway.as('clinical');
    const record = (await as('GET', '/api/regimen/patient?patientId=ana')).body;
    const moved = [prescriber('p1', { city: 'Boulder' }), prescriber('p0', { lastName: 'Zimmer' })];
    await as('PUT', '/api/regimen/patient', { ...record, dob: '1952-02-28', prescribers: moved });
    const user = await open(patientPage('ana', 'providers', 'prescribers'));
    await user.click(await screen.findByRole('button', { name: 'History Aardvark' }));
    const shown = await dialog('History of this Prescriber');
    await user.click(await shown.findByRole('button', { name: /^Restore the version of / }));
    await user.click(await screen.findByRole('button', { name: 'Yes, restore' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await gateway.stored('ana')).toMatchObject({
      dob: '1952-02-28',
      prescribers: [{ id: 'p1', city: 'Denver' }, { lastName: 'Zimmer' }],
    });
    expect(requests.filter(isWrite)).toHaveLength(0);
  });

  it('says why it could not be loaded, and tries again', async () => {
    await gateway.load([allergy('a1')]);
    const refused = () => HttpResponse.json({ code: 'oops', message: 'Not now.' }, { status: 400 });
    network.use(http.get(`${home}/api/regimen/history`, refused));
    const user = await open(patientPage('ana', 'history', 'allergies'));
    await user.click(await screen.findByRole('button', { name: 'History Penicillin' }));
    const shown = await dialog('History of this Allergy');
    expect(await shown.findByText('Not now.')).toBeVisible();
    network.resetHandlers();
    const { promise: answers, resolve: answer } = Promise.withResolvers<void>();
    network.use(http.get(`${home}/api/regimen/history`, () => answers));
    await user.click(shown.getByRole('button', { name: 'Retry' }));
    // Keeps the failure visible until the retry is answered.
    expect(await shown.findByRole('button', { name: 'Trying again' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(shown.getByText('Not now.')).toBeVisible();
    answer();
    expect(await shown.findByText('Rash')).toBeVisible();
  });
});
