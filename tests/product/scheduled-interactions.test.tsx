import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { product } from '../../generated/product.ts';
import { dialog, fill, outreachPage, rowsOf, useProductApp } from './harness/product-app.tsx';
import { patient } from './harness/records.ts';

describe('the scheduled interactions of a patient', () => {
  const { gateway, open } = useProductApp();
  const page = outreachPage('ada', 'scheduled-interactions');
  const ada = patient('ada', {
    workflowIteration: 1,
    currentWorkflowState: { name: 'Ready for Consult', year: 2026 },
    address: { primary: true, zip: '80202' },
  });

  async function openForm() {
    await gateway.load([ada]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Add Scheduled Interaction' }));
    const form = await dialog('Add Scheduled Interaction');
    const save = () => user.click(form.getByRole('button', { name: 'Save Scheduled Interaction' }));
    return { user, form, save };
  }

  it('are stored with their day and time as one moment, and shown in the table [SCHED-02]', async () => {
    const { user, form, save } = await openForm();
    await user.selectOptions(form.getByRole('combobox', { name: /^Interaction Type/ }), 'Medication Review');
    await fill(user, form.getByRole('textbox', { name: /^Scheduled For(\*)?$/ }), '12/24/2026');
    await fill(user, form.getByLabelText('Scheduled For: time'), '3:30pm');
    await fill(user, form.getByRole('textbox', { name: /^Note/ }), 'At her daughter');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rowsOf('Scheduled Interactions')[0]?.join(' ')).toMatch(/12\/24\/2026 3:30/);
    const { body } = await gateway.as('pharmacist')('GET', '/api/outreach/list?patientId=ada');
    const [row] = body['rows'] as readonly Record<string, unknown>[];
    expect(row).toMatchObject({
      ...{
        type: 'patient.scheduled-interaction',
        callType: 'medicationreviewinteraction',
        user: expect.any(String),
      },
      ...{ workflowIteration: 1, currentYear: 2026, record: { description: 'At her daughter' } },
    });
    expect(new Date(String(row?.['scheduledForDate'])).getTime()).toBe(
      new Date(2026, 11, 24, 15, 30).getTime(),
    );
  });

  it('offer the three calls of the workflow, each of which is logged as its interaction [SCHED-03] [CALL-06]', async () => {
    const { form } = await openForm();
    const choice = form.getByRole<HTMLSelectElement>('combobox', { name: /^Interaction Type/ });
    const codesOf = (set: string) => product.codes[set]?.codes ?? [];
    expect([...choice.options].slice(1).map(({ label }) => label)).toEqual(
      codesOf('next-call-types').map(({ display }) => display),
    );
    expect(codesOf('next-call-types').map(({ code }) => code)).toEqual([
      ...['initiatinginteraction', 'medicationreviewinteraction', 'medicationsafetyreviewinteraction'],
    ]);
    expect(codesOf('call-types').map(({ code, app }) => [`${code}interaction`, app])).toEqual(
      codesOf('next-call-types').map(({ code, app }) => [code, app]),
    );
    const workflow = codesOf('interaction-types').filter(({ kind }) => kind === 'workflow');
    expect(workflow.map(({ code }) => code)).toEqual(codesOf('call-types').map(({ app }) => app));
  });

  it('tell the second to edit the same one, in the words for interactions [SCHED-07]', async () => {
    await gateway.load([
      ada,
      {
        entity: 'scheduled-interaction',
        record: {
          ...{ _id: 's1', type: 'patient.scheduled-interaction', subject: 'ada', currentYear: 2026 },
          ...{ callType: 'initiatinginteraction', scheduledForDate: '2026-12-24T15:30:00Z' },
          ...{ workflowIteration: 1, record: { description: 'Call first.' } },
        },
      },
    ]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: /^Edit (?!Profile)/ }));
    const form = await dialog('Edit Scheduled Interaction');
    await fill(user, form.getByRole('textbox', { name: /^Note/ }), 'Mine');
    const stored = await gateway.stored('s1');
    const elsewhere = await gateway.as('clinical')('PUT', '/api/outreach', {
      scheduledInteraction: { ...stored, record: { description: 'Theirs' } },
    });
    expect(elsewhere.status).toBe(200);
    await user.click(form.getByRole('button', { name: 'Save Scheduled Interaction' }));
    expect(
      await screen.findByText(
        'Unable to save interaction. The item was updated by another user before saving. Please try editing the item again',
      ),
    ).toBeVisible();
    expect(await gateway.stored('s1')).toMatchObject({ record: { description: 'Theirs' } });
  });

  it('say what time it is then where the patient is', async () => {
    const { user, form } = await openForm();
    await fill(user, form.getByRole('textbox', { name: /^Scheduled For(\*)?$/ }), '12/24/2026');
    await fill(user, form.getByLabelText('Scheduled For: time'), '3:30pm');
    await user.tab();
    const there = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Denver',
      hour: 'numeric',
      minute: '2-digit',
    });
    const time = there.format(new Date(2026, 11, 24, 15, 30)).replaceAll(/\s/g, '');
    expect(await form.findByText(`${time} where the patient is`)).toBeVisible();
  });

  it('need a type [SCHED-04]', async () => {
    const { form, save } = await openForm();
    await save();
    expect(form.getByRole('combobox', { name: /^Interaction Type/ })).toHaveAccessibleDescription('Required');
  });

  it('are on a day that is today or in the future [SCHED-05] [VALID-04]', async () => {
    const { user, form, save } = await openForm();
    await fill(user, form.getByRole('textbox', { name: /^Scheduled For(\*)?$/ }), '11/20/2026');
    await fill(user, form.getByLabelText('Scheduled For: time'), '10:00 am');
    await save();
    expect(form.getByText('Date must be today or in the future')).toBeVisible();
  });

  it('take a day and a time that are pasted in one text', async () => {
    const { user, form } = await openForm();
    const day = form.getByRole('textbox', { name: /^Scheduled For(\*)?$/ });
    const time = form.getByLabelText('Scheduled For: time');
    for (const text of ['12/24/2026 3:30 PM', 'Dec 24, 2026, 15:30']) {
      await fill(user, time, '');
      await fill(user, day, text);
      await user.tab();
      expect(day).toHaveValue('12/24/2026');
      expect(time).toHaveDisplayValue(/^3:30\s?PM$/);
    }
  });

  it('have a time that the day has [SCHED-06]', async () => {
    const { user, form, save } = await openForm();
    await fill(user, form.getByRole('textbox', { name: /^Scheduled For(\*)?$/ }), '12/24/2026');
    await fill(user, form.getByLabelText('Scheduled For: time'), '25:00');
    await save();
    expect(form.getByText('Invalid date or time')).toBeVisible();
    expect(form.getByLabelText('Scheduled For: time')).toHaveValue('25:00');
  });
});
