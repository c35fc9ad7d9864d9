import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { dialog, patientPage, useProductApp } from './harness/product-app.tsx';
import { allergy, patient, today } from './harness/records.ts';

describe('what a patient needs now', () => {
  const { gateway, open } = useProductApp();
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const steps = async () => within(await screen.findByRole('list', { name: 'What comes next' }));

  async function openIn(state: string, rest: JsonObject = {}, who = 'pharmacist') {
    await gateway.load([
      patient('nex', {
        workflowIteration: 1,
        currentWorkflowState: { name: state, year: 2026 },
        languagePreference: 'en',
        externalId: 'NEX-1',
        ...rest,
      }),
      allergy('nex-allergy', { subject: 'nex' }),
    ]);
    return open(patientPage('nex'), who);
  }

  it('is said with the last contact, and a call back is planned by two presses, of the type that the state asks for', async () => {
    const user = await openIn('Ready for Medication Review');
    const next = await steps();
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Medication Review is due: nobody has called yetLog This CallCall Back…',
    ]);
    await user.click(next.getByRole('button', { name: 'Call Back…' }));
    await user.click((await dialog('Add Scheduled Interaction')).getByRole('button', { name: 'In 1 Hour' }));
    await closed();
    const { body } = await gateway.as('pharmacist')('GET', '/api/outreach/list?patientId=nex');
    expect(body['rows']).toMatchObject([
      {
        ...{ callType: 'medicationreviewinteraction', scheduledForDate: `${today}T13:00:00.000Z` },
        ...{ workflowIteration: 1, currentYear: 2026 },
      },
    ]);
    expect(await (await steps()).findByText(/^A call is planned for today/)).toBeVisible();
  });

  it('is logged by two presses, after which the line says how that went', async () => {
    const user = await openIn('Ready for Initiating Call');
    await user.click((await steps()).getByRole('button', { name: 'Log This Call' }));
    await user.click((await dialog('Add Interaction')).getByRole('button', { name: 'No Answer' }));
    await closed();
    expect(
      await screen.findByText(/^Initiating Interaction is due: last contact .*, No Answer$/),
    ).toBeVisible();
  });

  it('is asked for where it is missing: a language by one press and one choice', async () => {
    const user = await openIn('Complete', { languagePreference: null });
    await user.click((await steps()).getByRole('button', { name: 'Record the Language' }));
    const form = await dialog('Record the Language');
    await user.selectOptions(form.getByRole('combobox', { name: /^Language/ }), 'Spanish');
    await user.click(form.getByRole('button', { name: /^Save/ }));
    await closed();
    expect(await screen.findByText('Nothing is due now.')).toBeVisible();
    expect(await gateway.stored('nex')).toMatchObject({ languagePreference: 'es' });
  });

  it('is not said to whoever may do nothing about it', async () => {
    await openIn('Complete', { languagePreference: null }, 'support');
    expect(await screen.findByText('Nothing is due now.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'What comes next' })).toBeNull();
  });
});
