import { readFile } from 'node:fs/promises';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { encodeTabState, notify } from '../../engine/react/index.ts';
import { product } from '../../generated/product.ts';
import { dialog, fill, home, isWrite, patientPage, rowsOf, useProductApp } from './harness/product-app.tsx';
import { allergy, patient, prescriber } from './harness/records.ts';

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  '\u202Egnp.exe\u200B',
];

/** Stored form of the last of these texts, without its invisible characters. */
const undisguised = 'gnp.exe';

describe('the patient page', () => {
  const { gateway, network, requests, open } = useProductApp();

  const titleOf = ({ tab, title }: { readonly tab: string; readonly title?: string }) =>
    title ?? product.tabs[tab]?.title;
  const summary = () => screen.findByLabelText('Open patient');
  const openProviders = async (user: UserEvent) => {
    const group = await screen.findByRole('tab', { name: /^Prescribers and Pharmacies/ });
    await waitFor(() => expect(group).toBeEnabled());
    await user.click(group);
    await screen.findByRole('table', { name: 'Prescribers' });
  };

  it('stands at /dashboard/patient/{patientId}, reached from the dashboard, and says whose page it is [PAGE-01] [PAGE-20] [FAULT-64]', async () => {
    const user = await open('/dashboard?view=member-search');
    await fill(user, await screen.findByRole('textbox', { name: 'Name or phone number' }), 'ruiz');
    await user.click(await screen.findByRole('link', { name: 'Ruiz' }));
    expect(await summary()).toHaveTextContent('Ana Ruiz');
    expect(await summary()).toHaveTextContent('Age74');
    expect(await summary()).toHaveTextContent('DOB02/29/1952');
    expect(await summary()).toHaveTextContent('StateUnknown');
    expect(document.title).toBe('Ana Ruiz · DOB 02/29/1952 · ID TEST-1 · Regimen');
    const get = requests.map(({ url }) => url).find((url) => url.includes('/patient?'));
    expect(get).toBe(`${home}/api/regimen/patient?patientId=ana`);
  });

  it('shows of the six tabs of the medications box those that are there, and a place is kept for the others', async () => {
    const { boxes } = JSON.parse(await readFile('screens/patient/patient.screen.json', 'utf8'));
    const { tabs } = boxes.find(({ title }: { title: string }) => title === 'Medications');
    const [list, ...others] = tabs;
    expect([list.tab, ...others.map(titleOf)]).toEqual([
      'medications',
      'Medication List V2',
      'Medication Reconciliation',
      'Medication Decision Support',
      'Medication Risk',
      'Medication Safety Review',
    ]);
    await open('/dashboard/patient/ana');
    const box = within(await screen.findByRole('region', { name: 'Medications' }));
    expect(await box.findByText('No medications recorded')).toBeVisible();
    for (const { title, status } of others)
      if (status === 'planned') expect(box.queryByText(title)).toBeNull();
  });

  it('shows admins who has seen and changed the patient, narrowed to what they choose, and shows nobody else', async () => {
    const names = () => rowsOf('Access Log').map(([, who]) => who);
    await gateway.as('pharmacist')('GET', '/api/regimen/patient?patientId=ana');
    const user = await open('/dashboard/patient/ana', 'clinical');
    await user.click(await screen.findByRole('tab', { name: 'Access Log' }));
    await waitFor(() => expect(names()).toContain('Penny Pharmacist'));
    expect(names()).toContain('Import');
    expect(screen.getByText(/^The log is complete/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Changed');
    await waitFor(() => expect(new Set(names())).toEqual(new Set(['Import'])));
    await fill(user, screen.getByRole('textbox', { name: 'Who' }), 'penny');
    expect(await screen.findByText('Nobody has done anything of this kind.')).toBeVisible();
    cleanup();
    await open('/dashboard/patient/ana', 'pharmacist');
    expect(await screen.findByRole('tab', { name: /^Caregiver/ })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Access Log' })).toBeNull();
  });

  it('leaves the header on the support page [SHELL-07]', async () => {
    const user = await open('/dashboard/patient/ana');
    expect(await summary()).toHaveTextContent('Ana Ruiz');
    await user.click(screen.getByRole('link', { name: 'Support' }));
    expect(await screen.findByRole('heading', { name: 'Support' })).toBeVisible();
    expect(screen.queryByLabelText('Open patient')).toBeNull();
  });

  it('opens its tabs once the patient is there, and counts their rows [PAGE-04] [PAGE-05]', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    network.use(
      http.get(`${home}/api/regimen/patient`, async ({ request }) => {
        await held;
        return gateway.fetch(request);
      }),
    );
    await gateway.load([allergy('a1'), allergy('a2')]);
    await open(patientPage('ana', 'history', 'allergies'));
    const tab = await screen.findByRole('tab', { name: /^Prescribers and Pharmacies/ });
    expect(tab).toBeDisabled();
    const awaited = screen.getByRole('tabpanel', { name: 'Allergies' });
    expect(within(awaited).getByText('Loading')).toBeVisible();
    release();
    expect(await screen.findByRole('tab', { name: 'Allergies (2)' })).toBeEnabled();
    expect(tab).toBeEnabled();
  });

  it('opens the tabs of a patient that were open last, and another patient at the first [PAGE-03]', async () => {
    const user = await open('/dashboard/patient/ana');
    await openProviders(user);
    expect(localStorage.getItem('urlHash')).not.toBeNull();
    cleanup();
    await open('/dashboard/patient/ana');
    expect(await screen.findByRole('table', { name: 'Prescribers' })).toBeVisible();
    cleanup();
    await open('/dashboard/patient/nora');
    expect(await screen.findByRole('tab', { name: 'Profile', selected: true })).toBeVisible();
  });

  it('says that a patient of another organization, or of none, cannot be loaded, and leads back and to the search [PAGE-12] [PAGE-13] [ACCESS-09]', async () => {
    await open('/dashboard/patient/olga');
    const panel = await screen.findByRole('alert');
    const foreign = panel.textContent;
    // Expects no Retry button, since a repeated request would get an equal response.
    expect(within(panel).queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(within(panel).getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    cleanup();
    const user = await open('/dashboard/patient/nobody');
    expect((await screen.findByRole('alert')).textContent).toBe(foreign);
    await user.click(screen.getByRole('link', { name: 'Search for a patient' }));
    expect(await screen.findByRole('tab', { name: 'Member Search', selected: true })).toBeVisible();
  });

  it('has a sentence of its own where the answer brings none, and tries again [PAGE-12] [SHELL-24]', async () => {
    const nothing = () => new HttpResponse(null, { status: 400 });
    network.use(http.get(`${home}/api/regimen/patient`, nothing, { once: true }));
    const user = await open(patientPage('ana', 'history', 'allergies'));
    expect(
      await screen.findByText(
        'An error occurred getting patient data, and the patient could not be loaded. You may not have access to this patient.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await summary()).toHaveTextContent('Ana Ruiz');
  });

  it('has boxes that load and fail each by itself: the others can be used meanwhile', async () => {
    const { promise: never } = Promise.withResolvers<undefined>();
    const broken = () => HttpResponse.json({ message: 'The notes are not available.' }, { status: 400 });
    network.use(
      http.all(`${home}/api/regimen/notes/list`, broken, { once: true }),
      http.all(`${home}/api/outreach/list`, () => never),
      http.all(`${home}/api/regimen/patient/risk`, () => new HttpResponse(null, { status: 400 })),
    );
    await gateway.load([allergy('a1')]);
    const user = await open(patientPage('ana', 'history', 'allergies'));
    const outreach = within(await screen.findByRole('region', { name: 'Notes and Outreach' }));
    expect(await outreach.findByText('The notes are not available.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Edit Penicillin' }));
    const form = await dialog('Edit Allergy');
    await fill(user, form.getByRole('textbox', { name: /^Description/ }), 'As told today');
    await user.click(form.getByRole('button', { name: 'Save Allergy' }));
    expect(await screen.findByRole('cell', { name: 'As told today' })).toBeVisible();
    await user.click(outreach.getByRole('button', { name: 'Retry' }));
    expect(await outreach.findByText('No notes recorded.')).toBeVisible();
    await user.click(outreach.getByRole('tab', { name: /^Interactions/ }));
    expect(await outreach.findByText('Loading')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'As told today' })).toBeVisible();
  });

  it('forgets the patient when one leaves [PAGE-14]', async () => {
    const user = await open(patientPage('ana', 'history', 'allergies'));
    expect(await summary()).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Regimen' }));
    expect(await screen.findByText(/^There are no priority queues yet/)).toBeVisible();
    expect(screen.queryByLabelText('Open patient')).toBeNull();
    expect(document.body).not.toHaveTextContent('Ana');
    await waitFor(() => expect(document.title).toBe('Dashboard · Regimen'));
  });

  it('says at an unknown address that nothing is there', async () => {
    await open('/dashboard/nothing/of/this/kind');
    expect(await screen.findByText(/There is no page at this address/)).toBeVisible();
  });

  it('names user, version and copyright around it [SHELL-04]', async () => {
    const narrow = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...narrow(query), matches: true }));
    await open('/dashboard');
    expect(within(screen.getByRole('banner')).getByText('pharmacist@demo.test')).toBeVisible();
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('Version 2022.2.0');
    expect(footer).toHaveTextContent('© 2026 The Regimen authors');
  });

  it.each([
    ['{}', ['Profile', 'Notes']],
    ['{"profile":["history","conditions"],"outreach":["projects"]}', ['Conditions', 'Projects']],
  ])('opens the tabs that the last segment of its address names: %s [PAGE-02]', async (state, tabs) => {
    await open(`/dashboard/patient/ana/${encodeTabState(JSON.parse(state))}`);
    expect(await summary()).toHaveTextContent('Ana Ruiz');
    for (const name of tabs)
      expect(await screen.findByRole('tab', { name: new RegExp(`^${name}`), selected: true })).toBeVisible();
  });

  it('shows notices at the top right [SHELL-13]', async () => {
    await open('/dashboard');
    act(() => void notify({ kind: 'error', message: 'Something went wrong' }));
    const notice = await screen.findByText('Something went wrong');
    // The last of the header, whose place tests/browser/notices.journey.ts measures.
    expect(notice.closest('.en-notice-bar')?.parentElement).toBe(screen.getByRole('banner').lastElementChild);
  });

  it('shows what was stored as text, whatever it would mean to a browser: in tables, forms, questions and titles [FAULT-53]', async () => {
    const alert = vi.fn();
    vi.stubGlobal('alert', alert);
    const [script = '', breakout = '', address = '', template = '', disguised = ''] = hostile;
    await gateway.load([
      patient('eve', {
        name: { first: script, last: breakout },
        externalId: disguised,
        prescribers: [
          prescriber('p1', { lastName: script, firstName: breakout, city: address, addressLine1: template }),
        ],
      }),
      allergy('a1', {
        subject: 'eve',
        substance: { text: script, coding: [{ system: address, code: breakout, display: script }] },
        description: breakout,
        allergyNote: `${address} ${template} ${disguised}`,
      }),
    ]);
    const user = await open(patientPage('eve', 'history', 'allergies'));
    expect(await summary()).toHaveTextContent(`${script} ${breakout}`);
    expect(document.title).toBe(`${script} ${breakout} · DOB 02/29/1952 · ID ${undisguised} · Regimen`);
    await screen.findByRole('cell', { name: script });
    expect(rowsOf('Allergies')[0]?.slice(0, 4)).toEqual([script, 'Rash', '–', breakout]);
    await user.click(screen.getByRole('button', { name: `Edit ${script}` }));
    const note = await screen.findByRole('textbox', { name: /^Note/ });
    expect(note).toHaveValue(`${address} ${template} ${undisguised}`);
    expect(screen.getByRole('dialog', { name: 'Edit Allergy' })).toHaveTextContent(`${script} ${breakout}`);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: `Remove ${script}` }));
    const question = await screen.findByRole('dialog', { name: 'Remove this Allergy' });
    expect(question).toHaveTextContent(`${script} ${breakout}`);
    await user.click(within(question).getByRole('button', { name: "No, don't remove" }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openProviders(user);
    expect(rowsOf('Prescribers')[0]?.slice(0, 2)).toEqual([script, breakout]);
    // Opens the second form, which loads its entity, inside of `act`, since React continues there.
    await act(async () => user.click(screen.getByRole('button', { name: /^Edit (?!Profile)/ })));
    expect(await screen.findByRole('textbox', { name: /^Address Line 1/ })).toHaveValue(template);
    notify({ kind: 'info', message: script });
    expect(await screen.findByText(script, { selector: '[aria-live] *' })).toBeInTheDocument();
    expect(document.querySelector('img, svg[onload], [onerror], a[href^="javascript:"]')).toBeNull();
    expect(alert).not.toHaveBeenCalled();
  });

  it('stores what is typed into every text field as it was typed [FAULT-53] [FAULT-58]', async () => {
    const [script = '', breakout = '', address = '', template = ''] = hostile;
    const user = await open(patientPage('ana', 'history', 'allergies'));
    await user.click(await screen.findByRole('button', { name: 'Add Allergy' }));
    await fill(user, await screen.findByRole('combobox', { name: /^Allergy/ }), script);
    await user.selectOptions(screen.getByRole('combobox', { name: /^Reaction/ }), 'Rash');
    await fill(user, screen.getByRole('textbox', { name: /^Description/ }), breakout);
    await fill(user, screen.getByRole('textbox', { name: /^Note/ }), `${address}\n${template}\n'; --`);
    await user.click(screen.getByRole('button', { name: 'Save Allergy' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { body } = await gateway.as('pharmacist')('GET', '/api/regimen/patient/allergies?patientId=ana');
    expect(body['rows']).toMatchObject([
      { substance: { text: script }, description: breakout, allergyNote: `${address}\n${template}\n'; --` },
    ]);
  });

  it('asks before what was typed is thrown away, and stores it once when it is sent after all [FAULT-13]', async () => {
    const user = await open(patientPage('nora', 'history', 'allergies'));
    await user.click(await screen.findByRole('button', { name: 'Add Allergy' }));
    await fill(user, await screen.findByRole('textbox', { name: /^Description/ }), 'Kept');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard what you typed?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Reaction/ }), 'Rash');
    await user.click(screen.getByRole('button', { name: 'Save Allergy' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rowsOf('Allergies')).toHaveLength(1);
    const post = requests.find(isWrite);
    const again = await gateway.fetch(post?.clone() ?? new Request(home));
    expect(again.status).toBe(201);
    const { body } = await gateway.as('pharmacist')('GET', '/api/regimen/patient/allergies?patientId=nora');
    expect(body['rows']).toHaveLength(1);
  });
});
