import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dialog, outreachPage, useProductApp } from './harness/product-app.tsx';
import { patient } from './harness/records.ts';

describe('the projects of a patient', () => {
  const { gateway, open } = useProductApp();
  const closed = (title: string) =>
    waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  const enrollments = async (id: string) =>
    (await gateway.stored(id))?.['projects'] as Record<string, unknown>;

  async function edit(projects: object, id = 'ada') {
    await gateway.load([patient(id, { projects: projects as never })]);
    const user = await open(outreachPage(id, 'projects'));
    const [button] = await screen.findAllByRole('button', { name: /^Edit (?!Profile)/ });
    if (button === undefined) throw new Error('No project can be edited.');
    await user.click(button);
    return { user, form: await dialog('Edit Project') };
  }

  it('are activated only after the question [PROJ-02] [PROJ-07] [PROJ-10]', async () => {
    const { user, form } = await edit({});
    await user.click(form.getByRole('radio', { name: 'Activated' }));
    await user.click(form.getByRole('button', { name: 'Save Project' }));
    const question = await dialog('Activate this project?');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await closed('Activate this project?');
    expect(await enrollments('ada')).toBeUndefined();
    expect(form.getByRole('radio', { name: 'Activated' })).toBeChecked();
    await user.click(form.getByRole('button', { name: 'Save Project' }));
    await user.click((await dialog('Activate this project?')).getByRole('button', { name: 'Activate' }));
    await closed('Edit Project');
    const [enrollment] = Object.values(await enrollments('ada'));
    expect(enrollment).toMatchObject({
      ...{ enrolled: true, enrollDate: '2026-11-21' },
      changes: [{ enrolled: true, performedBy: { email: expect.stringContaining('@') } }],
    });
  });

  it('are declined only with a reason, which is kept with the change [PROJ-03] [PROJ-04] [PROJ-07] [PROJ-18]', async () => {
    const { user, form } = await edit({});
    expect(form.queryByRole('combobox', { name: /^Reason/ })).toBeNull();
    await user.click(form.getByRole('radio', { name: 'Declined' }));
    await user.click(form.getByRole('button', { name: 'Save Project' }));
    const reason = form.getByRole('combobox', { name: /^Reason/ });
    expect(reason).toHaveAccessibleDescription('Reason is required');
    await user.selectOptions(reason, within(reason).getAllByRole('option')[1] as HTMLElement);
    await user.click(form.getByRole('button', { name: 'Save Project' }));
    await closed('Edit Project');
    const [enrollment] = Object.values(await enrollments('ada'));
    expect(enrollment).toMatchObject({
      enrolled: false,
      changes: [{ enrolled: false, reason: expect.any(String), snowmedCode: '412725004' }],
    });
    expect(enrollment).not.toHaveProperty('reason');
  });
});
