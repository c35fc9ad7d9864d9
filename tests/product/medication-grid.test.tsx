import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { seriousFindings } from '../../engine/react/testing/axe.ts';
import {
  MedicationGrid,
  type MedicationGridProps,
} from '../../features/medication-grid/page/MedicationGrid.tsx';
import type { CellDraft, GridEdits } from '../../features/medication-grid/page/use-grid-edits.ts';
import { dialog, home, medicationsPage, useProductApp } from './harness/product-app.tsx';
import { medication } from './harness/records.ts';

const twice = { dose: '1', unit: 'tablet', frequency: 'twice-daily', when: ['morning', 'evening'] };

/** Renders a grid of this many medications, and counts the renderings of its rows. */
function renderGrid(count: number) {
  const drawn: string[] = [];
  const medications = Array.from({ length: count }, (_, number) => {
    const _id = `m${number}`;
    const name = { full: `Medication ${number}` };
    return {
      ...{ _id, _rev: 1, type: 'patient.medication' as const, updatedAt: '2026-11-21T12:00:00Z' },
      get medication() {
        drawn.push(_id);
        return { name };
      },
    };
  });
  render(<Grid groups={[{ title: 'No problem recorded', medications }]} />);
  return { drawn };
}

const noCodes = { units: [], frequencies: [] };

function Grid({ groups }: Pick<MedicationGridProps, 'groups'>) {
  const [typed, setTyped] = useState<Readonly<Record<string, CellDraft>>>({});
  const edits: GridEdits = {
    draftOf: (id, field) => typed[`${id} ${field}`],
    type: (id, field, text) => setTyped({ ...typed, [`${id} ${field}`]: { text, isSaving: false } }),
    giveUp: () => undefined,
    commit: async () => undefined,
    save: async () => undefined,
    unsaved: 0,
  };
  const rest = { codes: noCodes, isReadOnly: false, chosen: new Set<string>(), onChoose: () => undefined };
  return <MedicationGrid {...{ groups, edits, ...rest }} />;
}

describe('a grid of 400 medications', () => {
  it('draws with each key the row that it is typed into, and no other', () => {
    const { drawn } = renderGrid(400);
    expect(new Set(drawn).size).toBe(400);
    drawn.length = 0;
    const [cell] = document.querySelectorAll<HTMLInputElement>('[data-medication=m200] [data-field=noon]');
    if (cell === undefined) throw new Error('The grid has no such cell.');
    fireEvent.change(cell, { target: { value: '12' } });
    expect(cell).toHaveValue('12');
    expect(new Set(drawn)).toEqual(new Set(['m200']));
    fireEvent.keyDown(cell, { key: 'ArrowDown' });
    expect(document.activeElement?.closest('tr')?.dataset['medication']).toBe('m201');
  });
});

describe('Medication List V2', () => {
  const { gateway, network, requests, open } = useProductApp();
  const page = medicationsPage('ana');
  const records = [
    medication('m1', 'Aspirin', { dosageInstructions: twice, indication: 'Heart' }),
    medication('m2', 'Zinc', { dosageInstructions: { text: 'As told' } }),
    medication('m3', 'Warfarin', { discontinued: { date: '2026-10-01', reason: 'cost' } }),
  ];
  const openGrid = async (user = 'clinical') => {
    const events = await open(page, user);
    await events.click(await screen.findByRole('tab', { name: 'Medication List V2' }));
    await screen.findByRole('textbox', { name: 'Morning, Aspirin' });
    return events;
  };
  const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const stored = async (id: string): Promise<JsonObject | undefined> => {
    const { body } = await gateway.as('pharmacist')('GET', '/api/regimen/medication?patientId=ana');
    return (body['rows'] as readonly JsonObject[]).find(({ _id }) => _id === id);
  };
  const groups = () =>
    screen
      .getAllByRole('checkbox', { name: /^Choose all of / })
      .map((each) => each.getAttribute('aria-label'));

  it('is offered with early access only [PAGE-10] [PAGE-11] [ACCESS-07]', async () => {
    await gateway.load(records);
    await open(page, 'support');
    await screen.findByRole('tab', { name: /^Medication List/ });
    expect(screen.queryByRole('tab', { name: 'Medication List V2' })).toBeNull();
  });

  it('shows what is taken by problem or by time of day, as prescribed and as taken, and has no barriers [PAGE-10]', async () => {
    await gateway.load(records);
    const user = await openGrid();
    expect(groups()).toEqual(['Choose all of Heart', 'Choose all of No problem recorded']);
    expect(screen.queryByText('Warfarin')).toBeNull();
    expect(cell('Morning, Aspirin')).toHaveValue('1 tablet');
    expect(within(screen.getByRole('row', { name: /Zinc/ })).getByText('Not structured')).toBeVisible();
    expect(await seriousFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'By time of day' }));
    expect(groups()).toEqual([
      'Choose all of Morning',
      'Choose all of Evening',
      'Choose all of No time of day recorded',
    ]);
  });

  it('takes an amount in its cell by the keyboard, and the sentence follows', async () => {
    await gateway.load(records);
    const user = await openGrid();
    const noon = cell('Noon, Aspirin');
    await user.type(noon, '2{Enter}');
    await waitFor(() => expect(cell('Noon, Aspirin')).toHaveValue('2 tablets'));
    expect(cell('Noon, Zinc')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(cell('Noon, Aspirin')).toHaveFocus();
    expect(
      await screen.findByText(/1 tablet in the morning, 2 tablets at noon, 1 tablet in the evening/),
    ).toBeVisible();
    await user.type(cell('As taken, Aspirin'), 'Skips noon{Enter}');
    await waitFor(async () => expect(await stored('m1')).toMatchObject({ asTaken: 'Skips noon' }));
    expect(await stored('m1')).toMatchObject({
      dosageInstructions: { frequency: 'three-daily', times: { noon: '2' } },
    });
  });

  it('keeps what was typed when a save fails, also while another tab is open, until it is stored or given up', async () => {
    await gateway.load(records);
    const user = await openGrid();
    const refusal = () => HttpResponse.json({ message: 'The store is away' }, { status: 500 });
    network.use(http.put(`${home}/api/regimen/medication`, refusal));
    await user.type(cell('Noon, Aspirin'), '2{Enter}');
    await waitFor(() => expect(cell('Noon, Aspirin')).toHaveAccessibleDescription(/Enter tries again/));
    await user.click(screen.getByRole('tab', { name: /^Medication List( \(|$)/ }));
    await user.click(screen.getByRole('tab', { name: 'Medication List V2' }));
    expect(await screen.findByText(/1 not saved/)).toBeVisible();
    expect(cell('Noon, Aspirin')).toHaveValue('2');
    network.resetHandlers();
    await user.click(cell('Noon, Aspirin'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cell('Noon, Aspirin')).toHaveValue('2 tablets'));
    await user.type(cell('As needed, Aspirin'), 'often{Enter}');
    expect(cell('As needed, Aspirin')).toHaveAccessibleDescription(/^Enter an amount/);
    // Expects the notice outside of the table, since a sentence in the cell would move the rows below away from the
    // pointer.
    const notice = await screen.findByText('Aspirin: Enter an amount, such as 1 or 1-2, or Yes.');
    expect(notice.closest('table')).toBeNull();
    expect(screen.getByText(/^Enter an amount/)).toHaveClass('en-visually-hidden');
    await user.click(cell('As needed, Aspirin'));
    await user.keyboard('{Escape}');
    expect(cell('As needed, Aspirin')).toHaveValue('');
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  });

  it('keeps what was typed in a conflict, shows what somebody else has stored, and saves over it when told to', async () => {
    await gateway.load(records);
    const user = await openGrid();
    const before = await stored('m1');
    const other = { ...before, asTaken: 'Only on Mondays' };
    expect((await gateway.as('pharmacist')('PUT', '/api/regimen/medication', other)).status).toBe(200);
    await user.type(cell('As taken, Aspirin'), 'Never{Enter}');
    await waitFor(() =>
      expect(cell('As taken, Aspirin')).toHaveAccessibleDescription(/Stored: Only on Mondays/),
    );
    expect(cell('As taken, Aspirin')).toHaveValue('Never');
    await user.click(cell('As taken, Aspirin'));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await stored('m1')).toMatchObject({ asTaken: 'Never' }));
  });

  it('discontinues several at once with one reason and day', async () => {
    await gateway.load(records);
    const user = await openGrid();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Aspirin' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Zinc' }));
    await user.click(screen.getByRole('button', { name: 'Discontinue' }));
    const question = await dialog('Discontinue 2 Medications');
    await user.click(question.getByRole('button', { name: 'Discontinue' }));
    expect(question.getByText('Required')).toBeVisible();
    await user.selectOptions(question.getByRole('combobox', { name: /^Reason/ }), 'Cost');
    await user.click(question.getByRole('button', { name: 'Discontinue' }));
    expect(await screen.findByText('No medications recorded')).toBeVisible();
    expect(await stored('m2')).toMatchObject({ discontinued: { date: '2026-11-21', reason: 'cost' } });
  });

  it('prints what is chosen, and adds it to the draft of a review', async () => {
    const draft = {
      ...{ _id: 'r1', type: 'patient.review', subject: 'ana', version: 2, reviewDate: '2026-11-02' },
      ...{ workflowIteration: 1, currentYear: 2026, reviewType: 'Medication Safety Review (MSR)' },
      ...{ draft: true, published: false, recommendations: [] },
    };
    await gateway.load([...records, { entity: 'review', record: draft }]);
    const user = await openGrid();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Aspirin' }));
    await user.click(screen.getByRole('button', { name: 'Print chosen' }));
    await waitFor(() => expect(requests.some(({ url }) => url.includes('/api/print/document/'))).toBe(true));
    const print = requests.find(({ url }) => url.includes('/api/print/medicationList'));
    expect(new URL(print?.url ?? home).searchParams.get('medications')).toBe('m1');
    await user.click(screen.getByRole('button', { name: 'Add to review' }));
    expect(await screen.findByText('Added to the review as a recommendation.')).toBeVisible();
    expect(await gateway.stored('r1')).toMatchObject({ recommendations: [{ medications: ['Aspirin'] }] });
  });
});
