import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { dialog, fill, patientPage, useProductApp } from './harness/product-app.tsx';
import { patient } from './harness/records.ts';

const caregiver: JsonObject = {
  name: { first: 'Ines', last: 'Soto' },
  relationship: 'child',
  address: {
    ...{ line1: '7 Oak Lane', city: 'Boulder', state: 'CO', zip: '80301' },
    phone: '3035550111',
  },
};

describe('the caregiver of a patient', () => {
  const { gateway, requests, open } = useProductApp();
  const stored = async () => (await gateway.stored('ana'))?.['caregiver'] as JsonObject | undefined;
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const fields = () => within(screen.getByRole('region', { name: 'Caregiver' }));
  const group = (name: string) => within(screen.getByRole('group', { name }));

  async function openTab(rest: JsonObject = {}, who?: string): Promise<UserEvent> {
    await gateway.load([patient('ana', { externalId: 'TEST-1', ...rest })]);
    const user = await open(patientPage('ana', 'caregiver'), who);
    await screen.findByRole('tab', { name: /^Caregivers/ });
    return user;
  }

  async function openForm(user: UserEvent, name: string) {
    await user.click(await screen.findByRole('button', { name }));
    return await dialog(name);
  }

  it('is one person, added in a dialog and stored with the whole patient [CARE-01] [CARE-05] [PAGE-06]', async () => {
    const user = await openTab();
    expect(await screen.findByText('No caregiver recorded.')).toBeVisible();
    const form = await openForm(user, 'Add Caregiver');
    await fill(user, form.getByRole('textbox', { name: /^First Name/ }), 'Ines');
    await fill(user, form.getByRole('textbox', { name: /^Last Name/ }), 'Soto');
    await user.selectOptions(form.getByRole('combobox', { name: /^Relationship/ }), 'Son or Daughter');
    const address = group('Address');
    await fill(user, address.getByRole('textbox', { name: /^Address Line 1/ }), '7 Oak Lane');
    await fill(user, address.getByRole('textbox', { name: /^City/ }), 'Boulder');
    await user.selectOptions(address.getByRole('combobox', { name: /^State/ }), 'Colorado');
    await fill(user, address.getByRole('textbox', { name: /^Zip/ }), '80301');
    await user.click(form.getByRole('button', { name: 'Save Caregiver' }));
    await closed();
    expect(fields().getByText('Son or Daughter')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Caregivers (1)' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Caregiver' })).toBeNull();
    const write = requests.find(({ method }) => method === 'PUT');
    expect(new URL(write?.url ?? '').pathname).toBe('/api/regimen/patient');
    expect(await stored()).toMatchObject({ name: { last: 'Soto' }, address: { zip: '80301' } });
  });

  it('needs a name, a relationship and an address [CARE-07]', async () => {
    const user = await openTab();
    const form = await openForm(user, 'Add Caregiver');
    await user.click(form.getByRole('button', { name: 'Save Caregiver' }));
    const missing = ['First Name', 'Last Name', 'Relationship', 'Address Line 1', 'City', 'State', 'Zip'];
    for (const label of missing) {
      expect((await form.findAllByText(`${label} is required`)).length).toBeGreaterThan(0);
    }
    expect(await stored()).toBeUndefined();
  });

  it('has one preferred phone with its number, and one preferred address that is complete [CARE-08] [CARE-09] [CARE-10] [CARE-11]', async () => {
    const user = await openTab({ caregiver });
    const form = await openForm(user, 'Edit Caregiver');
    const [first, second] = [group('Address'), group('Address 2')];
    await user.click(second.getByRole('checkbox', { name: 'Preferred Phone' }));
    await user.click(second.getByRole('checkbox', { name: 'Preferred Address' }));
    const save = () => user.click(form.getByRole('button', { name: 'Save Caregiver' }));
    await save();
    const phone = 'Phone number required to set this phone preference';
    expect((await form.findAllByText(phone)).length).toBeGreaterThan(0);
    expect(form.getAllByText('Primary address is missing required fields').length).toBeGreaterThan(0);
    await user.click(first.getByRole('checkbox', { name: 'Preferred Phone' }));
    await user.click(first.getByRole('checkbox', { name: 'Preferred Address' }));
    expect((await form.findAllByText('Only one preferred phone number allowed')).length).toBeGreaterThan(0);
    expect(form.getAllByText('Only one preferred address allowed').length).toBeGreaterThan(0);
    expect(await stored()).toEqual(expect.not.objectContaining({ address2: expect.anything() }));
  });

  it('is another way to reach a patient whose number is bad, once a number is preferred [CARE-06]', async () => {
    const user = await openTab({ caregiver, badNumber: true });
    const form = await openForm(user, 'Edit Caregiver');
    await user.click(group('Address').getByRole('checkbox', { name: 'Preferred Phone' }));
    await user.click(form.getByRole('button', { name: 'Save Caregiver' }));
    await closed();
    expect(await gateway.stored('ana')).not.toHaveProperty('badNumber', true);
  });

  it('is removed after the question, and can be added again', async () => {
    const user = await openTab({ caregiver });
    await user.click(await screen.findByRole('button', { name: 'Remove Caregiver' }));
    const question = await dialog('Remove this Caregiver');
    await user.click(question.getByRole('button', { name: 'Yes, remove' }));
    expect(await screen.findByText('No caregiver recorded.')).toBeVisible();
    expect(await stored()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Add Caregiver' })).toBeVisible();
  });

  it('shows what another user has changed meanwhile, field by field', async () => {
    const user = await openTab({ caregiver });
    expect(await screen.findByRole('button', { name: 'Caregiver History' })).toBeVisible();
    const form = await openForm(user, 'Edit Caregiver');
    await fill(user, form.getByRole('textbox', { name: /^Last Name/ }), 'Ruiz');
    const record = (await gateway.as('clinical')('GET', '/api/regimen/patient?patientId=ana')).body;
    const theirs = { ...caregiver, name: { first: 'Inés', last: 'Soto-Ruiz' } };
    await gateway.as('clinical')('PUT', '/api/regimen/patient', { ...record, caregiver: theirs });
    await user.click(form.getByRole('button', { name: 'Save Caregiver' }));
    await form.findByText(/Unable to save caregiver\./);
    const choice = form.getByRole('row', { name: /^Last Name/ });
    expect(within(choice).getAllByRole('cell')[0]).toHaveTextContent('Soto');
    await user.click(form.getByRole('radio', { name: 'Last Name, yours: Ruiz' }));
    await user.click(form.getByRole('button', { name: 'Save Caregiver' }));
    await closed();
    expect(await stored()).toMatchObject({ name: { first: 'Inés', last: 'Ruiz' } });
  });

  it('keeps what is typed after the value of the other user was chosen', async () => {
    const user = await openTab({ caregiver });
    const form = await openForm(user, 'Edit Caregiver');
    const name = form.getByRole('textbox', { name: /^Last Name/ });
    await fill(user, name, 'Ruiz');
    const record = (await gateway.as('clinical')('GET', '/api/regimen/patient?patientId=ana')).body;
    const theirs = { ...caregiver, name: { first: 'Inés', last: 'Soto-Ruiz' } };
    await gateway.as('clinical')('PUT', '/api/regimen/patient', { ...record, caregiver: theirs });
    await user.click(form.getByRole('button', { name: 'Save Caregiver' }));
    await form.findByText(/Unable to save caregiver\./);
    const other = form.getByRole('radio', { name: /^Last Name, .*: Soto-Ruiz$/ });
    await user.click(other);
    expect(other).toBeChecked();
    await fill(user, name, 'Ruiz Soto');
    expect(await form.findByRole('radio', { name: 'Last Name, yours: Ruiz Soto' })).toBeChecked();
    await user.click(form.getByRole('button', { name: 'Save Caregiver' }));
    await closed();
    expect(await stored()).toMatchObject({ name: { last: 'Ruiz Soto' } });
  });

  it('is only shown to those who may not write patient data', async () => {
    await openTab({ caregiver }, 'admin');
    expect(await screen.findByRole('region', { name: 'Caregiver' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Add|Edit|Remove) Caregiver/ })).toBeNull();
  });
});
