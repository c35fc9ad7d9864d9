import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { noServices } from '../../features/all/server/services.ts';
import type { Mail } from '../../features/invitation/server/mailer.ts';
import { dialog, home, patientPage, useProductApp } from './harness/product-app.tsx';
import { allergy, patient } from './harness/records.ts';

function observation(id: string, facts: JsonObject): LoadRecord {
  return {
    entity: 'observation',
    record: { _id: id, type: 'patient.observation', subject: 'paula', ...facts },
  };
}

describe("a patient's profile", () => {
  const sent: Mail[] = [];
  const services = {
    ...noServices,
    sendMail: async (mail: Mail) => void sent.push(mail),
    // Replaces the drawing of documents, which recognises fonts by Node's own buffers, whereas jsdom replaces these;
    // the tests of the calls cover drawing.
    drawDocument: async () => ({ content: Buffer.from('%PDF-1.7'), missing: [] }),
  };
  const { gateway, network, open } = useProductApp({ services });
  const page = '/dashboard/patient/paula';

  async function openProfile(facts: JsonObject = {}, who?: string) {
    await gateway.load([patient('paula', facts)]);
    const user = await open(page, who);
    await screen.findByRole('tab', { name: 'Profile', selected: true });
    await screen.findByRole('region', { name: 'Patient' });
    return user;
  }

  function column(name: string): HTMLElement {
    return screen.getByRole('region', { name });
  }

  function factOf(name: string, title: string): HTMLElement {
    const term = within(column(name)).getByText(title, { selector: 'dt' });
    return within(term.parentElement ?? document.body).getByRole('definition');
  }

  const more = async (user: Awaited<ReturnType<typeof open>>) => {
    const button = await screen.findByRole('button', { name: 'More' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };

  it('shows what a link leads into, though the user has folded the box, which stays folded without one', async () => {
    const fold = () => screen.findByRole('button', { name: 'Fold or unfold Profile' });
    const user = await openProfile();
    await user.click(await fold());
    expect(screen.getByRole('region', { name: 'Patient', hidden: true })).not.toBeVisible();
    cleanup();
    await open(patientPage('paula', 'history', 'conditions'));
    expect(await fold()).toHaveAttribute('aria-expanded', 'true');
    cleanup();
    await open(page);
    expect(await fold()).toHaveAttribute('aria-expanded', 'false');
    await user.click(await fold());
  });

  it('says who the patient is and where they stand in the second column [PROFILE-14]', async () => {
    await openProfile({
      name: { first: 'Paula', middle: 'M.', last: 'Ortiz' },
      dob: '1950-03-04',
      externalId: 'P-1',
      eligibility: 'Through December',
      workflowIteration: 3,
      currentWorkflowState: { name: 'Ready for Consult', year: 2025 },
      address: {
        primary: true,
        line1: '1 Elm St',
        city: 'Denver',
        state: 'CO',
        zip: '80202',
        phone: '3035550111',
      },
      badNumber: true,
    });
    expect(factOf('Patient', 'Name')).toHaveTextContent('Paula M. Ortiz');
    expect(factOf('Patient', 'Date of Birth')).toHaveTextContent('03/04/1950');
    expect(factOf('Patient', 'Address')).toHaveTextContent('1 Elm St, Denver, CO, 80202');
    expect(factOf('Patient', 'Phone')).toHaveTextContent('(303) 555-0111Bad number');
    expect(factOf('Patient', 'Year')).toHaveTextContent('2025');
    expect(factOf('Patient', 'Engagement')).toHaveTextContent('3');
    expect(factOf('Patient', 'Eligibility')).toHaveTextContent('Through December');
    expect(factOf('Patient', 'Status')).toHaveTextContent('ActiveReady for Consult');
    expect(factOf('Patient', 'Patient ID')).toHaveTextContent('P-1');
  });

  it('says where the patient lives, why they were referred and who cares for them in the fourth column [PROFILE-16]', async () => {
    await openProfile({
      locationType: 'Own Home',
      facility: 'Rose Garden',
      referralType: [{ text: 'Falls' }, { text: 'New medication' }],
    });
    expect(factOf('Place', 'Location')).toHaveTextContent('Own Home');
    expect(factOf('Place', 'Facility')).toHaveTextContent('Rose Garden');
    expect(factOf('Place', 'Referrals')).toHaveTextContent('Falls; New medication');
    await waitFor(() => expect(factOf('Place', 'Organization')).toHaveTextContent('EMTM Care Network'));
  });

  it('makes an active patient inactive only after a question [PROFILE-06] [PROFILE-08] [PROFILE-10]', async () => {
    const user = await openProfile();
    await more(user);
    expect(screen.queryByRole('menuitem', { name: 'Activate' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Inactivate' }));
    const question = await screen.findByRole('dialog', { name: 'Inactivate Patient' });
    await user.click(within(question).getByRole('button', { name: 'No, keep active' }));
    expect((await gateway.stored('paula'))?.['status']).toBe('active');
    await more(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Inactivate' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, inactivate' }));
    await waitFor(() => expect(factOf('Patient', 'Status')).toHaveTextContent('Inactive'));
    expect((await gateway.stored('paula'))?.['status']).toBe('inactive');
  });

  it('moves a patient by hand from the state that the dialog shows, after saying where to, and says nothing else of its own change [FLOW-35]', async () => {
    const user = await openProfile({ currentWorkflowState: { name: 'Ready for Consult', year: 2026 } });
    await more(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Change workflow state' }));
    const form = await dialog('Change workflow state');
    expect(form.getByRole('combobox', { name: /^From/ })).toHaveDisplayValue('Ready for Consult');
    expect(form.getByRole('combobox', { name: /^From/ })).toBeDisabled();
    expect(form.queryByText('What saving does:')).toBeNull();
    const targets = within(form.getByRole('combobox', { name: /^To/ })).getAllByRole('option');
    const offered = targets.map(({ textContent }) => textContent);
    expect(offered.filter((text) => text === 'Imported')).toHaveLength(1);
    expect(offered).not.toEqual(expect.arrayContaining(['Ready for Consult']));
    expect(offered).not.toEqual(expect.arrayContaining(['Unknown']));
    await user.selectOptions(form.getByRole('combobox', { name: /^To/ }), 'Disenrolled');
    expect(await form.findByText('The patient moves by hand to Disenrolled.')).toBeVisible();
    await user.selectOptions(form.getByRole('combobox', { name: /^Reason/ }), 'Other');
    await user.type(form.getByRole('textbox', { name: /^Other Reason/ }), 'Moved away.');
    await user.click(form.getByRole('checkbox', { name: /^Begin the Next Engagement/ }));
    expect(form.getByText('The patient moves by hand to Disenrolled, in the next engagement.')).toBeVisible();
    const alarms: string[] = [];
    const watch = new MutationObserver(() => {
      const alarm = form.queryByText(/no longer in|is in this state already/)?.textContent;
      if (alarm !== undefined) alarms.push(alarm);
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await user.click(form.getByRole('button', { name: 'Change workflow state' }));
    await waitFor(() => expect(factOf('Patient', 'Status')).toHaveTextContent('Disenrolled'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    watch.disconnect();
    expect(alarms).toEqual([]);
    expect(await gateway.stored('paula')).toMatchObject({
      workflowIteration: 2,
      manualWorkflowStateChanges: [
        { from: 'Ready for Consult', to: 'Disenrolled', reason: 'other', reasonOther: 'Moved away.' },
      ],
    });
  });

  const printItems = async (user: Awaited<ReturnType<typeof open>>) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Print' }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };
  const plans = ['Recommendations for the Prescriber', 'Recommendations with Rationale'];
  const letters = ['Cover Letter to the Member', 'Cover Letter to the Prescriber'];

  const printed = [
    [
      ...['Medication Safety Review (MSR)', false],
      [
        'Cover Letter to the Patient',
        'Action Plan for the Patient',
        'Cover Letter to the Prescriber',
        ...plans,
      ],
    ],
    [
      ...['Medication Safety Review (MSR)', true],
      [
        ...['Cover Letter to the Patient', 'Action Plan for the Patient'],
        ...['Cover Letter to the Prescriber of an ECPN', ...plans],
      ],
    ],
    [
      ...['Medication Safety Review Lite (MSR Lite)', false],
      [letters[0], 'Action Plan for the Patient', letters[1], ...plans],
    ],
    ['Medication Safety Advisory (MSA)', false, [...letters, ...plans]],
    [undefined, false, []],
  ] as readonly (readonly [string | undefined, boolean, readonly string[]])[];

  it.each(printed)(
    'offers in its Print menu what a review of the type %s (for an ECPN: %s) has to print [PROFILE-04] [PRINT-01]',
    async (reviewType, ecpnReview, documents) => {
      const state = { name: 'Complete', year: 2026, ecpnReview };
      const user = await openProfile({
        currentWorkflowState: reviewType === undefined ? state : { ...state, reviewType },
      });
      expect(await printItems(user)).toEqual([...documents, 'Medication List', 'Fridge Report']);
    },
  );

  it('saves what is printed as a file, and tells what it lacks [PRINT-01] [PRINT-09] [PRINT-12]', async () => {
    const files: Blob[] = [];
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    const user = await openProfile();
    await printItems(user);
    await user.click(screen.getByRole('menuitem', { name: 'Fridge Report' }));
    expect(await screen.findByText(/^The Fridge Report has no medications/)).toBeVisible();
    expect((clicked.mock.contexts as HTMLAnchorElement[]).map(({ download }) => download)).toEqual([
      'Fridge Report.pdf',
    ]);
    expect((await files[0]?.text())?.slice(0, 5)).toBe('%PDF-');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled());
    clicked.mockRestore();
    vi.unstubAllGlobals();
  });

  it('says why a document cannot be printed, and can be asked again [PRINT-11] [SHELL-25]', async () => {
    const user = await openProfile({
      currentWorkflowState: { name: 'Complete', reviewType: 'Medication Safety Advisory (MSA)' },
    });
    await printItems(user);
    await user.click(screen.getByRole('menuitem', { name: 'Cover Letter to the Member' }));
    expect(
      await screen.findByText(/^There is no medication safety review of this patient yet/),
    ).toBeVisible();
    network.use(http.get(`${home}/api/print/fridgeReport`, () => HttpResponse.json({}, { status: 502 })));
    await printItems(user);
    await user.click(screen.getByRole('menuitem', { name: 'Fridge Report' }));
    const sentence = 'There was an error trying to download the Fridge Report';
    expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled());
  });

  it('opens a document that lies elsewhere in a window of its own, and says where the browser keeps it shut [PRINT-09]', async () => {
    const s3Location = 'https://files.test/report.pdf';
    network.use(http.get(`${home}/api/print/fridgeReport`, () => HttpResponse.json({ s3Location })));
    const window = { opener: {}, location: { href: '' } };
    const opened = vi.spyOn(globalThis, 'open').mockReturnValueOnce(window as unknown as Window);
    const user = await openProfile();
    await printItems(user);
    await user.click(screen.getByRole('menuitem', { name: 'Fridge Report' }));
    await waitFor(() => expect(window).toEqual({ opener: null, location: { href: s3Location } }));
    opened.mockReturnValueOnce(null);
    await printItems(user);
    await user.click(screen.getByRole('menuitem', { name: 'Fridge Report' }));
    expect(await screen.findByText(/^The browser blocked the window with the document/)).toBeVisible();
    opened.mockRestore();
  });

  it('begins a review with the eCare Plan of another program, and says what is wrong with a file', async () => {
    const recommendation = {
      ...{ id: 'a', category: 'unsafe', action: 'stop', includeInMap: true, includeInPrescriber: false },
      ...{ patientTopic: 'Your sleeping pill', patientAction: 'Ask for another one.' },
    };
    const facts = { _id: 'elsewhere', type: 'patient.review', subject: 'paula', version: 2 };
    const dated = { reviewDate: '2026-11-02', workflowIteration: 1, currentYear: 2026, draft: true };
    const record = { ...facts, ...dated, recommendations: [recommendation] };
    await gateway.load([patient('paula', {}), { entity: 'review', record }]);
    const plan = await gateway.as('pharmacist')('GET', '/api/regimen/review/elsewhere/care-plan');
    await gateway.query("delete from record where id = 'elsewhere'", []);
    const user = await openProfile({ currentWorkflowState: { name: 'Ready for Consult', year: 2026 } });
    await more(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Import eCare Plan' }));
    const form = await dialog('Import eCare Plan');
    const choose = (content: string) =>
      user.upload(form.getByLabelText(/^File/), new File([content], 'a.json', { type: 'application/json' }));
    await choose('<Bundle/>');
    expect(await form.findByText(/^This file cannot be read: it is not JSON\./)).toBeVisible();
    await choose('{"resourceType":"Patient"}');
    expect(await form.findByText(/^This file holds no Pharmacist eCare Plan/)).toBeVisible();
    await choose(JSON.stringify(plan.body).replace(/"birthDate":"[^"]+"/, '"birthDate":"1901-01-01"'));
    await user.click(form.getByRole('button', { name: 'Import eCare Plan' }));
    expect(await form.findByText(/^The document is not about this patient/)).toBeVisible();
    await choose(JSON.stringify(plan.body));
    cleanup();
    await open(page);
    expect(await screen.findByText(/^The file that you chose before is kept\./)).toBeVisible();
    const restored = await dialog('Import eCare Plan');
    await user.click(restored.getByRole('button', { name: 'Import eCare Plan' }));
    await user.click(await screen.findByRole('tab', { name: 'Recommendations (1)' }));
    expect(await screen.findByRole('cell', { name: /Unsafe for this patient/ })).toBeVisible();
  });

  it('makes an inactive patient active at once [PROFILE-09]', async () => {
    const user = await openProfile({ status: 'inactive' });
    await more(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Activate' }));
    await waitFor(() => expect(factOf('Patient', 'Status')).toHaveTextContent('Active'));
    expect((await gateway.stored('paula'))?.['status']).toBe('active');
  });

  it('lets those with the permission to edit patients edit it, and nobody else [PROFILE-03]', async () => {
    await openProfile({}, 'support');
    expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
    cleanup();
    await openProfile();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeEnabled();
  });

  it('says to those who may not change the patient what it would need [PROFILE-07]', async () => {
    const user = await openProfile({}, 'support');
    await more(user);
    expect(await screen.findByRole('menuitem', { name: /^Inactivate/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('shows the risk score on its five levels in the header and in the first column, with the caregiver [SHELL-03] [RISK-02] [PROFILE-13]', async () => {
    await openProfile({ caregiver: { name: { first: 'Carl', last: 'Ortiz' } } });
    await waitFor(() => expect(factOf('Risk and Care', 'Risk Score')).not.toHaveTextContent('Loading'));
    const words = factOf('Risk and Care', 'Risk Score').textContent;
    expect(words).toMatch(/No score|· (Very Low|Low|Moderate|High|Very High)/);
    expect(screen.getByLabelText('Open patient')).toHaveTextContent(`Risk${words}`);
    expect(factOf('Risk and Care', 'Caregiver')).toHaveTextContent('Carl Ortiz');
    expect(screen.getAllByRole('region', { name: /^(Risk and Care|Patient|Clinical|Place)$/ })).toHaveLength(
      4,
    );
  });

  it('says what is due, which call is next and what the last two contacts came to, newest first', async () => {
    const shared = { subject: 'paula', workflowIteration: 1, currentYear: 2026 };
    const contact = (id: string, dateRecorded: string, record: JsonObject) => ({
      entity: 'interaction',
      record: { ...shared, _id: id, app: 'Follow-up Call', record: { ...record, dateRecorded } },
    });
    const callType = 'medicationreviewinteraction';
    const reviewType = 'Medication Safety Review (MSR)';
    const planned = (id: string, scheduledForDate: string) => ({
      entity: 'scheduled-interaction',
      record: { ...shared, _id: id, callType, scheduledForDate },
    });
    const review = (id: string, dueDate: string, published: boolean) => ({
      entity: 'review',
      record: {
        ...{ ...shared, _id: id, type: 'review', reviewType, version: 2, reviewDate: '2026-01-02' },
        ...{ dueDate, published, createdOn: '2026-01-02T10:00:00Z' },
      },
    });
    await gateway.load([
      patient('paula', {}),
      contact('i1', '2026-01-05T15:00:00Z', { successful: true }),
      contact('i2', '2026-01-07T15:00:00Z', {
        successful: false,
        reason: 'no-answer',
        attempt: 1,
        description: 'Rang out',
      }),
      contact('i3', '2026-01-03T15:00:00Z', { successful: true }),
      planned('s1', '2020-01-01T15:00:00Z'),
      planned('s2', '2099-03-01T15:00:00Z'),
      planned('s3', '2099-02-01T15:00:00Z'),
      review('r1', '2026-01-20', false),
      review('r2', '2030-01-20', true),
    ]);
    await open(page);
    const care = (title: string) => factOf('Risk and Care', title);
    await waitFor(() => expect(care('Review Due')).toHaveTextContent('01/20/2026Overdue'));
    expect(care('Next Call')).toHaveTextContent('02/01/2099');
    const lines = within(care('Last Interactions')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '01/07/2026 Follow-up Call, No Answer',
      '01/05/2026 Follow-up Call',
    ]);
  });

  it('works out body mass index, creatinine clearance and the local time in the third column [PROFILE-12] [PROFILE-15] [OBS-05]', async () => {
    const observation = (
      id: string,
      text: string,
      value: number,
      units: string,
      issued = '2026-10-01T15:00:00Z',
    ) => ({
      entity: 'observation',
      record: {
        ...{ _id: id, type: 'patient.observation', subject: 'paula', text, issued, isCustom: false },
        valueQuantity: { value, units },
      },
    });
    await gateway.load([
      patient('paula', {
        dob: '1945-03-01',
        sex: 'female',
        spouse: 'Raul',
        address: { primary: true, zip: '80202' },
      }),
      observation('o1', 'Height', 62, 'in'),
      observation('o2', 'Weight', 150, 'lb', '2025-10-01T15:00:00Z'),
      observation('o3', 'Weight', 118, 'lb'),
      observation('o4', 'Creatinine Serum', 0.9, 'mg/dL'),
    ]);
    const user = await open(page);
    await waitFor(() => expect(factOf('Clinical', 'BMI')).toHaveTextContent('21.6Normal'));
    expect(factOf('Clinical', 'Height')).toHaveTextContent('62 in');
    expect(factOf('Clinical', 'Weight')).toHaveTextContent('118 lbMeasured 10/01/2026');
    expect(factOf('Clinical', 'Creatinine Clearance')).toHaveTextContent(/^38\.8mL\/min.*10\/01\/2026/);
    expect(factOf('Clinical', 'Time Zone')).toHaveTextContent('5:00AM');
    expect(factOf('Clinical', 'Sex')).toHaveTextContent('Female');
    expect(factOf('Clinical', 'Spouse')).toBeVisible();
    await user.click(screen.getByText('Not recorded: Language, Plan'));
    for (const title of ['Language', 'Plan'])
      expect(factOf('Clinical', title)).toHaveTextContent('Not recorded');
  });

  it('takes the latest by what is known of its day, and says from which days a figure is', async () => {
    const creatinine = (id: string, value: number, issued: string) => ({
      entity: 'observation',
      record: {
        ...{ _id: id, type: 'patient.observation', subject: 'paula', text: 'Creatinine Serum', issued },
        ...{ valueQuantity: { value, units: 'mg/dL' }, isCustom: false },
      },
    });
    await gateway.load([
      patient('paula', { dob: '1948-05-05', sex: 'male' }),
      creatinine('c1', 0.8, '2019-05-01T09:00:00-05:00'),
      creatinine('c2', 3.6, '2026-10-15'),
      creatinine('c3', 0.7, '2026-11'),
      {
        entity: 'observation',
        record: {
          ...{
            _id: 'h1',
            type: 'patient.observation',
            subject: 'paula',
            text: 'Height',
            issued: '2026-10-14',
          },
          ...{ valueQuantity: { value: 70, units: 'in' }, isCustom: false },
        },
      },
    ]);
    await open(page);
    await waitFor(() =>
      expect(factOf('Clinical', 'Creatinine Clearance')).toHaveTextContent(
        /^17\.\dmL\/min.*creatinine of 10\/15\/2026, height of 10\/14\/2026/,
      ),
    );
  });

  it('names the regional insurer by the code of the plan [PROFILE-55]', async () => {
    await openProfile({ metadata: { planCode: 'EMTM-04' } });
    expect(factOf('Clinical', 'Plan')).toHaveTextContent(/^Demonstration Health Plan Mountain$/);
  });

  it('says why a figure is not worked out', async () => {
    await openProfile();
    await waitFor(() => expect(factOf('Clinical', 'BMI')).toHaveTextContent('Needs a height and a weight'));
    expect(factOf('Clinical', 'Creatinine Clearance')).toHaveTextContent(/^Needs height/);
  });

  it('opens the chart viewer in a new window with the id of the patient, where the organization has one [PROFILE-01] [PROFILE-02]', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const user = await openProfile();
    await user.click(await screen.findByRole('button', { name: 'View Chart' }));
    expect(opened).toHaveBeenCalledWith('/chart/paula', '_blank', 'noopener');
    opened.mockRestore();
  });

  it('has a chart of what is known, with conditions and measured values, to be looked at only', async () => {
    await gateway.load([
      patient('paula', { name: { first: 'Paula', last: 'Ortiz' } }),
      allergy('a1', { subject: 'paula' }),
    ]);
    await gateway.load([
      {
        entity: 'condition',
        record: { _id: 'c1', type: 'patient.condition', subject: 'paula', code: { text: 'Gout' } },
      },
      observation('o1', {
        text: 'Weight',
        issued: '2026-11-20T12:00:00Z',
        valueQuantity: { value: 81.5, units: 'kg' },
      }),
    ]);
    await open('/chart/paula');
    await waitFor(() => expect(factOf('History', 'Allergies')).toHaveTextContent('Penicillin'));
    await waitFor(() => expect(factOf('History', 'Conditions')).toHaveTextContent('Gout'));
    expect(factOf('Medications', 'Observations')).toHaveTextContent(/^Weight 81.5 kg \(11\/20\/2026\)$/);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
  });

  it('invites the patient by e-mail, and says that it was sent [PROFILE-60] [PROFILE-61] [PROFILE-62] [PROFILE-65]', async () => {
    const user = await openProfile({ telecom: { email: 'paula@example.org', cellphone: { os: 'ios' } } });
    await more(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Invite to MyRegimen' }));
    const form = within(await screen.findByRole('dialog', { name: 'Invite to MyRegimen' }));
    expect(await form.findByRole('textbox', { name: /^Email/ })).toHaveValue('paula@example.org');
    await user.click(form.getByRole('button', { name: /^(Save|Send|Invite)/ }));
    expect(await screen.findByText('Email sent successfully to paula@example.org.')).toBeVisible();
    expect(sent.map(({ to }) => to)).toEqual(['paula@example.org']);
  });
});
