import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { dialog, fill, useProductApp } from './harness/product-app.tsx';
import { patient, prescriber } from './harness/records.ts';

const text = (id: string, rest: JsonObject) => ({
  entity: 'library-text',
  record: { _id: id, type: 'library-text', name: id, organizationId: 'EMTM', ...rest },
});

describe('the library of texts', () => {
  const { gateway, open } = useProductApp();

  beforeEach(() =>
    gateway.load([
      patient('ria', {
        ...{ name: { first: 'Ria', last: 'Stone' }, workflowIteration: 1 },
        currentWorkflowState: { name: 'Ready for Medication Safety Review', year: 2026 },
        prescribers: [prescriber('p1', { firstName: 'Ada', lastName: 'Lovelace' })],
      }),
      {
        entity: 'review',
        record: {
          ...{ _id: 'r1', type: 'patient.review', subject: 'ria', version: 2, reviewDate: '2026-11-20' },
          ...{
            reviewType: 'Medication Safety Review (MSR)',
            workflowIteration: 1,
            currentYear: 2026,
            draft: true,
          },
        },
      },
      text('falls', {
        ...{ name: 'Risk of falls', category: 'unsafe' },
        ...{
          prescriberText: 'Please review what {patient} takes: {medications}.',
          patientAction: 'Ask {prescriber}.',
        },
      }),
      text('cost', { name: 'Costs too much', prescriberText: 'Please prescribe a generic.' }),
      text('north', { name: 'Falls of another organization', organizationId: 'NORTH' }),
    ]),
  );

  const search = async (words: string, who = 'pharmacist') => {
    const address = `/api/regimen/library-text/search?text=${encodeURIComponent(words)}`;
    const { status, body } = await gateway.as(who)('GET', address);
    const { contains = [] } = (body['expansion'] ?? {}) as { contains?: readonly JsonObject[] };
    return [status, contains.map(({ code }) => code)];
  };

  it('is searched by every word that was typed, within one’s organizations alone', async () => {
    expect(await search('falls')).toEqual([200, ['falls']]);
    expect(await search('GENERIC please')).toEqual([200, ['cost']]);
    expect(await search('generic falls')).toEqual([200, []]);
    expect(await search('falls', 'outsider')).toEqual([200, ['north']]);
    expect(await search('falls', 'admin')).toEqual([403, []]);
  });

  it('takes no placeholder that nothing fills, and no text of another organization', async () => {
    const save = (rest: JsonObject) =>
      gateway.as('pharmacist')('POST', '/api/regimen/library-text', {
        text: { type: 'library-text', name: 'New', organizationId: 'EMTM', ...rest },
      });
    expect(await save({ patientAction: 'Ask {doctor}.' })).toMatchObject({
      status: 422,
      body: { problems: [{ at: '/patientAction' }] },
    });
    expect((await save({ organizationId: 'NORTH' })).status).toBeGreaterThanOrEqual(400);
    expect((await save({ patientAction: 'Ask {prescriber}.' })).status).toBe(201);
  });

  it('is found while a recommendation is written, and fills it from the patient', async () => {
    const user = await open('/dashboard/patient/ria/review/r1?review=recommendations');
    await user.click(await screen.findByRole('button', { name: 'Add Recommendation' }));
    const form = await dialog('Add Recommendation');
    await user.selectOptions(await form.findByLabelText('Prescriber Addressed'), 'Ada Lovelace');
    await fill(user, form.getByLabelText('Text from the Library'), 'risk falls');
    await user.click(await screen.findByRole('option', { name: /^Risk of falls/ }));
    expect(form.getByLabelText('To the Prescriber')).toHaveValue(
      'Please review what Ria Stone takes: {medications}.',
    );
    expect(form.getByLabelText('What I Should Do')).toHaveValue('Ask Ada Lovelace.');
    expect(form.getByLabelText('Problem')).toHaveDisplayValue('Unsafe for this patient');
    await user.click(form.getByRole('button', { name: 'Save Recommendation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('tab', { name: 'Review' }));
    expect(await screen.findByText(/^These recommendations still have placeholders/)).toBeVisible();
  });

  it('is kept by pharmacists on a page of its own', async () => {
    const user = await open('/dashboard/text-library');
    await user.click(await screen.findByRole('button', { name: 'Add Text' }));
    const form = await dialog('Add Text');
    await fill(user, await form.findByLabelText(/^Name/), 'Blood test');
    await fill(user, form.getByLabelText('To the Prescriber'), 'Please order a blood test for {patient}.');
    await user.click(form.getByRole('button', { name: 'Save Text' }));
    expect(await screen.findByRole('cell', { name: 'Blood test' })).toBeVisible();
  });
});
