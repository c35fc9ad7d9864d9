import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { medicationsPage, useProductApp } from './harness/product-app.tsx';
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

  it('is said in the list of the review', async () => {
    await open(`/dashboard/patient/ana/review/${await reviewOfAna(gateway)}`);
    const list = await screen.findByRole('table', { name: 'Medications' });
    expect(await within(list).findByText(both)).toBeInTheDocument();
  });
});
