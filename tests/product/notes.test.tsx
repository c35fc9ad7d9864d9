import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dialog, fill, isWrite, patientPage, rowsOf, useProductApp } from './harness/product-app.tsx';
import { patient } from './harness/records.ts';

describe('the notes of a patient', () => {
  const { gateway, requests, open } = useProductApp();
  const page = patientPage('ada', 'notes');
  const ada = patient('ada', {
    name: { first: 'Ada', last: 'Byron' },
    workflowIteration: 2,
    currentWorkflowState: { name: 'Ready for Medication Review', year: 2026 },
  });

  async function openForm() {
    await gateway.load([ada]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Add Note' }));
    return { user, form: await dialog('Add Note') };
  }

  it('begin with today, the year and the engagement of the patient [NOTE-04] [NOTE-06]', async () => {
    const { form } = await openForm();
    expect(form.getByRole('textbox', { name: /^Date Added/ })).toHaveValue('11/21/2026');
    expect(form.getByRole('textbox', { name: /^Year/ })).toHaveValue('2026');
    expect(form.getByRole('textbox', { name: /^Engagement/ })).toHaveValue('2');
  });

  it('are stored with what was typed and shown at once, among those of their patient alone [NOTE-02] [NOTE-07] [NOTE-08]', async () => {
    const { user, form } = await openForm();
    await fill(user, form.getByRole('textbox', { name: /^Title/ }), 'Prefers mornings');
    await fill(user, form.getByRole('textbox', { name: /^Description/ }), 'Call before ten.');
    await user.click(form.getByRole('button', { name: 'Save Note' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rowsOf('Notes')[0]).toEqual(expect.arrayContaining(['11/21/2026', 'Prefers mornings']));
    const listed = (id: string) => gateway.as('pharmacist')('GET', `/api/regimen/notes/list?patientId=${id}`);
    expect((await listed('ana')).body).toMatchObject({ rows: [] });
    const { body } = await listed('ada');
    expect((body['rows'] as readonly unknown[])[0]).toMatchObject({
      ...{ type: 'patient.note', subject: 'ada', title: 'Prefers mornings', description: 'Call before ten.' },
      ...{ dateAdded: '2026-11-21', year: 2026, engagement: 2 },
    });
  });

  it('of very many come as the newest ones with their number, and all once somebody looks further', async () => {
    const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
    const notes = Array.from({ length: 120 }, (_, index) => ({
      entity: 'note',
      record: {
        ...{ _id: `n${index}`, type: 'patient.note', subject: 'ada', title: `Note ${index}` },
        ...{ dateAdded: day(index), year: 2026, engagement: 2 },
      },
    }));
    await gateway.load([ada, ...notes]);
    const user = await open(page);
    expect(await screen.findByRole('tab', { name: 'Notes (120)' })).toBeVisible();
    expect(screen.getByText('Showing 1 to 5 of 120 entries')).toBeVisible();
    expect(rowsOf('Notes')[0]).toContain('Note 119');
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(rowsOf('Notes')[0]).toContain('Note 109');
    const lists = () =>
      requests.map(({ url }) => new URL(url)).filter((url) => url.pathname.endsWith('/notes/list'));
    expect(lists().map((url) => url.searchParams.get('newest'))).toEqual(['100']);
    await user.click(within(screen.getByRole('navigation', { name: 'Pages of Notes' })).getByText('Last'));
    await waitFor(() => expect(rowsOf('Notes').at(-1)).toContain('Note 0'));
    expect(lists().map((url) => url.searchParams.get('newest'))).toEqual(['100', null]);
    expect(screen.getByText('Showing 116 to 120 of 120 entries')).toBeVisible();
  });

  it('of very many are searched whole', async () => {
    const notes = Array.from({ length: 105 }, (_, index) => ({
      entity: 'note',
      record: {
        ...{
          _id: `n${index}`,
          type: 'patient.note',
          subject: 'ada',
          title: index === 0 ? 'Oldest' : 'Later',
        },
        ...{ dateAdded: index === 0 ? '2020-01-01' : '2026-01-01', year: 2026, engagement: 2 },
      },
    }));
    await gateway.load([ada, ...notes]);
    const user = await open(page);
    await screen.findByText('Showing 1 to 5 of 105 entries');
    await user.type(screen.getByRole('searchbox', { name: 'Find in notes' }), 'oldest');
    await waitFor(() => expect(rowsOf('Notes')).toHaveLength(1));
    expect(rowsOf('Notes')[0]).toContain('Oldest');
  });

  it('are not stored without title, year and engagement [NOTE-04] [NOTE-05]', async () => {
    const { user, form } = await openForm();
    await user.clear(form.getByRole('textbox', { name: /^Year/ }));
    await user.clear(form.getByRole('textbox', { name: /^Engagement/ }));
    await user.click(form.getByRole('button', { name: 'Save Note' }));
    expect(form.getByRole('textbox', { name: /^Title/ })).toHaveAccessibleDescription(/Title is required/);
    expect(form.getByRole('textbox', { name: /^Year/ })).toHaveAccessibleDescription('Required');
    expect(form.getByRole('textbox', { name: /^Engagement/ })).toHaveAccessibleDescription('Required');
    expect(requests.filter(isWrite)).toEqual([]);
  });

  it('are not dated in the future [NOTE-06]', async () => {
    const { user, form } = await openForm();
    const date = form.getByRole('textbox', { name: /^Date Added/ });
    await fill(user, date, '11/22/2026');
    await user.tab();
    expect(date).toHaveAccessibleDescription('Date cannot be in the future');
    await user.clear(date);
    await user.click(form.getByRole('button', { name: 'Save Note' }));
    expect(date).toHaveAccessibleDescription('Required');
  });

  it('have titles of at most 60 characters, counted while they are typed [NOTE-03] [SHELL-22]', async () => {
    const { user, form } = await openForm();
    const title = form.getByRole('textbox', { name: /^Title/ });
    await user.type(title, 'abc');
    expect(form.getByText('3 of 60')).toBeVisible();
    await fill(user, title, 'a'.repeat(80));
    expect(title).toHaveValue('a'.repeat(60));
    expect(within(screen.getByRole('dialog')).getByText('60 of 60')).toBeVisible();
  });
});
