import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { dialog, fill, home, rowsOf, useProductApp } from './harness/product-app.tsx';
import { patient, prescriber } from './harness/records.ts';

describe('the prescribers of a patient', () => {
  const { gateway, network, requests, open } = useProductApp();
  const conflict =
    'Unable to save prescriber. The item was updated by another user before saving. Please try editing the item again';

  const textbox = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) });
  const tick = (name: string) => screen.getByRole('checkbox', { name });
  const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Prescriber' }));
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const stored = async () =>
    (await gateway.stored('ana'))?.['prescribers'] as readonly JsonObject[] | undefined;

  async function openTab(rows: readonly JsonObject[] = [], who?: string): Promise<UserEvent> {
    if (rows.length > 0) await gateway.load([patient('ana', { externalId: 'TEST-1', prescribers: rows })]);
    const user = await open('/dashboard/patient/ana', who);
    const group = await screen.findByRole('tab', { name: /^Prescribers and Pharmacies/ });
    await waitFor(() => expect(group).toBeEnabled());
    await user.click(group);
    await screen.findByRole('table', { name: 'Prescribers' });
    return user;
  }

  async function openForm(user: UserEvent, button: string | RegExp): Promise<void> {
    await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('textbox', { name: /^First Name/ });
  }

  /** Saves the prescribers of this patient over HTTP, as another user's page would. */
  async function elsewhere(
    change: (rows: readonly JsonObject[]) => readonly JsonObject[],
    who = 'clinical',
  ): Promise<void> {
    const record = (await gateway.as(who)('GET', '/api/regimen/patient?patientId=ana')).body;
    const rows = change((record['prescribers'] ?? []) as readonly JsonObject[]);
    const answer = await gateway.as(who)('PUT', '/api/regimen/patient', { ...record, prescribers: rows });
    expect(answer.status).toBe(200);
  }

  it('are listed by last name and added in a dialog, stored with the whole patient [PRESC-01] [PRESC-02] [PRESC-04] [CALLS-03] [CALLS-04]', async () => {
    const user = await openTab([prescriber('p2', { firstName: 'Zoe', lastName: 'Zimmer' })]);
    await openForm(user, 'Add Prescriber');
    const values = {
      'First Name': 'Ada',
      'Last Name': 'Aardvark',
      'Address Line 1': '1 Main St',
      'Address Line 2': 'Suite 7',
      City: 'Boulder',
      Zip: '00501-1234',
      Phone: '3035550134',
      Fax: '3035550135',
      Email: 'ada@practice.example.org',
    };
    for (const [label, value] of Object.entries(values)) await fill(user, textbox(label), value);
    await user.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'New York');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), 'Dentist');
    await user.click(tick('Primary'));
    await user.click(tick('Verified'));
    await save(user);
    await closed();
    expect(rowsOf('Prescribers').map(([last, first]) => [last, first])).toEqual([
      ['Aardvark', 'Ada'],
      ['Zimmer', 'Zoe'],
    ]);
    const write = requests.find(({ method }) => method === 'PUT');
    expect(new URL(write?.url ?? home).pathname).toBe('/api/regimen/patient');
    expect(await write?.json()).toMatchObject({ _id: 'ana', name: { last: 'Person' }, type: 'patient' });
    expect(await stored()).toEqual([
      prescriber('p2', { firstName: 'Zoe', lastName: 'Zimmer' }),
      {
        id: expect.any(String),
        prescriberType: 'dentist',
        firstName: 'Ada',
        lastName: 'Aardvark',
        addressLine1: '1 Main St',
        addressLine2: 'Suite 7',
        city: 'Boulder',
        state: 'NY',
        zip: '00501-1234',
        phone: '3035550134',
        faxNumber: '3035550135',
        email: 'ada@practice.example.org',
        isPrimary: true,
        verified: true,
      },
    ]);
  });

  it('work in a state or territory of the list [CONST-05]', async () => {
    const user = await openTab();
    await openForm(user, 'Add Prescriber');
    const states = within(screen.getByRole('combobox', { name: /^State/ }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(states.slice(1)).toHaveLength(56);
    expect(states).toEqual(
      expect.arrayContaining(['Alabama', 'Wyoming', 'District of Columbia', 'Puerto Rico', 'Guam']),
    );
  });

  it('are primary or secondary: ticking one clears the other [PRESC-03]', async () => {
    const user = await openTab([prescriber('p1', { isPrimary: true })]);
    await openForm(user, /^Edit (?!Profile)/);
    await user.click(tick('Secondary'));
    expect(tick('Primary')).not.toBeChecked();
    await user.click(tick('Primary'));
    expect(tick('Secondary')).not.toBeChecked();
    await user.click(tick('Secondary'));
    await save(user);
    await closed();
    expect((await stored())?.[0]).toMatchObject({ isSecondary: true });
    expect((await stored())?.[0]?.['isPrimary']).not.toBe(true);
  });

  it('are never both by another way either [PRESC-03]', async () => {
    const record = (await gateway.as('pharmacist')('GET', '/api/regimen/patient?patientId=ana')).body;
    const both = prescriber('p1', { isPrimary: true, isSecondary: true });
    const { status, body } = await gateway.as('pharmacist')('PUT', '/api/regimen/patient', {
      ...record,
      prescribers: [both],
    });
    expect([status, body['problems']]).toMatchObject([422, [{ at: '/prescribers/0/isSecondary' }]]);
  });

  it('need names, street, city, state, zip and phone, each said by its label; a save is stopped until then [PRESC-05] [VALID-09]', async () => {
    const user = await openTab();
    await openForm(user, 'Add Prescriber');
    expect(screen.queryByText(/is required/)).toBeNull();
    await save(user);
    for (const label of ['First Name', 'Last Name', 'Address Line 1', 'City', 'State', 'Zip', 'Phone']) {
      expect(await screen.findByText(`${label} is required`)).toBeVisible();
    }
    expect(screen.getAllByText(/is required$/)).toHaveLength(7);
    expect(screen.queryByText('Saved')).toBeNull();
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('show an error of a field only once it was touched [VALID-08]', async () => {
    const user = await openTab();
    await openForm(user, 'Add Prescriber');
    await user.tab();
    expect(await screen.findByText('First Name is required')).toBeVisible();
    expect(screen.getAllByText(/is required$/)).toHaveLength(1);
  });

  it('have a zip of 5 or 5-4 digits, kept as it was typed [PRESC-06] [VALID-10] [VALID-11] [FAULT-61]', async () => {
    const user = await openTab();
    await openForm(user, 'Add Prescriber');
    for (const zip of ['802021234', '8020', '80202-12', '８０２０２']) {
      await fill(user, textbox('Zip'), zip);
      await user.tab();
      expect(textbox('Zip')).toHaveAccessibleDescription(/Invalid Format/);
      expect(textbox('Zip')).toHaveValue(zip);
    }
    for (const zip of ['80202', '00501-1234']) {
      await fill(user, textbox('Zip'), zip);
      await user.tab();
      expect(textbox('Zip')).toBeValid();
      expect(textbox('Zip')).toHaveAccessibleDescription('##### or #####-####');
    }
  });

  it('have an e-mail address of the form x@y.z [PRESC-07] [VALID-14]', async () => {
    const user = await openTab();
    await openForm(user, 'Add Prescriber');
    for (const email of ['nobody', 'a@b', '@practice.org', 'a b@practice.org']) {
      await fill(user, textbox('Email'), email);
      await user.tab();
      expect(textbox('Email')).toHaveAccessibleDescription('Invalid email format');
    }
    await fill(user, textbox('Email'), 'x@y.z');
    await user.tab();
    expect(textbox('Email')).toBeValid();
  });

  it('have a phone number of ten digits, masked as it is typed [VALID-12] [VALID-13]', async () => {
    const user = await openTab();
    await openForm(user, 'Add Prescriber');
    await user.type(textbox('Phone'), '303555013');
    await user.tab();
    expect(await screen.findByText('Number must be 10 digits long')).toBeVisible();
    await user.type(textbox('Phone'), '45');
    expect(textbox('Phone')).toHaveValue('(303) 555-0134');
    await user.tab();
    await waitFor(() => expect(textbox('Phone')).toBeValid());
  });

  it.each([
    ['another user', 'clinical'],
    ['the same user in another tab', 'pharmacist'],
  ])(
    'tell the second to edit the same one after %s, who loses nothing [PRESC-08] [FAULT-01] [FAULT-02]',
    async (_other, who) => {
      const user = await openTab([prescriber('p1')]);
      await openForm(user, /^Edit (?!Profile)/);
      await fill(user, textbox('City'), 'Golden');
      await elsewhere(([row]) => [{ ...row, city: 'Boulder' }], who);
      await save(user);
      expect(await screen.findByText(conflict)).toBeVisible();
      expect(screen.getByRole('group', { name: conflict })).toHaveFocus();
      expect(textbox('City')).toHaveValue('Golden');
      expect(await stored()).toMatchObject([{ city: 'Boulder' }]);
      await user.click(screen.getByRole('radio', { name: /Golden/ }));
      await save(user);
      await closed();
      expect(await stored()).toMatchObject([{ city: 'Golden' }]);
    },
  );

  it('tell whoever edits one that was removed meanwhile [PRESC-08] [FAULT-04]', async () => {
    const user = await openTab([prescriber('p1')]);
    await openForm(user, /^Edit (?!Profile)/);
    await fill(user, textbox('City'), 'Golden');
    await elsewhere(() => []);
    await save(user);
    expect(await screen.findByText(conflict)).toBeVisible();
    expect(textbox('City')).toHaveValue('Golden');
    expect(await stored()).toBeUndefined();
  });

  it('keep both changes when two people edit different ones [FAULT-03]', async () => {
    const user = await openTab([
      prescriber('p1'),
      prescriber('p2', { firstName: 'Zoe', lastName: 'Zimmer' }),
    ]);
    await openForm(user, /^Edit .*Aardvark/);
    await fill(user, textbox('City'), 'Golden');
    await elsewhere(([first, second]) => [first ?? {}, { ...second, city: 'Boulder' }]);
    await save(user);
    await closed();
    expect(await stored()).toMatchObject([{ city: 'Golden' }, { city: 'Boulder' }]);
  });

  it('are stored once, however quickly Save is clicked again [FAULT-11]', async () => {
    const user = await openTab([prescriber('p1')]);
    await openForm(user, 'Add Prescriber');
    for (const [label, value] of Object.entries({
      'First Name': 'Zoe',
      'Last Name': 'Zimmer',
      'Address Line 1': '2 Main St',
      City: 'Boulder',
      Zip: '80302',
      Phone: '3035550135',
    })) {
      await fill(user, textbox(label), value);
    }
    await user.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'Colorado');
    await user.dblClick(screen.getByRole('button', { name: 'Save Prescriber' }));
    await closed();
    expect(await stored()).toHaveLength(2);
  });

  it('are stored once when the answer to a save is lost and it is sent again [FAULT-12] [PROFILE-59]', async () => {
    const user = await openTab([prescriber('p1')]);
    network.use(
      http.put(
        `${home}/api/regimen/patient`,
        async ({ request }) => {
          await gateway.fetch(request);
          return new HttpResponse(null, { status: 504 });
        },
        { once: true },
      ),
    );
    await openForm(user, /^Edit (?!Profile)/);
    await fill(user, textbox('City'), 'Golden');
    await save(user);
    expect(await screen.findByText('There was an error saving the patient.')).toBeVisible();
    await save(user);
    await closed();
    expect(await stored()).toMatchObject([{ city: 'Golden' }]);
    expect(await gateway.stored('ana')).toMatchObject({ _rev: 3 });
  });

  it('are removed after a question [ENGINE-06]', async () => {
    const user = await openTab([prescriber('p1')]);
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));
    const question = await dialog('Remove this Prescriber');
    await user.click(question.getByRole('button', { name: 'Yes, remove' }));
    expect(await screen.findByText('No prescribers recorded.')).toBeVisible();
    expect(await stored()).toBeUndefined();
  });

  it('go back a page when the last row of a page is removed [FAULT-65]', async () => {
    const six = Array.from({ length: 6 }, (_, n) => prescriber(`p${n}`, { lastName: `Doctor ${n}` }));
    const user = await openTab(six);
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    expect(rowsOf('Prescribers')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    await user.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    expect(await screen.findByText('Showing 1 to 5 of 5 entries')).toBeVisible();
    expect(rowsOf('Prescribers')).toHaveLength(5);
  });

  it('are shown without ways to change them to whom the role is missing', async () => {
    await openTab([prescriber('p1')], 'admin');
    expect(
      within(screen.getByRole('table', { name: 'Prescribers' })).queryByRole('button', { name: /^Edit/ }),
    ).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add Prescriber' })).toBeNull();
  });
});
