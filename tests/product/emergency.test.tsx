import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatDateTime } from '../../engine/core/dates/dates.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { dialog, fill, patientPage, rowsOf, useProductApp } from './harness/product-app.tsx';
import { allergy, patient, today } from './harness/records.ts';

/** End of an access that begins at noon UTC, on the clock of the machine. */
const [, end] = formatDateTime(`${today}T13:00:00Z`).split(' ');

const reason = 'Collapsed at our counter; the medications are needed.';

describe('emergency access on the page', () => {
  const { gateway, open } = useProductApp();

  beforeEach(async () => {
    const owner = { managingOrganization: { id: 'NORTH' } };
    await gateway.load([
      patient('nils', { name: { first: 'Nils', last: 'Berg' }, externalId: 'NILS-1', ...owner }),
      allergy('nils-allergy', { subject: 'nils' }),
      {
        entity: 'user',
        record: {
          ...{ _id: 'norma', type: 'user', id: 'norma', auth0Id: 'demo|norma', email: 'norma@demo.test' },
          ...{ firstName: 'Norma', lastName: 'Lead', roles: ['clinical_admin'], permissions: [] },
          organizations: ['NORTH'],
        },
      },
    ]);
  });

  const api = '/api/regimen/emergency';
  const own = async () => {
    const { body } = await gateway.as('pharmacist')('GET', `${api}/own`);
    return (body['rows'] as readonly JsonObject[])[0];
  };
  const openNils = () => gateway.as('pharmacist')('POST', api, { patientId: 'nils', reason });

  it('asks who it is and why, tells nothing of a wrong guess, and opens the patient with a banner that ends it', async () => {
    const user = await open('/dashboard/emergency');
    expect(await screen.findByText(/notified at once of who you are/)).toBeVisible();
    await fill(user, await screen.findByRole('textbox', { name: 'Patient ID' }), 'NILS-1');
    await fill(user, screen.getByRole('textbox', { name: 'Reason' }), reason);
    await fill(user, screen.getByRole('textbox', { name: 'Date of Birth' }), '03/01/1952');
    await user.click(screen.getByRole('button', { name: 'Open for one hour' }));
    expect(await screen.findByText(/No patient has this Patient ID and this date of birth/)).toBeVisible();
    await fill(user, screen.getByRole('textbox', { name: 'Date of Birth' }), '02/29/1952');
    await user.click(screen.getByRole('button', { name: 'Open for one hour' }));

    const banner = within(await screen.findByRole('region', { name: 'Emergency access' }));
    expect(await banner.findByText(new RegExp(`pharmacist@demo\\.test until ${end}`))).toBeVisible();
    expect(banner.getByText(/reported to the patient’s organization/)).toBeVisible();
    await user.click(banner.getByRole('button', { name: 'End Emergency Access' }));
    await user.click((await dialog('End Emergency Access')).getByRole('button', { name: 'End access' }));
    expect(
      await screen.findByText(/This record does not exist, or you do not have access to it/),
    ).toBeVisible();
    expect(document.body).not.toHaveTextContent('Berg');
  });

  it('lists what is open for oneself, with the way back to each and its end', async () => {
    await openNils();
    const user = await open('/dashboard/emergency');
    const list = within(await screen.findByRole('region', { name: 'Open emergency access' }));
    expect(list.getByRole('listitem')).toHaveTextContent(`Nils Berg until ${end}. ${reason}`);
    expect(list.getByRole('link', { name: 'Nils Berg' })).toHaveAttribute('href', '/dashboard/patient/nils');
    await user.click(list.getByRole('button', { name: 'End access to Nils Berg' }));
    await user.click((await dialog('End Emergency Access')).getByRole('button', { name: 'End access' }));
    await waitFor(() => expect(screen.queryByText('Nils Berg')).toBeNull());
    expect(await own()).toBeUndefined();
  });

  it('offers nothing that would change the patient', async () => {
    await openNils();
    await open(patientPage('nils', 'history', 'allergies'));
    await screen.findByRole('region', { name: 'Emergency access' });
    await waitFor(() => expect(rowsOf('Allergies')).toHaveLength(1));
    const changing = { name: /^(add|edit|remove|copy|reserve)\b/i };
    expect(screen.queryAllByRole('button', changing)).toEqual([]);
    await gateway.as('norma')('POST', `${api}/end`, { emergencyId: (await own())?.['_id'] });
    cleanup();
    // Offers changes on the same page to users of the patient's own organization.
    await open(patientPage('nils', 'history', 'allergies'), 'norma');
    await waitFor(() => expect(screen.getAllByRole('button', changing).length).toBeGreaterThan(1));
    expect(screen.queryByRole('region', { name: 'Emergency access' })).not.toBeInTheDocument();
  });

  it('is seen and ended by whoever reviews it', async () => {
    await openNils();
    const user = await open('/dashboard/emergency-accesses', 'norma');
    const shown = () => rowsOf('Emergency Access to Your Patients').flat();
    await waitFor(() =>
      expect(shown()).toEqual(expect.arrayContaining(['Nils Berg', 'pharmacist@demo.test', reason])),
    );
    await user.click(
      within(screen.getByRole('table', { name: 'Emergency Access to Your Patients' })).getByRole('link'),
    );
    expect(await screen.findByText('Nils Berg')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'End Access' }));
    await user.click((await dialog('End Emergency Access')).getByRole('button', { name: 'End access' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End Access' })).not.toBeInTheDocument());
    const { body } = await gateway.as('norma')('GET', api);
    expect((body['rows'] as readonly JsonObject[])[0]).toMatchObject({ endedBy: 'norma@demo.test' });
    expect((await gateway.as('pharmacist')('GET', '/api/regimen/patient?patientId=nils')).status).toBe(404);
  });
});
