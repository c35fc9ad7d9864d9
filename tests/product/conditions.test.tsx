import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { dialog, fill, home, patientPage, rowsOf, useProductApp } from './harness/product-app.tsx';

describe('the conditions of a patient', () => {
  const { gateway, network, requests, open } = useProductApp();

  async function openForm() {
    const user = await open(patientPage('ana', 'history', 'conditions'));
    await user.click(await screen.findByRole('button', { name: 'Add Condition' }));
    const form = await dialog('Add Condition');
    return { user, form, name: await form.findByRole('combobox', { name: /^Condition/ }) };
  }

  const searches = () =>
    requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/api/fdb/condition');

  it('are looked up by code after a letter and two digits, else by name [COND-05] [COND-07] [COND-08]', async () => {
    const { user, name } = await openForm();
    await fill(user, name, 'E11');
    await waitFor(() => expect(searches()).toHaveLength(1));
    expect(Object.fromEntries(searches()[0]?.searchParams ?? [])).toMatchObject({
      ...{ _filter: 'byCode', code: 'E11', version: expect.any(String) },
    });
    expect(searches()[0]?.searchParams.has('_content')).toBe(false);
    await fill(user, name, 'diabetes');
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(Object.fromEntries(searches()[1]?.searchParams ?? [])).toEqual({
      ...{ _filter: 'byName', _content: 'diabetes' },
    });
  });

  it('are suggested in the order of the alphabet, with where they come from, and chosen by keyboard [COND-09]', async () => {
    const { user, form, name } = await openForm();
    await fill(user, name, 'diabetes');
    await screen.findByRole('option', { name: /E11\.9/ }, { timeout: 10_000 });
    const list = within(screen.getByRole('listbox', { name: /^Suggestions for Condition/ }));
    const options = list.getAllByRole('option');
    const displays = options.map(({ textContent }) => (textContent ?? '').toLowerCase());
    expect(displays.length).toBeGreaterThan(5);
    expect(displays).toEqual(displays.toSorted());
    expect(screen.getByText('Demonstration catalogue: a selection, not for clinical use.')).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(form.getByRole('combobox', { name: /^Condition/ })).toHaveValue(
      options[0]?.textContent?.replace(/ [A-Z]\d[\w.]*$/, ''),
    );
  });

  it('are stored with the code that was picked [COND-02]', async () => {
    const { user, form, name } = await openForm();
    await fill(user, name, 'E11.9');
    const [option] = await screen.findAllByRole('option', { name: /E11\.9/ }, { timeout: 10_000 });
    await user.click(option as HTMLElement);
    await user.click(form.getByRole('button', { name: 'Save Condition' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { body } = await gateway.as('pharmacist')('POST', '/api/regimen/condition/list', {
      patientId: 'ana',
    });
    expect((body['rows'] as readonly unknown[])[0]).toMatchObject({
      ...{ type: 'patient.condition', status: 'active' },
      code: { coding: [{ code: 'E11.9' }] },
    });
  });

  it('say before the save that free text is not coded, and in the table afterwards', async () => {
    const { user, form, name } = await openForm();
    await fill(user, name, 'Zzyzx');
    await user.tab();
    expect(await form.findByText(/^Not coded: this is free text/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save Condition' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rowsOf('Conditions')[0]?.slice(0, 2)).toEqual(['Zzyzx', 'Not coded']);
  });

  it('need a name [COND-04]', async () => {
    const { user, form, name } = await openForm();
    await user.click(form.getByRole('button', { name: 'Save Condition' }));
    expect(name).toHaveAccessibleDescription(/Required/);
  });

  it('refuse what was picked and has no code [COND-11]', async () => {
    const { user, form, name } = await openForm();
    network.use(
      http.get(`${home}/api/fdb/condition`, () =>
        HttpResponse.json({ expansion: { contains: [{ display: 'All kinds of flu' }] } }),
      ),
    );
    await fill(user, name, 'all kinds');
    await user.click(await screen.findByRole('option', { name: /All kinds of flu/ }));
    expect(await form.findByText('Missing valid condition')).toBeVisible();
  });

  it('say why the search failed, and leave what was typed [COND-10]', async () => {
    const { user, form, name } = await openForm();
    network.use(http.get(`${home}/api/fdb/condition`, () => new HttpResponse(null, { status: 502 })));
    await fill(user, name, 'diabetes');
    expect(
      await form.findByText('An error occurred fetching conditions information', {}, { timeout: 10_000 }),
    ).toBeVisible();
    expect(name).toHaveValue('diabetes');
  });
});
