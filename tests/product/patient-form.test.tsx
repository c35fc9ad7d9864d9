import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { product } from '../../generated/product.ts';
import { userRecords } from '../../tools/demo/users.ts';
import { dialog, fill, home, patientPage, useProductApp } from './harness/product-app.tsx';
import { patient } from './harness/records.ts';

describe('the form of a patient', () => {
  const { gateway, network, requests, open } = useProductApp();
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const ada = patient('ada', {
    name: { first: 'Ada', last: 'Byron' },
    languagePreference: 'en',
    externalId: 'TEST-9',
    referralType: [{ text: 'Health Plan' }],
    telecom: { phone: '3035550100' },
    badNumber: true,
  });

  /** Support staff of two organizations who may edit patients. */
  const editors = userRecords(product.info.slug)
    .filter(({ record }) => record['_id'] === 'user-support')
    .map(({ entity, record }) => ({
      entity,
      record: {
        ...record,
        organizations: ['EMTM', 'NORTH'],
        permissions: [`${product.info.slug}-advisor.edit-patient`],
      },
    }));

  async function edit(record = ada, who = 'support') {
    network.use(
      http.get(`${home}/api/regimen/schema`, () =>
        HttpResponse.json({
          rows: [
            { code: 'Health Plan', display: 'Health Plan' },
            { code: 'Hospital', display: 'Hospital' },
          ],
        }),
      ),
    );
    await gateway.load([record, ...editors]);
    const user = await open(patientPage('ada'), who);
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    const form = await dialog('Edit Profile');
    const save = () => user.click(form.getByRole('button', { name: /^Save/ }));
    return { user, form, save };
  }

  const box = (form: ReturnType<typeof within>, name: RegExp) => form.getByRole('textbox', { name });

  it('warns on an edit of name or birth date of other patients of one’s own like this, never of itself, and saves all the same', async () => {
    await gateway.load([
      patient('other', { name: { first: 'Ada', last: 'Lovelace' }, dob: '1960-01-02', externalId: 'TEST-8' }),
      patient('far', {
        name: { first: 'Ada', last: 'Lovelace' },
        externalId: 'TEST-7',
        managingOrganization: { id: 'ECPN' },
      }),
    ]);
    const { user, form, save } = await edit();
    const asked = () => requests.filter(({ url }) => url.endsWith('/import/match'));
    await user.click(box(form, /First Name/));
    await user.tab();
    expect(asked()).toHaveLength(0);
    await fill(user, box(form, /Last Name/), 'Lovelace');
    await user.tab();
    expect(await form.findByText(/may be the same person. Compare the date of birth/)).toBeVisible();
    const found = form.getAllByRole('link').map(({ textContent }) => textContent);
    expect(found).toEqual(['Ada Lovelace, 01/02/1960, TEST-8']);
    await save();
    await closed();
    expect((await gateway.stored('ada'))?.['name']).toEqual({ first: 'Ada', last: 'Lovelace' });
  });

  it('has two tabs, and marks the one that holds an error [PROFILE-17] [PROFILE-18]', async () => {
    const { user, form, save } = await edit();
    const tabs = form.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Patient Form', 'Contact Information']);
    await user.click(form.getByRole('tab', { name: 'Contact Information' }));
    const [preferred] = form.getAllByRole('checkbox', { name: 'Primary Address' });
    await user.click(preferred as HTMLElement);
    await user.click(form.getByRole('tab', { name: 'Patient Form' }));
    await save();
    expect(form.getByRole('tab', { name: /Contact Information/ })).toHaveAccessibleName(/error/i);
    expect(form.getByRole('tab', { name: /Contact Information/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('requires names, language, sex and a referral [PROFILE-35] [PROFILE-36]', async () => {
    const { user, form, save } = await edit();
    await user.clear(box(form, /^First Name/));
    await user.clear(box(form, /^Last Name/));
    await user.selectOptions(form.getByRole('combobox', { name: /^Language/ }), 'Not Selected');
    await user.click(form.getByRole('button', { name: 'Add Referral' }));
    await save();
    expect(box(form, /^First Name/)).toHaveAccessibleDescription('Required');
    expect(box(form, /^Last Name/)).toHaveAccessibleDescription('Required');
    expect(form.getByRole('combobox', { name: /^Language/ })).toHaveAccessibleDescription('Required');
    expect(form.getByRole('combobox', { name: 'Referral, row 2' })).toHaveAccessibleDescription('Required');
    expect(form.getByRole('combobox', { name: 'Referral, row 1' })).toHaveDisplayValue('Health Plan');
  });

  it('offers 25 languages, the first of which says that none was selected [PROFILE-53]', async () => {
    const { form } = await edit();
    const options = within(form.getByRole('combobox', { name: /^Language/ })).getAllByRole('option');
    const names = options.map(({ textContent }) => textContent).filter((name) => name !== 'Choose…');
    expect(names[0]).toBe('Not Selected');
    expect(names).toHaveLength(25);
    expect(new Set(names).size).toBe(25);
    expect(names).toEqual(expect.arrayContaining(['English', 'French', 'Spanish']));
  });

  it('asks for what is missing in the record without a star, and lets the rest be saved [PROFILE-35] [PROFILE-36]', async () => {
    const { user, form, save } = await edit(patient('ada', { name: { first: 'Ada', last: 'Byron' } }));
    const language = form.getByRole('combobox', { name: /^Language/ });
    const missing = 'Missing in the record. Please ask.';
    expect(language).toHaveAccessibleDescription(missing);
    expect(language).not.toBeRequired();
    expect(form.getByText('Language')).toHaveTextContent(/^Language$/);
    expect(form.getByText('Referrals')).toHaveTextContent(/^Referrals$/);
    expect(form.getAllByText(missing)).toHaveLength(2);
    await user.selectOptions(language, 'English');
    expect(language).toBeRequired();
    expect(form.getAllByText(missing)).toHaveLength(1);
    await user.selectOptions(language, 'Not Selected');
    await fill(user, box(form, /^Spouse/), 'William');
    await save();
    await closed();
    expect(await gateway.stored('ada')).toMatchObject({ spouse: 'William' });
  });

  it('takes referrals in rows that are added and removed, down to one [PROFILE-31] [PROFILE-58]', async () => {
    const { user, form, save } = await edit();
    expect(form.queryByRole('button', { name: 'Remove Referral 1' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Add Referral' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Referral, row 2' }), 'Hospital');
    await user.click(form.getByRole('checkbox', { name: 'New, row 2' }));
    await user.click(form.getByRole('button', { name: 'Remove Referral 1' }));
    expect(form.getByRole('combobox', { name: 'Referral, row 1' })).toHaveDisplayValue('Hospital');
    await save();
    await closed();
    expect((await gateway.stored('ada'))?.['referralType']).toEqual([{ text: 'Hospital', isNew: true }]);
  });

  it('takes a day of birth that is there and not in the future [PROFILE-37] [PROFILE-20]', async () => {
    const { user, form, save } = await edit();
    const born = form.getByRole('textbox', { name: /^Date of Birth/ });
    await fill(user, born, '11/22/2026');
    await user.tab();
    expect(born).toHaveAccessibleDescription('Date cannot be in the future');
    await fill(user, born, '02/30/1950');
    await user.tab();
    expect(born).toHaveAccessibleDescription('Invalid Date');
    await fill(user, born, '2/29/1952');
    await save();
    await closed();
    expect((await gateway.stored('ada'))?.['dob']).toBe('1952-02-29');
  });

  it('asks who manages the medications where the patient does not [PROFILE-39]', async () => {
    const { user, form, save } = await edit();
    expect(form.queryByRole('textbox', { name: /^Medications Managed By/ })).toBeNull();
    await user.click(
      within(form.getByRole('radiogroup', { name: /^Manages Own/ })).getByRole('radio', { name: 'No' }),
    );
    await save();
    expect(box(form, /^Medications Managed By/)).toHaveAccessibleDescription('Required');
  });

  it('transfers the patient to another organization of the user, with a reason [PROFILE-40] [PROFILE-41] [PROFILE-26]', async () => {
    const { user, form, save } = await edit();
    const target = form.getByRole('combobox', { name: /^Transfer To/ });
    await waitFor(() => expect(within(target).getAllByRole('option').length).toBeGreaterThan(1));
    const [, first] = within(target).getAllByRole('option');
    await user.selectOptions(target, first as HTMLElement);
    await save();
    const reason = form.getByRole('combobox', { name: /^Transfer Reason/ });
    expect(reason).toHaveAccessibleDescription('Required');
    await user.selectOptions(reason, within(reason).getAllByRole('option')[1] as HTMLElement);
    await save();
    await closed();
    expect(await gateway.stored('ada')).toMatchObject({
      orgChanges: [{ from: 'EMTM', reason: expect.any(String), changedBy: { email: expect.any(String) } }],
    });
  });

  it('offers no transfer to whoever works for the organization of the patient alone [PROFILE-40]', async () => {
    const { form } = await edit(ada, 'pharmacist');
    expect(await form.findByRole('textbox', { name: /Last Name/ })).toBeVisible();
    expect(form.queryByRole('combobox', { name: /^Transfer To/ })).toBeNull();
  });

  it('asks for the reason of a change of the discharge date or the home care flag [PROFILE-43] [PROFILE-42] [PROFILE-32] [PROFILE-33]', async () => {
    const { user, form, save } = await edit();
    expect(form.queryByRole('textbox', { name: /^Reason for Change/ })).toBeNull();
    const discharge = form.getByRole('textbox', { name: /^Discharge Date/ });
    await fill(user, discharge, '13/01/2026');
    await user.tab();
    expect(discharge).toHaveAccessibleDescription('Invalid Date');
    await fill(user, discharge, '11/01/2026');
    await save();
    expect(box(form, /^Reason for Change/)).toHaveAccessibleDescription('Required');
    await fill(user, box(form, /^Reason for Change/), 'The hospital called.');
    await save();
    await closed();
    expect((await gateway.stored('ada'))?.['history']).toMatchObject([
      {
        dischargeDate: '2026-11-01',
        manualChange: { reason: 'The hospital called.', user: expect.any(String) },
      },
    ]);
  });

  it('hides discharge date and home care flag from whoever may not see them [PROFILE-44]', async () => {
    const { form } = await edit(ada, 'pharmacist');
    expect(form.queryByRole('textbox', { name: /^Discharge Date/ })).toBeNull();
    expect(form.queryByText('Last discharge')).toBeNull();
  });

  it('asks on leaving whether the Patient ID is taken, and only warns [PROFILE-46] [PROFILE-47]', async () => {
    const { user, form, save } = await edit();
    const asked: unknown[] = [];
    network.use(
      http.post(`${home}/api/regimen/patient/exists`, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ patientExists: true, patientInfo: { _id: 'ana' } });
      }),
    );
    await fill(user, box(form, /^Patient ID/), 'TEST-77');
    await user.tab();
    // Expects another sentence than in the Add Patient modal, whose sentence refers to that modal.
    await waitFor(() =>
      expect(box(form, /^Patient ID/)).toHaveAccessibleDescription(
        'Another patient already has this Patient ID. Check the number, or look for that patient in Member Search.',
      ),
    );
    expect(asked).toEqual([{ externalId: 'TEST-77' }]);
    await save();
    await closed();
  });

  it('drops the answer about an ID that has changed meanwhile, and says when it could not ask', async () => {
    const { user, form } = await edit();
    let release = (): void => undefined;
    network.use(
      http.post(`${home}/api/regimen/patient/exists`, async () => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return HttpResponse.json({ patientExists: true, patientInfo: null });
      }),
    );
    await fill(user, box(form, /^Patient ID/), 'TEST-77');
    await user.tab();
    expect(await form.findByText('Checking…')).toBeVisible();
    await user.type(box(form, /^Patient ID/), '8');
    await waitFor(() => expect(form.queryByText('Checking…')).toBeNull());
    release();
    network.use(
      http.post(`${home}/api/regimen/patient/exists`, () => new HttpResponse(null, { status: 500 })),
    );
    await user.tab();
    await waitFor(() => expect(box(form, /^Patient ID/)).toHaveAccessibleDescription(/could not be checked/));
    expect(form.queryByText(/already has this Patient ID/)).toBeNull();
  });

  it('allows one primary address, and what it needs is required [PROFILE-48] [PROFILE-49]', async () => {
    const { user, form, save } = await edit();
    await user.click(form.getByRole('tab', { name: /^Contact/ }));
    const [first, second] = form.getAllByRole('checkbox', { name: 'Primary Address' });
    await user.click(first as HTMLElement);
    await user.click(second as HTMLElement);
    await save();
    expect(form.getByText('Only one primary address allowed')).toBeVisible();
    const [line1] = form.getAllByRole('textbox', { name: /^Address Line 1/ });
    expect(line1).toHaveAccessibleDescription('Required');
  });

  it('needs a cell number for text messages and an address for the services [PROFILE-50] [PROFILE-51]', async () => {
    const { user, form, save } = await edit();
    await user.click(form.getByRole('tab', { name: /^Contact/ }));
    await user.click(form.getByRole('checkbox', { name: /^Text Message Services/ }));
    await user.click(form.getByRole('checkbox', { name: /^My.*Services/ }));
    await save();
    expect(box(form, /^Cell Number/)).toHaveAccessibleDescription('Required for Text Message Services');
    expect(box(form, /^Email/)).toHaveAccessibleDescription('Required for My Regimen Services');
  });

  it('clears the bad number when the primary phone changes [PROFILE-52]', async () => {
    const { user, form, save } = await edit();
    await user.click(form.getByRole('tab', { name: /^Contact/ }));
    const phones = form.getAllByRole('textbox', { name: /^Phone/ });
    await fill(user, phones.at(-1) as HTMLElement, '3035550199');
    await save();
    await closed();
    expect(await gateway.stored('ada')).toMatchObject({ badNumber: false, telecom: { phone: '3035550199' } });
    expect(requests.some(({ method, url }) => method === 'PUT' && url.endsWith('/api/regimen/patient'))).toBe(
      true,
    );
  });
});
