import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { product } from '../../generated/product.ts';
import { dialog, fill, home, isWrite, outreachPage, useProductApp } from './harness/product-app.tsx';
import { patient, today } from './harness/records.ts';

const now = `${today}T12:00:00Z`;

/** Formats the day of an instant in the machine's time zone, as fields for instants do. */
function dayHere(moment: string): string {
  const shape = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-US', shape).format(new Date(moment));
}

describe('the interactions of a patient', () => {
  const { gateway, network, requests, open } = useProductApp();
  const page = outreachPage('ada', 'interactions');
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  async function openForm(type = 'Initiating Interaction', who = 'pharmacist', others: JsonObject = {}) {
    await gateway.load([
      patient('ada', {
        workflowIteration: 1,
        currentWorkflowState: { name: 'Ready for Initiating Call', year: 2026 },
        projects: { 'emtm-medication-review': { enrolled: true, enrollDate: '2026-01-05' } },
        ...others,
      }),
    ]);
    const user = await open(page, who);
    await user.click(await screen.findByRole('button', { name: 'Add Interaction' }));
    const form = await dialog('Add Interaction');
    await user.selectOptions(form.getByRole('combobox', { name: /^Interaction Type/ }), type);
    const choose = (label: RegExp, choice: string) =>
      user.selectOptions(form.getByRole('combobox', { name: label }), choice);
    const save = () => user.click(form.getByRole('button', { name: 'Save Interaction' }));
    return { user, form, choose, save };
  }

  const logged = async () => {
    const { body } = await gateway.as('pharmacist')('GET', '/api/outreach/list?patientId=ada');
    return body['rows'] as readonly Record<string, unknown>[];
  };

  it('begin with now, the year and the engagement of the patient, and the attempt that the server will count [CALL-10]', async () => {
    const { form } = await openForm();
    expect(form.getByRole('textbox', { name: /^Year/ })).toHaveValue('2026');
    expect(form.getByRole('textbox', { name: /^Engagement/ })).toHaveValue('1');
    expect(form.getByRole('textbox', { name: /^Attempt/ })).toHaveValue('1');
    expect(form.getByRole('textbox', { name: /^Attempt/ })).toBeDisabled();
    expect(form.getByRole('textbox', { name: /^Date Added(\*)?$/ })).toHaveValue(dayHere(now));
  });

  describe('that nobody answers', () => {
    async function logCall(state: string, others: JsonObject = {}) {
      const currentWorkflowState = { name: state, year: 2026 };
      await gateway.load([patient('ada', { workflowIteration: 1, currentWorkflowState, ...others })]);
      const user = await open(page, 'support');
      await user.click(await screen.findByRole('button', { name: 'Log Call' }));
      return { user, form: await dialog('Add Interaction') };
    }
    const press = (label: string) => ({ name: label });

    it('are logged with two presses, as the state, the year and the engagement of the patient have it [CALL-10] [CALL-14]', async () => {
      const { user, form } = await logCall('Ready for Medication Review');
      await user.click(form.getByRole('button', press('Left Voicemail')));
      await closed();
      expect(await logged()).toEqual([
        expect.objectContaining({
          ...{ app: 'Medication Review', currentYear: 2026, workflowIteration: 1 },
          record: expect.objectContaining({
            ...{ attempt: 1, direction: 'user', spokeTo: 'member', successful: false, interaction: 'call' },
            ...{ reason: 'left-message', lvm: true },
          }),
        }),
      ]);
      expect(await screen.findByRole('cell', { name: 'Medication Review' })).toBeVisible();
    });

    it('are about the caregiver whom the patient prefers to be called, and then about who was called last', async () => {
      const caregiver = { name: { first: 'Cora', last: 'Vega' }, preferredContact: true };
      const { user, form } = await logCall('Ready for Initiating Call', { caregiver });
      await user.click(form.getByRole('button', press('Busy')));
      await closed();
      await user.click(screen.getByRole('button', { name: 'Log Call' }));
      const next = await dialog('Add Interaction');
      expect(next.getByRole('combobox', { name: /^Recipient/ })).toHaveDisplayValue('Caregiver');
      expect(next.getByRole('textbox', { name: /^Attempt/ })).toHaveValue('2');
    });

    it('keep a typed note, and stay open where the state says no type [CALL-10]', async () => {
      const { user, form } = await logCall('Complete');
      await user.type(form.getByRole('textbox', { name: /^Note/ }), 'Music for a minute');
      await user.click(form.getByRole('button', press('No Answer')));
      const type = form.getByRole('combobox', { name: /^Interaction Type/ });
      expect(type).toHaveAccessibleDescription('Required');
      expect(await logged()).toEqual([]);
      await user.selectOptions(type, 'Initiating Interaction');
      await user.click(form.getByRole('button', press('No Answer')));
      await closed();
      expect(await logged()).toEqual([
        expect.objectContaining({
          record: expect.objectContaining({ reason: 'no-answer', description: 'Music for a minute' }),
        }),
      ]);
    });

    it('take back what the button before has filled in where its save was stopped, and no typed value', async () => {
      const { user, form } = await logCall('Complete');
      await user.click(form.getByRole('button', press('Left Voicemail')));
      const type = form.getByRole('combobox', { name: /^Interaction Type/ });
      expect(type).toHaveAccessibleDescription('Required');
      await user.selectOptions(type, 'Initiating Interaction');
      await user.click(form.getByRole('button', press('Busy')));
      await closed();
      const [{ record }] = (await logged()) as [{ record: JsonObject }];
      expect(record).toMatchObject({ reason: 'busy', spokeTo: 'member' });
      expect(record['lvm']).not.toBe(true);
    });

    it('come back with a typed note after a reload, in one dialog', async () => {
      const { user, form } = await logCall('Complete');
      await user.type(form.getByRole('textbox', { name: /^Note/ }), 'Music for a minute');
      await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('Music for a minute'));
      cleanup();
      await open(page, 'support');
      const again = await dialog('Add Interaction');
      expect(await again.findByRole('textbox', { name: /^Note/ })).toHaveValue('Music for a minute');
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
    });

    it('are offered only while nobody was reached [CALL-12]', async () => {
      const { user, form } = await logCall('Ready for Initiating Call');
      await user.click(form.getByRole('checkbox', { name: /^Successful/ }));
      expect(form.queryByRole('button', press('No Answer'))).toBeNull();
    });
  });

  it('ask for the recipient only where the user has called [CALL-14]', async () => {
    const { form, choose, save } = await openForm();
    await save();
    expect(form.getByRole('combobox', { name: /^Recipient/ })).toHaveAccessibleDescription('Required');
    await choose(/^Direction/, 'Member');
    expect(form.queryByRole('combobox', { name: /^Recipient/ })).toBeNull();
  });

  it('show what they lead to in the profile and in their list at once, and ask for each once [FAULT-81]', async () => {
    const { choose, save } = await openForm();
    await choose(/^Recipient/, 'Member');
    await choose(/^Reason for No Contact/, 'Bad Number');
    await save();
    const before = requests.length;
    await save();
    expect(await screen.findByText('Bad number: it does not reach the patient')).toBeVisible();
    await closed();
    expect(await screen.findByRole('cell', { name: 'Initiating Interaction' })).toBeVisible();
    const reads = requests
      .slice(before)
      .map(({ url }) => url)
      .filter((url) => /\/(patient\?|outreach\/list)/.test(url));
    expect(reads).toHaveLength(2);
  });

  it('save and show the patient of an ECPN anew once they fail to engage [CALL-20]', async () => {
    const managingOrganization = { id: 'EMTM', primary: 'ECPN', secondary: 'org:EMTM' };
    const { choose, save } = await openForm('Initiating Interaction', 'pharmacist', { managingOrganization });
    const failed = {
      ...{ type: 'patient.interaction', subject: 'ada', app: 'Initiating Call' },
      ...{ workflowIteration: 1, currentYear: 2026 },
      record: {
        ...{ dateRecorded: '2026-11-20T12:00:00Z', interaction: 'call', direction: 'user' },
        ...{ spokeTo: 'member', successful: false, reason: 'no-answer' },
      },
    };
    for (const _ of [1, 2])
      expect(
        await gateway.as('pharmacist')('POST', '/api/outreach', {
          interaction: failed,
        }),
      ).toMatchObject({ status: 201 });
    await choose(/^Recipient/, 'Member');
    await choose(/^Reason for No Contact/, 'No Answer');
    await save();
    await closed();
    expect(await screen.findAllByText(/Failure to Engage/)).not.toHaveLength(0);
  });

  it('need a note outside of the workflow, and with the reason Other [CALL-11]', async () => {
    const { form, choose, save } = await openForm('Fax issues');
    await choose(/^Recipient/, 'Pharmacy');
    await save();
    expect(form.getByRole('textbox', { name: /^Note/ })).toHaveAccessibleDescription(/^Required/);
    await choose(/^Interaction Type/, 'Initiating Interaction');
    expect(form.getByRole('textbox', { name: /^Note/ })).not.toBeRequired();
    await choose(/^Reason for No Contact/, 'Other');
    expect(form.getByRole('textbox', { name: /^Note/ })).toBeRequired();
  });

  it('ask for a decision after a contact with the member, and for the reason of a no [CALL-12] [CALL-13] [CALL-15]', async () => {
    const { user, form, choose, save } = await openForm();
    await choose(/^Recipient/, 'Member');
    expect(form.queryByRole('radio', { name: 'Yes' })).toBeNull();
    await user.click(form.getByRole('checkbox', { name: /^Successful/ }));
    await save();
    expect(form.getByText('Required')).toBeVisible();
    await user.click(form.getByRole('radio', { name: 'No' }));
    await save();
    expect(form.getByRole('combobox', { name: /^Reason for Declining/ })).toHaveAccessibleDescription(
      'Required',
    );
    expect(form.getByRole('radio', { name: 'Withdraw from the program' })).toBeVisible();
    expect(form.getByRole('radio', { name: 'Decline the primary project' })).toBeVisible();
  });

  it('store a no only after the question Service Declination [PROFILE-11]', async () => {
    const { user, form, choose, save } = await openForm();
    await choose(/^Recipient/, 'Member');
    await user.click(form.getByRole('checkbox', { name: /^Successful/ }));
    await user.click(form.getByRole('radio', { name: 'No' }));
    await choose(/^Reason for Declining/, 'No time');
    await user.click(form.getByRole('radio', { name: 'Withdraw from the program' }));
    await save();
    const question = await dialog('Service Declination');
    expect(requests.filter(isWrite)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Service Declination' })).toBeNull());
    expect(form.getByRole('radio', { name: 'No' })).toBeChecked();
    await save();
    await user.click(
      (await dialog('Service Declination')).getByRole('button', { name: 'Withdraw from the program' }),
    );
    await closed();
    expect((await logged())[0]).toMatchObject({
      app: 'Initiating Call',
      record: {
        successful: true,
        decision: 'no',
        decisionReason: 'too-busy',
        spokeToMember: true,
        attempt: 1,
      },
    });
  });

  it('store no no until it is chosen what is declined, and then say what that ends', async () => {
    const { user, form, choose, save } = await openForm();
    await choose(/^Recipient/, 'Member');
    await user.click(form.getByRole('checkbox', { name: /^Successful/ }));
    await user.click(form.getByRole('radio', { name: 'No' }));
    await choose(/^Reason for Declining/, 'No time');
    await save();
    expect(form.getByRole('radiogroup', { name: /^What Is Declined/ })).toHaveAccessibleDescription(
      /Required/,
    );
    expect(requests.filter(isWrite)).toEqual([]);
    await user.click(form.getByRole('radio', { name: 'Decline the primary project' }));
    await save();
    const question = await dialog('Service Declination');
    expect(question.getByText(/declines the primary project alone; the program goes on/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Save' }));
    await closed();
    expect((await logged())[0]).toMatchObject({ record: { decision: 'no', forPrimaryProject: true } });
  });

  it('tell before the save where it moves the patient and which enrollment it ends, as the gateway then does', async () => {
    const { user, form, choose, save } = await openForm();
    await choose(/^Recipient/, 'Member');
    expect(form.queryByText('What saving does:')).toBeNull();
    await user.click(form.getByRole('checkbox', { name: /^Successful/ }));
    await user.click(form.getByRole('radio', { name: 'No' }));
    await choose(/^Reason for Declining/, 'No time');
    await user.click(form.getByRole('radio', { name: 'Withdraw from the program' }));
    const told =
      'Saving moves the patient to Member Opt Out at Initiating Call and ends the enrollment in Medication Review (demo).';
    expect(await form.findByText(told)).toBeVisible();
    await user.click(form.getByRole('radio', { name: 'Yes' }));
    expect(
      await form.findByText(/Saving moves the patient to Scheduled for Medication Review/),
    ).toBeVisible();
    await user.click(form.getByRole('radio', { name: 'No' }));
    await choose(/^Reason for Declining/, 'No time');
    await user.click(form.getByRole('radio', { name: 'Withdraw from the program' }));
    await save();
    await user.click(
      (await dialog('Service Declination')).getByRole('button', { name: 'Withdraw from the program' }),
    );
    await closed();
    expect(await gateway.stored('ada')).toMatchObject({
      currentWorkflowState: { name: 'Member Opt Out at Initiating Call' },
      projects: { 'emtm-medication-review': { enrolled: false } },
    });
  });

  it('say that there may be more to a save while what decides cannot be loaded', async () => {
    network.use(http.get(`${home}/api/${product.info.slug}/projects`, () => HttpResponse.error()));
    const { user, form, choose } = await openForm();
    await choose(/^Recipient/, 'Member');
    await user.click(form.getByRole('checkbox', { name: /^Successful/ }));
    await user.click(form.getByRole('radio', { name: 'No' }));
    expect(await form.findByText(/Saving moves the patient to Member Opt Out/)).toBeVisible();
    expect(
      form.getByText('There may be more: some of the information that this depends on could not be loaded.'),
    ).toBeVisible();
  });

  it('warn before a Bad Number is logged [CALL-17]', async () => {
    const { form, choose, save } = await openForm();
    await choose(/^Recipient/, 'Member');
    await choose(/^Reason for No Contact/, 'Bad Number');
    await save();
    const reason = form.getByRole('combobox', { name: /^Reason for No Contact/ });
    expect(reason).toHaveAccessibleDescription("The member's number will be marked as a bad number");
    expect(requests.filter(isWrite)).toEqual([]);
    await save();
    await closed();
    expect((await logged())[0]).toMatchObject({ record: { reason: 'bad-number', successful: false } });
  });

  it('move the focus to what has to be corrected, not to the warning before it', async () => {
    const { form, choose, save } = await openForm('Follow-up Call');
    await choose(/^Recipient/, 'Member');
    await choose(/^Reason for No Contact/, 'Bad Number');
    await save();
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Note/ })).toHaveFocus());
  });

  it('count the attempts of a type, and show the next one [CALL-10]', async () => {
    const first = await openForm();
    await first.choose(/^Recipient/, 'Member');
    await first.choose(/^Reason for No Contact/, 'No Answer');
    await first.save();
    await closed();
    await first.user.click(screen.getByRole('button', { name: 'Add Interaction' }));
    const form = await dialog('Add Interaction');
    const type = form.getByRole('combobox', { name: /^Interaction Type/ });
    await first.user.selectOptions(type, 'Initiating Interaction');
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Attempt/ })).toHaveValue('2'));
    await first.user.selectOptions(type, 'Medication Review');
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Attempt/ })).toHaveValue('1'));
  });

  it('offer a Medication Safety Review to pharmacists [CALL-09]', async () => {
    const { form } = await openForm('Medication Safety Review');
    expect(form.getByRole('combobox', { name: /^Interaction Type/ })).toHaveDisplayValue(
      'Medication Safety Review',
    );
  });

  it('are not dated in the future [CALL-10] [VALID-05]', async () => {
    const { user, form, save } = await openForm();
    await fill(user, form.getByRole('textbox', { name: /^Date Added(\*)?$/ }), '11/23/2026');
    await save();
    expect(form.getByText('Date must be today or in the past')).toBeVisible();
  });
});
