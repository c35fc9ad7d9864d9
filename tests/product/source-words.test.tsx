import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { medicationsPage, useProductApp } from './harness/product-app.tsx';

const words = '1 tab po bid with food';
const sentence = 'Take 1 tablet by mouth twice daily with food';

describe('what the program has read out of words', () => {
  const { gateway, open } = useProductApp();
  const as: ReturnType<typeof gateway.as> = (...call) => gateway.as('pharmacist')(...call);
  const base = { type: 'patient.reconciliation', subject: 'ana', list: 'reconciled' };

  it('is listed beside its words before completing, and marked on the list until somebody confirms it [RECON-11]', async () => {
    const medications = [
      { name: 'Metformin 500 mg tablet', directions: words, words: `METFORMIN 500 MG ${words} #60` },
      { name: 'Zinc 50 mg tablet', directions: 'as the doctor says' },
    ];
    await as('POST', '/api/reconciliation/newList', { ...base, source: 'claims', medications });
    const user = await open(medicationsPage('ana', 'reconciliation'));
    await user.click(await screen.findByRole('button', { name: 'Start Reconciliation' }));
    await screen.findByText('0 of 2 decided');
    const rows = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('data-entry'));
    const row = (name: string) => rows().find(({ textContent }) => textContent.includes(name));
    expect(row('Metformin')).toHaveTextContent(words);
    for (const [index, name] of ['Metformin', 'Zinc'].entries()) {
      row(name)?.focus();
      await user.keyboard('v');
      await screen.findByText(`${index + 1} of 2 decided`);
    }
    const button = screen.getByRole('button', { name: 'Complete' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    const sure = within(await screen.findByRole('dialog', { name: /^Complete/ }));
    expect(
      await sure.findByText(`Metformin 500 mg tablet: “${words}” is read as “${sentence}”`),
    ).toBeVisible();
    expect(sure.getByText(/1 read by the program, to be confirmed/)).toBeVisible();
    expect(sure.queryByText(/Zinc.*is read as/)).toBeNull();
    await user.click(await sure.findByRole('button', { name: /^Yes|^Complete/ }));
    const list = async () => {
      const { body } = await as('GET', '/api/regimen/medication?patientId=ana');
      return body['rows'] as readonly JsonObject[];
    };
    await waitFor(async () => expect(await list()).toHaveLength(2));
    expect((await list()).filter(({ isReading }) => isReading === true)).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: /^Medication List/ }));
    const table = within(await screen.findByRole('table', { name: 'Medication List' }));
    expect(await table.findByText('Read, not confirmed')).toBeVisible();
    const told = table.getAllByText('As told')[0] as HTMLElement;
    await user.click(told);
    expect(table.getByText(new RegExp(`METFORMIN 500 MG ${words}`))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Metformin 500 mg tablet' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Read by the program/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(screen.queryByText('Read, not confirmed')).toBeNull());
  });
});
