import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { fill, home, useProductApp } from './harness/product-app.tsx';
import { patient, queue } from './harness/records.ts';

const region = 'Edit Priority Queue';

describe('the editor of a priority queue', () => {
  const { gateway, network, requests, open } = useProductApp();

  /** Opens the editor of a queue, with three patients of the organization: 74, 74 and 40 years old. */
  async function openEditor(rest: JsonObject = {}, who = 'pharmacist'): Promise<UserEvent> {
    await gateway.load([
      queue('mine', { name: 'Mine', userId: `user-${who}`, ...rest }),
      patient('young', { name: { first: 'Yan', last: 'Young' }, dob: '1986-01-01', sex: 'male' }),
    ]);
    const user = await open('/dashboard?queue=mine', who);
    await user.click(await screen.findByRole('button', { name: 'Edit Priority Queue' }));
    await screen.findByText(/^All of these must be true|^No conditions/);
    return user;
  }
  const form = () => within(screen.getByRole('region', { name: region }));
  const preview = () => within(screen.getByRole('complementary', { name: 'Preview' }));
  const found = (text: string) =>
    waitFor(() => expect(preview().getByRole('status')).toHaveTextContent(text));
  const select = (name: string) => form().getByRole('combobox', { name });
  const save = async (user: UserEvent) => {
    await user.click(form().getByRole('button', { name: 'Save Priority Queue' }));
    await screen.findByRole('table', { name: 'Mine' });
    return (await gateway.stored('mine')) as JsonObject;
  };

  it('says each condition as a sentence, made by choices and numbers alone [DASH-11] [DASH-12] [DASH-13]', async () => {
    const user = await openEditor();
    await user.click(form().getByRole('button', { name: 'Add Condition' }));
    expect(select('Statistic of condition 1')).toHaveFocus();
    await user.selectOptions(select('Statistic of condition 1'), 'Last call');
    await user.selectOptions(select('Last call: comparison of condition 1'), 'is more than');
    expect(form().getByRole('textbox', { name: 'Last call: number of condition 1' })).toHaveValue('2');
    expect(select('Last call: unit of condition 1')).toHaveDisplayValue('weeks');
    await user.click(form().getByRole('button', { name: 'Add Condition' }));
    await user.selectOptions(select('Statistic of condition 2'), 'Age');
    await user.selectOptions(select('Age: comparison of condition 2'), 'is 71 to 80');
    await user.click(form().getByRole('button', { name: 'Add Condition' }));
    await user.selectOptions(select('Statistic of condition 3'), 'Sex');
    await user.selectOptions(select('Sex: comparison of condition 3'), 'is Female');
    await user.click(form().getByRole('button', { name: 'Add Condition' }));
    await user.selectOptions(select('Statistic of condition 4'), 'Cohort');
    await user.selectOptions(select('Cohort: comparison of condition 4'), 'has no value');
    expect((await save(user))['filters']).toEqual([
      { statType: 'last_call', queryType: 'range', lte: -15 },
      { statType: 'dob', queryType: 'range', filterTerm: '71-80' },
      { statType: 'sex', queryType: 'term', term: 'female' },
      { statType: 'cohort', queryType: 'missing' },
    ]);
  });

  it('offers the choices of the specification, and every organization of the user [DASH-17] [DASH-22]', async () => {
    const user = await openEditor();
    await user.click(form().getByRole('button', { name: 'Add Condition' }));
    const offered = (name: string) =>
      within(select(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await user.selectOptions(select('Statistic of condition 1'), 'Due date');
    expect(offered('Due date: comparison of condition 1')).toEqual(
      expect.arrayContaining(['is Past', 'is Today', 'is 1 day', 'is 2 days', 'is 3 days', 'has no value']),
    );
    await user.selectOptions(select('Statistic of condition 1'), 'Organization');
    expect(offered('Organization: comparison of condition 1')).toContain('is EMTM Care Network');
    expect(offered('Organization: comparison of condition 1')).not.toContain('is');
  });

  it('shows while it is edited how many are found, the first of them, and what each condition removes', async () => {
    const user = await openEditor({ filters: [{ statType: 'dob', queryType: 'range', gte: 70 }] });
    await found('2 patients found');
    expect(preview().getByRole('row', { name: 'Ana Ruiz 74' })).toBeVisible();
    expect(form().getByText('removes 1')).toBeInTheDocument();
    await fill(user, form().getByRole('textbox', { name: 'Age: number of condition 1' }), '75');
    await found('No patients found.');
    await user.click(form().getByRole('button', { name: 'Remove condition 1' }));
    await found('3 patients found');
    expect(form().getByRole('button', { name: 'Add Condition' })).toBeVisible();
  });

  it('never shows the answer to conditions that have changed since', async () => {
    const late: (() => void)[] = [];
    const user = await openEditor({ filters: [{ statType: 'dob', queryType: 'range', gte: 70 }] });
    await found('2 patients found');
    const path = `${home}/api/regimen/queue/preview`;
    network.use(
      http.post(
        path,
        async () => {
          await new Promise<void>((resolve) => late.push(resolve));
          return HttpResponse.json({ total: 99, hits: [], columns: [], conditions: [] });
        },
        { once: true },
      ),
    );
    const age = form().getByRole('textbox', { name: 'Age: number of condition 1' });
    await fill(user, age, '90');
    await waitFor(() => expect(late).toHaveLength(1));
    // Keeps known results visible, marked as out of date.
    expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveAttribute('aria-busy', 'true');
    await fill(user, age, '40');
    await found('3 patients found');
    late[0]?.();
    await fill(user, age, '41');
    await found('2 patients found');
    expect(screen.queryByText('99 patients found')).toBeNull();
  });

  it('moves sort fields by the keyboard and keeps their direction [DASH-24]', async () => {
    const user = await openEditor({
      sorting: [{ by: 'lname' }, { by: 'total_risk_score', descending: true }],
    });
    const handle = form().getByRole('button', { name: 'Move Sort Field 2' });
    handle.focus();
    await user.keyboard('{ArrowUp}');
    expect(form().getByRole('button', { name: 'Move Sort Field 1' })).toHaveFocus();
    expect((await save(user))['sorting']).toEqual([
      { by: 'total_risk_score', descending: true },
      { by: 'lname' },
    ]);
  });

  it('offers every field that a queue is sorted by [DASH-24]', async () => {
    const user = await openEditor({ sorting: [] });
    await user.click(form().getByRole('button', { name: 'Add Sort Field' }));
    const options = within(form().getByRole('combobox', { name: 'Sort By, row 1' })).getAllByRole('option');
    expect(options.slice(1).map(({ textContent }) => textContent)).toEqual([
      ...[
        'Anticholinergic Burden',
        'Age',
        'Cohort',
        'Competitive Inhibition',
        'Due Date',
        'Latest Review',
        'Group',
      ],
      ...['Last Call', 'First Name', 'Last Name', 'Organization', 'As Needed Medications'],
      ...['Routine Medications', 'Sedative Burden', 'Sex', 'Risk Score', 'Workflow State'],
    ]);
  });

  it('finds with who was called long ago who never was, by a check beside the range', async () => {
    const user = await openEditor({ filters: [{ statType: 'last_call', queryType: 'range', lte: -15 }] });
    await found('No patients found.');
    const check = () => form().getByRole('checkbox', { name: 'Last call: or never, in condition 1' });
    await user.click(check());
    await found('3 patients found');
    await fill(user, form().getByRole('textbox', { name: 'Last call: number of condition 1' }), '3');
    expect(check()).toBeChecked();
    expect((await save(user))['filters']).toEqual([
      { statType: 'last_call', queryType: 'range', lte: -22, orMissing: true },
    ]);
  });

  it('joins conditions by “or”, and says whom an alternative brings', async () => {
    const user = await openEditor({
      filters: [
        { statType: 'dob', queryType: 'range', gte: 75 },
        { statType: 'sex', queryType: 'term', term: 'male' },
      ],
    });
    await found('No patients found.');
    await user.selectOptions(select('Condition 2: joined to condition 1 by'), 'or');
    await found('1 patient found');
    expect(form().getByText('adds 1')).toBeInTheDocument();
    expect(form().getByText(/of those joined by “or”, one is enough/)).toBeVisible();
    await user.selectOptions(select('Statistic of condition 2'), 'Last call');
    await user.selectOptions(select('Last call: comparison of condition 2'), 'has no value');
    await user.click(form().getByRole('button', { name: 'Duplicate condition 2' }));
    await user.click(form().getByRole('button', { name: 'Remove condition 1' }));
    await found('3 patients found');
    expect((await save(user))['filters']).toEqual([
      { statType: 'last_call', queryType: 'missing' },
      { statType: 'last_call', queryType: 'missing', orPrevious: true },
    ]);
  });

  it('finds all but a value, or several values, as one sentence, and loses the focus nowhere', async () => {
    const user = await openEditor({ filters: [{ statType: 'sex', queryType: 'term', term: 'female' }] });
    await found('2 patients found');
    const add = () => select('Sex: add a value to condition 1');
    await user.selectOptions(add(), 'Male');
    await found('3 patients found');
    await user.selectOptions(select('Sex: comparison of condition 1'), 'is not Female');
    await found('No patients found.');
    await user.click(form().getByRole('button', { name: 'Sex: remove “or Male” from condition 1' }));
    expect(add()).toHaveFocus();
    await found('1 patient found');
    await user.selectOptions(add(), 'Male');
    expect((await save(user))['filters']).toEqual([
      { statType: 'sex', queryType: 'term', term: 'female', not: true, others: ['male'] },
    ]);
  });

  it('offers no days ahead for what has always been, and keeps those that are stored', async () => {
    const user = await openEditor({
      filters: [{ statType: 'last_call', queryType: 'range', gte: 0, lte: 7 }],
    });
    const comparison = () => select('Last call: comparison of condition 1');
    expect(comparison()).toHaveDisplayValue('is within the next');
    await user.selectOptions(comparison(), 'is within the last');
    expect(within(comparison()).queryByRole('option', { name: 'is within the next' })).toBeNull();
    await user.selectOptions(select('Statistic of condition 1'), 'Next call');
    await user.selectOptions(select('Next call: comparison of condition 1'), 'is within the next');
  });

  it('shows columns in the order in which they are chosen and moved [DASH-11]', async () => {
    const user = await openEditor();
    await user.click(form().getByRole('button', { name: 'Add Columns' }));
    await user.click(form().getByRole('button', { name: 'Show Age' }));
    await user.click(form().getByRole('button', { name: 'Show Last call' }));
    form().getByRole('button', { name: 'Move Last call' }).focus();
    await user.keyboard('{ArrowUp}');
    expect((await save(user))['displayColumns']).toMatchObject({ last_call: 1, dob: 2, sex: false });
  });

  it('keeps columns that are not offered [DASH-11]', async () => {
    const kept = { phone: 2, 'member.homeCareFlag': true, externalId: false };
    const user = await openEditor({ displayColumns: { sex: 1, dob: false, ...kept } });
    expect(form().queryByText('The usual ones are shown until you choose some.')).toBeNull();
    await user.click(form().getByRole('button', { name: 'Add Columns' }));
    await user.click(form().getByRole('button', { name: 'Show Age' }));
    expect((await save(user))['displayColumns']).toMatchObject({ ...kept, sex: 1, dob: expect.any(Number) });
  });

  it('shows the usual columns that a queue says nothing of, and keeps them beside one that is added [DASH-11]', async () => {
    const user = await openEditor({ displayColumns: { routine: true, workflow: false } });
    const shown = within(form().getByRole('list', { name: 'Shown, in this order' }));
    expect(shown.getByText('Age')).toBeVisible();
    expect(shown.queryByText('Workflow state')).toBeNull();
    await user.click(form().getByRole('button', { name: 'Add Columns' }));
    await user.click(form().getByRole('button', { name: 'Show Sex' }));
    const { displayColumns } = await save(user);
    expect(displayColumns).toMatchObject({
      ...{ sex: expect.any(Number), dob: expect.any(Number), last_call: expect.any(Number) },
      ...{ routine: expect.any(Number), workflow: false },
    });
  });

  it('says that the usual columns are shown as long as none is chosen [DASH-11]', async () => {
    const user = await openEditor();
    expect(form().getByText('The usual ones are shown until you choose some.')).toBeVisible();
    await user.click(form().getByRole('button', { name: 'Add Columns' }));
    await user.click(form().getByRole('button', { name: 'Show Age' }));
    expect(form().queryByText('The usual ones are shown until you choose some.')).toBeNull();
  });

  it('duplicates and removes conditions, and keeps the focus beside them', async () => {
    const user = await openEditor({ filters: [{ statType: 'sex', queryType: 'term', term: 'female' }] });
    await user.click(form().getByRole('button', { name: 'Duplicate condition 1' }));
    expect(select('Statistic of condition 2')).toHaveFocus();
    await user.selectOptions(select('Sex: comparison of condition 2'), 'is Male');
    await user.click(form().getByRole('button', { name: 'Remove condition 1' }));
    expect(select('Statistic of condition 1')).toHaveFocus();
    expect((await save(user))['filters']).toEqual([{ statType: 'sex', queryType: 'term', term: 'male' }]);
  });

  it('says at a condition what is missing, and keeps the rest', async () => {
    const user = await openEditor();
    await user.click(form().getByRole('button', { name: 'Add Condition' }));
    await user.click(form().getByRole('button', { name: 'Save Priority Queue' }));
    await waitFor(() =>
      expect(select('Statistic of condition 1')).toHaveAccessibleDescription('Choose a statistic'),
    );
    await user.selectOptions(select('Statistic of condition 1'), 'Age');
    await user.click(form().getByRole('button', { name: 'Save Priority Queue' }));
    expect(await form().findByText('Choose what the statistic has to be')).toBeVisible();
  });

  it('says which number of a condition it does not take, and goes on with the one before', async () => {
    const user = await openEditor({ filters: [{ statType: 'last_call', queryType: 'range', lte: -15 }] });
    const number = form().getByRole('textbox', { name: 'Last call: number of condition 1' });
    await user.click(number);
    await user.paste('1234567');
    expect(number).toBeInvalid();
    await user.tab();
    expect(number).toHaveValue('2');
    expect(form().getByRole('alert')).toHaveTextContent(
      'A number of at most six digits is needed here. Not taken: “1234567”',
    );
  });

  it('says which statistic is gone, lets it be removed, and goes on with the rest', async () => {
    const user = await openEditor({
      filters: [
        { statType: 'shoe_size', queryType: 'range', gte: 40 },
        { statType: 'dob', queryType: 'range', gte: 70 },
        { statType: 'last_call', queryType: 'range', filterTerm: '9-weeks' },
      ],
    });
    expect(await form().findByText(/“shoe_size” is no longer available/)).toBeVisible();
    expect(await form().findByText('This choice is no longer available.')).toBeVisible();
    await found('2 patients found');
    await user.click(form().getByRole('button', { name: 'Remove condition 1' }));
    await user.click(form().getByRole('button', { name: 'Remove condition 2' }));
    expect((await save(user))['filters']).toEqual([{ statType: 'dob', queryType: 'range', gte: 70 }]);
  });

  it('takes at most 20 conditions, and says so', async () => {
    const filters = Array.from({ length: 20 }, () => ({
      statType: 'sex',
      queryType: 'term',
      term: 'female',
    }));
    await openEditor({ filters });
    expect(form().getByText('At most 20 conditions.')).toBeVisible();
    expect(form().queryByRole('button', { name: /^Duplicate|^Add Condition/ })).toBeNull();
  });

  it('keeps what was typed over a reload', async () => {
    const user = await openEditor();
    await user.click(form().getByRole('button', { name: 'Add Condition' }));
    await user.selectOptions(select('Statistic of condition 1'), 'Age');
    await user.selectOptions(select('Age: comparison of condition 1'), 'is 91+');
    cleanup();
    const reopened = await open('/dashboard?queue=mine');
    await screen.findByText('Your unsaved changes have been restored. They are not saved yet.');
    await screen.findByText(/^All of these must be true/);
    expect(select('Age: comparison of condition 1')).toHaveDisplayValue('is 91+');
    await reopened.click(form().getByRole('button', { name: 'Cancel' }));
    await reopened.click(form().getByRole('button', { name: 'Discard' }));
    cleanup();
    await open('/dashboard?queue=mine');
    await screen.findByRole('table', { name: 'Mine' });
    expect(screen.queryByRole('region', { name: region })).toBeNull();
  });

  it('says at the name that it is taken, and loses nothing', async () => {
    await gateway.load([queue('other', { name: 'Taken', userId: 'user-pharmacist' })]);
    const user = await openEditor({ filters: [{ statType: 'sex', queryType: 'term', term: 'female' }] });
    const name = form().getByRole('textbox', { name: /^Name/ });
    await fill(user, name, 'Taken');
    await user.click(form().getByRole('button', { name: 'Save Priority Queue' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/already used/));
    expect(select('Sex: comparison of condition 1')).toHaveDisplayValue('is Female');
  });

  it('lets one choose where somebody else has saved other conditions meanwhile', async () => {
    const user = await openEditor({ filters: [{ statType: 'sex', queryType: 'term', term: 'female' }] });
    const stored = (await gateway.stored('mine')) as JsonObject;
    const theirs = { ...stored, filters: [{ statType: 'status', queryType: 'term', term: 'active' }] };
    const put = await gateway.as('pharmacist')('PUT', '/api/regimen/queue', {
      queue: { ...theirs, _rev: 1 },
    });
    expect(put.status).toBe(200);
    await user.selectOptions(select('Sex: comparison of condition 1'), 'is Male');
    await user.click(form().getByRole('button', { name: 'Save Priority Queue' }));
    const choice = await form().findByRole('radio', { name: 'Conditions, theirs: Status is Active' });
    expect(form().getByRole('radio', { name: 'Conditions, yours: Sex is Male' })).toBeChecked();
    expect(select('Sex: comparison of condition 1')).toHaveDisplayValue('is Male');
    await user.click(choice);
    expect(await form().findByRole('combobox', { name: 'Status: comparison of condition 1' })).toBeVisible();
  });

  it('says conditions and columns in words where somebody else has saved others meanwhile', async () => {
    const longAgo = { statType: 'last_call', queryType: 'range', lte: -15 };
    const usual = ['dob', 'workflow', 'total_risk_score', 'due_date', 'last_call', 'next_call'];
    const hidden = Object.fromEntries(usual.map((name) => [name, false]));
    const displayColumns = { ...hidden, dob: 1, last_call: 2 };
    const user = await openEditor({ filters: [longAgo], displayColumns });
    const stored = (await gateway.stored('mine')) as JsonObject;
    const filters = [
      { ...longAgo, orMissing: true },
      { statType: 'dob', queryType: 'range', gte: 40, lte: 60 },
      { statType: 'next_call', queryType: 'range', gte: '2026-12-01' },
      { statType: 'next_review', queryType: 'range', gte: 4 },
      { statType: 'cohort', queryType: 'missing' },
    ];
    const theirs = { ...stored, filters, displayColumns: { ...hidden, sex: 1 }, _rev: 1 };
    await gateway.as('pharmacist')('PUT', '/api/regimen/queue', { queue: theirs });
    await fill(user, form().getByRole('textbox', { name: 'Last call: number of condition 1' }), '3');
    await user.click(form().getByRole('button', { name: 'Hide Age' }));
    await user.click(form().getByRole('button', { name: 'Save Priority Queue' }));
    const choices = (await form().findAllByRole('radio', { name: /, (yours|theirs): / })).map((choice) =>
      choice.getAttribute('aria-label'),
    );
    expect(choices).toEqual([
      'Conditions, yours: Last call is more than 3 weeks ago',
      `Conditions, theirs: ${[
        'Last call is more than 2 weeks ago or never',
        'Age is between 40 and 60 years',
        'Next call is between 12/01/2026 and …',
        'Next review is later than 3 days from now',
        'Cohort has no value',
      ].join('; ')}`,
      'Columns, yours: Last call',
      'Columns, theirs: Sex',
    ]);
  });

  it('shows who may see it to user administrators alone [DASH-15]', async () => {
    await openEditor();
    expect(form().queryByRole('radio', { name: 'Organization-wide public' })).toBeNull();
  });

  it('lets a user administrator open it to the organization [DASH-15]', async () => {
    const user = await openEditor({ access: 'private' }, 'admin');
    await user.click(form().getByRole('radio', { name: 'Organization-wide public' }));
    expect((await save(user))['access']).toBe('organization');
  });

  it('asks for a preview once for what is typed in one go', async () => {
    const user = await openEditor({ filters: [{ statType: 'dob', queryType: 'range', gte: 70 }] });
    await found('2 patients found');
    const asked = () => requests.filter(({ url }) => url.endsWith('/queue/preview')).length;
    const before = asked();
    const age = form().getByRole('textbox', { name: 'Age: number of condition 1' });
    await user.clear(age);
    await user.type(age, '40');
    await found('3 patients found');
    expect(asked() - before).toBeLessThanOrEqual(2);
  });
});
