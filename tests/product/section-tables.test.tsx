import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { medicationsPage, outreachPage, patientPage, rowsOf, useProductApp } from './harness/product-app.tsx';
import { allergy, medication, patient } from './harness/records.ts';

const numbers = Array.from({ length: 31 }, (_, index) => index + 1);
const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}`;

function records(entity: string, make: (number: number) => JsonObject): readonly LoadRecord[] {
  return numbers.map((number) => ({
    entity,
    record: { _id: `${entity}-${number}`, type: `patient.${entity}`, subject: 'ana', ...make(number) },
  }));
}

const engagement = { workflowIteration: 1, currentYear: 2026 };
const risks = numbers.map((number) => ({ id: `r${number}`, category: 'falls', riskFactor: 'fall' }));

/** Tables of the page, each with the records that fill it and its path. */
const tables: readonly (readonly [string, readonly LoadRecord[], string])[] = [
  ['Allergies', numbers.map((n) => allergy(`a${n}`, { onsetDate: day(n) })), patientPage('ana', 'history')],
  [
    'Conditions',
    records('condition', (n) => ({ status: 'active', onsetDate: day(n), code: { text: `Condition ${n}` } })),
    patientPage('ana', 'history', 'conditions'),
  ],
  [
    'Observation',
    records('observation', (n) => ({
      ...{ text: 'Weight', issued: `${day(n)}T10:00:00Z` },
      valueQuantity: { value: 100 + n, units: 'lb' },
    })),
    patientPage('ana', 'history', 'observations'),
  ],
  [
    'Risk Factors',
    [patient('ana', { externalId: 'TEST-1', riskFactors: risks })],
    patientPage('ana', 'history', 'risk-factors'),
  ],
  [
    'Notes',
    records('note', (n) => ({ title: `Note ${n}`, dateAdded: day(n), year: 2026, engagement: 1 })),
    outreachPage('ana', 'notes'),
  ],
  [
    'Interactions',
    records('interaction', (n) => ({
      ...{ ...engagement, app: 'Other' },
      record: {
        dateRecorded: `${day(n)}T10:00:00Z`,
        interaction: 'nonworkflow',
        attempt: 1,
        description: 'x',
      },
    })),
    outreachPage('ana', 'interactions'),
  ],
  [
    'Scheduled Interactions',
    records('scheduled-interaction', (n) => ({
      ...{ ...engagement, callType: 'medicationreviewinteraction' },
      scheduledForDate: `2027-10-${String(n).padStart(2, '0')}T10:00:00Z`,
    })),
    outreachPage('ana', 'scheduled-interactions'),
  ],
  ['Medication List', numbers.map((n) => medication(`m${n}`, `Drug ${n}`)), medicationsPage('ana')],
];

describe('the section tables of the patient page', () => {
  const { gateway, requests, open } = useProductApp();

  it.each(tables)(
    'show five of the %s a page, with at most five page buttons, and count all of them [ALLERGY-01] [COND-01] [NOTE-01] [SCHED-01] [RISKF-01] [ENGINE-20] [PAGE-05]',
    async (title, rows, path) => {
      await gateway.load(rows);
      await open(path);
      await screen.findByText((_, element) => {
        return element?.matches('[role=tab], h2') === true && element.textContent === `${title} (31)`;
      });
      expect(await screen.findByText('Showing 1 to 5 of 31 entries')).toBeVisible();
      expect(rowsOf(title)).toHaveLength(5);
      const pages = within(screen.getByRole('navigation', { name: `Pages of ${title}` }));
      expect(pages.getAllByRole('button', { name: /^Page \d+$/ })).toHaveLength(5);
    },
  );

  it('hold the tabs of both boxes in their order [PAGE-06] [PAGE-07] [PAGE-09]', async () => {
    await open(patientPage('ana', 'history'));
    await screen.findByRole('tab', { name: 'Allergies (0)' });
    const tabsOf = (name: string) =>
      within(screen.getByRole('tablist', { name }))
        .getAllByRole('tab')
        .map(({ textContent }) => textContent?.replace(/ \(\d+\)$/, ''));
    expect(tabsOf('Profile')).toEqual([
      ...['Profile', 'Past Medical History', 'Prescribers and Pharmacies', 'Caregivers'],
    ]);
    expect(tabsOf('Past Medical History')).toEqual([
      ...['Allergies', 'Side Effects', 'Conditions', 'Observation', 'Risk Factors'],
    ]);
    expect(tabsOf('Notes and Outreach')).toEqual([
      ...['Notes', 'Interactions', 'Scheduled Interactions', 'Projects'],
    ]);
  });

  it('list interactions without a way to edit them, though they may be removed [CALL-01]', async () => {
    await gateway.load(tables[5]?.[1] ?? []);
    await open(outreachPage('ana', 'interactions'));
    await screen.findByText('Showing 1 to 5 of 31 entries');
    const table = within(screen.getByRole('table', { name: 'Interactions' }));
    expect(table.queryByRole('button', { name: /^Edit / })).toBeNull();
    expect(table.getAllByRole('button', { name: /^Remove / })).toHaveLength(5);
  });

  it('ask for both kinds of interactions with one call by the id of the patient [CALL-22]', async () => {
    await open(outreachPage('ana', 'scheduled-interactions'));
    await screen.findByText('No interactions scheduled.');
    const asked = requests.filter(({ url }) => url.includes('/api/outreach/list'));
    expect(asked.map(({ method, url }) => [method, new URL(url).search])).toEqual([
      ['GET', '?patientId=ana'],
    ]);
  });

  it('ask for conditions with the id of the patient in the body [COND-06]', async () => {
    await open(patientPage('ana', 'history', 'conditions'));
    await screen.findByText('No conditions recorded.');
    const asked = requests.find(({ url }) => url.endsWith('/api/regimen/condition/list'));
    expect(asked?.method).toBe('POST');
    expect(await asked?.json()).toEqual({ patientId: 'ana' });
  });

  it('load nothing for a tab of a group that was never opened', async () => {
    await open(patientPage('ana', 'providers', 'prescribers'));
    await screen.findByText('No prescribers recorded.');
    await waitFor(() => expect(requests.some(({ url }) => url.includes('/api/outreach/list'))).toBe(true));
    expect(requests.filter(({ url }) => url.includes('/condition'))).toEqual([]);
  });
});
