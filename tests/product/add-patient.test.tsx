import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { dialog, fill, rowsOf, useProductApp } from './harness/product-app.tsx';
import { patient } from './harness/records.ts';

const path = '/dashboard/patient-import';

describe('the page Add Patient', () => {
  const app = useProductApp();

  async function lookFor(user: Awaited<ReturnType<typeof app.open>>, name: string, text: string) {
    await fill(user, await screen.findByRole('textbox', { name }), text);
    await user.click(screen.getByRole('button', { name: 'Search' }));
  }

  it('looks for a person, lets a match be picked, imports it, says so and goes to the patient [IMPORT-01] [IMPORT-03] [IMPORT-05] [IMPORT-06]', async () => {
    const user = await app.open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Add Patient' })).toBeVisible();
    await lookFor(user, 'Last Name', 'Dawson');
    expect(await screen.findByRole('heading', { name: /Step 2 of 3: Pick a match/ })).toHaveFocus();
    expect(await screen.findByText('None of your patients matches this person.')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: 'Choose Dawson, Amelia, 01/01/1931' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: /Step 3 of 3: Import/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    const notice = await screen.findByText(
      "The patient has been sent for import. You will be redirected to the patient's page.",
    );
    expect(notice).toBeVisible();
    expect(notice.closest('.en-notice')).toHaveClass('en-notice-info');
    const summary = await screen.findByLabelText('Open patient');
    expect(summary).toHaveTextContent('Amelia Dawson');
    expect(await screen.findByRole('tab', { name: 'Profile' })).toBeVisible();
  });

  it('shows before the import who the person is and who may be the same, with why [IMPORT-07]', async () => {
    await app.gateway.load([
      patient('amelia', {
        name: { first: 'Amelia', last: 'Dawson' },
        dob: '1931-01-01',
        externalId: 'OURS-1',
      }),
    ]);
    const user = await app.open(path);
    await lookFor(user, 'Last Name', 'Dawson');
    const known = ['Dawson', 'Amelia', '01/01/1931', 'Female', 'OURS-1'];
    await waitFor(() => expect(rowsOf('Your patients')).toEqual([[...known, 'Same last name']]));
    await user.click(await screen.findByRole('radio', { name: 'Choose Dawson, Amelia, 01/01/1931' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const why = 'Same name, Same date of birth';
    await waitFor(() => expect(rowsOf('May be the same person')).toEqual([[...known, why]]));
    const terms = [...document.querySelectorAll('dl dt')].map(({ textContent }) => textContent);
    expect(terms).toEqual(
      expect.arrayContaining([
        'First Name',
        'Date of Birth',
        'Sex',
        'Patient ID',
        'Address',
        'Phone',
        'Organization',
        'Primary Organization',
        'Engagement',
        'Eligible',
      ]),
    );
    const organization = screen.getByText('Organization', { selector: 'dt' }).nextElementSibling;
    await waitFor(() => expect(organization).toHaveTextContent(/^EMTM Care Network$/));
    const link = within(screen.getByRole('table', { name: 'May be the same person' })).getByRole('link', {
      name: 'Dawson',
    });
    expect(link).toHaveAttribute('href', '/dashboard/patient/amelia');
    const compared = within(
      screen.getByRole('region', { name: 'May be the same person: compared field by field' }),
    );
    const lines = compared
      .getAllByRole('row')
      .map(({ children }) => [...children].map((cell) => cell.textContent));
    expect(lines).toEqual(
      expect.arrayContaining([
        ['Field', 'To import', 'Dawson Amelia'],
        ['First Name', 'Amelia', '= Amelia matches'],
        ['Date of Birth', '01/01/1931', '= 01/01/1931 matches'],
        ['Patient ID', 'DEMO-IMPORT-01-EMTM', '≠ OURS-1 differs'],
        ['Phone', '(303) 555-0100', ''],
      ]),
    );
  });

  it('says over the list where the outside source could not be reached', async () => {
    const notice = 'The source of patients cannot be reached right now.';
    const person = {
      ...{ externalId: 'S-1', name: { first: 'Bo', last: 'Moon' }, dob: '1950-01-01' },
      managingOrganization: { id: 'EMTM', primary: 'EMTM' },
    };
    app.network.use(
      http.post('*/api/regimen/import/search', () => HttpResponse.json({ rows: [person], notice })),
    );
    const user = await app.open(path);
    await lookFor(user, 'Last Name', 'Moon');
    expect(await screen.findByText(notice)).toBeVisible();
    expect(await screen.findByRole('radio', { name: 'Choose Moon, Bo, 01/01/1950' })).toBeVisible();
  });

  it('adds a patient manually, with what was typed and a program where the organization has projects, and goes to the patient [IMPORT-04] [IMPORT-09] [PROFILE-38]', async () => {
    const user = await app.open(path);
    await fill(user, await screen.findByRole('textbox', { name: 'First Name' }), 'Zoe');
    await fill(user, screen.getByRole('textbox', { name: 'Last Name' }), 'Zeller');
    await fill(user, screen.getByRole('textbox', { name: 'Date of Birth' }), '03/04/1950');
    await user.click(screen.getByRole('button', { name: 'Add Manually (for non-EMTM patients)' }));
    const form = await dialog('Add Patient');
    expect(form.getByRole('textbox', { name: /First Name/ })).toHaveValue('Zoe');
    expect(form.getByRole('textbox', { name: /Date of Birth/ })).toHaveValue('03/04/1950');
    await user.click(form.getByRole('radio', { name: 'Female' }));
    await user.selectOptions(form.getByRole('combobox', { name: /Language/ }), 'English');
    await user.selectOptions(
      await form.findByRole('combobox', { name: /^Organization/ }),
      'EMTM Care Network',
    );
    await form.findByRole('option', { name: 'Medication Review (demo)' });
    const program = form.getByRole('combobox', { name: /^Program/ });
    await waitFor(() => expect(program).toBeRequired());
    await user.click(form.getByRole('button', { name: 'Save Patient' }));
    expect(program).toHaveAccessibleDescription('Please Choose a Program');
    await user.selectOptions(form.getByRole('combobox', { name: /Program/ }), 'Medication Review (demo)');
    await form.findByRole('option', { name: 'Health Plan' });
    await user.selectOptions(form.getByLabelText(/Referral/, { selector: 'select' }), 'Health Plan');
    await user.click(form.getByRole('button', { name: 'Save Patient' }));
    expect(await screen.findByLabelText('Open patient')).toHaveTextContent('Zoe Zeller');
    const { rows } = await app.gateway.query(
      "select document -> 'managingOrganization' ->> 'id' as org from record where document -> 'name' ->> 'last' = 'Zeller'",
    );
    expect(rows).toEqual([{ org: 'EMTM' }]);
  });

  it('warns of an ID that is imported already, and says when the check fails [IMPORT-10] [IMPORT-11]', async () => {
    const user = await app.open(path);
    await user.click(await screen.findByRole('button', { name: 'Add Manually (for non-EMTM patients)' }));
    const form = await dialog('Add Patient');
    const id = form.getByRole('textbox', { name: /Patient ID/ });
    await fill(user, id, 'TEST-1');
    await user.tab();
    expect(
      await form.findByText(/already been imported. Close the Add Patient modal to preview/),
    ).toBeVisible();
    // Opens the patient beside the dialog, so that no input is lost.
    const way = await form.findByRole('link', { name: 'Ana Ruiz' });
    expect(way).toHaveAttribute('href', '/dashboard/patient/ana');
    expect(way).toHaveAttribute('target', '_blank');
    app.network.use(http.post('*/patient/exists', () => HttpResponse.json({}, { status: 500 })));
    await fill(user, id, 'TEST-X');
    await user.tab();
    expect(await form.findByText(/could not be checked/)).toBeVisible();
  });

  it('warns of other patients with this name while one is typed, names them, and lets the save happen', async () => {
    const user = await app.open(path);
    await user.click(await screen.findByRole('button', { name: 'Add Manually (for non-EMTM patients)' }));
    const form = await dialog('Add Patient');
    await fill(user, form.getByRole('textbox', { name: /Last Name/ }), 'Ruiz');
    await fill(user, form.getByRole('textbox', { name: /First Name/ }), 'Ana');
    await user.tab();
    expect(await form.findByText(/may be the same person. Compare the date of birth/)).toBeVisible();
    const other = form.getByRole('link', { name: 'Ana Ruiz, 02/29/1952, TEST-1' });
    expect(other).toHaveAttribute('href', '/dashboard/patient/ana');
    expect(other).toHaveAttribute('target', '_blank');
    expect(form.queryByText(/Olga/)).toBeNull();
    await fill(user, form.getByRole('textbox', { name: /First Name/ }), 'Zoe');
    await user.tab();
    await waitFor(() => expect(form.queryByText(/may be the same person/)).toBeNull());
  });

  it('is closed to those who may not edit patients [IMPORT-02]', async () => {
    await app.open(path, 'support');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You may not open this page. It needs the permission to edit patients, and the role pharmacist, support or clinical administrator.',
    );
  });
});
