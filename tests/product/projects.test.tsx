import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { dialog, home, outreachPage, rowsOf, useProductApp } from './harness/product-app.tsx';
import { patient, today } from './harness/records.ts';

const review = 'Medication Review (demo)';
const ended = 'Heart Health 2024 (demo)';
const by = { firstName: 'Clara', lastName: 'Clinical', email: 'clinical@demo.test' };
const enrolled: JsonObject = {
  enrolled: true,
  enrollDate: '2026-01-05',
  changes: [{ date: '2026-01-05T17:00:00Z', performedBy: by, enrolled: true }],
};

describe('the projects of a patient', () => {
  const { gateway, network, requests, open } = useProductApp();
  afterEach(() => vi.useRealTimers());
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const stored = async (project: string) =>
    ((await gateway.stored('ana'))?.['projects'] as JsonObject | undefined)?.[project] as
      | JsonObject
      | undefined;

  async function openTab(projects: JsonObject = {}): Promise<UserEvent> {
    await gateway.load([patient('ana', { externalId: 'TEST-1', projects })]);
    const user = await open(outreachPage('ana', 'projects'));
    await screen.findByRole('cell', { name: review });
    return user;
  }

  async function openForm(user: UserEvent) {
    await user.click(screen.getByRole('button', { name: `Edit ${review}` }));
    const form = await dialog('Edit Project');
    await form.findByRole('radio', { name: 'Activated' });
    return form;
  }

  it('are named in the dialog that changes them', async () => {
    const user = await openTab();
    await openForm(user);
    expect(screen.getByRole('dialog', { name: 'Edit Project' })).toHaveTextContent(`Edit Project${review}`);
  });

  it('are shown as Activated or Declined, with those that the patient has no place in [PROJ-01]', async () => {
    await openTab({ 'emtm-medication-review': enrolled, 'emtm-heart-health-2024': { enrolled: false } });
    const states = rowsOf('Projects').map(([name, status]) => [name, status]);
    expect(states).toEqual([
      [expect.stringContaining(ended), 'Declined'],
      [review, 'Activated'],
    ]);
  });

  it('say on which day somebody declined, and nothing of it once they are activated again [PROJ-01] [PROJ-06]', async () => {
    const declined = { date: '2026-03-05T17:00:00Z', performedBy: by, enrolled: false, reason: 'moved' };
    const again = { date: '2026-04-05T17:00:00Z', performedBy: by, enrolled: true, reason: 'member-agreed' };
    const before = enrolled['changes'] as JsonObject[];
    await openTab({
      'emtm-medication-review': { ...enrolled, enrolled: false, changes: [...before, declined] },
      'emtm-heart-health-2024': { ...enrolled, changes: [...before, declined, again] },
    });
    expect(rowsOf('Projects').map(([, status, , on]) => [status, on])).toEqual([
      ['Activated', '–'],
      ['Declined', '03/05/2026'],
    ]);
  });

  it('offer for each direction the reasons that fit it [PROJ-03] [PROJ-04]', async () => {
    const offered = (form: Awaited<ReturnType<typeof openForm>>) =>
      within(form.getByRole('combobox', { name: /^Reason/ }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    const user = await openTab({ 'emtm-medication-review': { enrolled: false } });
    const form = await openForm(user);
    await user.click(form.getByRole('radio', { name: 'Activated' }));
    expect(offered(form)).toEqual(expect.arrayContaining(['Member agreed again', 'Other']));
    expect(offered(form)).not.toContain('Moved away');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
  });

  it('are enrolled in only after a question, and the change is kept with its user [PROJ-02] [PROJ-07]', async () => {
    const user = await openTab();
    const form = await openForm(user);
    await user.click(form.getByRole('radio', { name: 'Activated' }));
    await user.click(form.getByRole('button', { name: 'Save Project' }));
    const question = await screen.findByText('Activate this project?');
    expect(await stored('emtm-medication-review')).toBeUndefined();
    expect(question).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Activate' }));
    await closed();
    expect(rowsOf('Projects').map(([, status]) => status)).toContain('Activated');
    expect(await stored('emtm-medication-review')).toMatchObject({
      enrolled: true,
      enrollDate: today,
      changes: [{ enrolled: true, performedBy: { firstName: 'Penny', lastName: 'Pharmacist' } }],
    });
  });

  it('are left only with a reason [PROJ-03] [PROJ-04]', async () => {
    const user = await openTab({ 'emtm-medication-review': enrolled });
    const form = await openForm(user);
    await user.click(form.getByRole('radio', { name: 'Declined' }));
    await user.click(form.getByRole('button', { name: 'Save Project' }));
    expect((await form.findAllByText('Reason is required')).length).toBeGreaterThan(0);
    await user.selectOptions(form.getByRole('combobox', { name: /^Reason/ }), 'Moved away');
    await user.click(form.getByRole('button', { name: 'Save Project' }));
    await closed();
    const change = { enrolled: false, reason: 'moved', snowmedCode: '412725004' };
    expect(await stored('emtm-medication-review')).toMatchObject({
      enrolled: false,
      changes: [{ enrolled: true }, { ...change, performedBy: { lastName: 'Pharmacist' } }],
    });
  });

  it('are activated again with the day of that, unless another day is entered', async () => {
    const user = await openTab({ 'emtm-medication-review': { ...enrolled, enrolled: false } });
    const form = await openForm(user);
    await user.click(form.getByRole('radio', { name: 'Activated' }));
    expect(form.getByText('Saving sets this to today, unless you enter another date.')).toBeVisible();
    await user.selectOptions(form.getByRole('combobox', { name: /^Reason/ }), 'Other');
    await user.click(form.getByRole('button', { name: 'Save Project' }));
    await user.click(await screen.findByRole('button', { name: 'Activate' }));
    await closed();
    expect(await stored('emtm-medication-review')).toMatchObject({ enrolled: true, enrollDate: today });
  });

  it('have a history of every change with user and reason, the newest first [PROJ-05] [PROJ-06]', async () => {
    const change = { date: '2026-03-02T18:30:00Z', performedBy: by, enrolled: false, reason: 'hospice' };
    const changes = [...(enrolled['changes'] as readonly JsonObject[]), change];
    const user = await openTab({ 'emtm-medication-review': { enrolled: false, changes } });
    await user.click(screen.getByRole('button', { name: `History ${review}` }));
    const title = `Project ${review} History`;
    expect(await dialog(title)).toBeDefined();
    expect(rowsOf(title).map((cells) => cells.slice(1))).toEqual([
      ['Declined', 'C. Clinical', 'Hospice'],
      ['Activated', 'C. Clinical', '–'],
    ]);
  });

  it('are shown as a warning and cannot be edited or enrolled in once they have ended [PROJ-08] [PROJ-09]', async () => {
    await openTab();
    const row = screen.getByRole('row', { name: new RegExp(ended.replaceAll(/[()]/g, '\\$&')) });
    expect(within(row).getByText('This project has ended.')).toBeVisible();
    expect(within(row).queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(screen.getByRole('button', { name: `Edit ${review}` })).toBeVisible();
    const record = (await gateway.as('pharmacist')('GET', '/api/regimen/patient?patientId=ana')).body;
    const projects = { 'emtm-heart-health-2024': { enrolled: true } };
    const refused = await gateway.as('pharmacist')('PUT', '/api/regimen/patient', { ...record, projects });
    expect(refused.status).toBe(422);
  });

  const fail = (status: number) =>
    network.use(http.get(`${home}/api/regimen/projects`, () => new HttpResponse(null, { status })));

  it('are asked for again by hand where they cannot be had, and the rest of the page works [FAULT-38]', async () => {
    fail(503);
    const user = await open(outreachPage('ana', 'projects'));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.queryByRole('cell', { name: review })).toBeNull();
    expect(screen.getByLabelText('Open patient')).toHaveTextContent('Ana Ruiz');
    await user.click(screen.getByRole('tab', { name: /^Prescribers and Pharmacies/ }));
    expect(await screen.findByRole('table', { name: 'Prescribers' })).toBeVisible();
    network.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('cell', { name: review })).toBeVisible();
  });

  it('stay on show for 30 minutes while they cannot be had, and no longer [FAULT-38]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
    const user = await openTab();
    fail(400);
    const comeBack = async (time: string) => {
      await user.click(screen.getByRole('tab', { name: /^Notes/ }));
      await screen.findByRole('button', { name: 'Add Note' });
      vi.setSystemTime(`${today}T${time}Z`);
      await user.click(screen.getByRole('tab', { name: /^Projects/ }));
    };
    await comeBack('12:29:59');
    expect(await screen.findByRole('cell', { name: review })).toBeVisible();
    expect(requests.filter(({ url }) => url.endsWith('/projects'))).toHaveLength(1);
    await comeBack('12:30:01');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.queryByRole('cell', { name: review })).toBeNull();
  });
});
