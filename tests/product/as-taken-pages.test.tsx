import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { medicationsPage, useProductApp } from './harness/product-app.tsx';
import { medication } from './harness/records.ts';
import { both, reconcileTakenOtherwise, reviewOfAna } from './harness/taken-otherwise.ts';

describe('what a patient takes, where that is not as prescribed', () => {
  const { gateway, open } = useProductApp();

  beforeEach(() => reconcileTakenOtherwise(gateway));

  it('is said as taken with as prescribed beside it in the Medication List', async () => {
    await open(medicationsPage('ana'));
    const list = await screen.findByRole('table', { name: 'Medication List' });
    expect(await within(list).findByText('Taken otherwise')).toBeVisible();
    expect(list).toHaveTextContent(both);
  });

  it('is said with what lists say in their words on a press, and what the program has read is marked', async () => {
    await gateway.load([
      medication('m2', 'Zinc 50 mg tablet', {
        isReading: true,
        listed: {
          source: 'patient',
          asOf: '2026-11-01',
          name: 'Zinc 50 mg tablet',
          words: 'zinc 50mg 2 tabs bid',
        },
        alsoListed: [{ name: 'Zinc 25 mg tablet', directions: '1 daily', source: 'claims' }],
      }),
    ]);
    const user = await open(medicationsPage('ana'));
    const list = await screen.findByRole('table', { name: 'Medication List' });
    expect(await within(list).findByText('Read, not confirmed')).toBeVisible();
    const words = within(list).getByText(
      /^zinc 50mg 2 tabs bid \(Patient\)\. Also listed as Zinc 25 mg tablet: 1 daily/,
    );
    expect(words).not.toBeVisible();
    await user.click(within(list).getByText('As told'));
    expect(words).toBeVisible();
  });

  it('is said in the list of the review', async () => {
    await open(`/dashboard/patient/ana/review/${await reviewOfAna(gateway)}`);
    const list = await screen.findByRole('table', { name: 'Medications' });
    expect(await within(list).findByText(both)).toBeInTheDocument();
  });
});
