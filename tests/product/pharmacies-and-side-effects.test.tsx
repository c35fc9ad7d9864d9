import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { FailureReport } from '../../engine/core/protocol/failure-report.ts';
import { fill, patientPage, rowsOf, useProductApp } from './harness/product-app.tsx';
import { allergy, patient } from './harness/records.ts';

const pharmacy: JsonObject = {
  id: 'f1',
  name: 'Corner Pharmacy',
  pharmacyType: 'Community',
  addressLine1: '1 Main St',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
  telephoneNumber: '3035550134',
};

describe('the pharmacies of a patient', () => {
  const { gateway, open } = useProductApp();
  const tick = (name: string) => screen.getByRole('checkbox', { name });
  const stored = async () =>
    (await gateway.stored('ana'))?.['pharmacies'] as readonly JsonObject[] | undefined;

  async function openEdit(onFailure?: (report: FailureReport) => void): Promise<UserEvent> {
    await gateway.load([patient('ana', { externalId: 'TEST-1', pharmacies: [pharmacy] })]);
    const user = await open('/dashboard/patient/ana', 'pharmacist', onFailure && { onFailure });
    const group = await screen.findByRole('tab', { name: /^Prescribers and Pharmacies/ });
    await waitFor(() => expect(group).toBeEnabled());
    await user.click(group);
    expect(await screen.findByRole('tab', { name: /^Prescribers( \(\d+\))?$/ })).toBeVisible();
    await user.click(await screen.findByRole('tab', { name: /^Pharmacies/ }));
    await user.click(await screen.findByRole('button', { name: /^Edit (?!Profile)/ }));
    await screen.findByRole('textbox', { name: /^Name/ });
    return user;
  }

  const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Pharmacy' }));

  it('are primary or secondary, edited in a dialog and stored with the patient [PHARM-01] [PHARM-04] [PHARM-05] [PAGE-08]', async () => {
    const user = await openEdit();
    await user.click(tick('Primary'));
    await user.click(tick('Secondary'));
    expect(tick('Primary')).not.toBeChecked();
    await user.click(tick('Primary'));
    expect(tick('Secondary')).not.toBeChecked();
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rowsOf('Pharmacies')).toHaveLength(1);
    expect(await stored()).toMatchObject([{ id: 'f1', isPrimary: true }]);
  });

  it('tell whoever edits one that was removed meanwhile, and the log, without a word of it [PHARM-08]', async () => {
    const reports: FailureReport[] = [];
    const user = await openEdit((report) => void reports.push(report));
    await fill(user, screen.getByRole('textbox', { name: /^City/ }), 'Golden');
    const as = gateway.as('clinical');
    const { pharmacies: _, ...rest } = (await as('GET', '/api/regimen/patient?patientId=ana')).body;
    expect((await as('PUT', '/api/regimen/patient', rest)).status).toBe(200);
    await save(user);
    expect(
      await screen.findByText(
        'Unable to save pharmacy. The item was updated by another user before saving. Please try editing the item again',
      ),
    ).toBeVisible();
    expect(reports).toMatchObject([{ place: 'pharmacies', kind: 'conflict', error: 'SaveConflictError' }]);
    expect(JSON.stringify(reports)).not.toMatch(/Corner|Golden|ana\b/);
  });
});

describe('the side effects of a patient', () => {
  const { gateway, open } = useProductApp();

  it('stand in a table of their own, five a page, without the allergies [ALLERGY-02]', async () => {
    const effects = ['1', '2', '3', '4', '5', '6'].map((n) => allergy(`e${n}`, { isSideEffect: true }));
    await gateway.load([allergy('a1'), ...effects]);
    const user = await open(patientPage('ana', 'history'));
    await user.click(await screen.findByRole('tab', { name: 'Side Effects (6)' }));
    expect(await screen.findByText('Showing 1 to 5 of 6 entries')).toBeVisible();
    expect(rowsOf('Side Effects')).toHaveLength(5);
  });
});
