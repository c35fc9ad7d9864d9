import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { product } from '../../generated/product.ts';
import { userRecords } from '../../tools/demo/users.ts';
import { dialog, home, patientPage, rowsOf, useProductApp } from './harness/product-app.tsx';
import { allergy, patient } from './harness/records.ts';

describe('“No Known Drug Allergies” beside recorded allergies', () => {
  const { gateway, network, open } = useProductApp();
  const penicillin = allergy('a1', { subject: 'nora' });
  const both = 'The patient is also marked “No Known Drug Allergies”';
  const complete = {
    languagePreference: 'en',
    externalId: 'TEST-9',
    referralType: [{ text: 'Health Plan' }],
    telecom: { phone: '3035550100' },
  };

  /** Support staff who may edit patients. */
  const editors = userRecords(product.info.slug)
    .filter(({ record }) => record['_id'] === 'user-support')
    .map(({ entity, record }) => ({
      entity,
      record: { ...record, permissions: [`${product.info.slug}-advisor.edit-patient`] },
    }));

  it('hides none of them in the chart [FAULT-82]', async () => {
    await gateway.load([penicillin]);
    await open('/chart/nora');
    expect(await screen.findByText('Penicillin')).toBeVisible();
    expect(screen.getByText(both)).toBeVisible();
  });

  it('is shown in the chart where there is none [FAULT-82]', async () => {
    await open('/chart/nora');
    expect((await screen.findAllByText('No known drug allergies'))[0]).toBeVisible();
  });

  it('is shown with them in profile and pinned header [FAULT-82]', async () => {
    await gateway.load([penicillin]);
    await open(patientPage('nora'));
    const header = within(await screen.findByRole('banner'));
    expect(await header.findByText('Penicillin (also marked “No Known Drug Allergies”)')).toBeVisible();
    expect(await screen.findByText(both)).toBeVisible();
  });

  it('is said in the Allergies tab [FAULT-82]', async () => {
    await gateway.load([penicillin]);
    await open(patientPage('nora', 'history', 'allergies'));
    expect(
      await screen.findByText(
        'The patient is marked “No Known Drug Allergies”. What is recorded here still counts.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(rowsOf('Allergies')).toHaveLength(1));
  });

  it('is asked about before it is saved, with the allergies that are recorded [FAULT-82]', async () => {
    network.use(
      http.get(`${home}/api/regimen/schema`, () =>
        HttpResponse.json({ rows: [{ code: 'Health Plan', display: 'Health Plan' }] }),
      ),
    );
    await gateway.load([
      ...[...editors, patient('ada', complete), allergy('a1', { subject: 'ada' })],
      allergy('a2', { subject: 'ada', status: 'inactive', substance: { text: 'Latex' } }),
      allergy('a3', { subject: 'ada', isSideEffect: true, substance: { text: 'Atorvastatin' } }),
    ]);
    const user = await open(patientPage('ada'), 'support');
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    const form = await dialog('Edit Profile');
    const scrolledTo = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await user.click(await form.findByRole('checkbox', { name: /^No Known Drug Allergies/ }));
    const warning = await form.findByText(/^Allergies are recorded for this patient\. They stay recorded/);
    expect(warning).toBeVisible();
    // Expects scrolling, since the warning below the last box of the form would be out of sight.
    expect(scrolledTo.mock.contexts.at(-1)).toBe(warning.parentElement);
    scrolledTo.mockRestore();
    expect(form.getByText('Penicillin')).toBeVisible();
    expect(form.queryByText('Latex')).toBeNull();
    expect(form.queryByText('Atorvastatin')).toBeNull();
    await user.click(form.getByRole('button', { name: /^Save/ }));
    const question = await dialog('No known drug allergies?');
    const isMarked = async () => {
      const { body } = await gateway.as('support')('GET', '/api/regimen/patient?patientId=ada');
      return body[`${product.info.slug}_meta`];
    };
    expect(await isMarked()).toBeUndefined();
    await user.click(question.getByRole('button', { name: 'Save the mark' }));
    await waitFor(async () => expect(await isMarked()).toEqual({ nkda: true }));
  });
});

describe('side effects without an allergy', () => {
  const { gateway, open } = useProductApp();

  it('are named in the pinned header and the profile, which never say that nothing is recorded', async () => {
    const effect = { substance: { text: 'Codeine' }, isSideEffect: true, severity: 'severe' };
    await gateway.load([patient('ada', {}), allergy('a1', { subject: 'ada', ...effect })]);
    await open(patientPage('ada'));
    const header = within(await screen.findByRole('banner'));
    expect(await header.findByText('None but side effects: Codeine – Severe')).toBeVisible();
    expect(await screen.findByText('Side effects: Codeine')).toBeVisible();
  });
});
