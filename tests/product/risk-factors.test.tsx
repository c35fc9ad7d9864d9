import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dialog, patientPage, useProductApp } from './harness/product-app.tsx';
import { patient } from './harness/records.ts';

describe('the risk factors of a patient', () => {
  const { gateway, open } = useProductApp();
  const page = patientPage('ada', 'history', 'risk-factors');
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('need a category and a risk factor [RISKF-03]', async () => {
    const user = await open(patientPage('ana', 'history', 'risk-factors'));
    await user.click(await screen.findByRole('button', { name: 'Add Risk Factor' }));
    const form = await dialog('Add Risk Factor');
    await user.click(form.getByRole('button', { name: 'Save Risk Factor' }));
    expect(form.getByRole('combobox', { name: /^Category/ })).toHaveAccessibleDescription('Required');
    expect(form.getByRole('combobox', { name: /^Risk Factor/ })).toHaveAccessibleDescription(
      'Required Choose a category first',
    );
  });

  it('offer those of the chosen category, and forget one that does not belong to another', async () => {
    const user = await open(patientPage('ana', 'history', 'risk-factors'));
    await user.click(await screen.findByRole('button', { name: 'Add Risk Factor' }));
    const form = await dialog('Add Risk Factor');
    const factor = form.getByRole('combobox', { name: /^Risk Factor/ });
    expect(factor).toBeDisabled();
    await user.selectOptions(form.getByRole('combobox', { name: /^Category/ }), 'Falls and Mobility');
    expect([...factor.querySelectorAll('option')].slice(1).map(({ textContent }) => textContent)).toEqual([
      'Fall within the last 12 months',
      'Unsteady gait',
      'Uses a walking aid',
    ]);
    await user.selectOptions(factor, 'Unsteady gait');
    await user.selectOptions(form.getByRole('combobox', { name: /^Category/ }), 'Social Situation');
    expect(factor).toHaveDisplayValue('Choose…');
  });

  it('keep what they were before a change, and who changed it [RISKF-02]', async () => {
    await gateway.load([
      patient('ada', { riskFactors: [{ id: 'r1', category: 'falls', riskFactor: 'gait', verified: false }] }),
    ]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: /^Edit (?!Profile)/ }));
    const form = await dialog('Edit Risk Factor');
    await user.click(form.getByRole('checkbox', { name: 'Verified' }));
    await user.click(form.getByRole('button', { name: 'Save Risk Factor' }));
    await closed();
    const stored = await gateway.stored('ada');
    expect(stored?.['riskFactors']).toMatchObject([
      {
        id: 'r1',
        verified: true,
        changes: [{ riskFactor: 'gait', performedBy: { lastName: expect.any(String) } }],
      },
    ]);
  });

  it('have their earlier entries in a table below them, which opens and closes [ENGINE-11]', async () => {
    const changes = ['2024-02-03', '2025-04-05'].map((day) => ({
      ...{ date: `${day}T12:00:00Z`, riskFactor: 'gait', riskFactorNote: `As of ${day}` },
    }));
    const own = { id: 'r1', category: 'falls', riskFactor: 'gait', verified: false };
    await gateway.load([
      patient('ada', {
        riskFactors: [
          { ...own, changes },
          { ...own, id: 'r2' },
        ],
      }),
    ]);
    const user = await open(page);
    const [toggle] = await screen.findAllByRole('button', {
      name: /^Earlier entries of Falls and Mobility, Unsteady gait$/,
    });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle as HTMLElement);
    const table = within(
      await screen.findByRole('table', { name: /^Earlier entries of Falls and Mobility, Unsteady gait$/ }),
    );
    expect(table.getByRole('cell', { name: 'As of 2024-02-03' })).toBeVisible();
    expect(table.getByRole('cell', { name: 'As of 2025-04-05' })).toBeVisible();
    await user.click(toggle as HTMLElement);
    expect(screen.queryByRole('table', { name: /^Earlier entries/ })).toBeNull();
  });

  it('tell whoever edits one that was removed meanwhile [RISKF-04]', async () => {
    await gateway.load([
      patient('ada', { riskFactors: [{ id: 'r1', category: 'falls', riskFactor: 'gait', verified: false }] }),
    ]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: /^Edit (?!Profile)/ }));
    const form = await dialog('Edit Risk Factor');
    await user.click(form.getByRole('checkbox', { name: 'Verified' }));
    const stored = await gateway.stored('ada');
    const removed = await gateway.as('clinical')('PUT', '/api/regimen/patient', {
      ...stored,
      riskFactors: [],
    });
    expect(removed.status).toBe(200);
    await user.click(form.getByRole('button', { name: 'Save Risk Factor' }));
    expect(await screen.findByText('Could not find existing risk factor')).toBeVisible();
  });
});
