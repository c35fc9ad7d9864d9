import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../engine/core/product/product.ts';
import { createGatewayClient, EngineProvider } from '../../engine/react/index.ts';
import { RiskBar } from '../../features/risk/page/RiskBar.tsx';
import { product } from '../../generated/product.ts';
import { home, medicationsPage, useProductApp } from './harness/product-app.tsx';
import { medication } from './harness/records.ts';

const page = medicationsPage('ana', 'risk-displays');

describe('the displays of the medication risk', () => {
  const { gateway, open } = useProductApp();
  const displays = async () => within(await screen.findByRole('region', { name: 'Medication risk' }));

  const loadRegimen = () =>
    gateway.load([
      medication('m1', 'Diphenhydramine 25 mg capsule', {
        dosageInstructions: { route: { Id: '0', Name: 'N/A' }, times: { bedtime: '1 capsule' } },
      }),
      medication('m2', 'Paroxetine 20 mg tablet'),
      {
        entity: 'review',
        record: {
          ...{ _id: 'r1', type: 'patient.review', subject: 'ana', version: 2, reviewDate: '2026-11-02' },
          ...{ reviewType: 'Medication Safety Review (MSR)', workflowIteration: 1, currentYear: 2026 },
          ...{ published: true, publishedDate: '2026-11-03T09:00:00Z', riskScoresNormalized: { total: 24 } },
        },
      },
    ]);

  it('are dial, bullseye, wind rose and matrix, each with its numbers as a table [RISK-04]', async () => {
    await loadRegimen();
    await open(page);
    const shown = await displays();
    expect(shown.getByText('14 · Moderate')).toBeVisible();
    expect(shown.getByText(/^Demonstration, not for clinical use/).parentElement).toHaveTextContent(
      'Every medication that it knows adds 1 for adverse events',
    );
    for (const name of [/^Dial/, /^Bullseye/, /^Wind rose/, /^Published reviews/])
      expect(shown.getByRole('img', { name })).toBeInTheDocument();
    const table = (name: string) => within(shown.getByRole('table', { name, hidden: true }));
    const row = (name: string, start: RegExp) => table(name).getByRole('row', { name: start, hidden: true });
    expect(row('Score and levels', /^Now/)).toHaveTextContent('14, Moderate');
    expect(await waitFor(() => row('Score and levels', /^Last published/))).toHaveTextContent('24, High');
    expect(row('Parts of the score', /^Anticholinergic/)).toHaveTextContent('6');
    expect(row('What each medication adds', /Diphenhydramine/)).toHaveTextContent('10');
    const matrix = table('Matrix');
    expect(matrix.getByRole('row', { name: /Diphenhydramine/ })).toHaveTextContent(
      /Substrate, weak.*Bedtime/,
    );
    expect(matrix.getByRole('row', { name: /^Sum/ })).toHaveTextContent('Competition');
  });

  it('show in all of them what is chosen in one, by pointer or by keys', async () => {
    await loadRegimen();
    const user = await open(page);
    const shown = await displays();
    const isChosen = () =>
      [...document.querySelectorAll('.risk-chosen')].map((each) => each.closest('svg, table, ul')?.tagName);
    const list = within(shown.getByRole('list', { name: 'Medications in the displays' }));
    list.getByRole('button', { name: '2 Paroxetine 20 mg tablet' }).focus();
    await user.keyboard('{Enter}');
    // Expects the chosen medication in five places: a dot, two pieces of the wind rose, a list item, a row of the
    // matrix.
    expect(isChosen()).toEqual(['svg', 'svg', 'svg', 'UL', 'TABLE']);
    await user.click(document.querySelector('.risk-dot[data-medication="m1"] circle') as Element);
    expect(list.getByRole('button', { name: /^1 Diphenhydramine/ })).toHaveAttribute('aria-pressed', 'true');
    expect(list.getByRole('button', { name: /^2 Paroxetine/ })).toHaveAttribute('aria-pressed', 'false');
  });

  it('say what the score would be without a medication', async () => {
    await loadRegimen();
    const user = await open(page);
    const shown = await displays();
    await user.click(shown.getByRole('checkbox', { name: 'Count Paroxetine 20 mg tablet' }));
    expect(await shown.findByText('14 → 7 without one medication')).toBeVisible();
    expect(within(shown.getByRole('table', { name: 'Matrix' })).queryByText(/Paroxetine/)).toBeNull();
    await user.click(shown.getByRole('checkbox', { name: 'Count Paroxetine 20 mg tablet' }));
    expect(within(shown.getByRole('table', { name: 'Matrix' })).getByText(/Paroxetine/)).toBeVisible();
  });

  it('are there for who has no medication', async () => {
    await open(page);
    const shown = await displays();
    expect(shown.getByText('No score', { selector: 'strong' })).toBeVisible();
    expect(shown.queryByText(/Very Low/, { selector: 'strong' })).toBeNull();
    expect(shown.getByText('No medications', { selector: 'p' })).toBeVisible();
  });

  it('agree on what was not assessed: it adds nothing, and list and matrix say so', async () => {
    await gateway.load([medication('m1', 'Herbal tea'), medication('m2', 'Lorazepam 1 mg tablet')]);
    await open(page);
    const shown = await displays();
    expect(shown.getByText('4 · Very Low')).toBeVisible();
    const list = within(shown.getByRole('list', { name: 'Medications in the displays' }));
    expect(list.getByText('not assessed')).toBeVisible();
    const row = within(shown.getByRole('table', { name: 'Matrix' })).getByRole('row', { name: /Herbal tea/ });
    expect(row).toHaveTextContent(/^1 Herbal tea not assessed$/);
  });
});

describe('the risk in the header', () => {
  const user = {
    ...{ id: 'u', _id: 'u', auth0Id: 'u', firstName: 'Una', lastName: 'User', email: 'u@test' },
    ...{ roles: [], permissions: [], organizations: [] },
  };
  const client = createGatewayClient({
    product: () => product,
    getAccessToken: async () => '',
    baseUrl: home,
  });
  const header = (shown: Product) =>
    render(
      <EngineProvider product={shown} client={client} user={user}>
        <RiskBar score={24} provider="Demonstration" />
      </EngineProvider>,
    ).container;

  it('is drawn on its levels with NEW_RISK_VIS, and stands in words without it [RISK-03]', () => {
    const rule = 'feature.new-risk-visualization';
    expect(header(product).querySelectorAll('rect')).toHaveLength(6);
    const off = {
      ...product.access[rule],
      allows: { source: 'false', evaluate: () => false },
    } as Product['access'][string];
    const without = header({ ...product, access: { ...product.access, [rule]: off } });
    expect(without.querySelector('svg')).toBeNull();
    expect(without).toHaveTextContent('24 · High');
  });
});
